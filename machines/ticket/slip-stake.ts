import { parseAmount } from '../../domain/money/parse-amount.ts';
import { minimumPayin } from '../../domain/ticket/minimum-payin.ts';
import { raiseStake, startingStake } from '../../domain/ticket/stake.ts';
import type { TicketContext } from './ticket-context.ts';

const none: readonly never[] = [];

/** A stake as the field shows it, nothing typed. */
export const stakeAt = (stake: number | null) => ({ stake, stakeText: null, stakeRaised: false });

export const typedStake = (text: string) => ({ ...stakeAt(parseAmount(text)), stakeText: text });

/**
 * The stake when the field is left: an amount below the minimum pay-in is raised to it, a text that is no amount stays
 * until it is corrected.
 */
export const leftStake = (context: TicketContext) => {
  const { stake } = context;
  if (stake === null) return {};
  const raised = raiseStake(stake, minimumPayin(context));
  return { ...stakeAt(raised), stakeRaised: raised !== stake || context.stakeRaised };
};

/** The slip as it starts: no selections, the wallet's minimum pay-in. */
export const emptySlip = (facts: Pick<TicketContext, 'wallet' | 'settings'>) => ({
  selections: none,
  rejected: none,
  system: null,
  ...stakeAt(startingStake(minimumPayin(facts))),
});

/**
 * The slip after its player left: nothing of it is shown to the next one. A session may end in the instant in which an
 * outcome comes: one that he has not closed is asked for again when he is back.
 */
export const leftSlip = ({ settings, tickets, told }: TicketContext, userId: string | null) => ({
  ...emptySlip({ wallet: null, settings }),
  userId,
  owner: userId,
  wallet: null,
  former: null,
  panelOpen: false,
  news: null,
  refusal: null,
  tickets: told ? [...tickets, told] : tickets,
  told: null,
  rejected: none,
});
