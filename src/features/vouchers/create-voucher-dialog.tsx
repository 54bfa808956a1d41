import { useTranslation } from 'react-i18next';
import { minVoucher } from '../../../domain/limits.ts';
import { useSession, useVoucher } from '../../running/machines.ts';
import { CreatedVoucher } from './created-voucher.tsx';
import { OrderForm } from './order-form.tsx';
import { TooLittleCredit } from './too-little-credit.tsx';
import { VoucherFrame } from './voucher-frame.tsx';

/** Vouchers are dinars. */
const voucherCurrencyId = 1;

/** Makes a voucher of the player's credit and shows its code (spec sections 5 and 8). */
export const CreateVoucherDialog = () => {
  const { t } = useTranslation('voucher');
  const created = useVoucher((state) => state.matches({ creating: 'created' }));
  const editing = useVoucher((state) => state.matches({ creating: 'editing' }));
  const credit = useSession(({ context }) => {
    const wallet = context.wallets.find(({ currency_id }) => currency_id === voucherCurrencyId);
    return wallet ? Math.round((wallet.wallet_0 + wallet.wallet_1) * 100) / 100 : 0;
  });
  if (created) {
    return (
      <VoucherFrame title={t('createdTitle')} lead={t('createdText')}>
        <CreatedVoucher />
      </VoucherFrame>
    );
  }
  return (
    <VoucherFrame title={t('create')} lead={t('createText')}>
      {editing && credit < minVoucher ? <TooLittleCredit /> : <OrderForm credit={credit} />}
    </VoucherFrame>
  );
};
