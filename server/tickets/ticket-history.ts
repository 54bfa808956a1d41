import { asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { HistorySelection, HistoryTicket } from '../../contract/entities/ticket.ts';
import { pageSize } from '../../domain/limits.ts';
import { toMajor } from '../../domain/money/money.ts';
import { toDecimalOdd } from '../../domain/odds/odd.ts';
import { capped, paid } from '../../domain/payout/ticket-figures.ts';
import { isFreeBet } from '../../domain/wallet/free-bet.ts';
import type { Database } from '../database/client.ts';
import { ticketSelections, tickets } from '../database/schema/tickets.ts';
import type { Feed } from '../feed/feed.ts';
import { currencyOf } from '../ledger/currencies.ts';
import type { StoredSelection } from './price-verdict.ts';
import { historyStatusOf, type StoredTicket } from './ticket-answer.ts';

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

const ticketView = (ticket: StoredTicket, selections: readonly StoredSelection[], feed: Feed): HistoryTicket => ({
  ticket_id: ticket.ticketId,
  status: historyStatusOf(ticket.state),
  subcode: ticket.subcode,
  createdAt: new Date(ticket.createdAt).toISOString(),
  stake: toMajor(ticket.stake),
  currency: currencyOf(ticket.currencyId).code,
  currency_id: ticket.currencyId,
  selections: selections.map((selection) => selectionView(selection, feed)),
  systemGroups: ticket.systemGroups,
  combinations: Number(ticket.combinations),
  minOdd: toDecimalOdd(ticket.minOdd),
  maxOdd: toDecimalOdd(ticket.maxOdd),
  ...winView(ticket),
  payout: ticket.payout === null ? null : toMajor(ticket.payout),
  cashOut: null,
});

/** A page of the player's own tickets, newest first. */
export const createTicketHistory = (database: Database, feed: Feed) => async (userId: string, page: number) => {
  const own = eq(tickets.userId, userId);
  const [counted] = await database.select({ tickets: count() }).from(tickets).where(own);
  const found = await database
    .select()
    .from(tickets)
    .where(own)
    .orderBy(desc(tickets.createdAt), desc(tickets.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const ids = found.map(({ id }) => id);
  const selections = await database
    .select()
    .from(ticketSelections)
    .where(inArray(ticketSelections.ticket, ids))
    .orderBy(asc(ticketSelections.position));
  return {
    result: found.map((ticket) =>
      ticketView(
        ticket,
        selections.filter((selection) => selection.ticket === ticket.id),
        feed,
      ),
    ),
    totalPages: Math.ceil((counted?.tickets ?? 0) / pageSize),
  };
};
