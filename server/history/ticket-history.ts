import { and, asc, count, inArray, sql } from 'drizzle-orm';
import { historyFacets } from '../../contract/entities/history-filter.ts';
import type { HistorySelection, HistoryTicket } from '../../contract/entities/history-ticket.ts';
import type { HistoryPage, HistoryQuery } from '../../contract/http/ticket-history.ts';
import { pageSize } from '../../domain/limits.ts';
import { toMajor } from '../../domain/money/money.ts';
import { toDecimalOdd } from '../../domain/odds/odd.ts';
import { capped, paid } from '../../domain/payout/ticket-figures.ts';
import { ticketStanding } from '../../domain/payout/ticket-standing.ts';
import { isFreeBet } from '../../domain/wallet/free-bet.ts';
import { priceCashOut } from '../cash-out/price-cash-out.ts';
import type { Database } from '../database/client.ts';
import { tickets } from '../database/schema/tickets.ts';
import type { Feed } from '../feed/feed-source.ts';
import { currencyOf } from '../ledger/currencies.ts';
import type { Settings } from '../settings/settings.ts';
import { legsOf } from '../tickets/leg-repository.ts';
import type { StoredSelection } from '../tickets/price-verdict.ts';
import { settledTermsOf } from '../tickets/settled-terms.ts';
import { historyStatusOf, type StoredTicket } from '../tickets/ticket-answer.ts';
import type { Clock } from '../time/clock.ts';
import { couldPay } from './could-pay-repository.ts';
import { createHistoryFilter, historyOrder, openStates } from './history-filter.ts';

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

const settled = inArray(tickets.state, ['cashed_out', 'won', 'lost', 'void']);
const open = inArray(tickets.state, openStates);

/** The player's own tickets by filters: a page of them, their sums, and how many there are of each state and kind. */
export const createTicketHistory =
  ({ database, clock, feed, settings }: HistoryNeeds) =>
  async (userId: string, query: HistoryQuery): Promise<HistoryPage> => {
    const filter = createHistoryFilter(database, clock.now());
    const base = await filter.base(userId, query);
    const chosen = and(base, filter.chosen(query));
    const facetCounts = Object.fromEntries(
      historyFacets.map((facet) => [facet, sql<number>`(count(*) filter (where ${filter.facets[facet]}))::int`]),
    );
    const [counts] = await database.select(facetCounts).from(tickets).where(base);
    const sums = await database
      .select({
        currencyId: tickets.currencyId,
        tickets: count(),
        settled: sql<number>`(count(*) filter (where ${settled}))::int`,
        open: sql<number>`(count(*) filter (where ${open}))::int`,
        staked: sql<string>`sum(${tickets.cashedStake} + case when ${settled} then ${tickets.stake} else 0 end)`,
        atStake: sql<string>`coalesce(sum(${tickets.stake}) filter (where ${open}), 0)`,
        paidOut: sql<string>`coalesce(sum(coalesce(${tickets.payout}, 0) + ${tickets.cashedOut}), 0)`,
        cashback: sql<string>`sum(${tickets.cashback})`,
      })
      .from(tickets)
      .where(chosen)
      .groupBy(tickets.currencyId)
      .orderBy(asc(tickets.currencyId));
    const found = await database
      .select()
      .from(tickets)
      .where(chosen)
      .orderBy(...historyOrder(query))
      .limit(pageSize)
      .offset((query.page - 1) * pageSize);
    const best = await couldPay(database, chosen);
    const stored = await legsOf(
      database,
      found.map(({ id }) => id),
    );
    const selectionsOf = ({ id }: StoredTicket): readonly StoredSelection[] => stored.get(id) ?? [];
    const { cashOutMargin: margin } = await settings.general();
    const total = sums.reduce((sum, currency) => sum + currency.tickets, 0);
    return {
      result: found.map((ticket) => ticketView(ticket, selectionsOf(ticket), feed, margin)),
      total,
      totalPages: Math.ceil(total / pageSize),
      totals: sums.map(({ currencyId, staked, paidOut, cashback, atStake, ...counted }) => ({
        currency: currencyOf(currencyId).code,
        currency_id: currencyId,
        settled: counted.settled,
        staked: toMajor(BigInt(staked)),
        paidOut: toMajor(BigInt(paidOut)),
        cashback: toMajor(BigInt(cashback)),
        open: counted.open,
        atStake: toMajor(BigInt(atStake)),
        couldPay: toMajor(best.get(currencyId) ?? 0n),
      })),
      counts: (counts ?? {}) as HistoryPage['counts'],
    };
  };
