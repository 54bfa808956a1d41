import { slipFigures } from '../../../domain/ticket/slip-figures.ts';
import { ownTicket } from '../../../machines/ticket/ticket-context.ts';
import { useTicket } from '../../running/use-ticket.ts';

/** The slip's figures as they are now and, while a change waits for the player's word, as they were before. */
export const useFigures = () => {
  const selections = useTicket(({ context }) => context.selections);
  const settings = useTicket(({ context }) => context.settings);
  const stake = useTicket(({ context }) => context.stake) ?? 0;
  const asked = useTicket(({ context }) => ownTicket(context)?.stake) ?? stake;
  const currencyId = useTicket(({ context }) => context.wallet?.currency_id ?? null);
  const changed = useTicket(
    (state) => state.matches({ composing: { face: 'changed' } }) || state.matches({ waiting: 'offered' }),
  );
  const figures = (odds: 'odd' | 'originalOdd', staked: number) =>
    slipFigures(
      selections.map((selection) => selection[odds]),
      staked,
      settings,
      currencyId,
    );
  return { now: figures('odd', stake), before: changed ? figures('originalOdd', asked) : null };
};
