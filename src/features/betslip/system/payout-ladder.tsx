import { useTranslation } from 'react-i18next';
import type { Span } from '../../../../domain/system/payout-ladder.ts';
import { type SlipStep, slipLadder } from '../../../../domain/ticket/slip-ladder.ts';
import { groupsOf } from '../../../../domain/ticket/slip-system.ts';
import { useTicket } from '../../../running/machines.ts';
import { amountText, countText } from '../../../ui/amount-text.ts';
import { groupLetter } from '../../../ui/group-text.ts';
import { walletName } from '../../../ui/wallet-name.ts';
import css from './payout-ladder.module.css';

/** More steps than this are easier to read as a figure than to count. */
const mostPips = 8;

const spanText = <T,>({ least, most }: Span<T>, text: (value: T) => string) =>
  least === most ? text(most) : `${text(least)} – ${text(most)}`;

const Pips = ({ hits, of }: { hits: number; of: number }) => (
  <span className={css.pips} aria-hidden>
    {Array.from({ length: of }, (_, index) => index).map((pip) => (
      <span key={pip} className={css.pip} data-hit={pip < hits} />
    ))}
  </span>
);

/** What is won by the number of correct selections of the groups. */
export const PayoutLadder = () => {
  const { t } = useTranslation('slip');
  const selections = useTicket(({ context }) => context.selections);
  const groups = useTicket(({ context }) => groupsOf(context.system));
  const settings = useTicket(({ context }) => context.settings);
  const stake = useTicket(({ context }) => context.stake) ?? 0;
  const wallet = useTicket(({ context }) => context.wallet);
  const steps = slipLadder({ selections, groups, stake, settings, currencyId: wallet?.currency_id ?? null });
  const count = steps.at(-1)?.hits.most ?? 0;
  const hits = (step: SlipStep) => t('ofCount', { conditions: spanText(step.hits, String), count });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a low screen it scrolls, and must be reachable by keyboard
    <section className={css.scroll} aria-label={t('ladder')} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('correctIn', { groups: groups.map((_, index) => groupLetter(index)).join(' + ') })}</th>
            <th scope="col">{t('linesHead')}</th>
            <th scope="col">{t('payoutHead', { currency: wallet ? walletName(wallet) : '' }).trimEnd()}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step, index) => (
            <tr key={step.hits.most} data-nothing={step.lines.most === 0n} data-all={index === steps.length - 1}>
              <th scope="row">
                {count <= mostPips && <Pips hits={step.lines.most === 0n ? 0 : step.hits.most} of={count} />}
                {hits(step)}
              </th>
              <td>{spanText(step.lines, countText)}</td>
              <td>{spanText(step.win, amountText)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
