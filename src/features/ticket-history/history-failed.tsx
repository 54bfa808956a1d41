import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ListMessage } from '../../ui/list-message.tsx';

/** Shown when the tickets could not be fetched: nothing happened to the money; with a button to try again. */
export const HistoryFailed = () => {
  const { t } = useTranslation('history');
  const router = useRouter();
  return (
    <ListMessage title={t('failedTitle')} text={t('failedText')}>
      <button type="button" onClick={() => router.invalidate()}>
        {t('retry')}
      </button>
    </ListMessage>
  );
};
