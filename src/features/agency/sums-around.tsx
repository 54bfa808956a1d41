import { useTranslation } from 'react-i18next';
import type { CreditReceiver } from '../../../machines/credit-transfer/credit-transfer.machine.ts';
import { useApp, useSession } from '../../running/machines.ts';
import { amountText } from '../../ui/amount-text.ts';
import css from './transfer.module.css';

/** What the agent has in a wallet: his own money, without any bonus. */
export const useFloat = (currencyId: number): number =>
  useSession(({ context }) => context.wallets.find(({ currency_id }) => currency_id === currencyId)?.wallet_0 ?? 0);

/** What both have before and after `change` has come to the receiver, and that it is the same together. */
export const SumsAround = ({ receiver, change }: { receiver: CreditReceiver; change: number }) => {
  const { t } = useTranslation('agency');
  const float = useFloat(receiver.currency_id);
  const own = useApp(({ context }) => context.user?.name);
  const { credit, bonus, payout } = receiver;
  const about =
    payout !== null
      ? t('payout.setAside')
      : bonus > 0
        ? t('transfer.bonusKept', { bonus: amountText(bonus) })
        : t('transfer.credit');
  const rows = [
    [t('transfer.yourFloat'), own, float, float - change],
    [receiver.username, about, credit, credit + change],
    [t('transfer.together'), t('transfer.neverChanges'), float + credit, float + credit],
  ] as const;
  return (
    <table className={css.sums}>
      <thead>
        <tr>
          <th scope="col">{receiver.currency}</th>
          <th scope="col">{t('transfer.before')}</th>
          <th scope="col">{t('transfer.after')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, of, before, after]) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <small>{of}</small>
            </th>
            <td>{amountText(before)} →</td>
            <td>{amountText(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
