import { offeredSports } from '../../../../domain/sports/sports.ts';
import type { League } from '../catalogue/league.ts';
import { feedSports } from '../sports/feed-sports.ts';
import { binsPerDay, binsPerHour, binsPerWeek } from './week-bins.ts';

/** Kick-offs of a league's week: for each round of the week the bins of its fixtures, counted from the round's start. */
export interface LeagueWeek {
  roundBins: number;
  /** Bin of the week in which the league's first round begins: 06:00 where it is played. */
  firstBin: number;
  kickOffs: readonly Uint16Array[];
}

const dayStart = 6;

/** Whether fixtures may begin in this bin of the league's own week (0 is Monday 06:00 local time). */
const mayBegin = (league: League, localBin: number): boolean => {
  const hour = (Math.floor(localBin / binsPerHour) + dayStart) % 24;
  const day = Math.floor((localBin + dayStart * binsPerHour) / binsPerDay) % 7;
  if (league.hours === 'any') return hour >= 9 && hour < 23;
  return day >= 5 ? hour >= 12 && hour < 22 : hour >= 17 && hour < 22;
};

const bins = () => new Float64Array(binsPerWeek);

const wrap = (bin: number) => ((bin % binsPerWeek) + binsPerWeek) % binsPerWeek;

/**
 * Places every fixture of every league into the week, prime-time leagues first, each fixture where fewest matches are in
 * play: this is how 40 matches are in play at any hour and each main sport begins some within each hour. Virtual leagues
 * begin all of a round at once. Depends on the catalogue alone.
 */
const planWeek = (leagues: readonly League[]): ReadonlyMap<number, LeagueWeek> => {
  /** For each sport: matches in play during a match begun in a bin, those of the same sport counted five times. */
  const crowd = new Map(offeredSports.map((sport) => [sport, bins()]));
  const week = new Map<number, LeagueWeek>();

  const occupy = (league: League, bin: number): void => {
    if (feedSports[league.sport].prematchOnly) return;
    const { usual } = feedSports[league.sport];
    for (const [sport, crowded] of crowd) {
      const weight = sport === league.sport ? 5 : 1;
      const other = feedSports[sport].usual;
      // Of two matches so far apart, as many bins see both in play.
      for (let apart = 1 - other; apart < usual; apart += 1) {
        const shared = Math.min(usual - 1, apart + other - 1) - Math.max(0, apart) + 1;
        const at = wrap(bin + apart);
        crowded[at] = (crowded[at] ?? 0) + shared * weight;
      }
    }
  };

  const place = (league: League, plan: LeagueWeek, round: number, fixture: number): void => {
    const roundStart = round * plan.roundBins;
    const crowded = crowd.get(league.sport);
    let best = 0;
    let fewest = Number.POSITIVE_INFINITY;
    for (let bin = 0; bin < plan.roundBins - feedSports[league.sport].longest; bin += 1) {
      if (!mayBegin(league, roundStart + bin)) continue;
      // Equal places are told apart by a hash, half-hours before odd quarters.
      const oddQuarter = (plan.firstBin + roundStart + bin) % 2;
      const tie = ((league.number * 31 + round * 17 + fixture * 7 + bin * 13) % 101) / 101;
      const at = wrap(plan.firstBin + roundStart + bin);
      const others = (crowded?.[at] ?? 0) + oddQuarter * 2 + tie;
      if (others < fewest) [best, fewest] = [bin, others];
    }
    const kickOffs = plan.kickOffs[round];
    if (kickOffs) kickOffs[fixture] = best;
    occupy(league, plan.firstBin + roundStart + best);
  };

  for (const league of leagues) {
    const fixtures = league.eventsPerRound;
    week.set(league.number, {
      roundBins: binsPerWeek / league.roundsPerWeek,
      firstBin: wrap((dayStart - league.zone) * binsPerHour),
      kickOffs: Array.from({ length: league.roundsPerWeek }, () => new Uint16Array(fixtures)),
    });
  }
  const placeAll = (chosen: readonly League[]): void => {
    const rounds = Math.max(...chosen.map((league) => league.roundsPerWeek));
    const fixtures = Math.max(...chosen.map((league) => league.eventsPerRound));
    for (let fixture = 0; fixture < fixtures; fixture += 1)
      for (let round = 0; round < rounds; round += 1)
        for (const league of chosen) {
          const plan = week.get(league.number);
          if (plan && round < league.roundsPerWeek && fixture < league.eventsPerRound)
            place(league, plan, round, fixture);
        }
  };
  placeAll(leagues.filter(({ hours }) => hours === 'prime'));
  placeAll(leagues.filter(({ hours }) => hours === 'any'));
  return week;
};

const planned = new WeakMap<readonly League[], ReadonlyMap<number, LeagueWeek>>();

/** The week of a catalogue, planned once. */
export const createWeek = (leagues: readonly League[]): ReadonlyMap<number, LeagueWeek> => {
  const week = planned.get(leagues) ?? planWeek(leagues);
  planned.set(leagues, week);
  return week;
};
