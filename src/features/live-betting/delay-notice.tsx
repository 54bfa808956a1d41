import { useTranslation } from 'react-i18next';
import { defaultLiveTicketDelay } from '../../../domain/limits.ts';
import { useSite } from '../../running/machines.ts';
import styles from './delay-notice.module.css';

/** Live tickets wait before they are confirmed, and what is seen may be behind what happens. */
export function DelayNotice() {
  const { t } = useTranslation('betting');
  const seconds = useSite(({ context }) => context.site.settings?.liveTicketDelay ?? defaultLiveTicketDelay);
  return <p className={styles.notice}>{t('liveDelay', { seconds })}</p>;
}
