import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ListMessage } from '../../ui/list-message.tsx';

/** Shown when the figures could not be fetched, with a button to try again. */
export const AffiliatesFailed = () => {
  const { t } = useTranslation(['affiliates', 'common']);
  const router = useRouter();
  return (
    <ListMessage title={t('affiliates:failedTitle')} text={t('affiliates:failedText')}>
      <button type="button" onClick={() => router.invalidate()}>
        {t('common:retry')}
      </button>
    </ListMessage>
  );
};
