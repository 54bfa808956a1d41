import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RouletteBet } from '../../../contract/games/roulette.ts';
import type { RoundAnswer } from '../../../contract/games/studio.ts';
import { checkRound } from '../../../domain/games/check-round.ts';
import { isInChain } from '../../../domain/games/fairness/hash-chain.ts';
import { fieldOfRace } from '../../../domain/games/race/race.ts';
import { type GamePlayer, gamePlayer } from '../../testing/game-stand.ts';
import type { TestServer } from '../../testing/start-test-server.ts';
import {
  type AtStudio,
  endStudioServer,
  openAtStudio,
  playAtStudio,
  sharedTablesOf,
  startStudioServer,
  word,
} from '../../testing/studio-stand.ts';
import type { ClockTable, TimedRound } from './clock-table.ts';
import { playersOf } from './rounds-repository.ts';
import type { SharedTables } from './studio-needs.ts';

const code = 'roulette-kalemegdan';
let server: TestServer;
let tables: SharedTables;
let table: ClockTable;
beforeAll(async () => {
  server = await startStudioServer();
  tables = sharedTablesOf(server);
  table = tables.byClock(code);
});
afterAll(() => endStudioServer(server));

const goTo = (time: number) => server.clock.advance(time - server.clock.now());
const red = (stake = 1_000): RouletteBet => ({ engine: 'roulette', chips: [{ place: 'red', stake }] });
const now = (): TimedRound => table.at(server.clock.now());

/** The next round that just opens. */
const nextRound = (): TimedRound => {
  goTo(now().over);
  return now();
};

let player: GamePlayer;
let game: AtStudio;
const sitDown = async () => {
  player = await gamePlayer(server, 100);
  game = await playAtStudio(server, player, code);
};
/** Opens a new session: one in which nobody plays for long ends. */
const atNextRound = async (): Promise<TimedRound> => {
  const round = nextRound();
  await sitDown();
  return round;
};

test('every node has the same rounds by the clock, and each leads back to the end of its day’s chain', () => {
  const day = Date.parse('2026-11-23T00:00:00.000Z');
  const { end, salt, rounds } = table.chainAt(day);
  expect([salt, rounds]).toEqual(['roulette-kalemegdan-2026-11-23', 2_880]);
  let earlier = { round: 0, seed: end };
  for (const place of [1, 2, 3, 2_880]) {
    const round = table.at(day + (place - 1) * 30_000 + 12_345);
    expect(round).toMatchObject({ round: (day / 86_400_000) * 10_000 + place, opens: day + (place - 1) * 30_000 });
    expect([round.closes, round.ends, round.pays, round.over].map((at) => at - round.opens)).toEqual([
      20_000, 21_500, 26_500, 30_000,
    ]);
    expect(isInChain({ round: place, seed: round.seeds.serverSeed }, earlier)).toBe(true);
    expect(table.of(round.round)).toEqual(round);
    earlier = { round: place, seed: round.seeds.serverSeed };
  }
  const third = table.at(day + 61_000);
  const last = table.of((day / 86_400_000 - 1) * 10_000 + 2_880);
  // Also those of the day before.
  const before = [table.of(third.round - 1), table.of(third.round - 2), last].map((round) => round?.result);
  expect(table.before(third.round, 3)).toEqual(before);
  expect([table.of(third.round - 3), table.of(third.round + 2_878)]).toEqual([null, null]);
});

test('a bet waits for the draw, is paid then by the number all see, once, and can be checked', async () => {
  const round = await atNextRound();
  const round_id = randomUUID();
  const { body } = await game.round(red(), { round_id, shared_round: round.round });
  const open = { engine: 'table', stake: 1_000, bet: red(), round: round.round };
  expect(body).toMatchObject({ state: 'open', balance: 9_000, outcome: null, open });
  const standings = await server.services.studio.standings();
  expect(standings[code]).toMatchObject({ opens: round.opens, players: 1, last: table.before(round.round, 6) });
  goTo(round.ends - 1);
  await server.services.studio.runDue();
  expect((await game.say('ask', { round_id })).body).toMatchObject({ state: 'open', outcome: null });
  goTo(round.ends);
  const over = (await game.say('ask', { round_id })).body;
  const { result } = round;
  expect(over).toMatchObject({
    state: 'over',
    outcome: { engine: 'roulette', number: result.engine === 'roulette' && result.number },
  });
  const win = over.outcome?.win ?? 0;
  await server.services.studio.runDue();
  expect([over.balance, await player.cash()]).toEqual([9_000 + win, (9_000 + win) / 100]);
  expect((await game.round(red(), { round_id, shared_round: round.round })).body).toMatchObject({
    outcome: over.outcome,
  });
  const { rounds } = (await game.say<{ rounds: { record: Parameters<typeof checkRound>[0] | null }[] }>('rounds')).body;
  const record = rounds[0]?.record;
  expect(record && checkRound(record)).toMatchObject({ ok: true, outcome: over.outcome });
});

