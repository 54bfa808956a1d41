import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RoundAnswer } from '../../../contract/games/studio.ts';
import { checkRound } from '../../../domain/games/check-round.ts';
import { multiplierAt, timeOfMultiplier } from '../../../domain/games/crash/crash-curve.ts';
import { isInChain } from '../../../domain/games/fairness/hash-chain.ts';
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
import type { FlightTable, TimedFlight } from './flight-table.ts';

let server: TestServer;
let table: FlightTable;
beforeAll(async () => {
  server = await startStudioServer();
  table = sharedTablesOf(server).flights('skyline-crash');
});
afterAll(() => endStudioServer(server));

const crash = (target: number | null = null) => ({ engine: 'crash', stake: 1_000, target }) as const;
const goTo = (time: number) => server.clock.advance(time - server.clock.now());

/** Moves on to the betting of a flight that ends within these bounds. */
const flightWith = (ends: (flight: TimedFlight) => boolean): TimedFlight => {
  let flight = table.at(server.clock.now());
  while (server.clock.now() >= flight.closes || !ends(flight)) {
    goTo(flight.over);
    flight = table.at(server.clock.now());
  }
  return flight;
};

let player: GamePlayer;
let game: AtStudio;
const sitDown = async () => {
  player = await gamePlayer(server, 100);
  game = await playAtStudio(server, player, 'skyline-crash');
};

test('every node has the same flights, each leads back to the end of its day’s chain', () => {
  const day = Date.parse('2026-11-23T00:00:00.000Z');
  const chain = table.chainAt(day + 1_000);
  let before = { round: 0, seed: chain.end };
  let flight = table.at(day);
  for (let nth = 0; nth < 50; nth += 1) {
    const { nonce, serverSeed, clientSeed } = flight.seeds;
    expect(clientSeed).toBe('skyline-crash-2026-11-23');
    expect(isInChain({ round: nonce, seed: serverSeed }, before)).toBe(true);
    expect(table.of(flight.round)).toEqual(flight);
    before = { round: nonce, seed: serverSeed };
    flight = table.at(flight.over);
  }
  expect(table.before(flight.round, 3)).toHaveLength(3);
  const last = table.at(day + 86_399_000);
  expect(last.round).toBe((day / 86_400_000 + 1) * 10_000 + 1);
});

test('a cash-out counts at its arrival and is paid at once; where the flight ends is told when it has', async () => {
  await sitDown();
  const flight = flightWith(({ crashAt }) => crashAt > 400);
  const round_id = randomUUID();
  const { body } = await game.round(crash(), { round_id, shared_round: flight.round });
  expect(body).toMatchObject({ state: 'open', balance: 9_000, open: { flight: flight.round, cashedOutAt: null } });
  expect(word(await game.turn(round_id, 0, { type: 'cashOut' }))).toBe('409 tooSoon');
  goTo(flight.closes);
  expect(word(await game.turn(round_id, 0, { type: 'cashOut' }))).toBe('409 tooSoon');
  goTo(flight.closes + 10_000);
  const left = await game.turn(round_id, 0, { type: 'cashOut' });
  expect(left.body).toMatchObject({ state: 'open', balance: 11_000, open: { cashedOutAt: 200 }, outcome: null });
  expect((await game.turn(round_id, 0, { type: 'cashOut' })).body.open).toEqual(left.body.open);
  goTo(flight.ends - 1);
  await server.services.studio.runDue();
  expect((await game.say('ask', { round_id })).body.state).toBe('open');
  goTo(flight.ends);
  const over = (await game.say('ask', { round_id })).body;
  expect(over).toMatchObject({
    state: 'over',
    outcome: { engine: 'crash', crashAt: flight.crashAt, cashedOutAt: 200, win: 2_000 },
    balance: 11_000,
  });
  expect(await player.cash()).toBe(110);
  const { rounds } = (await game.say<{ rounds: { outcome: unknown; record: never }[] }>('rounds')).body;
  expect(checkRound(rounds[0]?.record as never)).toMatchObject({ ok: true, outcome: over.outcome });
});

