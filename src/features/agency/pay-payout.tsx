import { useTranslation } from 'react-i18next';
import type { CreditReceiver } from '../../../machines/credit-transfer/credit-transfer.machine.ts';
import { newTicketId } from '../../browser/ticket-id.ts';
import { useRefusalText } from '../../i18n/use-refusal-text.ts';
import { useCreditTransfer, useCreditTransferRef } from '../../running/machines.ts';
import { amountText } from '../../ui/amount-text.ts';
import { CountedFoot } from './counted-foot.tsx';
import { SumsAround } from './sums-around.tsx';
import css from './transfer.module.css';

/** What was set aside is paid whole: nothing to type, what both have before and after, and the tick before the money moves. */
export const PayPayout = ({ receiver }: { receiver: CreditReceiver }) => {
  const { t } = useTranslation('agency');
  const transfer = useCreditTransferRef();
  const refusal = useRefusalText()(useCreditTransfer(({ context }) => context.refusal));
  const { username: name, credit: amount, currency } = receiver;
  const money = `${amountText(amount)} ${currency}`;
  const pay = () => {
    transfer.send({ type: 'amount.entered', order: { way: 'take', amount, note: '', key: newTicketId() } });
    transfer.send({ type: 'transfer.confirmed' });
  };
  return (
    <div className={css.form}>
      <div className={css.fields}>
        <p>{t('payout.text', { name })}</p>
        <p className={css.sum}>{money}</p>
        <SumsAround receiver={receiver} change={-amount} />
        <p role="alert">{refusal}</p>
      </div>
      <CountedFoot money={money} words={t('payout.payOf', { money, name })} onPress={pay} />
    </div>
  );
};
