import type { FootballBet, FootballGoal, FootballOutcome } from '../../../contract/games/football.ts';
import { footballMatches, footballTeams } from '../../../contract/games/football.ts';
import type { RoundSeeds } from '../../../contract/games/seeds.ts';
import type { Numbers } from '../fairness/numbers.ts';
import { choose, type Figures, figuresOf, type Prize } from '../figures.ts';
import { type Fraction, fraction } from '../fraction.ts';
import type { BetRefusal, StakeLimits } from '../stake-limits.ts';
import { refuseChips } from '../table/chips.ts';
import { fieldOf, payPlaces, placePrize, priceOf } from '../table/priced-places.ts';

/**
 * A match is eighteen spells of five minutes. In each of them, by itself, the host scores with `attack` of his thousand times the
 * `leak` of the visitor times `host`, the visitor likewise by his own; else nobody does. Leaks and the part of host and
 * visitor are percents. Prices give back `returnPercent` of a fair one, rounded down to a hundredth.
 */
export interface FootballConfig {
  readonly teams: readonly { readonly attack: number; readonly leak: number }[];
  readonly host: number;
  readonly visitor: number;
  readonly returnPercent: number;
}

export type FootballField = readonly number[];

export const spells = 18;
const minutesOfSpell = 5;
const thousand = 1_000;

/** The sides of the matches of a round; public from its opening. */
export const fieldOfFootball = (seeds: Pick<RoundSeeds, 'clientSeed' | 'nonce'>): number[] =>
  fieldOf(seeds, footballTeams, 2 * footballMatches);

const matches = Array.from({ length: footballMatches }, (_, nth) => nth + 1);
const kinds = ['home', 'draw', 'away', 'over', 'under', 'both', 'some'] as const;
type Kind = (typeof kinds)[number];

/** Everything that can be bet on a round. */
export const footballPlaces: readonly string[] = matches.flatMap((match) => kinds.map((kind) => `${kind}-${match}`));

/** In how many spells of a thousand each side of a match scores. */
export interface FootballRates {
  readonly home: number;
  readonly away: number;
}

export const footballRates = (
  { teams, host, visitor }: FootballConfig,
  field: FootballField,
  match: number,
): FootballRates => {
  const [home, away] = [teams[field[2 * match - 2] ?? -1], teams[field[2 * match - 1] ?? -1]];
  if (!home || !away) throw new RangeError('Such a match is not played');
  return {
    home: Math.floor((home.attack * away.leak * host) / 10_000),
    away: Math.floor((away.attack * home.leak * visitor) / 10_000),
  };
};

/** One match: a number for each spell decides which side scores in it, and in which minute. */
const playMatch = ({ home, away }: FootballRates, numbers: Numbers): FootballGoal[] => {
  const goals: FootballGoal[] = [];
  for (let spell = 0; spell < spells; spell += 1) {
    const number = numbers.below(minutesOfSpell * thousand);
    const within = number % thousand;
    if (within >= home + away) continue;
    const minute = spell * minutesOfSpell + Math.floor(number / thousand) + 1;
    goals.push({ minute, side: within < home ? 'home' : 'away' });
  }
  return goals;
};

/** The goals of every match of a round. */
export const playMatches = (config: FootballConfig, field: FootballField, numbers: Numbers): FootballGoal[][] =>
  matches.map((match) => playMatch(footballRates(config, field, match), numbers));

/** The score at the end, or in a minute of the match. */
export const footballScore = (goals: readonly FootballGoal[], until = 90): [number, number] => {
  const fallen = goals.filter(({ minute }) => minute <= until);
  const home = fallen.filter(({ side }) => side === 'home').length;
  return [home, fallen.length - home];
};

const wins: Record<Kind, (home: number, away: number) => boolean> = {
  home: (home, away) => home > away,
  draw: (home, away) => home === away,
  away: (home, away) => home < away,
  over: (home, away) => home + away > 2,
  under: (home, away) => home + away < 3,
  both: (home, away) => home > 0 && away > 0,
  some: (home, away) => home === 0 || away === 0,
};

const partsOf = (place: string): { kind: Kind | undefined; match: number } => {
  const [name, match] = place.split('-');
  return { kind: kinds.find((kind) => kind === name), match: Number(match) };
};

/** Whether a bet on a place is won. */
export const winsFootball = (place: string, goals: readonly (readonly FootballGoal[])[]): boolean => {
  const { kind, match } = partsOf(place);
  return kind !== undefined && wins[kind](...footballScore(goals[match - 1] ?? []));
};

const known = new Map<string, Fraction>();

/** How likely a match ends so, exactly: over all numbers of goals that it can have. */
export const chanceOfScores = ({ home, away }: FootballRates, kind: Kind): Fraction => {
  const name = `${kind} ${home} ${away}`;
  const found = known.get(name);
  if (found) return found;
  const [h, a, none] = [BigInt(home), BigInt(away), BigInt(thousand - home - away)];
  let ways = 0n;
  for (let hosts = 0; hosts <= spells; hosts += 1)
    for (let visitors = 0; hosts + visitors <= spells; visitors += 1) {
      if (!wins[kind](hosts, visitors)) continue;
      const orders = choose(spells, hosts) * choose(spells - hosts, visitors);
      ways += orders * h ** BigInt(hosts) * a ** BigInt(visitors) * none ** BigInt(spells - hosts - visitors);
    }
  const chance = fraction(ways, BigInt(thousand) ** BigInt(spells));
  known.set(name, chance);
  return chance;
};

/** How likely a place is to win, exactly. */
export const footballChance = (config: FootballConfig, field: FootballField, place: string): Fraction => {
  const { kind, match } = partsOf(place);
  if (!kind) throw new RangeError('Such a bet is not taken');
  return chanceOfScores(footballRates(config, field, match), kind);
};

/** What a place pays, in hundredths of the stake, the stake included. */
export const footballPrice = (config: FootballConfig, field: FootballField, place: string): number =>
  priceOf(footballChance(config, field, place), config.returnPercent);

/** A bet is on eight different teams. */
export const refuseFootball = ({ field, chips }: FootballBet, limits: StakeLimits): BetRefusal | null => {
  if (new Set(field).size < field.length) return { reason: 'placeUnknown', bound: null };
  return refuseChips(chips, limits, (place) => footballPlaces.includes(place));
};

export const playFootball = (
  config: FootballConfig,
  { field, chips }: FootballBet,
  numbers: Numbers,
): FootballOutcome => {
  const goals = playMatches(config, field, numbers);
  const paid = payPlaces(
    chips,
    (place) => footballPrice(config, field, place),
    (place) => winsFootball(place, goals),
  );
  return { engine: 'football', field: [...field], goals, ...paid };
};

const prizeOf = (config: FootballConfig, field: FootballField, place: string): Prize =>
  placePrize(place, footballPrice(config, field, place), footballChance(config, field, place));

/** What every place of a round pays. */
export const footballPrizes = (config: FootballConfig, field: FootballField): Prize[] =>
  footballPlaces.map((place) => prizeOf(config, field, place));

/** Of a stake on one place of a round. */
export const footballFigures = (config: FootballConfig, field: FootballField, place: string): Figures =>
  figuresOf([prizeOf(config, field, place)]);

/** Figures of all bets on all matches there can be, every team at home and away. */
export const figuresOfFootball = (config: FootballConfig): Figures[] =>
  config.teams.flatMap((_, home) =>
    config.teams.flatMap((__, away) =>
      home === away ? [] : kinds.map((kind) => footballFigures(config, [home, away], `${kind}-1`)),
    ),
  );
