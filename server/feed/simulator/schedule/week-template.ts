import { offeredSports } from '../../../../domain/sports/sports.ts';
import type { League } from '../catalogue/league.ts';
import { feedSports } from '../sports/feed-sports.ts';
import { binsPerDay, binsPerHour, binsPerWeek } from './week-bins.ts';

/** Kick-offs of a league's week: for each round of the week the bins of its fixtures, counted from the round's start. */
export interface LeagueWeek {
  roundBins: number;
  /** Bin of the week in which the league's first round begins. */
  firstBin: number;
  /** Matches of a round begin within this many hours, where there are three rounds a week. */
  hours: number;
  kickOffs: readonly Uint16Array[];
}

/** Where a day of matches begins, by the clock of the place. */
const dayStart = 6;

/** Hours from one kick-off of a team to its next. Where it plays more than three times a week it has less. */
const rest = 48;

/** The bins from its start in which matches of a round may kick off, so that whatever the pairings every team has its rest. */
const kickOffsIn = (league: League, plan: LeagueWeek, round: number): readonly [from: number, to: number] => {
  if (league.roundsPerWeek > 3) return [0, plan.roundBins - feedSports[league.sport].longest];
  if (league.roundsPerWeek < 3) return [0, plan.roundBins - rest * binsPerHour];
  // Each of three is two days after the last, and takes the hours of the day after it.
  const from = (2 - round) * (8 - plan.hours) * binsPerHour;
  return [from, from + plan.hours * binsPerHour + 1];
};

/**
 * Where a league's week may begin, in hours from Monday 00:00 where it is played. Of two rounds a week one is on a weekend;
 * all of three lie between 9 and 23.
 */
const weekStarts = ({ roundsPerWeek }: League): readonly (readonly [start: number, hours: number])[] => {
  if (roundsPerWeek > 3) return [[dayStart, 0]];
  if (roundsPerWeek === 2) return [1, 2, 4, 5].map((day) => [day * 24 + dayStart, 0]);
  const days = [0, 1, 2, 3, 4, 5, 6].map((day) => day * 24);
  if (roundsPerWeek === 1) return days.map((day) => [day + dayStart, 0]);
  return days.flatMap((day) =>
    [1, 2, 3, 4].flatMap((hours) =>
      Array.from({ length: 15 - 3 * hours }, (_, later) => [day + 9 + later - 2 * (8 - hours), hours] as const),
    ),
  );
};

/** Whether fixtures may begin in this bin of the week where the league is played, 0 being Monday 00:00. */
const mayBegin = (league: League, localBin: number): boolean => {
  const hour = Math.floor(localBin / binsPerHour) % 24;
  const day = Math.floor(localBin / binsPerDay) % 7;
  if (league.hours === 'any') return hour >= 9 && hour < 23;
  return day >= 5 ? hour >= 12 && hour < 22 : hour >= 17 && hour < 22;
};

const startOf = ({ firstBin, roundBins }: LeagueWeek, round: number): number => firstBin + round * roundBins;

/** The bins of a round, from its start, in which its fixtures may begin: kept, for they are asked for with every place that is weighed. */
const createOpenBins = () => {
  const known = { prime: new Map(), any: new Map(), always: new Map() } as Record<
    League['hours'],
    Map<number, readonly number[]>
  >;
  return (league: League, plan: LeagueWeek, round: number): readonly number[] => {
    const [from, to] = kickOffsIn(league, plan, round);
    const local = wrap(startOf(plan, round) + league.zone * binsPerHour);
    const key = (local * binsPerWeek + from) * binsPerWeek + to;
    const open =
      known[league.hours].get(key) ??
      Array.from({ length: to - from }, (_, later) => from + later).filter((bin) =>
        mayBegin(league, wrap(local + bin)),
      );
    known[league.hours].set(key, open);
    return open;
  };
};

const bins = () => new Float64Array(binsPerWeek);

const wrap = (bin: number) => ((bin % binsPerWeek) + binsPerWeek) % binsPerWeek;

/**
 * Places every fixture of every league into the week, prime-time leagues first, each fixture where fewest matches are in
 * play: this is how 40 matches are in play at any hour and each main sport begins some within each hour. Virtual leagues
 * begin all of a round at once. No team of a league with up to three rounds a week plays twice in 48 hours. Depends on
 * the catalogue alone.
 */
