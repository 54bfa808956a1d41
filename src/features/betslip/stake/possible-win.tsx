import { useTranslation } from 'react-i18next';
import { groupsOf } from '../../../../domain/ticket/slip-system.ts';
import { useTicket } from '../../../running/machines.ts';
import { amountText } from '../../../ui/amount-text.ts';
import { SystemWin } from '../system/system-win.tsx';
import { useFigures } from '../use-figures.ts';
import css from './possible-win.module.css';

/** More characters than the narrowest slip has room for in large figures. */
const roomy = 13;

const BasicWin = () => {
  const { t } = useTranslation('ticket');
  const { now, before } = useFigures();
  // The table of before and now has it.
  if (before) return null;
  const amount = `${now.capped ? '> ' : ''}${amountText(now.possibleWin)}`;
  return (
    <div className={css.win}>
      <span className={css.label}>{t('possibleWin')}</span>
      <output className={css.amount} data-long={amount.length > roomy}>
        {amount}
      </output>
      {now.capped && <p className={css.capped}>{t('capped')}</p>}
    </div>
  );
};

/** What the ticket can pay; '>' when more would be won than the largest win allowed (spec section 5). */
export const PossibleWin = () => {
  const isSystem = useTicket(({ context }) => context.system !== null);
  const hasGroups = useTicket(({ context }) => groupsOf(context.system).length > 0);
  if (isSystem) return hasGroups && <SystemWin />;
  return <BasicWin />;
};
