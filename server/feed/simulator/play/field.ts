import type { Player } from '../../../../contract/entities/match.ts';
import { type FairMarket, fairMarket } from '../odds/priced-market.ts';
import { chancesToPlace, drawRanking } from '../odds/ranking.ts';
import { listsOfScorers } from '../odds/scorer-markets.ts';
import { createRandom, mix } from '../random.ts';
import type { Fixture } from '../schedule/fixture.ts';
import { hour } from './moment.ts';
import type { Drift, Play } from './play.ts';
import { type RankingMarket, rankings } from './rankings.ts';

/** Betting is over when it begins; its result comes after this. */
const takes = 2 * hour;
/** How much more often the strongest wins than the weakest, in logarithms of half of it. */
const spread = 1.9;
/** No entrant is further from winning: longer odds are not offered. */
const leastChance = 0.005;
/** Goals of the best of a round's scorers, and of the last. */
const roundGoals = { best: 0.62, last: 0.3 } as const;

const scorerId = (place: number): string => `s${place + 1}`;

/**
 * The entrants and scorers that the markets of an outright name: entrants `1`, `2` ... strongest first, then scorers
 * `s1`, `s2` ...
 */
export const fieldPlayers = ({ league }: Fixture): Player[] => [
  ...(league.field?.entrants ?? []).map((name, place) => ({ id: String(place + 1), name })),
  ...(league.field?.scorers ?? []).map((name, place) => ({ id: scorerId(place), name })),
];

/** Chances as they are offered: none below the least, adding up to the number of winners again. */
const offered = (chances: readonly number[], winners: number): number[] => {
  const raised = chances.map((chance) => Math.max(chance, leastChance));
  const sum = raised.reduce((total, chance) => total + chance, 0);
  return raised.map((chance) => Math.min(1, (chance * winners) / sum));
};

/** An outright: a season or a tournament of many, or the scorers of a round; decided at once when it ends. */
export const playField = (fixture: Fixture, seed: number): Play => {
  const { entrants = [], scorers = [], markets = [] } = fixture.league.field ?? {};
  const random = createRandom(mix(seed, fixture.number));

  const strengths = (count: number, stream: number): number[] =>
    Array.from({ length: count }, (_, place) => {
      const shake = mix(seed, fixture.number, stream, place) / 0x80000000 - 1;
      return 1 - (2 * place) / Math.max(1, count - 1) + 0.3 * shake;
    });
  const sides = { entrants: strengths(entrants.length, 1), scorers: strengths(scorers.length, 2) };
  /** Money moves every entrant's price in a way of its own. */
  const weightsOf = (among: keyof typeof sides, end: 'top' | 'bottom', drift: Drift | null): number[] =>
    sides[among].map((strength, place) => {
      const moved = drift ? drift.side * Math.sin(place * 2.4) + drift.goals * Math.cos(place * 1.7) : 0;
      return Math.exp((end === 'top' ? 1 : -1) * spread * (strength + moved));
    });
  const goalRates = scorers.map((_, place) => {
    const share = place / Math.max(1, scorers.length - 1);
    return roundGoals.best + (roundGoals.last - roundGoals.best) * share;
  });

  const top = drawRanking(random, weightsOf('entrants', 'top', null));
  const bottom = drawRanking(random, weightsOf('entrants', 'bottom', null));
  const scorer = drawRanking(random, weightsOf('scorers', 'top', null));
  const goals = goalRates
    .map((rate, place) => ({ id: scorerId(place), time: -Math.log(1 - random()) / rate }))
    .filter(({ time }) => time < 1)
    .sort((a, b) => a.time - b.time)
    .map(({ id }) => id);

  /** `first` is who a tester lets win, by the place in the list: the entrant, and the scorer of the same place. */
  const resultsOf = (first: number | null): Record<string, string> => {
    const ranked = first === null ? top : [first, ...top.filter((entrant) => entrant !== first)];
    const down = bottom.filter((entrant) => !ranked.slice(0, 3).includes(entrant));
    const ids = (places: readonly number[], count: number, name: (place: number) => string) =>
      places.slice(0, count).map(name).join();
    const entrantId = (place: number) => String(place + 1);
    const results = {
      WIN: ids(ranked, 1, entrantId),
      TOP3: ids(ranked, 3, entrantId),
      REL: ids(down, 3, entrantId),
      TOP: ids(first !== null && first < scorers.length ? [first] : scorer, 1, scorerId),
    };
    const asked = markets.map((market) => [market, results[market]]);
    if (entrants.length > 0) return Object.fromEntries(asked);
    const named = first !== null && first < scorers.length ? scorerId(first) : null;
    return { GS: (named === null ? goals : [named, ...goals.filter((id) => id !== named)]).join() };
  };

  const results = resultsOf(null);

  const decided = (fair: FairMarket): FairMarket => {
    const winners = (results.GS ?? results[fair.code] ?? '').split(',');
    const wins = fair.code === 'FGS' ? winners.slice(0, 1).map((id) => id || 'none') : winners;
    return fairMarket(
      fair.code,
      fair.chances.map(([id]) => [id, Number(wins.includes(id))]),
    );
  };
  const rankingMarket = (code: RankingMarket, drift: Drift): FairMarket => {
    const { among, winners, end } = rankings[code];
    const chances = offered(chancesToPlace(weightsOf(among, end, drift), winners), winners);
    return fairMarket(
      code,
      chances.map((chance, place) => [among === 'entrants' ? String(place + 1) : scorerId(place), chance]),
    );
  };
  const fairAt = (drift: Drift): FairMarket[] =>
    entrants.length > 0
      ? markets.map((code) => rankingMarket(code, drift))
      : listsOfScorers(
          goalRates.map((rate, place) => ({ id: scorerId(place), rate: rate * Math.exp(drift.goals) })),
          [],
        );

  return {
    endsAfter: takes,
    momentAt: (elapsed) => ({
      phase: { name: 'IP', timeMin: 0 },
      results: elapsed < takes ? {} : results,
      stats: {},
      lock: 'suspended',
      since: 0,
    }),
    marketsAt: (elapsed, drift) => (elapsed < takes ? fairAt(drift) : fairAt(drift).map(decided)),
    finishedAs: ([place]) => {
      const count = Math.max(entrants.length, scorers.length);
      return resultsOf(place >= 1 && place <= count ? place - 1 : null);
    },
  };
};
