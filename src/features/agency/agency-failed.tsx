import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ListMessage } from '../../ui/list-message.tsx';

/** Shown when a page of the agency could not be fetched: no money moved; with a button to try again. */
export const AgencyFailed = () => {
  const { t } = useTranslation(['agency', 'common']);
  const router = useRouter();
  return (
    <ListMessage title={t('agency:failedTitle')} text={t('agency:failedText')}>
      <button type="button" onClick={() => router.invalidate()}>
        {t('common:retry')}
      </button>
    </ListMessage>
  );
};
