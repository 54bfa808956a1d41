import {
  type HistoryFacet,
  type HistorySortField,
  historyFacets,
  historySortField,
} from '../../../contract/entities/history-filter.ts';
import { ticketId } from '../../../contract/entities/ticket.ts';
import type { HistoryQuery } from '../../../contract/http/ticket-history.ts';
import { isDay, monthOf, shownDays } from '../../i18n/dates/calendar.ts';
import { amountIn, chosenIn, matchCodeIn } from '../../ui/search-values.ts';
import { searchWords } from '../../ui/search-words.ts';

/** Search parameters of the ticket history; what is left out is the default, so that the plain page stays plain. */
export interface HistorySearch {
  /** First and last day, "2026-11-01"; by default the month until today. */
  from?: string;
  to?: string;
  /** States, kinds and marks, joined by "~". */
  show?: string;
  stake?: number;
  win?: number;
  match?: string;
  /** Words looked for. */
  q?: string;
  sort?: HistorySortField;
  /** Oldest, smallest first. */
  up?: true;
  page?: number;
  /** The ticket that lies over the list as paper: its id. */
  paper?: string;
}

/** The days of a month that an address names, "2026-11"; none for anything else. */
const daysOfMonth = (month: unknown): Partial<ReturnType<typeof monthOf>> =>
  typeof month === 'string' && isDay(`${month}-01`) ? monthOf(`${month}-01`, 0) : {};

/** Reads the search part of an address; anything invalid in it is left out, and `month` means its days. */
export const historySearch = (search: Record<string, unknown>): HistorySearch => {
  const page = Number(search.page);
  const sort = historySortField.safeParse(search.sort).data;
  const month = daysOfMonth(search.month);
  const read: { [Key in keyof HistorySearch]: HistorySearch[Key] | undefined } = {
    from: isDay(search.from) ? search.from : month.from,
    to: isDay(search.to) ? search.to : month.to,
    show: chosenIn(historyFacets, search.show).join('~') || undefined,
    stake: amountIn(search.stake),
    win: amountIn(search.win),
    match: matchCodeIn(search.match),
    q: searchWords(search.q),
    sort: sort === 'createdAt' ? undefined : sort,
    up: search.up === true || search.up === 'true' ? true : undefined,
    page: Number.isInteger(page) && page > 1 && page <= 10_000 ? page : undefined,
    paper: ticketId.safeParse(search.paper).data,
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
};

/** The search with a change; the list begins at its first page again. */
export const historyChange = (search: HistorySearch, change: { [Key in keyof HistorySearch]?: unknown }) =>
  historySearch({ ...search, page: undefined, paper: undefined, ...change });

export const facetsOf = ({ show }: HistorySearch): HistoryFacet[] => chosenIn(historyFacets, show);

export const withFacet = (search: HistorySearch, facet: HistoryFacet, chosen: boolean): HistorySearch => {
  const others = facetsOf(search).filter((one) => one !== facet);
  return historyChange(search, { show: (chosen ? [...others, facet] : others).join('~') });
};

/** What the server is asked for an address. */
export const historyQueryOf = (search: HistorySearch, now: Date, zone: string): HistoryQuery => {
  const { from, to } = shownDays(search, now);
  const month = monthOf(from, 0);
  const { match, q, stake, win, sort } = search;
  return {
    page: search.page ?? 1,
    ...(from === month.from && to === month.to ? { month: from.slice(0, 7) } : { date_from: from, date_to: to }),
    time_zone: zone,
    // Left out until they are asked for: they cost nothing.
    rejected: false,
    ...Object.fromEntries(facetsOf(search).map((facet) => [facet, true])),
    ...(stake === undefined ? {} : { min_pay_in: stake }),
    ...(win === undefined ? {} : { min_win: win }),
    ...(match === undefined ? {} : { match_code: match }),
    ...(q === undefined ? {} : { search_filter: q }),
    ...(sort === undefined ? {} : { sortField: sort }),
    ...(search.up ? { sortOrderDesc: false } : {}),
  };
};