test('an automatic cash-out is stored with the bet and needs no page', async () => {
  await sitDown();
  const flight = flightWith(({ crashAt }) => crashAt > 200);
  const round_id = randomUUID();
  await game.round(crash(150), { round_id, shared_round: flight.round });
  goTo(flight.closes + timeOfMultiplier(150) - 1);
  await server.services.studio.runDue();
  expect(await player.cash()).toBe(90);
  goTo(flight.closes + timeOfMultiplier(150));
  await server.services.studio.runDue();
  expect(await player.cash()).toBe(105);
  goTo(flight.ends);
  await server.services.studio.runDue();
  expect((await game.say('ask', { round_id })).body).toMatchObject({ state: 'over', outcome: { cashedOutAt: 150 } });
});

test('who is in at the end loses, however late somebody looks', async () => {
  await sitDown();
  const flight = flightWith(({ crashAt }) => crashAt > 110 && crashAt < 300);
  const round_id = randomUUID();
  await game.round(crash(10_000), { round_id, shared_round: flight.round });
  goTo(flight.ends);
  expect(word(await game.turn(round_id, 0, { type: 'cashOut' }))).toBe('409 tooLate');
  goTo(flight.ends + 5 * 60_000);
  await server.services.studio.runDue();
  const { body } = await game.say('ask', { round_id });
  expect(body).toMatchObject({ state: 'over', outcome: { cashedOutAt: null, win: 0 }, balance: 9_000 });
});

test('bets are taken until take-off, one a player', async () => {
  await sitDown();
  const flight = flightWith(() => true);
  expect(word(await game.round(crash(), { shared_round: flight.round + 1 }))).toBe('409 bettingClosed');
  expect(word(await game.round(crash()))).toBe('409 bettingClosed');
  expect((await game.round(crash(), { shared_round: flight.round })).status).toBe(200);
  expect(word(await game.round(crash(), { shared_round: flight.round }))).toBe('409 roundOpen');
  goTo(flight.closes);
  await sitDown();
  expect(word(await game.round(crash(), { shared_round: flight.round }))).toBe('409 bettingClosed');
  expect(word(await game.say('seeds', { client_seed: 'mine' }))).toBe('409 gameDiffers');
});

test('play money flies too', async () => {
  const fun = await openAtStudio(server, { demo: 'skyline-crash' });
  const flight = flightWith(({ crashAt }) => crashAt > 400);
  const round_id = randomUUID();
  await fun.round(crash(), { round_id, shared_round: flight.round });
  goTo(flight.closes + 10_000);
  expect((await fun.turn(round_id, 0, { type: 'cashOut' })).body).toMatchObject({ balance: 1_001_000 });
  goTo(flight.over);
  const { body } = await fun.say<RoundAnswer>('ask', { round_id });
  expect(body).toMatchObject({ state: 'over', balance: 1_001_000, outcome: { win: 2_000 } });
  expect(multiplierAt(10_000)).toBe(200);
});

test('a cash-out that arrived before the end counts, whoever looks after the flight meanwhile', async () => {
  await sitDown();
  const flight = flightWith(({ crashAt }) => crashAt > 300);
  const round_id = randomUUID();
  await game.round(crash(), { round_id, shared_round: flight.round });
  goTo(flight.ends - 1);
  const { token } = game.opened;
  const leaving = server.services.studio.turn({ token, round_id, nth: 0, turn: { type: 'cashOut' } });
  server.clock.advance(1);
  await server.services.studio.runDue();
  const body = await leaving;
  const cashedOutAt = multiplierAt(flight.ends - 1 - flight.closes);
  expect(body).toMatchObject({ state: 'open', open: { cashedOutAt } });
  expect((await game.say('ask', { round_id })).body).toMatchObject({ state: 'over', outcome: { cashedOutAt } });
});
