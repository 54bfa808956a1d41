import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { GameBet } from '../../../contract/games/game.ts';
import type { OpenDatabase } from '../../database/client.ts';
import { studioRounds } from '../../database/schema/studio.ts';
import { checkInvariants } from '../../ledger/check-invariants.ts';
import type { Fault } from '../../sandbox/provider-faults.ts';
import { type GamePlayer, gamePlayer } from '../../testing/game-stand.ts';
import { openInMemory } from '../../testing/open-in-memory.ts';
import type { TestServer } from '../../testing/start-test-server.ts';
import { type AtStudio, playAtStudio, startStudioServer } from '../../testing/studio-stand.ts';

let opened: OpenDatabase;
let server: TestServer;
let player: GamePlayer;
let game: AtStudio;
beforeAll(async () => {
  opened = await openInMemory();
  server = await startStudioServer(undefined, opened);
});
afterAll(() => server.close());
beforeEach(async () => {
  player = await gamePlayer(server, 100);
  game = await playAtStudio(server, player, 'lucky-dice');
});
afterEach(async () => {
  line('ok');
  for (let nth = 0; nth < 3; nth += 1) {
    server.clock.advance(10 * 60_000);
    await server.services.studio.runDue();
  }
  expect(await checkInvariants(server.services.database, server.clock.now())).toEqual([]);
});

const gate = () => {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open: () => open() };
};

const dice: GameBet = { engine: 'dice', stake: 1_000, side: 'under', chance: 4_850 };
const line = (mode: 'ok' | 'lose' | 'down') => server.services.sandbox.provider.set({ mode, ms: 0 });
const bend = (fault: Fault) => server.services.sandbox.provider.bend(fault);
const force = (outcome: 'win' | 'lose') =>
  server.services.studio.forced?.add({ player: null, gameCode: null, outcome });

test.each(['lose', 'down'] as const)(
  'a bet whose answer was lost (%s) is not played, and is taken back when the wallet can be reached',
  async (mode) => {
    line(mode);
    const round_id = randomUUID();
    const { body } = await game.round(dice, { round_id });
    expect(body).toMatchObject({ state: 'takenBack', outcome: null, balance: null });
    expect(await player.cash()).toBe(mode === 'lose' ? 90 : 100);
    await server.services.studio.runDue();
    expect((await game.say('ask', { round_id })).body).toMatchObject({ state: 'takenBack', balance: null });
    line('ok');
    server.clock.advance(2_000);
    await server.services.studio.runDue();
    expect(await player.cash()).toBe(100);
    expect((await game.say('ask', { round_id })).body).toMatchObject({ state: 'takenBack', balance: 10_000 });
    expect((await game.round(dice)).body.state).toBe('over');
  },
);

test('a bet that comes after it was taken back is not taken any more', async () => {
  const late = gate();
  let bet: Promise<unknown> = Promise.resolve();
  bend(async (url, send) => {
    if (!url.endsWith('/bet')) return send();
    bet = late.passed.then(send);
    throw new Error('too late');
  });
  expect((await game.round(dice)).body).toMatchObject({ state: 'takenBack' });
  await server.services.studio.runDue();
  late.open();
  expect(await bet).toMatchObject({ status: 409, body: expect.stringContaining('gameBetRolledBack') });
  expect(await player.cash()).toBe(100);
});

test('a win whose answer was lost is over for the player, and is told until the wallet confirms it, once', async () => {
  force('win');
  const round_id = randomUUID();
  let sent = 0;
  bend(async (url, send) => {
    const answer = await send();
    if (!url.endsWith('/win')) return answer;
    sent += 1;
    throw new Error('lost');
  });
  const { body } = await game.round(dice, { round_id });
  expect(body).toMatchObject({ state: 'over', outcome: { won: true, win: 2_000 }, balance: null });
  for (let nth = 0; nth < 4; nth += 1) {
    server.clock.advance(60_000);
    await server.services.studio.runDue();
  }
  expect(sent).toBe(5);
  expect((await game.say('ask', { round_id })).body).toMatchObject({ state: 'over', balance: null });
  line('ok');
  server.clock.advance(60_000);
  await server.services.studio.runDue();
  expect((await game.say('ask', { round_id })).body).toMatchObject({ balance: 11_000 });
  expect(await player.cash()).toBe(110);
});

test('every call comes twice, and every round is paid once', async () => {
  bend(async (_url, send) => {
    await send();
    return send();
  });
  let credit = 10_000;
  for (const outcome of ['win', 'lose', 'win'] as const) {
    force(outcome);
    const { body } = await game.round(dice);
    credit += (body.outcome?.win ?? 0) - 1_000;
    expect(body).toMatchObject({ state: 'over', balance: credit });
    server.clock.advance(5_000);
  }
  expect(await player.cash()).toBe(credit / 100);
});

test('a win that nobody takes for a day is left to people, who let it be told again', async () => {
  force('win');
  bend((url, send) => (url.endsWith('/win') ? Promise.reject(new Error('down')) : send()));
  await game.round(dice);
  for (let hour = 0; hour < 26; hour += 1) {
    server.clock.advance(3_600_000);
    await server.services.studio.runDue();
  }
  line('ok');
  server.clock.advance(3_600_000);
  await server.services.studio.runDue();
  expect(await player.cash()).toBe(90);
  const { database } = server.services;
  expect(await checkInvariants(database, server.clock.now())).toEqual([
    expect.stringMatching(/^INV12: round .+ is open longer/),
    expect.stringMatching(/^INV14: round .+ is owed a win$/),
  ]);
  const now = server.clock.now();
  await database.update(studioRounds).set({ duty: 'pay', dueAt: now }).where(eq(studioRounds.duty, 'unpaid'));
  await server.services.studio.runDue();
  expect(await player.cash()).toBe(110);
});

test('what a process left behind is looked after by the next: bets taken back, wins paid', async () => {
  const other = await gamePlayer(server, 100);
  const mines = await playAtStudio(server, other, 'minefield');
  server.services.studio.forced?.add({ player: null, gameCode: 'minefield', outcome: 'win' });
  const opening = randomUUID();
  await mines.round({ engine: 'mines', stake: 1_000, mines: 3 }, { round_id: opening });
  await mines.turn(opening, 0, { type: 'reveal', field: 0 });

  // It dies between calling the wallet and receiving its answer.
  const booked = gate();
  bend(async (url, send) => {
    if (url.endsWith('/win')) throw new Error('down');
    await send();
    booked.open();
    return new Promise(() => undefined);
  });
  expect((await mines.turn(opening, 1, { type: 'cashOut' })).body).toMatchObject({ state: 'over', balance: null });
  const betting = game.round(dice);
  await booked.passed;
  expect([await player.cash(), await other.cash()]).toEqual([90, 90]);

  const next = await startStudioServer(server.clock, { ...opened, close: async () => undefined });
  server.clock.advance(20_000);
  await next.services.studio.runDue();
  expect(await player.cash()).toBe(100);
  expect(await other.cash()).toBeGreaterThan(100);
  // Had it lived, it would have learned that its bet was taken back.
  expect((await betting).body).toMatchObject({ state: 'takenBack' });
  await next.close();
});
