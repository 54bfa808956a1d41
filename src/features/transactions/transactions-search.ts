import { type MovementKind, movementKinds } from '../../../contract/entities/movement.ts';
import type { TransactionsQuery } from '../../../contract/http/transactions.ts';
import { isDay, shownDays } from '../../i18n/dates/calendar.ts';
import { searchWords } from '../../ui/search-words.ts';

/** Search parameters of the transactions; what is left out is the default, so that the plain page stays plain. */
export interface TransactionsSearch {
  /** First and last day, "2026-11-01"; by default the month until today. */
  from?: string;
  to?: string;
  /** Kinds of movements, joined by "~". */
  kind?: string;
  /** The wallet, by its currency_id. */
  wallet?: number;
  /** Words looked for. */
  q?: string;
  page?: number;
}

const kindsIn = (value: unknown): MovementKind[] => {
  const named = new Set(String(value ?? '').split('~'));
  return movementKinds.filter((kind) => named.has(kind));
};

const whole = (value: unknown, least: number, most: number): number | undefined => {
  const number = value === undefined || value === '' ? Number.NaN : Number(value);
  return Number.isInteger(number) && number >= least && number <= most ? number : undefined;
};

/** Reads the search part of an address; anything senseless in it is left out. */
export const transactionsSearch = (search: Record<string, unknown>): TransactionsSearch => {
  const read: { [Key in keyof TransactionsSearch]: TransactionsSearch[Key] | undefined } = {
    from: isDay(search.from) ? search.from : undefined,
    to: isDay(search.to) ? search.to : undefined,
    kind: kindsIn(search.kind).join('~') || undefined,
    wallet: whole(search.wallet, 0, 1_000_000),
    q: searchWords(search.q),
    page: whole(search.page, 2, 10_000),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
};

/** The search with a change; the list begins at its first page again. */
export const transactionsChange = (
  search: TransactionsSearch,
  change: { [Key in keyof TransactionsSearch]?: unknown },
): TransactionsSearch => transactionsSearch({ ...search, page: undefined, ...change });

export const kindsOf = ({ kind }: TransactionsSearch): MovementKind[] => kindsIn(kind);

/** What the server is asked for an address. */
export const transactionsQueryOf = (search: TransactionsSearch, now: Date, zone: string): TransactionsQuery => {
  const { from, to } = shownDays(search, now);
  const kinds = kindsOf(search);
  return {
    page: search.page ?? 1,
    date_from: from,
    date_to: to,
    time_zone: zone,
    ...(kinds.length === 0 ? {} : { kinds }),
    ...(search.wallet === undefined ? {} : { currency_id: search.wallet }),
    ...(search.q === undefined ? {} : { search_filter: search.q }),
  };
};
