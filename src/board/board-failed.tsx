import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { BoardMessage } from './board-message.tsx';

/** Shown when the offer could not be fetched, with a button to try again. */
export function BoardFailed() {
  const { t } = useTranslation(['betting', 'common']);
  const router = useRouter();
  return (
    <BoardMessage
      title={t('betting:errorTitle')}
      action={
        <button type="button" onClick={() => router.invalidate()}>
          {t('common:retry')}
        </button>
      }
    >
      {t('betting:errorText')}
    </BoardMessage>
  );
}
