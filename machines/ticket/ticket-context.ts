import type { AnsweredSelection, OddsPolicy } from '../../contract/entities/ticket.ts';
import type { Wallet } from '../../contract/entities/wallet.ts';
import type { GeneralSettings } from '../../contract/settings/general.ts';
import type { OfferAnswer, PendingTicket, SlipSystem, StoredSlip } from '../../contract/storage/slip.ts';
import { parseAmount } from '../../domain/money/parse-amount.ts';
import { isSystemSound } from '../../domain/system/system.ts';
import { minimumPayin } from '../../domain/ticket/minimum-payin.ts';
import { isAsked, policyOf } from '../../domain/ticket/odds-policy.ts';
import type { Selections } from '../../domain/ticket/slip.ts';
import { groupsOf, legsOf, systemWith } from '../../domain/ticket/slip-system.ts';
import { raiseStake, startingStake } from '../../domain/ticket/stake.ts';
import { secondsLeft, ticketWait, wasNotPlaced } from '../../domain/ticket/ticket-deadline.ts';
import { isAcceptedByItself, type SlipOffer, slipOfferFrom } from '../../domain/ticket/ticket-offer.ts';
import type { TicketTerms } from '../../domain/ticket/ticket-request.ts';
import type { OfferTold, RejectionText } from '../../domain/ticket/ticket-verdict.ts';
import { failureText } from '../refusal.ts';
import type { TicketReport } from './ticket-event.ts';

/** What the dialog about the last ticket says. */
export interface TicketNews {
  outcome: 'accepted' | 'denied';
  ticketId: string;
  /** Minor units. */
  stake: number;
  currency: string;
  /** Why it was rejected. */
  text: RejectionText | null;
}

/** A slip that can come back: one that was emptied, or the one that was paid last. */
export interface FormerSlip {
  selections: Selections;
  system: SlipSystem | null;
  stake: number | null;
}

/** Why a call was refused, as a translation key; `namespace` says whose. */
export interface TicketRefusal {
  namespace: 'errors' | 'ticket';
  key: string;
  /** What the text names; amounts in major units. */
  values?: Record<string, string | number>;
}

export interface TicketContext {
  userId: string | null;
  /** Whose slip it is: the player's, or before he is known again whoever left it in this browser. */
  owner: string | null;
  wallet: Wallet | null;
  settings: GeneralSettings | null;
  selections: Selections;
  /** Null for a single or a combination. */
  system: SlipSystem | null;
  former: FormerSlip | null;
  /** Minor units; null while the field holds no amount. */
  stake: number | null;
  /** What stands in the field while it is typed in, and after that as long as it is no amount; null: the stake. */
  stakeText: string | null;
  /** The stake was below the minimum pay-in and has been raised to it. */
  stakeRaised: boolean;
  panelOpen: boolean;
  /** The feed was lost or lagged since the last check of the prices. */
  pricesStale: boolean;
  /** Tickets whose outcome is unknown, at most one a player: another player's waits until he is back. */
  tickets: readonly PendingTicket[];
  autoOddsUsers: readonly string[];
  /** What they accept, by user. */
  oddsPolicies: Readonly<Record<string, OddsPolicy>>;
  /** The server's time when it was heard last. */
  serverNow: number | null;
  secondsLeft: number;
  news: TicketNews | null;
  refusal: TicketRefusal | null;
  /** The selections of the ticket that was rejected last, those with a reason. */
  rejected: readonly AnsweredSelection[];
}

export const refusalOf = (error: unknown): TicketRefusal => failureText(error, 'badRequest');

export const ticketNotPlaced: TicketRefusal = { namespace: 'ticket', key: 'ticketNotPlaced' };

export interface TicketInput {
  stored: StoredSlip | null;
}

const visitor = '';

export const ownTicket = ({ tickets, userId }: Pick<TicketContext, 'tickets' | 'userId'>): PendingTicket | undefined =>
  tickets.find((ticket) => ticket.userId === userId);

export const acceptsOddsChanges = ({
  autoOddsUsers,
  userId,
}: Pick<TicketContext, 'autoOddsUsers' | 'userId'>): boolean => autoOddsUsers.includes(userId ?? visitor);

type PolicyFacts = Pick<TicketContext, 'autoOddsUsers' | 'oddsPolicies' | 'userId'>;

