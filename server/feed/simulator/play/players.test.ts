import { expect, test } from 'vitest';
import { scoreOf, settleSelection } from '../../../../domain/markets/settle-selection.ts';
import type { OfferedSport } from '../../../../domain/sports/sports.ts';
import { allLeagues } from '../catalogue/leagues.ts';
import { squadOf } from '../catalogue/squads.ts';
import { createSchedule } from '../schedule/schedule.ts';
import { feedSports } from '../sports/feed-sports.ts';
import type { Play } from './play.ts';
import { createPlays } from './play-of.ts';
import { scorersOf } from './scorers.ts';

const seed = 7;
const monday = Date.UTC(2026, 2, 2);
const day = 86_400_000;
const noDrift = { side: 0, goals: 0 };
const playOf = createPlays(seed);
const weeks = createSchedule(allLeagues, seed).between(monday, () => monday + 21 * day);
const withSquads = (sport: OfferedSport) =>
  weeks.filter((fixture) => fixture.league.sport === sport && squadOf(fixture).length > 0);
const football = withSquads('F');
const basketball = withSquads('B');
const listed = (value: string | undefined) => (value ? value.split(',') : []);
const marketOf = (play: Play, code: string, elapsed = -1) =>
  play.marketsAt(elapsed, noDrift).find((market) => market.code === code)?.chances ?? [];

test('leagues of grown men have squads of ten, whose names are all different', () => {
  for (const fixture of [...football.slice(0, 300), ...basketball.slice(0, 100)]) {
    const squads = squadOf(fixture);
    expect(squads).toHaveLength(20);
    if (fixture.league.country !== 'Europe') expect(new Set(squads.map(({ name }) => name)).size).toBe(20);
  }
  const women = weeks.find(({ league }) => league.name.endsWith('Women'));
  expect(women && squadOf(women)).toEqual([]);
});

test('a player stays with his club', () => {
  const [first] = football;
  const next = football.find(({ hostName, number }) => hostName === first?.hostName && number !== first?.number);
  if (!first || !next) throw new Error('expected two matches at home');
  const host = (fixture: typeof first) => squadOf(fixture).slice(0, 10);
  expect(host(next)).toEqual(host(first));
});

test('the scorers are as many as the goals of each side, also minute by minute', () => {
  for (const fixture of football.slice(0, 60)) {
    const play = playOf(fixture);
    for (const share of [0.2, 0.5, 0.8, 1]) {
      const { results } = play.momentAt(play.endsAfter * share);
      const scorers = listed(results.GS);
      const of = (side: string) => scorers.filter((id) => id.startsWith(side)).length;
      expect([of('h'), of('a')]).toEqual(scoreOf(results, 'G'));
    }
  }
});

test('the timeline names who scored each goal, also of a match that was ended by hand', () => {
  for (const fixture of football.slice(0, 20)) {
    const { story, endsAfter, momentAt, finishedAs } = playOf(fixture);
    if (!story) throw new Error('expected a match with a story');
    const names = new Map(squadOf(fixture).map(({ id, name }) => [id, name]));
    const told = (happenings: ReturnType<typeof story.whole>['happenings']) =>
      happenings.flatMap(({ event }) => (event.kind === 'goal' ? [event.player] : [])).sort();
    const scored = (results: Readonly<Record<string, string>>) =>
      listed(results.GS)
        .map((id) => names.get(id))
        .sort();
    expect(told(story.whole().happenings)).toEqual(scored(momentAt(endsAfter).results));
    const finish = { score: [2, 1], elapsed: endsAfter / 2 } as const;
    expect(told(story.ended(finish).happenings)).toEqual(scored(finishedAs(finish.score, finish.elapsed)));
  }
});

