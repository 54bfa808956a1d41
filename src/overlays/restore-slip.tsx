import { useTranslation } from 'react-i18next';
import { useNoticesRef, usePlayer, useTicketIfThere } from '../running/machines.ts';
import css from './snackbar.module.css';

/** Takes back that the slip was emptied, until something new is on it. */
const RestoreSlip = ({ noticeId }: { noticeId: string }) => {
  const { t } = useTranslation('slip');
  const ticket = usePlayer()?.ticket;
  const notices = useNoticesRef();
  const possible = useTicketIfThere((state) => state.matches('empty') && state.context.former !== null);
  if (!possible) return null;
  const restore = () => {
    ticket?.send({ type: 'slip.restored' });
    notices.send({ type: 'notice.dismissed', id: noticeId });
  };
  return (
    <button type="button" className={css.action} onClick={restore}>
      {t('restore')}
    </button>
  );
};

export default RestoreSlip;
