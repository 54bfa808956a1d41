import type { SportCode } from '../../contract/entities/sport.ts';
import type { FoundLeague, FoundMatch, FoundOffer, FoundTeam, OfferSearch } from '../../contract/http/search.ts';
import { searchRank } from '../../domain/offer/search-text.ts';
import { specials } from '../../domain/sports/specials.ts';
import type { FeedSource, ListedMatch } from './feed-source.ts';
import { matchesSearch, searchTextsOf } from './match-search.ts';

type Kind = 'prematch' | 'live';
interface Found {
  kind: Kind;
  fixture: ListedMatch;
}

/** How many of each a search answers at most. */
const most = { leagues: 8, teams: 8, matches: 10 };

const best = <Item extends { rank: number }>(
  items: Iterable<Item>,
  count: number,
  order: (a: Item, b: Item) => number,
) => [...items].sort((a, b) => a.rank - b.rank || order(a, b)).slice(0, count);

/** What is found is in play first, then the soonest: a stable sort keeps that. */
const asFound = () => 0;

const matchOf = (feed: FeedSource, { kind, fixture }: Found): FoundMatch => {
  const { eventId, hostName, awayName, league, startsAt } = fixture;
  const inPlay = kind === 'live';
  return {
    eventId,
    sport: league.sport,
    leagueName: league.name,
    groupName: league.country,
    hostName,
    awayName,
    timeStart: new Date(startsAt).toISOString(),
    inPlay,
    ...(inPlay ? { matchPhase: feed.row(fixture, []).matchPhase } : {}),
  };
};

const countSports = (found: readonly Found[]): FoundOffer['sports'] => {
  const sports = new Map<SportCode, FoundOffer['sports'][number]>();
  for (const { kind, fixture } of found) {
    const { sport } = fixture.league;
    const counted = sports.get(sport) ?? { sport, prematch: 0, live: 0 };
    counted[kind] += 1;
    sports.set(sport, counted);
  }
  return [...sports.values()];
};

type Rank = ReturnType<typeof searchRank>;

const leaguesOf = (found: readonly Found[], rank: Rank): FoundLeague[] => {
  const leagues = new Map<string, { rank: number | null; league: FoundLeague }>();
  for (const { kind, fixture } of found) {
    const { leagueId, sport, name, country } = fixture.league;
    const known = leagues.get(leagueId) ?? {
      rank: rank(searchTextsOf(fixture).league),
      league: { sport, leagueId, leagueName: name, groupName: country, prematch: 0, live: 0 },
    };
    known.league[kind] += 1;
    leagues.set(leagueId, known);
  }
  const ranked = [...leagues.values()].flatMap(({ rank, league }) => (rank === null ? [] : { rank, league }));
  const size = ({ prematch, live }: FoundLeague) => prematch + live;
  return best(ranked, most.leagues, (a, b) => size(b.league) - size(a.league)).map(({ league }) => league);
};

const teamsOf = (feed: FeedSource, found: readonly Found[], rank: Rank): FoundTeam[] => {
  const teams = new Map<string, { rank: number; name: string; next: Found; league: number }>();
  for (const next of found) {
    const { hostName, awayName, league } = next.fixture;
    // Specials have entrants and no sides: their names are questions.
    if (league.sport in specials) continue;
    const { host, away } = searchTextsOf(next.fixture);
    for (const [name, folded] of [
      [hostName, host],
      [awayName, away],
    ] as const) {
      const key = `${league.sport} ${name}`;
      const known = teams.get(key);
      const ranked = known ? null : rank(folded);
      if (known) known.league = Math.min(known.league, league.rank);
      else if (ranked !== null) teams.set(key, { rank: ranked, name, next, league: league.rank });
    }
  }
  return best(teams.values(), most.teams, (a, b) => a.league - b.league).map(({ name, next }) => ({
    name,
    sport: next.fixture.league.sport,
    next: matchOf(feed, next),
  }));
};

/** What all sports have for some words, before the start and in play. */
export const searchInOffer = (feed: FeedSource, { words, listed }: OfferSearch): FoundOffer => {
  const finds = matchesSearch(words);
  const foundIn = (kind: Kind) => feed[kind]().flatMap((fixture) => (finds(fixture) ? { kind, fixture } : []));
  const found = [...foundIn('live'), ...foundIn('prematch')];
  const rank = searchRank(words);
  const others = found
    .filter(({ kind, fixture }) => kind !== listed?.id || fixture.league.sport !== listed.sport_code)
    .map((match) => {
      const { host, away } = searchTextsOf(match.fixture);
      // The better of both names; who is found by his league alone comes last.
      return { rank: Math.min(rank(host) ?? 4, rank(away) ?? 4), match };
    });
  return {
    sports: countSports(found),
    leagues: leaguesOf(found, rank),
    teams: teamsOf(feed, found, rank),
    matches: best(others, most.matches, asFound).map(({ match }) => matchOf(feed, match)),
  };
};
