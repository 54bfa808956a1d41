import { expect, test } from 'vitest';
import { offeredSports } from '../../../../domain/sports/sports.ts';
import { allLeagues } from '../catalogue/leagues.ts';
import { createSchedule } from '../schedule/schedule.ts';
import { feedSports } from '../sports/feed-sports.ts';
import { minute, second } from './moment.ts';
import type { Play } from './play.ts';
import { createPlays } from './play-of.ts';

const seed = 7;
const monday = Date.UTC(2026, 2, 2);
const week = createSchedule(allLeagues, seed).between(monday, () => monday + 7 * 24 * 60 * minute);
const playOf = createPlays(seed);
const playsOf = (sport: string, count: number, most = Number.POSITIVE_INFINITY): Play[] =>
  week
    .filter(({ league }) => league.sport === sport && league.rank <= most)
    .slice(0, count)
    .map(playOf);

const happenedIn = (play: Play, kind: string) =>
  (play.story?.whole().happenings ?? []).filter(({ event, at }) => event.kind === kind && at < play.endsAfter - minute);

/** The lock of a moment, from there until it ends. */
const courseFrom = (play: Play, from: number): (string | null)[] => {
  const course: (string | null)[] = [];
  for (let at = from; at < play.endsAfter; at += second) {
    const { lock } = play.momentAt(at);
    course.push(lock);
    if (lock === null) break;
  }
  return course;
};

test.each(['F', 'IH', 'FU', 'H', 'WP', 'VF'])(
  'a lock of %s says goal when one has fallen, and ends with it',
  (sport) => {
    let goals = 0;
    for (const play of playsOf(sport, 12)) {
      for (const { at } of happenedIn(play, 'goal')) {
        goals += 1;
        expect(['goal', 'var']).toContain(play.momentAt(at).lock);
        const course = courseFrom(play, at);
        expect(course.at(-1)).toBeNull();
        expect(course.length).toBeLessThan(sport === 'F' || sport === 'IH' ? 180 : 120);
      }
    }
    expect(goals).toBeGreaterThan(10);
  },
);

test('a lock gives nothing away: before a goal or a card it says that the match is suspended', () => {
  const seen = new Set<string | null>();
  for (const play of playsOf('F', 60, 1)) {
    const told = [...happenedIn(play, 'goal'), ...happenedIn(play, 'red')].map(({ at }) => at);
    for (const at of told) {
      // One that follows close upon another is still under its lock.
      const alone = !told.some((other) => other < at && at - other < minute);
      if (alone) expect(play.momentAt(at - second).lock).toBe('suspended');
      for (const lock of courseFrom(play, at)) seen.add(lock);
    }
    for (const { at } of happenedIn(play, 'red')) expect(play.momentAt(at + second).lock).toBe('redCard');
  }
  expect([...seen].toSorted()).toEqual(['goal', null, 'redCard', 'suspended', 'var'].toSorted());
});

test('a goal is reviewed where there is a video assistant alone', () => {
  const reviews = (tier: (rank: number) => boolean) =>
    week
      .filter(({ league }) => league.sport === 'F' && tier(league.rank))
      .slice(0, 60)
      .map(playOf)
      .flatMap((play) => happenedIn(play, 'goal').map(({ at }) => play.momentAt(at + 20 * second).lock))
      .filter((lock) => lock === 'var').length;
  expect(reviews((rank) => rank === 1)).toBeGreaterThan(5);
  expect(reviews((rank) => rank > 1)).toBe(0);
});

test('every sport in play is locked at times, and mostly open', () => {
  for (const sport of offeredSports.filter((one) => !feedSports[one].prematchOnly)) {
    const locks = playsOf(sport, 20).flatMap((play) =>
      Array.from({ length: 200 }, (_, part) => play.momentAt(Math.floor((play.endsAfter * part) / 200)).lock),
    );
    const locked = locks.filter((lock) => lock !== null).length / locks.length;
    expect(locked, sport).toBeGreaterThan(0);
    expect(locked, sport).toBeLessThan(0.45);
  }
});
