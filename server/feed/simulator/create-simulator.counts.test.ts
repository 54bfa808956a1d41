import { expect, test, vi } from 'vitest';
import type { Markets, Match } from '../../../contract/entities/match.ts';
import { type OfferedSport, offeredSports, sports } from '../../../domain/sports/sports.ts';
import { allLeagues } from './catalogue/leagues.ts';
import { createSimulator } from './create-simulator.ts';
import { marginFor } from './odds/overround.ts';

// Whole matches are played here minute by minute.
vi.setConfig({ testTimeout: 60_000 });

const hour = 3_600_000;
const minute = 60_000;
const someMonday = Date.UTC(2026, 2, 2);

const feedAt = (start: number, seed = '7') => {
  let now = start;
  const feed = createSimulator({ seed, clock: { now: () => now } });
  return {
    feed,
    at: (time: number) => {
      now = time;
      return feed;
    },
  };
};

const present = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('expected a value');
  return value;
};

/** Odd moments of two weeks: every hour of the day and every day of the week is met. */
const moments = Array.from({ length: 30 }, (_, index) => someMonday + index * (11 * hour + 7 * minute) + 13_000);

test('the same seed and time give the same matches, prices and results, also after a restart', () => {
  const before = feedAt(someMonday).feed;
  const restarted = feedAt(someMonday - 20 * hour).at(someMonday);
  const ids = [...before.live(), ...before.prematch().slice(0, 150)].map(({ eventId }) => eventId);
  for (const id of ids) expect(restarted.match(id)).toEqual(before.match(id));
  expect(restarted.prematch().map(({ eventId }) => eventId)).toEqual(before.prematch().map(({ eventId }) => eventId));
});

test('another seed gives other matches', () => {
  const names = (seed: string) =>
    feedAt(someMonday, seed)
      .feed.prematch()
      .slice(0, 200)
      .map(({ hostName, awayName }) => hostName + awayName);
  expect(names('8')).not.toEqual(names('7'));
});

/** Sports played all over the world at any hour, and those a machine plays. */
const roundTheClock: readonly OfferedSport[] = ['F', 'B', 'T', 'IH'];
const virtual: readonly OfferedSport[] = ['VF', 'VT', 'VB'];
const others = offeredSports.filter((sport) => !roundTheClock.includes(sport) && !virtual.includes(sport));

test('at any time there are 2,000 matches to come, 80 in play, and the windows of every sport are populated', () => {
  const { at } = feedAt(someMonday);
  for (const moment of moments) {
    const feed = at(moment);
    const when = new Date(moment).toISOString();
    const prematch = feed.prematch();
    expect(prematch.length, when).toBeGreaterThanOrEqual(2_000);
    expect(prematch.length, when).toBeLessThan(4_000);
    expect(feed.live().length, when).toBeGreaterThanOrEqual(80);
    const starts = (sport: OfferedSport, from: number, to: number) =>
      expect(
        prematch.some(
          ({ league, startsAt }) =>
            league.sport === sport && startsAt > moment + from * hour && startsAt <= moment + to * hour,
        ),
        `${sport} ${from}-${to} h ${when}`,
      ).toBe(true);
    for (const sport of roundTheClock) {
      for (const [from, to] of [
        [0, 1],
        [1, 3],
        [3, 12],
        [12, 24],
        [24, 72],
      ] as const)
        starts(sport, from, to);
      expect(
        feed.live().some(({ league }) => league.sport === sport),
        `${sport} live ${when}`,
      ).toBe(true);
    }
    for (const sport of virtual)
      for (const [from, to] of [
        [0, 1],
        [1, 3],
      ] as const)
        starts(sport, from, to);
    for (const sport of others) starts(sport, 0, 72);
    expect(new Set(feed.live().map(({ league }) => league.sport)).size, when).toBeGreaterThanOrEqual(10);
  }
});

const pricesOf = (markets: Markets) =>
  Object.entries(markets).flatMap(([code, market]) =>
    Object.entries(market).map(([selection, price]) => ({ name: `${code} ${selection}`, ...price })),
  );

/** What a book adds up to, for each whole one; any number of players may score: that one has no sum. */
const sumsOf = (markets: Markets) =>
  Object.entries(markets).flatMap(([code, market]) => {
    const odds = Object.values(market).map(({ O: odd }) => odd ?? Number.NaN);
    const winners = code.endsWith('DC') ? 2 : code === 'TOP3' || code === 'REL' ? 3 : 1;
    const sum = odds.reduce((total, odd) => total + 1 / odd, 0) / winners;
    // A missing odd makes the sum NaN. Rounding moves a long book by a few hundredths.
    return code === 'AGS' || Number.isNaN(sum) || Math.max(...odds) > 100 ? [] : { code, sum, selections: odds.length };
  });

