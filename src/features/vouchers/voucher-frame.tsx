import type { ReactNode } from 'react';
import { useVoucher, useVoucherRef } from '../../running/machines.ts';
import { Dialog } from '../../ui/dialog.tsx';

interface VoucherFrameProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** The frame of both voucher dialogs; it stays while money is on its way, until the server has said what became of it. */
export const VoucherFrame = ({ title, lead, children }: VoucherFrameProps) => {
  const voucher = useVoucherRef();
  const leaves = useVoucher((state) => state.can({ type: 'dialog.closed' }));
  return (
    <Dialog
      title={title}
      text={lead}
      closes={leaves ? 'request' : 'none'}
      onClose={() => voucher.send({ type: 'dialog.closed' })}
    >
      {children}
    </Dialog>
  );
};
