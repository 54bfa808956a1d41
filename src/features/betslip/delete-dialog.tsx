import { useTranslation } from 'react-i18next';
import { useTicket, useTicketRef } from '../../running/machines.ts';
import { Dialog } from '../../ui/dialog.tsx';
import dialog from '../../ui/dialog-buttons.module.css';
import { slipFocus } from './slip-focus.ts';

/** Asks before all selections go (spec section 8). */
export const DeleteDialog = () => {
  const { t } = useTranslation('slip');
  const ticket = useTicketRef();
  const count = useTicket(({ context }) => context.selections.length);
  const keep = () => ticket.send({ type: 'deletion.cancelled' });
  return (
    <Dialog
      role="alertdialog"
      title={t('deleteTitle')}
      text={t('deleteText', { count })}
      backTo={slipFocus}
      onClose={keep}
    >
      <div className={dialog.choices}>
        <button type="button" className={dialog.choice} onClick={keep}>
          {t('deleteNo')}
        </button>
        <button
          type="button"
          className={dialog.choice}
          data-first
          onClick={() => ticket.send({ type: 'slip.cleared' })}
        >
          {t('deleteYes')}
        </button>
      </div>
    </Dialog>
  );
};
