import type { Match } from '../../contract/entities/match.ts';
import type { HomeQuery } from '../../contract/http/cms-home.ts';
import { homeMatches, minDisplayedOdd } from '../../domain/limits.ts';
import { firstOnHome } from '../../domain/offer/home-order.ts';
import type { FeedSource } from './feed-source.ts';

const canBeStakedOn = ({ matchState, markets }: Match): boolean =>
  matchState !== 'F' &&
  Object.values(markets)
    .flatMap((market) => Object.values(market))
    .some(({ MS, O = 0 }) => MS === 'OPEN' && O >= minDisplayedOdd);

/** The first matches of the home page, and how many there are in all sports. */
export const homePage = (feed: FeedSource, query: HomeQuery) => {
  const all = feed[query.id]();
  const favourites = { matches: new Set(query.favorite_matches), leagues: new Set(query.favorite_leagues) };
  const first = firstOnHome(
    all.filter(({ league }) => league.sport === query.sport_code),
    { section: query.id, favourites, count: homeMatches },
    (fixture) => canBeStakedOn(feed.row(fixture)),
  );
  return { result: first.map((fixture) => feed.row(fixture)), count: all.length };
};
