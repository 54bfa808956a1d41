import type { HistorySelection, HistoryTicket } from '../../contract/entities/history-ticket.ts';
import type { AgencyTicket, AgencyTickets } from '../../contract/http/agency-office.ts';
import type { HistoryPage, HistoryQuery } from '../../contract/http/ticket-history.ts';
import { pageSize } from '../../domain/limits.ts';
import { toMajor } from '../../domain/money/money.ts';
import { toDecimalOdd } from '../../domain/odds/odd.ts';
import { capped, paid } from '../../domain/payout/ticket-figures.ts';
import { ticketStanding } from '../../domain/payout/ticket-standing.ts';
import { isFreeBet } from '../../domain/wallet/free-bet.ts';
import { priceCashOut } from '../cash-out/price-cash-out.ts';
import type { Database } from '../database/client.ts';
import type { Feed } from '../feed/feed-source.ts';
import { currencyOf } from '../ledger/currencies.ts';
import type { Settings } from '../settings/settings.ts';
import { legsOf } from '../tickets/leg-repository.ts';
import type { StoredSelection } from '../tickets/price-verdict.ts';
import { historyStatusOf, type StoredTicket } from '../tickets/ticket-answer.ts';
import { ownTicket } from '../tickets/ticket-repository.ts';
import { settledTermsOf } from '../tickets/ticket-terms.ts';
import type { Clock } from '../time/clock.ts';
import { couldPay } from './could-pay-repository.ts';
import { historyConditions, type Owners, openStates } from './history-filter-repository.ts';
import { countByFacet, playerNames, sumsByCurrency, ticketPage } from './ticket-history-repository.ts';

const selectionView = (selection: StoredSelection, feed: Feed): HistorySelection => {
  const match = feed.match(selection.eventId);
  const score = match && match.matchState !== 'NSY' ? (match.results.G ?? null) : null;
  return {
    eventId: selection.eventId,
    sport: selection.sport,
    type: selection.type,
    hostName: selection.hostName,
    awayName: selection.awayName,
    leagueName: selection.leagueName,
    groupName: selection.groupName,
    timeStart: new Date(selection.startsAt).toISOString(),
    marketCode: selection.marketCode,
    selectionCode: selection.selectionCode,
    band: selection.band,
    player: selection.player,
    odd: toDecimalOdd(selection.odd),
    systemGroup: selection.systemGroup,
    status: selection.status,
    score: selection.score ?? score,
    matchState: selection.score === null ? (match?.matchState ?? 'F') : 'F',
  };
};

/** maxPayout and bonus add up to what is really paid: capped, and without the stake of a free bet. */
const winView = (ticket: StoredTicket) => {
  const pays = (gain: bigint): bigint => paid(capped(gain, ticket.maxWin), ticket.stake, isFreeBet(ticket.currencyId));
  const maxPayout = pays(ticket.maxPayout);
  const bonusAmount = pays(ticket.maxPayout + ticket.bonusAmount) - maxPayout;
  return {
    minPayout: toMajor(pays(ticket.minPayout)),
    maxPayout: toMajor(maxPayout),
    bonus: { percentage: ticket.bonusPercentage / 100, amount: toMajor(bonusAmount) },
  };
};

const standingView = (ticket: StoredTicket, legs: readonly StoredSelection[]): HistoryTicket['standing'] => {
  if (ticket.state !== 'accepted') return null;
  const { alive, won, certain, best } = ticketStanding(settledTermsOf(ticket, legs));
  return { alive: Number(alive), won: Number(won), certain: toMajor(certain), best: toMajor(best) };
};

const offerOf = (ticket: StoredTicket, legs: readonly StoredSelection[], feed: Feed, margin: number): number | null => {
  const price = priceCashOut(ticket, legs, feed, { ratio: 10_000, margin });
  return typeof price === 'string' ? null : toMajor(price);
};

const openStakeOf = ({ state, stake }: StoredTicket): bigint => (openStates.includes(state) ? stake : 0n);

