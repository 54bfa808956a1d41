import { expect, test } from 'vitest';
import { offeredSports } from '../../../../domain/sports/sports.ts';
import { allLeagues, leaguesIn } from '../catalogue/leagues.ts';
import { createPlays } from '../play/play-of.ts';
import type { Fixture } from './fixture.ts';
import { pairOf } from './pairing.ts';
import { createSchedule } from './schedule.ts';

const hour = 3_600_000;
const seed = 7;
const schedule = createSchedule(allLeagues, seed);
const monday = Date.UTC(2026, 2, 2);
const isNoRoundTheClock = ({ league }: Fixture) => league.hours !== 'always';

test('an event is found again by its id alone', () => {
  const fixtures = schedule.between(monday, () => monday + 6 * hour);
  const again = createSchedule(allLeagues, seed);
  expect(fixtures.map(({ eventId }) => again.fixture(eventId))).toEqual(fixtures);
});

test.each(['', '0', 'x', '10245x', '-10010', '1e9', '00010010', '99999', '123456789012345', '10010.5', '__proto__'])(
  'the id %o is nobody’s',
  (eventId) => expect(schedule.fixture(eventId)).toBeNull(),
);

test('no team plays twice at once', () => {
  const playOf = createPlays(seed);
  const busyUntil = new Map<string, number>();
  const twice: string[] = [];
  for (const fixture of schedule.between(monday, () => monday + 8 * 24 * hour)) {
    for (const team of [fixture.hostName, fixture.awayName]) {
      const key = `${fixture.league.leagueId} ${team}`;
      if ((busyUntil.get(key) ?? 0) > fixture.startsAt)
        twice.push(`${key} at ${new Date(fixture.startsAt).toISOString()}`);
      busyUntil.set(key, fixture.startsAt + playOf(fixture).endsAfter);
    }
  }
  expect(busyUntil.size).toBeGreaterThan(1_000);
  expect(twice).toEqual([]);
});

/** Sports whose sides play day after day: tournaments of one or two, e-sports, and a series of baseball. */
const daily: ReadonlySet<string> = new Set(['T', 'BT', 'TT', 'D', 'S', 'E', 'BB', 'VF', 'VT', 'VB']);

test('no team of a league plays twice within 48 hours, not where one season ends and the next begins either', () => {
  const last = new Map<string, number>();
  const until = monday + 20 * 7 * 24 * hour;
  const fixtures = schedule.between(monday, ({ sport, field }) => (field || daily.has(sport) ? monday : until));
  expect(fixtures.length).toBeGreaterThan(20_000);
  const rests: number[] = [];
  for (const { league, hostName, awayName, startsAt } of fixtures)
    for (const team of [hostName, awayName]) {
      const key = `${league.leagueId} ${team}`;
      rests.push(startsAt - (last.get(key) ?? 0));
      last.set(key, startsAt);
    }
  expect(rests.filter((rest) => rest < 48 * hour)).toEqual([]);
});

test('matches begin on a quarter of an hour, by the place’s clock from 9 to 23, great leagues in evenings and on weekends', () => {
  const until = monday + 7 * 24 * hour;
  const fixtures = schedule.between(monday, ({ hours }) => (hours === 'always' ? monday : until));
  const isWrong = ({ league, startsAt }: (typeof fixtures)[number]) => {
    const local = new Date(startsAt + league.zone * hour);
    const isWeekend = local.getUTCDay() % 6 === 0;
    const [from, to] = league.hours === 'any' ? [9, 23] : isWeekend ? [12, 22] : [17, 22];
    const isInHours = local.getUTCHours() >= from && local.getUTCHours() < to;
    return startsAt % (hour / 4) !== 0 || !isInHours;
  };
  expect(fixtures.length).toBeGreaterThan(1_000);
  expect(
    fixtures.filter(isWrong).map(({ league, startsAt }) => `${league.name} ${new Date(startsAt).toISOString()}`),
  ).toEqual([]);
});

test('a league with two rounds a week plays one of them from Friday to Sunday', () => {
  const days = new Map<string, Set<number>>();
  for (const { league, startsAt } of schedule.between(monday, ({ roundsPerWeek }) =>
    roundsPerWeek === 2 ? monday + 7 * 24 * hour : monday,
  )) {
    const known = days.get(league.leagueId) ?? new Set();
    days.set(league.leagueId, known.add(new Date(startsAt + league.zone * hour).getUTCDay()));
  }
  expect(days.size).toBeGreaterThan(50);
  for (const [league, known] of days) expect(known.has(5) || known.has(6) || known.has(0), league).toBe(true);
});

test.each([8, 10, 18, 20, 30])('in a season of %i teams each pair meets once at each ground', (teams) => {
  const met = new Map<string, number>();
  for (let round = 0; round < 2 * (teams - 1); round += 1) {
    const inRound = new Set<number>();
    for (let fixture = 0; fixture < teams / 2; fixture += 1) {
      const [host, away] = pairOf(seed, 10, teams, round, fixture);
      inRound.add(host).add(away);
      met.set(`${host}-${away}`, (met.get(`${host}-${away}`) ?? 0) + 1);
    }
    expect(inRound.size).toBe(teams);
  }
  expect(met.size).toBe(teams * (teams - 1));
  expect([...met.values()].every((times) => times === 1)).toBe(true);
});

test('a small world has every sport, a seventh of the events, and football in play at any hour', () => {
  const small = createSchedule(leaguesIn.small, seed);
  const week = (of: typeof small) => of.between(monday, () => monday + 7 * 24 * hour).filter(isNoRoundTheClock);
  expect(new Set(small.between(monday, () => monday + 7 * 24 * hour).map(({ league }) => league.sport))).toEqual(
    new Set(offeredSports),
  );
  expect(week(small).length / week(schedule).length).toBeCloseTo(1 / 7, 1);
  const playOf = createPlays(seed);
  for (let at = monday; at < monday + 7 * 24 * hour; at += hour / 4) {
    const begun = small.between(at - 3 * hour, () => at + 1).filter(({ league }) => league.sport === 'F');
    const inPlay = begun.filter((fixture) => fixture.startsAt + playOf(fixture).endsAfter > at);
    expect(inPlay.length, new Date(at).toISOString()).toBeGreaterThanOrEqual(2);
  }
});
