import { useTranslation } from 'react-i18next';
import { slipFigures } from '../../../../domain/ticket/slip-figures.ts';
import { useTicket } from '../../../running/use-ticket.ts';
import { amountText } from '../../../ui/amount-text.ts';
import css from './possible-win.module.css';

/** What the ticket can pay; '>' when more would be won than the largest win allowed (spec section 5). */
export const PossibleWin = () => {
  const { t } = useTranslation('ticket');
  const selections = useTicket(({ context }) => context.selections);
  const settings = useTicket(({ context }) => context.settings);
  const stake = useTicket(({ context }) => context.stake) ?? 0;
  const currencyId = useTicket(({ context }) => context.wallet?.currency_id ?? null);
  const changed = useTicket((state) => state.matches({ composing: { face: 'changed' } }));
  const figures = (odds: 'odd' | 'originalOdd') =>
    slipFigures(
      selections.map((selection) => selection[odds]),
      stake,
      settings,
      currencyId,
    );
  const now = figures('odd');
  return (
    <div className={css.win}>
      <span className={css.label}>{t('possibleWin')}</span>
      {changed && <s className={css.before}>{amountText(figures('originalOdd').possibleWin)}</s>}
      <output className={css.amount} title={now.capped ? t('capped') : undefined}>
        {now.capped && '> '}
        {amountText(now.possibleWin)}
      </output>
    </div>
  );
};
