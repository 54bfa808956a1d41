import type { ReactNode } from 'react';
import { useVoucher, useVoucherRef } from '../../running/machines.ts';
import { OutcomeActions } from '../../ui/outcome-actions.tsx';

interface VoucherActionsProps {
  /** What the form sends, in words. */
  children: ReactNode;
  editing: boolean;
  checking: boolean;
  /** It is not known what became of what was sent. */
  unanswered: boolean;
  /** Whether what is typed may be sent. */
  ready?: boolean;
}

/** The end of both forms of the vouchers. */
export const VoucherActions = ({ editing, ready = true, ...props }: VoucherActionsProps) => {
  const voucher = useVoucherRef();
  const leaves = useVoucher((state) => state.can({ type: 'dialog.closed' }));
  return (
    <OutcomeActions
      {...props}
      words="voucher"
      ready={editing && ready}
      leaves={leaves}
      onAsk={() => voucher.send({ type: 'outcome.asked' })}
      onClose={() => voucher.send({ type: 'dialog.closed' })}
    />
  );
};
