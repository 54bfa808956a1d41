import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreditReceiver } from '../../../machines/credit-transfer/credit-transfer.machine.ts';
import { useApp, useCreditTransfer, useCreditTransferRef } from '../../running/machines.ts';
import { amountText } from '../../ui/amount-text.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { CountedFoot } from './counted-foot.tsx';
import { PaperReceipt } from './paper-receipt.tsx';
import { SumsAround } from './sums-around.tsx';
import css from './transfer.module.css';

/** The second step: nothing to type, what both have before and after, and the tick before the money moves. */
export const TransferReview = ({ receiver }: { receiver: CreditReceiver }) => {
  const { t } = useTranslation('agency');
  const transfer = useCreditTransferRef();
  const order = useCreditTransfer(({ context }) => context.order);
  const reviewing = useCreditTransfer((state) => state.matches('reviewing'));
  const checking = useCreditTransfer((state) => state.matches({ asking: 'checking' }));
  const unanswered = useCreditTransfer((state) => state.matches('unanswered'));
  if (!order) return null;
  const money = `${amountText(order.amount)} ${receiver.currency}`;
  return (
    <div className={css.form}>
      <div className={css.fields}>
        <p className={css.sum}>{money}</p>
        {order.note && <p className={css.note}>{t('transfer.noteIs', { note: order.note })}</p>}
        {reviewing && <SumsAround receiver={receiver} change={order.way === 'give' ? order.amount : -order.amount} />}
      </div>
      {unanswered ? (
        <div className={css.foot}>
          <p role="status">{t('transfer.unanswered')}</p>
          <button type="button" className={css.pay} onClick={() => transfer.send({ type: 'outcome.asked' })}>
            {t('askAgain')}
          </button>
        </div>
      ) : reviewing ? (
        <CountedFoot
          money={money}
          words={t(order.way === 'give' ? 'transfer.giveTo' : 'transfer.takeFrom', { money, name: receiver.username })}
          onPress={() => transfer.send({ type: 'transfer.confirmed' })}
        >
          <button type="button" className={css.quiet} onClick={() => transfer.send({ type: 'amount.changed' })}>
            {t('transfer.change')}
          </button>
        </CountedFoot>
      ) : (
        <div className={css.waits}>
          <Spinner label={t(checking ? 'transfer.checking' : 'transfer.sending')} />
          <p aria-hidden>{t(checking ? 'transfer.checking' : 'transfer.sending')}</p>
        </div>
      )}
    </div>
  );
};

/** The credit has moved: the number of its receipt, and the receipt to print. */
export const MovedCredit = ({ receiver }: { receiver: CreditReceiver }) => {
  const { t } = useTranslation('agency');
  const transfer = useCreditTransferRef();
  const order = useCreditTransfer(({ context }) => context.order);
  const moved = useCreditTransfer(({ context }) => context.moved);
  const agent = useApp(({ context }) => context.user?.name ?? '');
  const [printed, setPrinted] = useState(false);
  if (!order || !moved) return null;
  const { username: user, currency, currency_id } = receiver;
  const amount = order.way === 'give' ? order.amount : -order.amount;
  return (
    <div className={css.form}>
      <div className={css.fields} role="status">
        <p className={css.done}>
          <IconCircleCheck size={20} stroke={1.75} aria-hidden />
          {t(receiver.payout ? 'payout.paid' : order.way === 'give' ? 'transfer.given' : 'transfer.taken', {
            money: `${amountText(order.amount)} ${currency}`,
            name: user,
          })}
        </p>
        <p className={css.note}>{t('transfer.receipt', { number: moved.receipt })}</p>
      </div>
      <div className={css.foot}>
        <button type="button" className={css.pay} onClick={() => transfer.send({ type: 'dialog.closed' })}>
          {t('done')}
        </button>
        <button type="button" className={css.quiet} onClick={() => setPrinted(true)}>
          {t('transfer.print')}
        </button>
      </div>
      {printed && (
        <PaperReceipt
          move={{
            receipt: moved.receipt,
            at: new Date().toISOString(),
            agent,
            user,
            currency,
            currency_id,
            amount,
            note: order.note,
          }}
          onClose={() => setPrinted(false)}
        />
      )}
    </div>
  );
};