test('whoever does not come back is paid all the same, without being asked', async () => {
  const round = await atNextRound();
  await game.round(
    {
      engine: 'roulette',
      chips: [
        { place: 'red', stake: 1_000 },
        { place: 'black', stake: 1_000 },
      ],
    },
    { shared_round: round.round },
  );
  await game.say('leave');
  goTo(round.ends);
  await server.services.studio.runDue();
  const { result } = round;
  const isZero = result.engine === 'roulette' && result.number === 0;
  expect(await player.cash()).toBe(isZero ? 80 : 100);
});

describe('betting', () => {
  test('ends by the studio’s clock: a bet of the last millisecond is booked however long the wallet takes', async () => {
    const round = await atNextRound();
    goTo(round.closes - 1);
    const round_id = randomUUID();
    const { token } = game.opened;
    const placing = server.services.studio.round({ token, round_id, bet: red(), shared_round: round.round });
    server.clock.advance(2_000);
    const answer = await placing;
    expect(answer.state).toBe('open');
    expect((await game.say('ask', { round_id })).body).toMatchObject({ state: 'over' });
  });

  test('is closed from then on, and nothing is staked', async () => {
    const round = await atNextRound();
    goTo(round.closes);
    const round_id = randomUUID();
    expect(word(await game.round(red(), { round_id, shared_round: round.round }))).toBe('409 bettingClosed');
    expect(word(await game.say('ask', { round_id }))).toBe('404 roundUnknown');
    // Asked about, it was promised that it is not played: also when it comes once more.
    expect(word(await game.round(red(), { round_id, shared_round: round.round }))).toBe('404 roundUnknown');
    expect(await player.cash()).toBe(100);
  });

  test('is for the round that is open, one bet a player', async () => {
    const round = await atNextRound();
    expect(word(await game.round(red(), { shared_round: round.round + 1 }))).toBe('409 bettingClosed');
    expect(word(await game.round(red(), { shared_round: round.round - 1 }))).toBe('409 bettingClosed');
    expect(word(await game.round(red()))).toBe('409 bettingClosed');
    expect((await game.round(red(), { shared_round: round.round })).status).toBe(200);
    expect(word(await game.round(red(), { shared_round: round.round }))).toBe('409 roundOpen');
    expect(word(await game.say('seeds', { client_seed: 'mine' }))).toBe('409 gameDiffers');
    expect(word(await game.round(red(5_000_001_000), { shared_round: round.round }))).toBe('400 badRequest');
  });

  test('keeps the limits of the table', async () => {
    const round = await atNextRound();
    expect(word(await game.round(red(500), { shared_round: round.round }))).toBe('400 betImpossible');
    expect(word(await game.round(red(5_001_000), { shared_round: round.round }))).toBe('400 stakeTooHigh');
  });
});

test('rounds of the same number at another game are not of this table', async () => {
  // At midnight the first flight of a day and the first round of a table have the same number.
  const day = 86_400_000;
  goTo(Math.ceil(server.clock.now() / day) * day + 1_000);
  const { round } = now();
  expect(tables.flights('skyline-crash').at(server.clock.now()).round).toBe(round);
  await sitDown();
  await game.round(red(), { shared_round: round });
  const kite = await playAtStudio(server, await gamePlayer(server, 100), 'skyline-crash');
  await kite.round({ engine: 'crash', stake: 2_000, target: null }, { shared_round: round });
  const { database } = server.services;
  const stakesAt = async (gameCode: string) =>
    (await playersOf(database, { gameCode, sharedRound: round }, 10)).map(({ stake }) => stake);
  expect([await stakesAt(code), await stakesAt('skyline-crash')]).toEqual([[1_000n], [2_000n]]);
});

test('play money sits at the table too, unseen', async () => {
  const round = nextRound();
  const fun = await openAtStudio(server, { demo: code });
  const round_id = randomUUID();
  await fun.round(red(), { round_id, shared_round: round.round });
  goTo(round.ends);
  const { body } = await fun.say<RoundAnswer>('ask', { round_id });
  expect(body).toMatchObject({ state: 'over', balance: 999_000 + (body.outcome?.win ?? 0) });
  expect(await playersOf(server.services.database, { gameCode: code, sharedRound: round.round }, 10)).toEqual([]);
});

