import { type SportCode, sportCodes } from '../../../contract/entities/sport.ts';
import { defaultSport } from '../../../domain/limits.ts';
import { searchWords } from '../../ui/search-words.ts';
import { leaguesOf } from '../../ui/sidebar/league-ids.ts';

/** Search parameters of the live page; what is left out is the default. */
export interface LiveSearch {
  sport?: SportCode;
  /** League ids, joined by "~". */
  leagues?: string;
  /** Key of the table whose markets the rows show. */
  table?: string;
  /** Words looked for. */
  q?: string | undefined;
  /** The match that is open. */
  event?: string;
}

const idOf = (value: unknown): string | undefined => {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^[\w:.-]{1,64}$/.test(text) ? text : undefined;
};

type Said = { [Part in keyof LiveSearch]?: unknown };

/** Reads the search part of an address; anything senseless in it is left out. */
export const liveSearch = ({ sport, leagues, table, q, event }: Said): LiveSearch => {
  const known = sportCodes.find((code) => code === sport);
  const read = {
    sport: known === defaultSport ? undefined : known,
    leagues: leaguesOf(leagues),
    table: idOf(table),
    q: searchWords(q),
    event: idOf(event),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
};

/** The address of another list: leagues and tables are a sport's own, and the match that is open is left. */
export const otherSport = (before: Said, sport: SportCode): LiveSearch => liveSearch({ q: before.q, sport });
