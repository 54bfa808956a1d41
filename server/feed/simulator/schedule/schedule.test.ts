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
  for (const fixture of schedule.between(monday, () => monday + 8 * 24 * hour)) {
    for (const team of [fixture.hostName, fixture.awayName]) {
      const key = `${fixture.league.leagueId} ${team}`;
      expect(busyUntil.get(key) ?? 0, `${key} at ${new Date(fixture.startsAt).toISOString()}`).toBeLessThanOrEqual(
        fixture.startsAt,
      );
      busyUntil.set(key, fixture.startsAt + playOf(fixture).endsAfter);
    }
  }
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
