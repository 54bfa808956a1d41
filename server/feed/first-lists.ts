import type { Language } from '../../contract/entities/languages.ts';
import type { SidebarSport } from '../../contract/entities/offer.ts';
import type { SportCode } from '../../contract/entities/sport.ts';
import { callKey } from '../../contract/http/call-key.ts';
import { getAllSports, getMarketFilters, liveOffer, type OfferQuery, offer } from '../../contract/http/cms.ts';
import { type HomeQuery, homeOffer } from '../../contract/http/cms-home.ts';
import { defaultSpecialFilter, defaultSport, defaultTimeFilter } from '../../domain/limits.ts';
import { ledCountries } from '../../domain/offer/own-country.ts';
import type { MovableClock } from '../time/clock.ts';
import { operatorZone } from '../time/operator-day.ts';
import { dayStartIn, midnightOf } from '../time/zone-day.ts';
import type { FeedSource } from './feed-source.ts';
import { homePage } from './home-list.ts';
import { marketFilters } from './market-filters.ts';
import { livePage, prematchPage } from './offer-list.ts';
import { createPrematchSidebar, liveSidebar, type SidebarCounts } from './sidebar.ts';

/** How long the lists of a page are cached, in milliseconds: the most that their prices are behind. */
const keptFor = 1_000;

/** As {@link callKey} takes it, where the operator's days begin. */
const operatorOffset = (now: number): number => {
  const midnight = midnightOf(operatorZone, now);
  return (dayStartIn(operatorZone, midnight) - midnight) / 60_000;
};

/** Answers by the keys of their calls, as JSON, and when they were true by everybody's clock, which the sandbox does not move. */
export interface FirstLists {
  at: number;
  json: string;
}

const sport_code: SportCode = defaultSport;
const time_zone = operatorZone;

const plainList: OfferQuery = {
  page: 1,
  sport_code,
  time_filter: defaultTimeFilter,
  special_filter: defaultSpecialFilter,
  table_view: 'competition',
  league_ids: [],
  search_filter: '',
  time_zone,
};
const plainLiveList = { page: 1, sport_code, search_filter: '' };

const isShown = ({ sport }: SidebarSport): boolean => sport === defaultSport;

const withoutCountries = (sport: SidebarSport): SidebarSport => ({ ...sport, groupByCountries: [] });

/** Its countries, closed as the sidebar opens. */
const closed = (sport: SidebarSport): SidebarSport => ({
  ...sport,
  groupByCountries: sport.groupByCountries.map((country) => ({ ...country, leagues: [] })),
});

/** Every sport with its number of matches, of the listed one the countries: the feed tells leagues as it connects. */
const sportsFirst = (sports: readonly SidebarSport[]): SidebarSport[] =>
  sports.map((sport) => (isShown(sport) ? closed(sport) : withoutCountries(sport)));

/** Of the list's own hours every sport, of other hours the one that is listed. */
const listCounts = (counts: SidebarCounts): SidebarCounts =>
  Object.fromEntries(
    Object.entries(counts).map(([filter, sports]) => [
      filter,
      filter === defaultTimeFilter ? sportsFirst(sports) : sports.filter(isShown).map(withoutCountries),
    ]),
  );

const liveCounts = ({ all = [] }: SidebarCounts): SidebarCounts => ({ all: sportsFirst(all) });

/** Every sport, and the leagues that the home page names: it asks for no other counts. */
const homeCounts = ({ all = [] }: SidebarCounts, language: Language): SidebarCounts => {
  const named = new Set(ledCountries(language));
  return {
    all: all.map((sport) => ({
      ...sport,
      groupByCountries: sport.groupByCountries.filter(({ name }) => isShown(sport) && named.has(name)),
    })),
  };
};

/**
 * The calls of a first page about the offer when nothing is chosen and no user is signed in, with their answers. Null
 * for every other page.
 */
export const createFirstLists = (
  feed: FeedSource,
  clock: Pick<MovableClock, 'now' | 'offset'>,
): ((path: string, language: Language) => FirstLists | null) => {
  const prematchSidebar = createPrematchSidebar(feed, () => clock.now());
  const counts = (id: 'prematch' | 'live', result: SidebarCounts, offset: number) => [
    callKey(getAllSports.url, { id, time_zone }, offset),
    { result },
  ];
  const home = (id: HomeQuery['id'], offset: number, language: Language) => {
    const query = { id, sport_code, favorite_matches: [], favorite_leagues: [], language };
    return [callKey(homeOffer.url, query, offset), homePage(feed, query, clock.now())];
  };
  const tables = (type: 'prematch main' | 'live main', offset: number) => [
    callKey(getMarketFilters.url, { type, sport_code }, offset),
    { result: marketFilters(type, sport_code) },
  ];
  const pages: Readonly<Record<string, (offset: number, language: Language) => unknown[][]>> = {
    '/': (offset, language) => [
      home('live', offset, language),
      home('prematch', offset, language),
      counts('prematch', homeCounts(prematchSidebar(), language), offset),
    ],
    '/betting': (offset) => [
      [callKey(offer.url, plainList, offset), prematchPage(feed, plainList, clock.now())],
      counts('prematch', listCounts(prematchSidebar()), offset),
      tables('prematch main', offset),
    ],
    '/live_betting': (offset) => [
      [callKey(liveOffer.url, plainLiveList, offset), livePage(feed, plainLiveList)],
      counts('live', liveCounts(liveSidebar(feed)), offset),
      tables('live main', offset),
    ],
  };
  const kept = new Map<string, FirstLists & { made: number; of: readonly unknown[] }>();
  return (path, language) => {
    const ask = pages[path];
    if (!ask) return null;
    // Of all pages only the home page differs by language.
    const key = path === '/' ? language : path;
    const before = kept.get(key);
    const now = clock.now();
    const of = feed.prematch();
    // A list that has another match is another list at once.
    if (before && now - before.made < keptFor && before.of === of) return before;
    const json = JSON.stringify(Object.fromEntries(ask(operatorOffset(now), language)));
    const lists = { made: now, at: now - clock.offset(), of, json };
    kept.set(key, lists);
    return lists;
  };
};
