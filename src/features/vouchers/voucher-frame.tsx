import type { ReactNode } from 'react';
import { useVoucherRef } from '../../running/machines.ts';
import { Dialog } from '../../ui/dialog.tsx';

interface VoucherFrameProps {
  title: string;
  lead: string;
  /** Money is on its way: the dialog stays until the server has said what became of it. */
  busy: boolean;
  children: ReactNode;
}

/** The frame of both voucher dialogs. */
export const VoucherFrame = ({ title, lead, busy, children }: VoucherFrameProps) => {
  const voucher = useVoucherRef();
  return (
    <Dialog
      title={title}
      text={lead}
      closes={busy ? 'none' : 'request'}
      onClose={() => voucher.send({ type: 'dialog.closed' })}
    >
      {children}
    </Dialog>
  );
};
