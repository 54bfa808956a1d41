import type { AnsweredSelection } from '../../contract/entities/ticket.ts';
import type { OfferAnswer, PendingTicket } from '../../contract/storage/slip.ts';
import { agreedSelections } from '../../domain/ticket/slip.ts';
import { groupsOf, systemWith } from '../../domain/ticket/slip-system.ts';
import { secondsLeft, ticketWait, wasNotPlaced } from '../../domain/ticket/ticket-deadline.ts';
import { isAcceptedByItself, type SlipOffer, slipOfferFrom } from '../../domain/ticket/ticket-offer.ts';
import type { TicketTerms } from '../../domain/ticket/ticket-request.ts';
import type { OfferTold, RejectionText } from '../../domain/ticket/ticket-verdict.ts';
import { oddsPolicyOf } from './odds-consent.ts';
import { isOn } from './player-switch.ts';
import { emptySlip, stakeAt } from './slip-stake.ts';
import type { TicketContext, TicketNews } from './ticket-context.ts';
import type { TicketReport } from './ticket-event.ts';

export const ownTicket = ({ tickets, userId }: Pick<TicketContext, 'tickets' | 'userId'>): PendingTicket | undefined =>
  tickets.find((ticket) => ticket.userId === userId);

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

/** The tickets with the one that a press on pay makes of the slip. */
export const withTicket = (context: TicketContext, ticketId: string) => {
  const ticket = ticketOf(context, ticketId);
  return ticket ? { tickets: [...context.tickets, ticket], rejected: [] } : {};
};

/** What ticketRequest is made of for the own ticket; null when there is none. */
export const termsOf = (context: TicketContext): TicketTerms | null => {
  const ticket = ownTicket(context);
  if (!ticket || !context.wallet) return null;
  return {
    ...ticket,
    takeUntil: ticket.createdAt === null ? undefined : ticket.createdAt + ticket.wait,
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

export type TicketDecision = { text: RejectionText } | { selections: readonly AnsweredSelection[] };

/** The news about the own ticket: why it was rejected, or the prices it was accepted at. */
const newsOf = (context: TicketContext, decision: TicketDecision): TicketNews | null => {
  const own = ownTicket(context);
  if (!own) return null;
  const { ticketId, currency } = own;
  const told = { ticketId, currency, at: context.serverNow ?? 0 };
  if ('text' in decision) {
    return {
      ...told,
      outcome: 'denied',
      stake: own.stake,
      text: decision.text,
      selections: [],
      system: null,
      inSlip: false,
    };
  }
  return {
    ...told,
    outcome: 'accepted',
    // While an offer is open the slip shows its stake: another tab may have accepted it.
    stake: own.agreedStake ?? context.stake ?? own.stake,
    text: null,
    selections: agreedSelections(own.selections, decision.selections),
    system: systemWith(own.groups),
    inSlip: context.slipInSight && isOn(context.receiptUsers, own.userId),
  };
};

/** The news, and the ticket that they are about, with the stake that was agreed on here or in another tab. */
export const toldNews = (context: TicketContext, decision: TicketDecision) => {
  const own = ownTicket(context);
  const news = newsOf(context, decision);
  const told = own && news && news.stake !== own.stake ? { ...own, agreedStake: news.stake } : own;
  return { news, told: told ?? null };
};

/** Whether the server would know the own ticket by now, had it ever arrived. */
export const isOverdue = (context: TicketContext): boolean => {
  const own = ownTicket(context);
  const now = context.serverNow;
  return own !== undefined && now !== null && wasNotPlaced(deadlineOf(own, now), now);
};

/** Notes when the own ticket is sent, by the server's clock: its deadline counts from then until the server answers. */
export const sentAt = (context: TicketContext, now: number) => {
  const own = ownTicket(context);
  return {
    serverNow: now,
    tickets: context.tickets.map((ticket) => (ticket === own ? { ...ticket, createdAt: now } : ticket)),
  };
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
