import { and, type Column, eq, exists, gt, gte, inArray, lt, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type { HistoryFacet, HistorySortField } from '../../contract/entities/history-filter.ts';
import { historyKinds, historyMarks, historyStates } from '../../contract/entities/history-filter.ts';
import type { HistoryQuery } from '../../contract/http/ticket-history.ts';
import { lastMoneyCurrencyId } from '../../domain/limits.ts';
import { isSearch } from '../../domain/offer/is-search.ts';
import { searchFor, searchText } from '../../domain/offer/search-text.ts';
import type { TicketState } from '../../domain/ticket/ticket-state.ts';
import type { Database } from '../database/client.ts';
import { agencyPaths } from '../database/schema/agency.ts';
import { ticketSelections, tickets } from '../database/schema/tickets.ts';
import { historyRange } from './history-range.ts';

export const openStates: readonly TicketState[] = ['received', 'pending', 'offered', 'accepted'];
const open = inArray(tickets.state, openStates);
const rejected = inArray(tickets.state, ['rejected', 'declined', 'expired']);
const isSystem = sql`jsonb_array_length(${tickets.systemGroups}) > 0`;
const isFreeBet = sql`${tickets.currencyId} > ${lastMoneyCurrencyId}`;

/** What a ticket won or, while it is open, can win: as the history shows it. */
const win = sql`case
  when ${rejected} then 0
  when ${eq(tickets.state, 'cashed_out')} then ${tickets.cashedOut}
  when ${tickets.payout} is not null then ${tickets.payout} + ${tickets.cashedOut}
  else least(${tickets.maxPayout} + ${tickets.bonusAmount}, nullif(${tickets.maxWin}, 0))
    - case when ${isFreeBet} then ${tickets.stake} else 0 end
end`;

const sortColumns: Readonly<Record<HistorySortField, Column | SQL>> = {
  createdAt: tickets.createdAt,
  stake: tickets.stake,
  odd: tickets.maxOdd,
  win,
  status: tickets.state,
};

export const historyOrder = ({ sortField = 'createdAt', sortOrderDesc = true }: HistoryQuery): SQL[] => {
  const way = sortOrderDesc ? sql`desc` : sql`asc`;
  return [sql`${sortColumns[sortField]} ${way}`, sql`${tickets.createdAt} ${way}`, sql`${tickets.id} ${way}`];
};

/** The beginning of a code, as somebody typed it. */
export const typedCode = (words: string): string => words.trim().toLowerCase().replaceAll('-', '');

/** Whether a ticket has a leg of which this holds. */
const someLeg = (database: Database, condition: SQL | undefined): SQL =>
  exists(
    database
      .select({ one: sql`1` })
      .from(ticketSelections)
      .where(and(eq(ticketSelections.ticket, tickets.id), condition)),
  );

type Facets = Readonly<Record<HistoryFacet, SQL>>;

const facetsAt = (database: Database, now: number): Facets => {
  const severalLegs = someLeg(database, gte(ticketSelections.position, 1));
  const begun = someLeg(database, lte(ticketSelections.startsAt, now));
  const never = sql`false`;
  return {
    in_play: open,
    waiting_for_matches: and(open, not(begun)) ?? never,
    won: eq(tickets.state, 'won'),
    lost: eq(tickets.state, 'lost'),
    cashout: eq(tickets.state, 'cashed_out'),
    single: and(not(isSystem), not(severalLegs)) ?? never,
    standard: and(not(isSystem), severalLegs) ?? never,
    system: isSystem,
    live: someLeg(database, eq(ticketSelections.type, 'live')),
    freebet: isFreeBet,
    cashback: gt(tickets.cashback, 0n),
    void: eq(tickets.state, 'void'),
    rejected,
  };
};

/** Whose tickets are meant: a player's, or those of everybody below an agent, or of one of them. */
export type Owners = string | { below: string; userId?: string | undefined };

const ownedBy = (database: Database, owners: Owners): SQL | undefined => {
  if (typeof owners === 'string') return eq(tickets.userId, owners);
  const { below: agent, userId } = owners;
  const { above, below, depth } = agencyPaths;
  const whole = database
    .select({ below })
    .from(agencyPaths)
    .where(and(eq(above, agent), gt(depth, 0), userId === undefined ? undefined : eq(below, userId)));
  return and(inArray(tickets.userId, whole), userId === undefined ? undefined : eq(tickets.userId, userId));
};

/** The player's tickets within the query's bounds of time and money, and on its match. */
const ownWithin = (database: Database, owners: Owners, query: HistoryQuery): SQL | undefined => {
  const [from, until] = historyRange(query);
  const { min_pay_in: payIn, min_win: leastWin } = query;
  const code = query.match_code?.trim();
  return and(
    ownedBy(database, owners),
    from === null ? undefined : gte(tickets.createdAt, from),
    until === null ? undefined : lt(tickets.createdAt, until),
    payIn === undefined ? undefined : sql`${tickets.stake} + ${tickets.cashedStake} >= round(${payIn}::numeric * 100)`,
    leastWin === undefined ? undefined : sql`${win} >= round(${leastWin}::numeric * 100)`,
    code ? someLeg(database, eq(ticketSelections.eventId, code)) : undefined,
  );
};

/** Those of the player's own tickets with a match that the words name, or whose own code begins with them. */
const foundBy = async (database: Database, own: SQL | undefined, words: string): Promise<SQL | undefined> => {
  if (!isSearch(words)) return undefined;
  const matches = await database
    .selectDistinct({
      eventId: ticketSelections.eventId,
      host: ticketSelections.hostName,
      away: ticketSelections.awayName,
      league: ticketSelections.leagueName,
      group: ticketSelections.groupName,
    })
    .from(ticketSelections)
    .innerJoin(tickets, eq(tickets.id, ticketSelections.ticket))
    .where(own);
  const named = searchFor(words);
  const found = matches
    .filter(({ eventId, host, away, league, group }) =>
      named([host, away, league, group, eventId].map(searchText).join(' ')),
    )
    .map(({ eventId }) => eventId);
  const hasCode = sql`starts_with(replace(${tickets.ticketId}::text, '-', ''), ${typedCode(words)})`;
  return found.length === 0 ? hasCode : or(hasCode, someLeg(database, inArray(ticketSelections.eventId, found)));
};

/** One of the states asked for, one of the kinds, and every mark; `rejected` may leave refused tickets out. */
const chosenOf = (facets: Facets, query: HistoryQuery): SQL | undefined => {
  const asked = (names: readonly HistoryFacet[]) => names.filter((name) => query[name]).map((name) => facets[name]);
  const paid = query.rejected === false ? not(rejected) : undefined;
  return and(paid, or(...asked(historyStates)), or(...asked(historyKinds)), ...asked(historyMarks));
};

export interface HistoryConditions {
  /** Everything but states, kinds and marks. */
  base: SQL | undefined;
  chosen: SQL | undefined;
  facets: Facets;
}

export const historyConditions = async (
  database: Database,
  owners: Owners,
  query: HistoryQuery,
  now: number,
): Promise<HistoryConditions> => {
  const own = ownWithin(database, owners, query);
  const base = and(own, await foundBy(database, own, query.search_filter ?? ''));
  const facets = facetsAt(database, now);
  return { base, chosen: and(base, chosenOf(facets, query)), facets };
};
