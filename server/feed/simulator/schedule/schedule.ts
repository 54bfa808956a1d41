import { byKickOff } from '../../listed-facts.ts';
import type { Field, League } from '../catalogue/league.ts';
import { eventNumber, type Fixture, readEventId } from './fixture.ts';
import { pairOf } from './pairing.ts';
import { binMs, origin } from './week-bins.ts';
import { createWeek, type LeagueWeek } from './week-template.ts';

export interface Schedule {
  /** Null when no such match is ever played. */
  fixture(eventId: string): Fixture | null;
  /** Matches that kick off at or after `from` and before the league's `to`, in order of kick-off, then of league. */
  between(from: number, to: (league: League) => number): Fixture[];
}

const cacheSize = 20_000;
const roundsOfSeason = 38;

/** Which one of its kind an outright is: season "2025/26" (they begin in July), year or round "#12". */
const labelOf = (label: Field['label'], startsAt: number, round: number): string => {
  const year = new Date(startsAt).getUTCFullYear();
  if (label === 'round') return `#${(round % roundsOfSeason) + 1}`;
  if (label === 'year') return String(year);
  const first = new Date(startsAt).getUTCMonth() < 6 ? year - 1 : year;
  return `${first}/${String(first + 1).slice(2)}`;
};

/** The schedule of a seed: endless, every match found by its id or by time without listing the others. */
export const createSchedule = (leagues: readonly League[], seed: number): Schedule => {
  const week = createWeek(leagues);
  const byNumber = new Map(leagues.map((league) => [league.number, league]));
  const cache = new Map<number, Fixture>();

  const roundStart = (plan: LeagueWeek, round: number) => origin + (plan.firstBin + round * plan.roundBins) * binMs;

  const fixtureOf = (league: League, plan: LeagueWeek, round: number, place: number): Fixture => {
    const number = eventNumber(league, round, place);
    const known = cache.get(number);
    if (known) return known;
    const [host, away] = league.field ? [0, 0] : pairOf(seed, league.number, league.teams.length, round, place);
    const kickOff = plan.kickOffs[round % league.roundsPerWeek]?.[place] ?? 0;
    const startsAt = roundStart(plan, round) + kickOff * binMs;
    const fixture: Fixture = {
      eventId: String(number),
      league,
      number,
      hostName: league.field?.title ?? league.teams[host] ?? '',
      awayName: league.field ? labelOf(league.field.label, startsAt, round) : (league.teams[away] ?? ''),
      host,
      away,
      startsAt,
    };
    if (cache.size >= cacheSize) cache.clear();
    cache.set(number, fixture);
    return fixture;
  };

  return {
    fixture: (eventId) => {
      const found = readEventId(eventId);
      const league = found && byNumber.get(found.leagueNumber);
      const plan = league && week.get(league.number);
      if (!found || !league || !plan || found.place < 0) return null;
      const perRound = league.eventsPerRound;
      return fixtureOf(league, plan, Math.floor(found.place / perRound), found.place % perRound);
    },

    between: (from, to) => {
      const found: Fixture[] = [];
      for (const league of leagues) {
        const plan = week.get(league.number);
        if (!plan) continue;
        const roundMs = plan.roundBins * binMs;
        const start = roundStart(plan, 0);
        const end = to(league);
        const last = Math.floor((end - start) / roundMs);
        for (let round = Math.max(0, Math.floor((from - start) / roundMs)); round <= last; round += 1)
          for (let place = 0; place < league.eventsPerRound; place += 1) {
            const fixture = fixtureOf(league, plan, round, place);
            if (fixture.startsAt >= from && fixture.startsAt < end) found.push(fixture);
          }
      }
      return found.sort(byKickOff);
    },
  };
};
