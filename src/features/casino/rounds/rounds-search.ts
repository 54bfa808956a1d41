import { isDay, shownDays } from '../../../i18n/dates/calendar.ts';
import type { RoundsQuery } from '../../../transport/api/casino.ts';

/** Search parameters of the rounds; what is left out is the default. */
export interface RoundsSearch {
  /** First and last day; by default the month until today. */
  from?: string | undefined;
  to?: string | undefined;
  /** The code of a game. */
  title?: string | undefined;
  /** The wallet, by its currency_id. */
  wallet?: number | undefined;
  page?: number | undefined;
  /** The round that is replayed. */
  round?: string | undefined;
}

const whole = (value: unknown, least: number, most: number): number | undefined => {
  const number = value === undefined || value === '' ? Number.NaN : Number(value);
  return Number.isInteger(number) && number >= least && number <= most ? number : undefined;
};

const code = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : undefined;

/** Reads an address; what makes no sense is left out. */
export const roundsSearch = (search: Record<string, unknown>): RoundsSearch => {
  const read: RoundsSearch = {
    from: isDay(search.from) ? search.from : undefined,
    to: isDay(search.to) ? search.to : undefined,
    title: code(search.title),
    wallet: whole(search.wallet, 0, 1_000_000),
    page: whole(search.page, 2, 10_000),
    round: code(search.round),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
};

/** The address after a choice, at its first page. */
export const roundsChange = (search: RoundsSearch, values: { [Key in keyof RoundsSearch]?: unknown }): RoundsSearch =>
  roundsSearch({ ...search, page: undefined, round: undefined, ...values });

export const roundsQueryOf = (search: RoundsSearch, now: Date, time_zone: string): RoundsQuery => {
  const { from, to } = shownDays(
    {
      ...(search.from === undefined ? {} : { from: search.from }),
      ...(search.to === undefined ? {} : { to: search.to }),
    },
    now,
  );
  return {
    from,
    to,
    time_zone,
    ...(search.title === undefined ? {} : { game_code: search.title }),
    ...(search.wallet === undefined ? {} : { currency_id: search.wallet }),
    ...(search.page === undefined ? {} : { page: search.page }),
  };
};
