import type { input } from 'zod/mini';
import { type HistorySortField, historyFacets, historySortField } from '../../../contract/entities/history-filter.ts';
import type { PlayerSort } from '../../../contract/http/affiliates.ts';
import { type AgencyShow, type AgencySort, agencyShows, agencySorts } from '../../../contract/http/agency.ts';
import type { tickets } from '../../../contract/http/agency-office.ts';
import { isDay } from '../../i18n/dates/calendar.ts';
import { amountIn, chosenIn, matchCodeIn } from '../../ui/search-values.ts';
import { searchWords } from '../../ui/search-words.ts';

/** An agent's pages, by their addresses under /account/bonuses/affiliates. */
export type AgencyPage = 'office' | 'users_review' | 'tickets' | 'user_settings' | 'calculation';

/** Search parameters of a page of the agency; what is left out is the default. */
export interface AgencySearch {
  q?: string;
  show?: AgencyShow;
  sort?: AgencySort;
  /** What an affiliate's players are sorted by. */
  rank?: PlayerSort;
  /** Smallest, oldest first. */
  up?: true;
  page?: number;
  /** The wallet, by its currency_id; RSD by default. */
  wallet?: number;
  /** The user that the page is about. */
  user?: string;
  /** Agents whose rows are open, joined by "~". */
  open?: string;
  /** The day of a close. */
  day?: string;
  /** States, kinds and marks of tickets, joined by "~". */
  state?: string;
  /** Least stake and least win of tickets, and the code of a match on them. */
  stake?: number;
  win?: number;
  match?: string;
  /** What tickets are sorted by. */
  by?: HistorySortField;
  /** The first and the last day of tickets. */
  from?: string;
  to?: string;
  /** The area of an affiliate, for a user who is an agent as well. */
  as?: 'affiliate';
}

/** Other than by number. */
const ranks = ['turnover', 'result'] as const satisfies readonly PlayerSort[];

/** By which of them tickets are filtered with one press. */
export const ticketShows = ['in_play', 'won', 'lost', 'cashout', 'live', 'system'] as const;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** More agents are not opened at once: each is a list of its own. */
const mostOpen = 8;

const idsIn = (value: unknown): string[] =>
  String(value ?? '')
    .split('~')
    .filter((id) => uuid.test(id))
    .slice(0, mostOpen);
const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((one) => one === value);
const whole = (value: unknown, least: number, most: number): number | undefined => {
  const number = value === undefined || value === '' ? Number.NaN : Number(value);
  return Number.isInteger(number) && number >= least && number <= most ? number : undefined;
};

/** Reads the search part of an address; anything senseless in it is left out. */
export const agencySearch = (search: Record<string, unknown>): AgencySearch => {
  const show = oneOf(agencyShows, search.show);
  const sort = oneOf(agencySorts, search.sort);
  const wallet = whole(search.wallet, 2, 999);
  const read: { [Key in keyof AgencySearch]: AgencySearch[Key] | undefined } = {
    q: searchWords(search.q),
    show: show === 'all' ? undefined : show,
    sort: sort === 'name' ? undefined : sort,
    up: search.up === true || search.up === 'true' ? true : undefined,
    rank: oneOf(ranks, search.rank),
    page: whole(search.page, 2, 10_000),
    wallet,
    user: uuid.test(String(search.user)) ? String(search.user) : undefined,
    open: idsIn(search.open).join('~') || undefined,
    day: isDay(search.day) ? search.day : undefined,
    state: chosenIn(historyFacets, search.state).join('~') || undefined,
    stake: amountIn(search.stake),
    win: amountIn(search.win),
    match: matchCodeIn(search.match),
    by: historySortField.options.find((field) => field !== 'createdAt' && field === search.by),
    from: isDay(search.from) ? search.from : undefined,
    to: isDay(search.to) && !(isDay(search.from) && search.to < search.from) ? search.to : undefined,
    as: search.as === 'affiliate' ? 'affiliate' : undefined,
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
};

/** The search with a change; the list begins at its first page again. */
export const agencyChange = (search: AgencySearch, change: { [Key in keyof AgencySearch]?: unknown }): AgencySearch =>
  agencySearch({ ...search, page: undefined, ...change });

export const openIn = ({ open }: AgencySearch): string[] => idsIn(open);

/** The search with an agent's row opened or closed. */
export const withOpen = (search: AgencySearch, userId: string): AgencySearch => {
  const before = openIn(search);
  const after = before.includes(userId) ? before.filter((id) => id !== userId) : [...before, userId];
  return agencySearch({ ...search, open: after.join('~') });
};

/** How a list of users is asked for. */
export const usersQueryOf = ({ q, show, sort, up, page, wallet }: AgencySearch) => ({
  page: page ?? 1,
  ...(q === undefined ? {} : { search: q }),
  ...(show === undefined ? {} : { show }),
  ...(sort === undefined ? {} : { sort }),
  order: (sort === undefined) === (up === true) ? ('desc' as const) : ('asc' as const),
  currency_id: wallet ?? 1,
});

/** How tickets are asked for. Those that were rejected are left out until they are asked for. */
export const ticketsQueryOf = (search: AgencySearch): input<typeof tickets.query> => {
  const { page, q, state, stake, win, match, by, up, user, from, to } = search;
  const asked = {
    page: page ?? 1,
    rejected: 'false',
    ...Object.fromEntries(chosenIn(historyFacets, state).map((facet) => [facet, 'true'])),
    search_filter: q,
    min_pay_in: stake,
    min_win: win,
    match_code: match,
    sortField: by,
    sortOrderDesc: up && 'false',
    userId: user,
    date_from: from,
    date_to: to,
  };
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
};
