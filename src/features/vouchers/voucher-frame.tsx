import { type ReactNode, useId } from 'react';
import { useVoucherRef } from '../../running/machines.ts';
import dialog from '../../ui/dialog.module.css';
import { useModal } from '../../ui/use-modal.ts';
import css from './voucher-dialog.module.css';

interface VoucherFrameProps {
  title: string;
  lead: string;
  /** Money is on its way: the dialog stays until the server has said what became of it. */
  busy: boolean;
  children: ReactNode;
}

/** What both dialogs of the vouchers stand in. */
export const VoucherFrame = ({ title, lead, busy, children }: VoucherFrameProps) => {
  const id = useId();
  const voucher = useVoucherRef();
  const open = useModal();
  return (
    <dialog
      ref={open}
      className={dialog.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-lead`}
      closedby={busy ? 'none' : 'closerequest'}
      onCancel={(event) => busy && event.preventDefault()}
      onClose={() => voucher.send({ type: 'dialog.closed' })}
    >
      <h2 id={`${id}-title`} className={dialog.title}>
        {title}
      </h2>
      <p id={`${id}-lead`} className={css.lead}>
        {lead}
      </p>
      {children}
    </dialog>
  );
};