/** Which changes of odds the player accepts by himself; none while his switch is off. */
export const oddsPolicyOf = (context: PolicyFacts): OddsPolicy =>
  policyOf(acceptsOddsChanges(context), context.oddsPolicies[context.userId ?? visitor]);

/** Whether something on the slip changed further than the player accepts by himself. */
export const mustAccept = (context: PolicyFacts & Pick<TicketContext, 'selections'>): boolean => {
  const policy = oddsPolicyOf(context);
  return context.selections.some((selection) => isAsked(policy, selection));
};

/** Turns the player's own switch; the others' stay. */
export const toggledAutoOdds = (context: TicketContext): readonly string[] => {
  const user = context.userId ?? visitor;
  return acceptsOddsChanges(context)
    ? context.autoOddsUsers.filter((other) => other !== user)
    : [...context.autoOddsUsers, user];
};

/** The player's own policy, which turns his switch as well; switched off, he keeps it for the next time. */
export const chosenPolicy = (context: TicketContext, policy: OddsPolicy) => {
  const user = context.userId ?? visitor;
  const others = context.autoOddsUsers.filter((other) => other !== user);
  if (policy.mode === 'none') return { autoOddsUsers: others };
  return { autoOddsUsers: [...others, user], oddsPolicies: { ...context.oddsPolicies, [user]: policy } };
};

const none: readonly never[] = [];

/** A stake as it stands in the field, nothing typed. */
export const stakeAt = (stake: number | null) => ({ stake, stakeText: null, stakeRaised: false });

/** A stake while it is typed. */
export const typedStake = (text: string) => ({ ...stakeAt(parseAmount(text)), stakeText: text });

/** The stake when the field is left: an amount below the minimum pay-in is raised to it, what is no amount stays to be put right. */
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

/** The ticket that a press on pay makes of the slip; null without a player. */
const ticketOf = (context: TicketContext, ticketId: string): PendingTicket | null => {
  const { userId, wallet, settings, stake } = context;
  if (userId === null || !wallet || !settings || stake === null) return null;
  const live = context.selections.some(({ desc }) => desc === 'live');
  const groups = groupsOf(context.system);
  return {
    ticketId,
    userId,
    selections: [...context.selections],
    ...(groups.length > 0 ? { groups: [...groups] } : {}),
    stake,
    currency: wallet.currency,
    live,
    received: false,
    createdAt: context.serverNow,
    wait: ticketWait(settings, live),
  };
};

/** The deadline of a ticket by the server's clock; from now on while it is unknown when the server received it. */
const deadlineOf = (ticket: PendingTicket, now: number): number => (ticket.createdAt ?? now) + ticket.wait;

/** The slip after its player left: nothing of it is shown to the next one. */
export const leftSlip = ({ settings }: TicketContext, userId: string | null) => ({
  ...emptySlip({ wallet: null, settings }),
  userId,
  owner: userId,
  wallet: null,
  former: null,
  panelOpen: false,
  news: null,
  refusal: null,
  rejected: none,
});

/** The tickets with the one that a press on pay makes of the slip. */
export const withTicket = (context: TicketContext, ticketId: string) => {
  const ticket = ticketOf(context, ticketId);
  return ticket ? { tickets: [...context.tickets, ticket], rejected: none } : {};
};

/** What ticketRequest is made of for the own ticket; null when there is none. */
export const termsOf = (context: TicketContext): TicketTerms | null => {
  const ticket = ownTicket(context);
  if (!ticket || !context.wallet) return null;
  return {
    ...ticket,
    wallet: context.wallet,
    settings: context.settings,
    oddsPolicy: oddsPolicyOf(context),
  };
};

/** The slip that a rejected ticket leaves: as it was sent, also when an accepted offer had emptied it, and why. */
export const rejectedSlip = (context: TicketContext, answered: readonly AnsweredSelection[]) => {
  const own = ownTicket(context);
  const slip = own && { selections: own.selections, system: systemWith(own.groups), ...stakeAt(own.stake) };
  return {
    ...(context.selections.length === 0 ? slip : {}),
    rejected: answered.filter(({ reason }) => reason !== null),
  };
};

/** The slip as it was sent, also after a reload or a change of players; empty once an offer was accepted. */
export const shownTicket = (context: TicketContext) => {
  const own = ownTicket(context);
  if (own?.agreedStake !== undefined) return emptySlip(context);
  return own ? { selections: own.selections, system: systemWith(own.groups), ...stakeAt(own.stake) } : {};
};

