import { CreateVoucherDialog } from '../features/vouchers/create-voucher-dialog.tsx';
import { UseVoucherDialog } from '../features/vouchers/use-voucher-dialog.tsx';
import { useVoucher } from '../running/machines.ts';

/** The dialog in which a voucher is being made or used, over any page. */
const VoucherDialog = () => {
  const creating = useVoucher((state) => state.matches('creating'));
  const using = useVoucher((state) => state.matches('using'));
  return creating ? <CreateVoucherDialog /> : using && <UseVoucherDialog />;
};

export default VoucherDialog;