const ticketView = (
  ticket: StoredTicket,
  selections: readonly StoredSelection[],
  feed: Feed,
  margin: number,
): HistoryTicket => ({
  ticket_id: ticket.ticketId,
  status: historyStatusOf(ticket.state),
  subcode: ticket.subcode,
  createdAt: new Date(ticket.createdAt).toISOString(),
  stake: toMajor(ticket.stake + ticket.cashedStake),
  openStake: toMajor(openStakeOf(ticket)),
  currency: currencyOf(ticket.currencyId).code,
  currency_id: ticket.currencyId,
  selections: selections.map((selection) => selectionView(selection, feed)),
  systemGroups: ticket.systemGroups,
  combinations: Number(ticket.combinations),
  minOdd: toDecimalOdd(ticket.minOdd),
  maxOdd: toDecimalOdd(ticket.maxOdd),
  ...winView(ticket),
  payout: ticket.payout === null ? null : toMajor(ticket.payout),
  cashOut: ticket.cashedOut === 0n ? null : toMajor(ticket.cashedOut),
  cashback: ticket.cashback === 0n ? null : toMajor(ticket.cashback),
  standing: standingView(ticket, selections),
  cashOutOffer: offerOf(ticket, selections, feed, margin),
});

export interface HistoryNeeds {
  database: Database;
  clock: Clock;
  feed: Feed;
  settings: Pick<Settings, 'general'>;
}

/** Tickets by filters, and those of others for who may see them. */
export interface TicketHistory {
  /** The player's own tickets: a page of them, their sums, and how many there are of each state and kind. */
  own(userId: string, query: HistoryQuery): Promise<HistoryPage>;
  /** Tickets of everybody below an agent, or of one of them, who must be below him. */
  below(agent: string, userId: string | undefined, query: HistoryQuery): Promise<AgencyTickets>;
  /** A ticket of somebody, by the ticket's own id; null when it is unknown. */
  one(userId: string, ticketId: string): Promise<AgencyTicket | null>;
}

export const createTicketHistory = ({ database, clock, feed, settings }: HistoryNeeds): TicketHistory => {
  const viewsOf = async (found: readonly StoredTicket[]): Promise<HistoryTicket[]> => {
    const stored = await legsOf(
      database,
      found.map(({ id }) => id),
    );
    const { cashOutMargin: margin } = await settings.general();
    return found.map((ticket) => ticketView(ticket, stored.get(ticket.id) ?? [], feed, margin));
  };

  const listed = async (owners: Owners, query: HistoryQuery) => {
    const wanted = await historyConditions(database, owners, query, clock.now());
    const sums = await sumsByCurrency(database, wanted);
    const found = await ticketPage(database, wanted, query);
    const best = await couldPay(database, wanted.chosen);
    const total = sums.reduce((sum, currency) => sum + currency.tickets, 0);
    return {
      wanted,
      found,
      result: await viewsOf(found),
      total,
      totalPages: Math.ceil(total / pageSize),
      totals: sums.map(({ currencyId, staked, paidOut, cashback, atStake, ...counted }) => ({
        currency: currencyOf(currencyId).code,
        currency_id: currencyId,
        settled: counted.settled,
        staked: toMajor(staked),
        paidOut: toMajor(paidOut),
        cashback: toMajor(cashback),
        open: counted.open,
        atStake: toMajor(atStake),
        couldPay: toMajor(best.get(currencyId) ?? 0n),
      })),
    };
  };

  const named = async (found: readonly StoredTicket[], views: readonly HistoryTicket[]): Promise<AgencyTicket[]> => {
    const names = await playerNames(
      database,
      found.map(({ userId }) => userId),
    );
    return views.map((view, index) => {
      const userId = found[index]?.userId ?? '';
      return { ...view, userId, username: names.get(userId) ?? '' };
    });
  };

  return {
    own: async (userId, query) => {
      const { wanted, found: _, ...page } = await listed(userId, query);
      return { ...page, counts: await countByFacet(database, wanted) };
    },

    below: async (agent, userId, query) => {
      const { wanted: _, found, result, ...page } = await listed({ below: agent, userId }, query);
      return { ...page, result: await named(found, result) };
    },

    one: async (userId, ticketId) => {
      const ticket = await ownTicket(database, userId, ticketId);
      if (!ticket) return null;
      const [view] = await named([ticket], await viewsOf([ticket]));
      return view ?? null;
    },
  };
};
