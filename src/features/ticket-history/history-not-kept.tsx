import { useTranslation } from 'react-i18next';
import type { KeptAddress } from '../../running/kept-history.ts';
import { ListMessage } from '../../ui/list-message.tsx';
import { KeptLink } from './kept-link.tsx';

/** Shown where a list is asked for without a connection that was not kept: the way to the one seen last. */
export const HistoryNotKept = ({ instead }: { instead: KeptAddress }) => {
  const { t } = useTranslation('history');
  return (
    <ListMessage title={t('notKeptTitle')} text={t('notKeptText')}>
      <KeptLink kept={instead} />
    </ListMessage>
  );
};
