import { describe, expect, test } from 'vitest';
import { tracker } from '../../../../contract/entities/tracker.ts';
import { type OfferedSport, offeredSports } from '../../../../domain/sports/sports.ts';
import { allLeagues } from '../catalogue/leagues.ts';
import { createSchedule } from '../schedule/schedule.ts';
import { feedSports } from '../sports/feed-sports.ts';
import { minute } from './moment.ts';
import type { Play } from './play.ts';
import { createPlays } from './play-of.ts';
import { beat } from './possession.ts';
import { type Story, trackAt } from './story.ts';

const seed = 7;
const monday = Date.UTC(2026, 2, 2);
const week = createSchedule(allLeagues, seed).between(monday, () => monday + 7 * 24 * 60 * minute);
const inPlay = offeredSports.filter((sport) => !feedSports[sport].prematchOnly);
const fixturesOf = (sport: OfferedSport) => week.filter(({ league }) => league.sport === sport).slice(0, 12);
const playOf = createPlays(seed);

const wholeOf = (play: Play): Story => {
  if (!play.story) throw new Error('a match in play has a story');
  return play.story.whole();
};
const twentieths = ({ endsAfter }: Play) =>
  Array.from({ length: 21 }, (_, part) => Math.floor((endsAfter * part) / 20));

/** Sides of the goals in a timeline, as a score. */
const goalsTold = (story: Story, elapsed: number): string => {
  const goals = Object.values(story.happenings)
    .filter(({ at, event }) => at <= elapsed && event.kind === 'goal')
    .map(({ event }) => event.side);
  return `${goals.filter((side) => side === '1').length}-${goals.filter((side) => side === '2').length}`;
};

describe.each(inPlay)('the tracker of %s', (sport) => {
  const plays = fixturesOf(sport).map(playOf);

  test('is of the contract’s shape, small at any time, and the same after a restart', () => {
    const again = createPlays(seed);
    for (const [index, play] of plays.entries()) {
      const other = fixturesOf(sport)[index];
      for (const elapsed of twentieths(play)) {
        const track = trackAt(wholeOf(play), elapsed, elapsed >= play.endsAfter);
        expect(tracker.parse(track)).toEqual(track);
        expect(JSON.stringify(track).length).toBeLessThan(6_000);
        if (other) expect(trackAt(wholeOf(again(other)), elapsed, elapsed >= play.endsAfter)).toEqual(track);
      }
    }
  });

  test('tells nothing before it happens: what is told once stays as it was', () => {
    for (const play of plays.slice(0, 4)) {
      const story = wholeOf(play);
      const last = trackAt(story, play.endsAfter, true);
      for (const elapsed of twentieths(play)) {
        const { events, momentum } = trackAt(story, elapsed, false);
        for (const [id, event] of Object.entries(events)) if (last.events[id]) expect(last.events[id]).toEqual(event);
        for (const [part, value] of Object.entries(momentum)) expect(last.momentum[part]).toBe(value);
        expect(story.happenings.filter(({ at }) => at <= elapsed).length).toBe(
          Math.max(0, ...Object.keys(events).map(Number)),
        );
      }
    }
  });

  test('ends with the score of the match, and keeps the ball on the field', () => {
    for (const play of plays) {
      const story = wholeOf(play);
      const end = story.happenings.at(-1)?.event;
      expect(end?.kind).toBe('end');
      if (!['MMA', 'BO'].includes(sport)) expect(end?.score).toBe(play.momentAt(play.endsAfter).results.G);
      for (const elapsed of twentieths(play))
        for (const [x = -1, y = -1] of story.situationAt(elapsed).trail ?? [])
          expect(x >= 0 && x <= 100 && y >= 0 && y <= 100).toBe(true);
    }
  });
});

test.each(['F', 'IH', 'H', 'FU', 'WP', 'VF'] as const)(
  'a goal on the timeline of %s is a goal in the score',
  (sport) => {
    for (const play of fixturesOf(sport).map(playOf))
      for (const elapsed of twentieths(play))
        expect(goalsTold(wholeOf(play), elapsed)).toBe(play.momentAt(elapsed).results.G);
  },
);