const planWeek = (leagues: readonly League[]): ReadonlyMap<number, LeagueWeek> => {
  /** For each sport: matches in play during a match begun in a bin, those of the same sport counted five times. */
  const crowd = new Map(offeredSports.map((sport) => [sport, bins()]));
  const week = new Map<number, LeagueWeek>();
  const openBins = createOpenBins();

  const occupy = (league: League, bin: number, matches: 1 | -1): void => {
    if (feedSports[league.sport].prematchOnly) return;
    const { usual } = feedSports[league.sport];
    for (const [sport, crowded] of crowd) {
      const weight = sport === league.sport ? 5 : 1;
      const other = feedSports[sport].usual;
      // Of two matches so far apart, as many bins see both in play.
      for (let apart = 1 - other; apart < usual; apart += 1) {
        const shared = Math.min(usual - 1, apart + other - 1) - Math.max(0, apart) + 1;
        const at = wrap(bin + apart);
        crowded[at] = (crowded[at] ?? 0) + shared * weight * matches;
      }
    }
  };

  /** What fixtures may meet in the bins of the world's week. */
  const crowdAround = ({ sport }: League): Float64Array => crowd.get(sport) ?? bins();

  /** How many others a league's matches would meet, those of its own round among them. */
  const crowdOf = (league: League, plan: LeagueWeek): number => {
    const { usual } = feedSports[league.sport];
    const crowded = crowdAround(league);
    return plan.kickOffs.reduce((sum, _, round) => {
      const open = openBins(league, plan, round);
      const roundStart = wrap(startOf(plan, round));
      let others = 0;
      for (const bin of open) others += crowded[(roundStart + bin) % binsPerWeek] ?? 0;
      return sum + others / open.length + (5 * league.eventsPerRound * usual * usual) / (usual + open.length);
    }, 0);
  };

  /** The week of a league begins where its rounds meet fewest others. */
  const begin = (league: League, plan: LeagueWeek): void => {
    let fewest = Number.POSITIVE_INFINITY;
    for (const [start, hours] of weekStarts(league)) {
      const firstBin = wrap((start - league.zone) * binsPerHour);
      const others = crowdOf(league, { ...plan, firstBin, hours });
      if (others < fewest) {
        fewest = others;
        plan.firstBin = firstBin;
        plan.hours = hours;
      }
    }
  };

  /** Where fewest others are in play. */
  const place = (league: League, plan: LeagueWeek, round: number, fixture: number): void => {
    const crowded = crowdAround(league);
    const roundStart = startOf(plan, round);
    let best = 0;
    let fewest = Number.POSITIVE_INFINITY;
    for (const bin of openBins(league, plan, round)) {
      // Equal places are ordered by a hash, half-hours before odd quarters.
      const oddQuarter = (roundStart + bin) % 2;
      const tie = ((league.number * 31 + round * 17 + fixture * 7 + bin * 13) % 101) / 101;
      const others = (crowded[wrap(roundStart + bin)] ?? 0) + oddQuarter * 2 + tie;
      if (others < fewest) [best, fewest] = [bin, others];
    }
    const kickOffs = plan.kickOffs[round];
    if (kickOffs) kickOffs[fixture] = best;
    occupy(league, roundStart + best, 1);
  };

  const placeAll = (league: League, plan: LeagueWeek): void => {
    begin(league, plan);
    for (let fixture = 0; fixture < league.eventsPerRound; fixture += 1)
      for (let round = 0; round < league.roundsPerWeek; round += 1) place(league, plan, round, fixture);
  };

  const takeAll = (league: League, plan: LeagueWeek): void => {
    for (const [round, kickOffs] of plan.kickOffs.entries())
      for (const bin of kickOffs) occupy(league, startOf(plan, round) + bin, -1);
  };

  for (const league of leagues) {
    const fixtures = league.eventsPerRound;
    week.set(league.number, {
      roundBins: binsPerWeek / league.roundsPerWeek,
      firstBin: wrap((dayStart - league.zone) * binsPerHour),
      hours: 0,
      kickOffs: Array.from({ length: league.roundsPerWeek }, () => new Uint16Array(fixtures)),
    });
  }
  // Those with least choice first, so that the others fill what they leave.
  const ordered = leagues
    .filter(({ hours }) => hours !== 'always')
    .toSorted((a, b) => a.roundsPerWeek - b.roundsPerWeek);
  for (const again of [false, true])
    for (const league of ordered) {
      const plan = week.get(league.number);
      if (plan === undefined) continue;
      if (again) takeAll(league, plan);
      placeAll(league, plan);
    }
  return week;
};

const planned = new WeakMap<readonly League[], ReadonlyMap<number, LeagueWeek>>();

/** The week of a catalogue, planned once. */
export const createWeek = (leagues: readonly League[]): ReadonlyMap<number, LeagueWeek> => {
  const week = planned.get(leagues) ?? planWeek(leagues);
  planned.set(leagues, week);
  return week;
};
