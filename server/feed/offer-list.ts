import type { Match } from '../../contract/entities/match.ts';
import type { SpecialFilter } from '../../contract/entities/offer.ts';
import type { LiveOfferQuery, OfferQuery } from '../../contract/http/cms.ts';
import { pageSize } from '../../domain/limits.ts';
import { compareCountries } from '../../domain/offer/count-sidebar.ts';
import { type Favourites, favouriteIds, noFavourites } from '../../domain/offer/favourites.ts';
import { favouriteGrade, isLiveFavourite } from '../../domain/offer/live-favourites.ts';
import { sidebarFilter } from '../../domain/offer/sidebar-filter.ts';
import { RefusedCall } from '../calls/refusal.ts';
import { playersZone } from '../time/operator-day.ts';
import { midnightOf } from '../time/zone-day.ts';
import type { FeedSource, ListedMatch } from './feed-source.ts';
import { byKickOff } from './listed-facts.ts';
import { tableMarkets } from './market-tables.ts';
import { matchesSearch } from './match-search.ts';
import { startsIn, startsOn } from './sidebar.ts';

export interface MatchPage {
  result: Match[];
  totalPages: number;
  /** Matches on all pages. */
  total: number;
}

const search = (fixtures: readonly ListedMatch[], words: string, sport: string) =>
  fixtures.filter(({ league }) => league.sport === sport).filter(matchesSearch(words));

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const competitionOrder = (a: ListedMatch, b: ListedMatch) =>
  compareCountries(a.league.country, b.league.country) || a.league.number - b.league.number || byKickOff(a, b);

const timelineOrder = (a: ListedMatch, b: ListedMatch) =>
  a.startsAt - b.startsAt || compareCountries(a.league.country, b.league.country) || a.number - b.number;

/** Spec, Live list: by group and league name; favourites are the player's own and come first in the browser. */
const liveOrder = (a: ListedMatch, b: ListedMatch) =>
  byText(a.league.country, b.league.country) || byText(a.league.name, b.league.name) || byKickOff(a, b);

const onPage = (fixtures: readonly ListedMatch[], page: number) =>
  fixtures.slice((page - 1) * pageSize, page * pageSize);

/** How many matches of a whole list are on each day of a page's rows. */
const countDays = (fixtures: readonly ListedMatch[], rows: readonly ListedMatch[], zone: string) =>
  Object.fromEntries(
    [...new Set(rows.map(({ startsAt }) => midnightOf(zone, startsAt)))].map((midnight) => [
      new Date(midnight).toISOString().slice(0, 10),
      fixtures.filter(startsOn(zone, midnight)).length,
    ]),
  );

/** One page; only its rows are priced. */
const pageOf = (feed: FeedSource, fixtures: readonly ListedMatch[], page: number, table?: readonly string[]) => ({
  result: onPage(fixtures, page).map((fixture) => feed.row(fixture, table)),
  totalPages: Math.ceil(fixtures.length / pageSize),
  total: fixtures.length,
});

/** What leads a prematch list: what the query names, and what the player saved. */
const starredOf = ({ sport_code: sport, ...query }: OfferQuery, saved: Favourites) => {
  const ids = (kind: 'favorite_matches' | 'favorite_leagues') =>
    new Set([...(query[kind] ?? []), ...favouriteIds(saved, { page: 'betting', kind, sport })]);
  return { matches: ids('favorite_matches'), leagues: ids('favorite_leagues') };
};

/** The prematch list of a query. Throws 400 badRequest when the sport has no such table. */
export const prematchPage = (feed: FeedSource, query: OfferQuery, now: number, saved = noFavourites) => {
  const { sport_code, time_filter, search_filter, table_view, page } = query;
  const starred = starredOf(query, saved);
  const byLeague = table_view === 'competition';
  // By time a starred league has no place of its own.
  const favourites = byLeague ? starred : { ...starred, leagues: new Set<string>() };
  const grade = ({ eventId, league }: ListedMatch) => favouriteGrade(eventId, league.leagueId, favourites);
  const order = byLeague ? competitionOrder : timelineOrder;
  const table = tableMarkets('prematch', sport_code, query.table);
  if (table === undefined) throw new RefusedCall(400, 'badRequest');
  const zone = playersZone(query.time_zone);
  const leagues = new Set(query.league_ids);
  const ofLeagues = ({ league }: ListedMatch) => leagues.size === 0 || leagues.has(league.leagueId);
  const inTime = (special: SpecialFilter) => startsIn(sidebarFilter(special, time_filter), now, zone);
  const ofList = search(feed.prematch(), search_filter, sport_code).filter(ofLeagues);
  const count = (special: SpecialFilter) => ofList.filter(inTime(special)).length;
  const fixtures = ofList.filter(inTime(query.special_filter)).sort((a, b) => grade(a) - grade(b) || order(a, b));
  const rows = onPage(fixtures, page);
  const before = fixtures.slice(0, (page - 1) * pageSize).filter((fixture) => grade(fixture) === 0).length;
  return {
    ...pageOf(feed, fixtures, page, table),
    starred: rows.map(({ eventId }) => eventId).filter((eventId) => starred.matches.has(eventId)),
    special_counts: { NextMatches: count('NextMatches'), Today: count('Today'), Tomorrow: count('Tomorrow') },
    day_counts: countDays(fixtures.slice(before), rows, zone),
  };
};

/** The most live favourites in one answer. */
const mostFavourites = 100;

/** Matches in play that a player starred, or whose league he starred. */
export const favouritesInPlay = (feed: FeedSource, favourites: Favourites): Match[] =>
  feed
    .live()
    .filter(({ eventId, league: { sport, leagueId } }) => isLiveFavourite(favourites, { sport, eventId, leagueId }))
    .slice(0, mostFavourites)
    .map((fixture) => feed.row(fixture));

/** Matches in play of a sport. Throws 400 badRequest when it has no such table. */
export const livePage = (feed: FeedSource, query: LiveOfferQuery): MatchPage => {
  const { sport_code, search_filter, page } = query;
  const table = tableMarkets('live', sport_code, query.table);
  if (table === undefined) throw new RefusedCall(400, 'badRequest');
  return pageOf(feed, search(feed.live(), search_filter, sport_code).sort(liveOrder), page, table);
};