test('corners and cards of a football timeline are those of its figures', () => {
  for (const play of fixturesOf('F').map(playOf))
    for (const elapsed of twentieths(play)) {
      const told = (kind: string, side: '1' | '2') =>
        wholeOf(play).happenings.filter(({ at, event }) => at <= elapsed && event.kind === kind && event.side === side)
          .length;
      const { C, YC, PN } = play.momentAt(elapsed).stats;
      expect([C, YC, PN]).toEqual(['corner', 'yellow', 'red'].map((kind) => `${told(kind, '1')}-${told(kind, '2')}`));
    }
});

test('shots on target are never fewer than goals, and possession sums to a hundred', () => {
  for (const sport of ['F', 'IH'] as const)
    for (const play of fixturesOf(sport).map(playOf))
      for (const elapsed of twentieths(play)) {
        const { ST = '', PS = '' } = wholeOf(play).statsAt(elapsed);
        const goals = (play.momentAt(elapsed).results.G ?? '').split('-').map(Number);
        ST.split('-').forEach((shots, side) => {
          expect(Number(shots)).toBeGreaterThanOrEqual(goals[side] ?? 0);
        });
        expect(PS.split('-').reduce((sum, share) => sum + Number(share), 0)).toBe(100);
      }
});

test('at a goal of football the ball is at the goal', () => {
  for (const play of fixturesOf('F').map(playOf)) {
    const story = wholeOf(play);
    for (const { at, event } of story.happenings.filter(({ event }) => event.kind === 'goal')) {
      // It is sent in beats, and is up to one beat behind.
      const [x = 50] = story.situationAt(at + beat).trail?.at(-1) ?? [];
      expect(event.side === '1' ? x : 100 - x, `${event.minute}’`).toBeGreaterThan(90);
    }
  }
});

test('sets on a timeline are the sets of the score', () => {
  for (const sport of ['T', 'V', 'TT', 'D', 'E', 'S'] as const)
    for (const play of fixturesOf(sport).map(playOf))
      for (const elapsed of twentieths(play)) {
        const won = (side: '1' | '2') =>
          wholeOf(play).happenings.filter(
            ({ at, event }) => at <= elapsed && event.kind === 'set' && event.side === side,
          ).length;
        expect(`${won('1')}-${won('2')}`).toBe(play.momentAt(elapsed).results.G);
      }
});

test('the length of the clock says nothing of overtime before it comes', () => {
  for (const sport of ['IH', 'B'] as const)
    for (const play of fixturesOf(sport).map(playOf))
      expect(wholeOf(play).minutesAt(minute)).toBe(sport === 'B' ? 40 : 60);
});

test.each(['F', 'IH'] as const)(
  'a match of %s ended by hand tells the goals of its score, the seen ones as they were',
  (sport) => {
    for (const play of fixturesOf(sport).map(playOf))
      for (const score of [
        [2, 1],
        [0, 0],
        [7, 3],
      ] as const)
        for (const elapsed of [-minute, 5 * minute, Math.floor(play.endsAfter / 2), play.endsAfter - minute]) {
          const ended = play.story?.ended({ score, elapsed });
          const results = play.finishedAs(score, elapsed);
          if (!ended) throw new Error('it has a story');
          expect(goalsTold(ended, elapsed)).toBe(results.G);
          const goals = ended.happenings.filter(({ event }) => event.kind === 'goal');
          if (sport === 'F')
            expect(goals.map(({ event }) => event.score)).toEqual(goals.map((_, index) => results[`N${index + 1}`]));
          expect(ended.happenings.at(-1)?.event).toMatchObject({ kind: 'end', score: results.G });
          const seen = wholeOf(play).happenings.filter(({ at, event }) => at <= elapsed && event.kind === 'corner');
          expect(ended.happenings.filter(({ event }) => event.kind === 'corner')).toEqual(seen);
        }
  },
);