const checkPrices = ({ eventId, markets, inPlay }: Match) => {
  const wrong = pricesOf(markets).filter(({ O: odd, MS: status }) =>
    odd === undefined ? status === 'OPEN' : !(odd >= 1.01 && odd <= 201),
  );
  const outside = sumsOf(markets).filter(
    ({ sum, selections }) => !(sum > 1 && sum < 1 + marginFor(selections, inPlay) + 0.05),
  );
  expect({ wrong, outside }, eventId).toEqual({ wrong: [], outside: [] });
};

test('every price is a sensible number and every book stays within the stated margin', () => {
  const { at } = feedAt(someMonday);
  for (const moment of moments.slice(0, 4)) {
    const feed = at(moment);
    for (const { eventId } of feed.live()) checkPrices(present(feed.match(eventId)));
    for (const sport of offeredSports)
      for (const { eventId } of feed
        .prematch()
        .filter(({ league }) => league.sport === sport)
        .slice(0, 30))
        checkPrices(present(feed.match(eventId)));
  }
});

const outrights = new Set(allLeagues.filter(({ field }) => field).map(({ leagueId }) => leagueId));

test.each(offeredSports)('a whole match of %s: phases go forward, scores never fall, its end has a result', (sport) => {
  const { feed, at } = feedAt(someMonday);
  // An outright has places instead of a score.
  const chosen = feed
    .prematch()
    .filter(({ league }) => league.sport === sport && !outrights.has(league.leagueId))
    .slice(0, 3);
  expect(chosen).not.toEqual([]);
  for (const { eventId, startsAt } of chosen) {
    const phases: string[] = [];
    let minutes = 0;
    let goals = 0;
    for (let time = startsAt - minute; ; time += minute) {
      const match = present(at(time).match(eventId));
      checkPrices(match);
      if (phases.at(-1) !== match.matchPhase.name) phases.push(match.matchPhase.name);
      expect(match.matchPhase.timeMin).toBeGreaterThanOrEqual(minutes);
      minutes = match.matchPhase.timeMin;
      const [home = 0, away = 0] = (match.results.G ?? '0-0').split('-').map(Number);
      expect(home + away).toBeGreaterThanOrEqual(goals);
      goals = home + away;
      if (match.matchState === 'F') break;
      expect(at(time).result(eventId)).toBeNull();
      expect(time - startsAt).toBeLessThan(5 * hour);
    }
    expect(phases.filter((phase) => !(sports[sport].phases as readonly string[]).includes(phase))).toEqual([]);
    expect(phases[0]).toBe('NSY');
    expect(phases.at(-1)).toBe('F');
    expect(new Set(phases).size).toBe(phases.length);
    const result = present(at(startsAt + 30 * 24 * hour).result(eventId));
    expect(result.results.G).toMatch(/^\d+-\d+$/);
    expect(result.endedAt).toBeGreaterThan(startsAt);
  }
});

test('a special takes no stakes once it has begun, is in no live list and names its players', () => {
  const { feed, at } = feedAt(someMonday);
  const fixture = present(feed.prematch().find(({ league }) => league.sport === 'SPFGL'));
  expect(feed.quote(fixture.eventId, 'DU', '1')).toMatchObject({ status: 'OPEN' });
  expect(present(feed.match(fixture.eventId)).players.map(({ name }) => name)).toEqual([
    fixture.hostName,
    fixture.awayName,
  ]);
  const begun = at(fixture.startsAt + 10 * minute);
  expect(begun.live().filter(({ league }) => league.sport.startsWith('SP'))).toEqual([]);
  const open = pricesOf(begun.markets(fixture.eventId)).filter(({ MS: status }) => status === 'OPEN');
  expect(open).toEqual([]);
});

test('football markets are suspended around every goal', () => {
  const { feed, at } = feedAt(someMonday);
  const step = 4_000;
  const openPrices = (eventId: string, time: number) =>
    pricesOf(present(at(time).match(eventId)).markets).filter(({ MS: status }) => status === 'OPEN');
  let goals = 0;
  for (const fixture of feed
    .live()
    .filter(({ league }) => league.sport === 'F')
    .slice(0, 4)) {
    let score: string | undefined;
    for (let time = fixture.startsAt; time < fixture.startsAt + 2 * hour; time += step) {
      const row = at(time).row(fixture);
      if (row.matchState === 'F') break;
      if (score !== undefined && row.results.G !== score) {
        goals += 1;
        for (const moment of [time - step, time, time + 20_000])
          expect(openPrices(fixture.eventId, moment)).toEqual([]);
        expect(at(time - step).row(fixture).lockReason).toMatch(/suspended|goal|var|redCard/);
        for (const match of [at(time + 10_000).row(fixture), present(at(time + 10_000).match(fixture.eventId))])
          expect(match.lockReason).toBe('goal');
      }
      score = row.results.G;
    }
  }
  expect(goals).toBeGreaterThan(2);
});

