import { withCategoryWords } from '../../domain/offer/category-words.ts';
import { searchFor, searchText } from '../../domain/offer/search-text.ts';
import type { ListedMatch } from './feed-source.ts';

/** Names of a match as search compares them; `all` holds its code as well. */
interface SearchTexts {
  host: string;
  away: string;
  league: string;
  all: string;
}

const known = new WeakMap<ListedMatch, SearchTexts>();

/** The names of a match, folded once for as long as it is offered. */
export const searchTextsOf = (fixture: ListedMatch): SearchTexts => {
  const kept = known.get(fixture);
  if (kept !== undefined) return kept;
  const { eventId, hostName, awayName, league } = fixture;
  const [host, away] = [hostName, awayName].map((name) => searchText(withCategoryWords(name))) as [string, string];
  const ofLeague = `${searchText(withCategoryWords(league.name))} ${searchText(league.country)}`;
  const texts = { host, away, league: ofLeague, all: `${host} ${away} ${ofLeague} ${searchText(eventId)}` };
  known.set(fixture, texts);
  return texts;
};

/** Whether a search finds a match, by any of its names (spec section 4). */
export const matchesSearch = (words: string): ((fixture: ListedMatch) => boolean) => {
  const finds = searchFor(words);
  return (fixture) => finds(searchTextsOf(fixture).all);
};
