import { slipCashback } from '../../../domain/ticket/slip-cashback.ts';
import { slipFigures } from '../../../domain/ticket/slip-figures.ts';
import { groupsOf } from '../../../domain/ticket/slip-system.ts';
import { ownTicket } from '../../../machines/ticket/own-ticket.ts';
import { useTicket } from '../../running/machines.ts';

/** The slip's figures as they are now and, while a change waits for the player's word, as they were before. */
export const useFigures = () => {
  const selections = useTicket(({ context }) => context.selections);
  const groups = useTicket(({ context }) => groupsOf(context.system));
  const settings = useTicket(({ context }) => context.settings);
  const stake = useTicket(({ context }) => context.stake) ?? 0;
  const asked = useTicket(({ context }) => ownTicket(context)?.stake) ?? stake;
  const currencyId = useTicket(({ context }) => context.wallet?.currency_id ?? null);
  const changed = useTicket(
    (state) => state.matches({ composing: { face: 'changed' } }) || state.matches({ waiting: 'offered' }),
  );
  const terms = { selections, groups, settings, currencyId };
  return {
    now: slipFigures({ ...terms, stake }),
    cashback: slipCashback({ ...terms, stake }),
    before: changed ? slipFigures({ ...terms, stake: asked }, 'originalOdd') : null,
  };
};