test('tickets on a draw are paid when its last ball lies, though the draw is told before', async () => {
  const draws = tables.byClock('six-of-48');
  goTo(draws.at(server.clock.now()).over);
  const { round, closes, draws: drawn, ends, pays, over, opens, result } = draws.at(server.clock.now());
  expect([closes, drawn, ends, pays, over].map((at) => at - opens)).toEqual([
    178_500, 180_000, 286_000, 286_000, 300_000,
  ]);
  const mira = await gamePlayer(server, 100);
  const page = await playAtStudio(server, mira, 'six-of-48');
  const six = (of: readonly number[]) => of.toSorted((one, other) => one - other).join('-');
  const balls = result.engine === 'six' ? result.drawn : [];
  // What nobody can know before: the first six balls, and six of which one stays in the drum.
  const out = Array.from({ length: 48 }, (_, nth) => nth + 1).find((number) => !balls.includes(number)) ?? 0;
  const chips = [six(balls.slice(0, 6)), six([...balls.slice(0, 5), out])].map((place) => ({ place, stake: 1_000 }));
  const round_id = randomUUID();
  const bet = { engine: 'six' as const, chips };
  expect((await page.round(bet, { round_id, shared_round: round })).body).toMatchObject({
    state: 'open',
    balance: 8_000,
  });
  goTo(pays - 1);
  await server.services.studio.runDue();
  expect((await page.say('ask', { round_id })).body).toMatchObject({ state: 'open', outcome: null });
  expect(await mira.cash()).toBe(80);
  goTo(pays);
  const { body } = await page.say<RoundAnswer>('ask', { round_id });
  expect(body.outcome).toMatchObject({ drawn: balls, win: 10_000_000, places: [{ ball: 6 }, { ball: null, win: 0 }] });
  await server.services.studio.runDue();
  expect(await mira.cash()).toBe(100_080);
  const { rounds } = (await page.say<{ rounds: { record: Parameters<typeof checkRound>[0] | null }[] }>('rounds')).body;
  expect(rounds[0]?.record && checkRound(rounds[0].record)).toMatchObject({ ok: true, outcome: body.outcome });
  const bad = { engine: 'six' as const, chips: [{ place: '1-2-3-4-5-49', stake: 1_000 }] };
  goTo(over);
  const next = { shared_round: draws.at(server.clock.now()).round };
  expect(word(await page.round(bad, next))).toBe('400 betImpossible');
  expect(word(await page.round({ ...bet, chips: [...chips, ...chips] }, next))).toBe('400 betImpossible');
});

test('a race takes bets at the prices of its own field, which all know from its opening, and pays them after it', async () => {
  const races = tables.byClock('greyhounds');
  goTo(races.at(server.clock.now()).over);
  const { round, pays, result, seeds, closes, opens } = races.at(server.clock.now());
  if (result.engine !== 'race') throw new Error('no race');
  expect([result.field, closes - opens]).toEqual([fieldOfRace(seeds), 78_500]);
  const mira = await gamePlayer(server, 100);
  const page = await playAtStudio(server, mira, 'greyhounds');
  const chips = [`win-${result.order[0]}`, `win-${result.order[1]}`].map((place) => ({ place, stake: 1_000 }));
  const other = { engine: 'race' as const, field: result.field.toReversed(), chips };
  expect(word(await page.round(other, { shared_round: round }))).toBe('409 bettingClosed');
  const bet = { engine: 'race' as const, field: result.field, chips };
  const round_id = randomUUID();
  expect((await page.round(bet, { round_id, shared_round: round })).body).toMatchObject({
    state: 'open',
    balance: 8_000,
  });
  goTo(pays - 1);
  await server.services.studio.runDue();
  expect(await mira.cash()).toBe(80);
  goTo(pays);
  const { outcome } = (await page.say<RoundAnswer>('ask', { round_id })).body;
  expect(outcome).toMatchObject({ order: result.order, places: [{ win: outcome?.win }, { win: 0 }] });
  await server.services.studio.runDue();
  expect(await mira.cash()).toBe(80 + (outcome?.win ?? 0) / 100);
  const { rounds } = (await page.say<{ rounds: { record: Parameters<typeof checkRound>[0] | null }[] }>('rounds')).body;
  const record = rounds[0]?.record;
  expect(record && checkRound(record)).toMatchObject({ ok: true, outcome });
  // A record that names another field is none of this race.
  expect(record && checkRound({ ...record, bet: other })).toEqual({ ok: false, reason: 'betImpossible' });
});

test('nobody forces what others play as well', async () => {
  const asked = await server.call('/sandbox/v1/round', { game_code: code, outcome: 'win' });
  expect(asked.status).toBe(400);
});
