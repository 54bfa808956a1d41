import { useTranslation } from 'react-i18next';
import { useTicket, useTicketRef } from '../../running/use-ticket.ts';
import { useModal } from '../../ui/use-modal.ts';
import css from './delete-dialog.module.css';
import { keepEscape } from './keep-escape.ts';
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
      className={css.dialog}
      aria-labelledby="delete-title"
      aria-describedby="delete-text"
      onKeyDown={keepEscape}
      onClose={keep}
    >
      <h2 id="delete-title" className={css.title}>
        {t('deleteTitle')}
      </h2>
      <p id="delete-text" className={css.text}>
        {t('deleteText', { count })}
      </p>
      <div className={css.actions}>
        <button type="button" className={css.keep} onClick={keep}>
          {t('deleteNo')}
        </button>
        <button type="button" className={css.delete} onClick={() => ticket.send({ type: 'slip.cleared' })}>
          {t('deleteYes')}
        </button>
      </div>
    </dialog>
  );
};