test('a forced result keeps the scorers of before and settles every player', () => {
  const fixture = football.find(
    (candidate) => playOf(candidate).momentAt(playOf(candidate).endsAfter).results.N1 === '1-0',
  );
  if (!fixture) throw new Error('expected a match that the host leads');
  const play = playOf(fixture);
  const first = listed(play.momentAt(play.endsAfter).results.GS)[0] ?? '';
  const forced = play.finishedAs([3, 1], play.endsAfter / 2);
  expect(listed(forced.GS)).toContain(first);
  expect(listed(forced.GS)).toHaveLength(4);
  expect(settleSelection('F', 'AGS', first, null, forced)).toBe('won');
  expect(settleSelection('F', 'FGS', 'none', null, forced)).toBe('lost');
  expect(play.finishedAs([0, 0], 0).GS).toBe('');
  const sides = [0, 0, 1, 0] as const;
  expect(
    scorersOf(seed, fixture, sides)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(listed(forced.GS).sort());
});

test('scorers score as often as the book says', () => {
  let [expected, seen, firsts, firstsSeen] = [0, 0, 0, 0];
  for (const fixture of football) {
    const play = playOf(fixture);
    const { results } = play.momentAt(play.endsAfter);
    for (const id of ['h1', 'a1', 'h4']) {
      expected += new Map(marketOf(play, 'AGS')).get(id) ?? 0;
      seen += Number(listed(results.GS).includes(id));
      firsts += new Map(marketOf(play, 'FGS')).get(id) ?? 0;
      firstsSeen += Number(listed(results.GS)[0] === id);
    }
  }
  expect(football.length).toBeGreaterThan(1_000);
  expect(Math.abs(seen / expected - 1)).toBeLessThan(0.08);
  expect(Math.abs(firstsSeen / firsts - 1)).toBeLessThan(0.12);
});

test('the points of the players add up to the score, and go over their lines as often as the book says', () => {
  let [bets, expected, seen] = [0, 0, 0];
  for (const fixture of basketball) {
    const play = playOf(fixture);
    const { results } = play.momentAt(play.endsAfter);
    const points = new Map(listed(results.PP).map((entry) => entry.split(':') as [string, string]));
    const of = (side: string) =>
      [...points].reduce((sum, [id, worth]) => sum + (id.startsWith(side) ? Number(worth) : 0), 0);
    expect([of('h'), of('a')]).toEqual(scoreOf(results, 'G'));
    for (const { code, band, chances } of play.marketsAt(-1, noDrift)) {
      if (!code.startsWith('PP_')) continue;
      bets += 1;
      expected += chances[0]?.[1] ?? 0;
      seen += Number(settleSelection('B', code, 'over', band, results) === 'won');
    }
    expect(listed(play.finishedAs([80, 71], 0).PP)).toHaveLength(20);
  }
  expect(bets).toBeGreaterThan(3_000);
  expect(Math.abs(seen - expected) / bets).toBeLessThan(0.03);
});

const fields = weeks.filter(({ league }) => league.field);

test('every kind of outright is offered, with ten to thirty names', () => {
  const sports = new Set(fields.map(({ league }) => league.sport));
  expect([...sports].sort()).toEqual(['SPB', 'SPF', 'SPFGL', 'SPFS', 'SPH', 'SPOG', 'SPT', 'SPWP']);
  for (const fixture of fields)
    for (const { code, chances } of playOf(fixture).marketsAt(-1, noDrift)) {
      expect(chances.length, `${fixture.hostName} ${code}`).toBeGreaterThanOrEqual(10);
      expect(chances.length).toBeLessThanOrEqual(32);
    }
});

test('the winner of an outright is among its first three and never goes down; favourites win most', () => {
  const won = new Map<string, number>();
  for (const fixture of fields) {
    const { results } = playOf(fixture).momentAt(playOf(fixture).endsAfter);
    if (results.WIN && results.TOP3) expect(listed(results.TOP3)[0]).toBe(results.WIN);
    if (results.REL) expect(listed(results.REL)).not.toContain(results.WIN);
    if (results.WIN) won.set(results.WIN, (won.get(results.WIN) ?? 0) + 1);
  }
  expect(
    [...won.entries()]
      .sort((a, b) => b[1] - a[1])
      .slice(0, 4)
      .map(([id]) => Number(id))
      .some((id) => id <= 2),
  ).toBe(true);
});

test('a tester names the winner of an outright by its place', () => {
  for (const fixture of fields.slice(0, 20)) {
    const play = playOf(fixture);
    const forced = play.finishedAs([3, 0], -1);
    const market = fixture.league.field?.markets[0] ?? 'FGS';
    const third = fixture.league.field?.markets[0] ? '3' : 's3';
    expect(settleSelection(fixture.league.sport, market, third, null, forced)).toBe('won');
    for (const { code, chances } of play.marketsAt(-1, noDrift))
      for (const [selection] of chances)
        expect(settleSelection(fixture.league.sport, code, selection, null, forced)).not.toBe('void');
    expect(feedSports[fixture.league.sport].players?.(fixture).length).toBeGreaterThan(9);
  }
});