const noTicket = { ticketId: '', selections: [], stake: 0, currency: '' };

const offerOf = (context: TicketContext, told: OfferTold): SlipOffer =>
  slipOfferFrom(ownTicket(context) ?? noTicket, told, context.serverNow ?? 0);

/** The slip at the offered prices and stake. */
export const offeredSlip = (context: TicketContext, told: OfferTold) => {
  const { selections, stake } = offerOf(context, told);
  return { selections, ...stakeAt(stake) };
};

/** A stake below the one that was asked for is shown in red (spec section 4). */
export const isStakeLowered = (context: TicketContext): boolean =>
  context.stake !== null && context.stake < (ownTicket(context)?.stake ?? 0);

/** The offer with what has been answered to it: by the player before, or by his switch. */
export const offerMade = (context: TicketContext, told: OfferTold): TicketReport => {
  const offer = offerOf(context, told);
  const own = ownTicket(context);
  const byItself = isAcceptedByItself(offer, own?.selections ?? [], oddsPolicyOf(context));
  const answer = own?.answer ?? (byItself ? { accepted: true } : null);
  return { type: 'offer.made', offer, answer, now: context.serverNow ?? 0 };
};

/** The own ticket with the answer to its offer; on acceptance the slip empties and the offered stake is the agreed one. */
export const answeredOffer = (context: TicketContext, answer: OfferAnswer) => {
  const own = ownTicket(context);
  const agreed = answer.accepted && context.stake !== null ? { agreedStake: context.stake } : {};
  return {
    ...(answer.accepted ? emptySlip(context) : {}),
    tickets: context.tickets.map((ticket) => (ticket === own ? { ...ticket, answer, ...agreed } : ticket)),
  };
};

/** What is to be told about the own ticket; `text` why it was rejected, null when it was accepted. */
export const newsOf = (context: TicketContext, text: RejectionText | null): TicketNews | null => {
  const own = ownTicket(context);
  if (!own) return null;
  const { ticketId, currency } = own;
  if (text !== null) return { outcome: 'denied', ticketId, stake: own.stake, currency, text };
  // While an offer stands the slip shows its stake: another tab may have accepted it.
  return { outcome: 'accepted', ticketId, stake: own.agreedStake ?? context.stake ?? own.stake, currency, text };
};

/** Whether the server would know the own ticket by now, had it ever arrived. */
export const isOverdue = (context: TicketContext): boolean => {
  const own = ownTicket(context);
  const now = context.serverNow;
  return own !== undefined && now !== null && wasNotPlaced(deadlineOf(own, now), now);
};

/** Notes the server's time, and when it received the own ticket as far as that is known. */
export const heardTime = (context: TicketContext, now: number, createdAt?: number) => {
  const own = ownTicket(context);
  return {
    serverNow: now,
    tickets: context.tickets.map((ticket) =>
      ticket === own
        ? {
            ...ticket,
            received: ticket.received || createdAt !== undefined,
            createdAt: createdAt ?? ticket.createdAt ?? now,
          }
        : ticket,
    ),
  };
};

/** Seconds until the own ticket's deadline; `previous` keeps a running countdown from growing. */
export const countdown = (context: TicketContext, now: number, previous?: number): number => {
  const own = ownTicket(context);
  return own ? secondsLeft(deadlineOf(own, now), now, previous) : 0;
};

/** What is stored may come from another version, or from a hand. */
export const soundSystem = (stored: StoredSlip | null): SlipSystem | null => {
  const { system = null, selections = [] } = stored ?? {};
  const groups = groupsOf(system);
  return isSystemSound(legsOf(selections, groups), groups) ? system : null;
};

export const initialContext = ({ stored }: TicketInput): TicketContext => ({
  userId: null,
  owner: stored?.userId ?? null,
  wallet: null,
  settings: null,
  selections: stored?.selections ?? [],
  system: soundSystem(stored),
  former: null,
  ...stakeAt(stored?.stake ?? startingStake(0)),
  panelOpen: false,
  pricesStale: (stored?.selections.length ?? 0) > 0,
  tickets: stored?.tickets ?? [],
  autoOddsUsers: stored?.autoOddsUsers ?? [],
  oddsPolicies: stored?.oddsPolicies ?? {},
  serverNow: null,
  secondsLeft: 0,
  news: null,
  refusal: null,
  rejected: none,
});
