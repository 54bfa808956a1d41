import type { Match } from '../../contract/entities/match.ts';
import type { HomeQuery } from '../../contract/http/cms-home.ts';
import { homeMatches, minDisplayedOdd } from '../../domain/limits.ts';
import { firstOnHome } from '../../domain/offer/home-order.ts';
import { ownCountry } from '../../domain/offer/own-country.ts';
import type { FeedSource } from './feed-source.ts';

/** Those of the reader's own country lead only so long before they begin: other matches of today are nearer to him. */
const soonWithin = 24 * 3_600_000;

const canBeStakedOn = ({ matchState, markets }: Match): boolean =>
  matchState !== 'F' &&
  Object.values(markets)
    .flatMap((market) => Object.values(market))
    .some(({ MS, O = 0 }) => MS === 'OPEN' && O >= minDisplayedOdd);

/** The first matches of the home page, and how many there are in all sports. */
export const homePage = (feed: FeedSource, query: HomeQuery, now: number) => {
  const all = feed[query.id]();
  const reader = {
    favourites: { matches: new Set(query.favorite_matches), leagues: new Set(query.favorite_leagues) },
    country: query.language ? ownCountry(query.language) : null,
    soon: now + soonWithin,
  };
  const first = firstOnHome(
    all.filter(({ league }) => league.sport === query.sport_code),
    { section: query.id, reader, count: homeMatches },
    (fixture) => canBeStakedOn(feed.row(fixture)),
  );
  return { result: first.map((fixture) => feed.row(fixture)), count: all.length };
};