test('a market and a result can be forced, from then on and after a restart', () => {
  const { feed, at } = feedAt(someMonday);
  const eventId = present(feed.prematch().filter(({ league }) => league.sport === 'F')[40]).eventId;
  const commands = [
    { command: 'market', id: 1, at: someMonday, eventId, marketCode: '1X2', selectionCode: '1', O: 7.7 },
    { command: 'market', id: 2, at: someMonday, eventId, marketCode: 'OU', status: 'SUSPENDED' },
  ] as const;
  const finish = { command: 'match', id: 3, at: someMonday + minute, eventId, finish: '2-1' } as const;
  for (const command of commands) feed.applyCommand(command);
  expect(feed.quote(eventId, '1X2', '1')).toMatchObject({ odd: 7.7, status: 'OPEN' });
  expect(feed.quote(eventId, 'OU', 'over')).toMatchObject({ status: 'SUSPENDED' });
  feed.applyCommand(finish);
  const after = someMonday + 2 * minute;
  const result = { results: expect.objectContaining({ G: '2-1' }), endedAt: finish.at, abandoned: false };
  expect(at(after).result(eventId)).toMatchObject(result);
  expect(feed.prematch().some((fixture) => fixture.eventId === eventId)).toBe(false);
  const restarted = createSimulator({ seed: '7', clock: { now: () => after }, commands: [...commands, finish] });
  expect(restarted.match(eventId)).toEqual(feed.match(eventId));
  expect(restarted.quote(eventId, '1X2', '1')).toMatchObject({ odd: null, status: 'CLOSED', matchState: 'F' });
});

test('an abandoned match keeps its score and voids, also after a restart', () => {
  const { feed, at } = feedAt(someMonday);
  const fixture = present(feed.live().find(({ league }) => league.sport === 'F'));
  const { eventId } = fixture;
  const standing = present(feed.match(eventId)).results.G;
  const abandon = { command: 'match', id: 1, at: someMonday, eventId, finish: 'abandoned' } as const;
  feed.applyCommand(abandon);
  const after = someMonday + minute;
  const result = { abandoned: true, byHand: false, results: { G: standing } };
  expect(at(after).result(eventId)).toMatchObject(result);
  const restarted = createSimulator({ seed: '7', clock: { now: () => after }, commands: [abandon] });
  expect(restarted.result(eventId)).toMatchObject(result);
  expect(restarted.ended(fixture.startsAt, fixture.startsAt + 1)).toContainEqual(expect.objectContaining({ eventId }));
});

test('players are named where a match is told whole, and their bets are quoted until the end', () => {
  const { feed, at } = feedAt(someMonday);
  const fixture = present(
    feed.prematch().find((candidate) => present(feed.match(candidate.eventId)).markets.AGS !== undefined),
  );
  const { eventId } = fixture;
  const match = present(feed.match(eventId));
  expect(Object.keys(match.markets.AGS ?? {}).sort()).toEqual(match.players.map(({ id }) => id).sort());
  expect(feed.row(fixture).players).toEqual([]);
  expect(feed.quote(eventId, 'AGS', 'h1')).toMatchObject({ status: 'OPEN' });
  expect(feed.quote(eventId, 'FGS', 'none')).toMatchObject({ status: 'OPEN' });
  expect(feed.quote(eventId, 'AGS', 'h11')).toBeNull();
  expect(feed.quote(eventId, 'AGS', 'none')).toBeNull();
  expect(at(fixture.startsAt + 4 * hour).quote(eventId, 'AGS', 'h1')).toMatchObject({ status: 'CLOSED' });
});

test('what was forced on a market and is taken back is as it was, and known to have changed', () => {
  const { feed } = feedAt(someMonday);
  const fixture = present(feed.prematch().find(({ league }) => league.sport === 'F'));
  const { eventId } = fixture;
  const before = feed.quote(eventId, '1X2', '1');
  const forced = { command: 'market', at: someMonday, eventId, marketCode: '1X2', selectionCode: '1' } as const;
  feed.applyCommand({ ...forced, id: 1, O: 7.7 });
  feed.applyCommand({ ...forced, id: 2, status: 'SUSPENDED' });
  expect(feed.quote(eventId, '1X2', '1')).toMatchObject({ odd: 7.7, status: 'SUSPENDED' });
  feed.revokeCommand(2);
  expect(feed.quote(eventId, '1X2', '1')).toMatchObject({ odd: 7.7, status: 'OPEN' });
  feed.revokeCommand(1);
  expect(feed.quote(eventId, '1X2', '1')).toEqual(before);
  expect(feed.pricedSince(fixture, someMonday)).toBe(true);
});

test('what nobody offers has no quote; what was offered and is decided is closed', () => {
  const { feed, at } = feedAt(someMonday);
  const fixture = present(feed.prematch().find(({ league }) => league.sport === 'F'));
  const over = at(fixture.startsAt + 4 * hour);
  expect(over.quote(fixture.eventId, 'OU_0.5', 'over')).toMatchObject({ odd: null, status: 'CLOSED', band: '0.5' });
  expect(over.quote(fixture.eventId, 'MOON', '1')).toBeNull();
  expect(over.quote(fixture.eventId, '1X2', 'over')).toBeNull();
  expect(over.quote('10245', '1X2', '1')).toBeNull();
});
