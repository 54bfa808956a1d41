import { useTranslation } from 'react-i18next';
import { useTicket, useTicketRef } from '../../running/machines.ts';
import dialog from '../../ui/dialog.module.css';
import { useModal } from '../../ui/use-modal.ts';
import css from './delete-dialog.module.css';
import { slipFocus } from './slip-focus.ts';

/** Asks before all selections go (spec section 8). */
export const DeleteDialog = () => {
  const { t } = useTranslation('slip');
  const ticket = useTicketRef();
  const open = useModal(slipFocus);
  const count = useTicket(({ context }) => context.selections.length);
  const keep = () => ticket.send({ type: 'deletion.cancelled' });
  return (
    <dialog
      ref={open}
      role="alertdialog"
      className={dialog.dialog}
      aria-labelledby="delete-title"
      aria-describedby="delete-text"
      onClose={keep}
    >
      <h2 id="delete-title" className={dialog.title}>
        {t('deleteTitle')}
      </h2>
      <p id="delete-text" className={css.text}>
        {t('deleteText', { count })}
      </p>
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
    </dialog>
  );
};
