import type { Match } from '../../contract/entities/match.ts';
import type { OfferQuery } from '../../contract/http/cms.ts';
import { pageSize, searchMinLength } from '../../domain/limits.ts';
import { compareCountries } from '../../domain/offer/count-sidebar.ts';
import type { LivingFeed } from './feed.ts';
import { dayStart } from './operator-day.ts';
import type { Fixture } from './schedule/fixture.ts';
import { filterHours } from './sidebar.ts';

export interface MatchPage {
  result: Match[];
  totalPages: number;
}

/** Letters without case and accents: "cukaricki" finds Čukarički. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase();

/** Host, away, league or group holds the words; fewer than three letters find everything (spec, Header and navigation). */
export const matchesSearch = (search: string): ((fixture: Fixture) => boolean) => {
  const wanted = fold(search.trim());
  if (wanted.length < searchMinLength) return () => true;
  return ({ hostName, awayName, league }) =>
    [hostName, awayName, league.name, league.country].some((name) => fold(name).includes(wanted));
};

/** Events between two times: a calendar day where one is asked for, else the sidebar's hours. */
const matchesTime = (query: OfferQuery, now: number): ((fixture: Fixture) => boolean) => {
  const day = { NextMatches: null, Today: 0, Tomorrow: 1 }[query.special_filter];
  if (day !== null) {
    const [from, to] = [dayStart(now, day), dayStart(now, day + 1)];
    return ({ startsAt }) => startsAt >= from && startsAt < to;
  }
  const until = now + filterHours[query.time_filter];
  return ({ startsAt }) => startsAt <= until;
};

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const byStart = (a: Fixture, b: Fixture) => a.startsAt - b.startsAt || a.number - b.number;

const competitionOrder = (a: Fixture, b: Fixture) =>
  compareCountries(a.league.country, b.league.country) || a.league.number - b.league.number || byStart(a, b);

const timelineOrder = (a: Fixture, b: Fixture) =>
  a.startsAt - b.startsAt || compareCountries(a.league.country, b.league.country) || a.number - b.number;

/** Spec, Live list: by group and league name; favourites are the player's own and come first in the browser. */
const liveOrder = (a: Fixture, b: Fixture) =>
  byText(a.league.country, b.league.country) || byText(a.league.name, b.league.name) || byStart(a, b);

/** One page; only its rows are priced. */
const pageOf = (feed: LivingFeed, fixtures: readonly Fixture[], page: number): MatchPage => ({
  result: fixtures.slice((page - 1) * pageSize, page * pageSize).map((fixture) => feed.row(fixture)),
  totalPages: Math.ceil(fixtures.length / pageSize),
});

/** The prematch list of a query. */
export const prematchPage = (feed: LivingFeed, query: OfferQuery, now: number): MatchPage => {
  const leagues = new Set(query.league_ids);
  const inTime = matchesTime(query, now);
  const found = matchesSearch(query.search_filter);
  const fixtures = feed
    .prematch()
    .filter(
      (fixture) =>
        fixture.league.sport === query.sport_code &&
        (leagues.size === 0 || leagues.has(fixture.league.leagueId)) &&
        inTime(fixture) &&
        found(fixture),
    )
    .sort(query.table_view === 'competition' ? competitionOrder : timelineOrder);
  return pageOf(feed, fixtures, query.page);
};

/** Matches in play of a sport. */
export const livePage = (feed: LivingFeed, sport: string, search: string, page: number): MatchPage => {
  const found = matchesSearch(search);
  const fixtures = feed.live().filter((fixture) => fixture.league.sport === sport && found(fixture));
  return pageOf(feed, fixtures.sort(liveOrder), page);
};
