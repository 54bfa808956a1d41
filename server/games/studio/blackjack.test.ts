import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { OpenBlackjack } from '../../../contract/games/blackjack.ts';
import type { GameBet, GameOutcome } from '../../../contract/games/game.ts';
import type { RoundAnswer } from '../../../contract/games/studio.ts';
import { checkRound } from '../../../domain/games/check-round.ts';
import { checkInvariants } from '../../ledger/check-invariants.ts';
import { gamePlayer } from '../../testing/game-stand.ts';
import type { TestServer } from '../../testing/start-test-server.ts';
import { type AtStudio, openAtStudio, playAtStudio, startStudioServer, word } from '../../testing/studio-stand.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startStudioServer();
});
afterAll(() => server.close());
afterEach(async () => {
  server.services.sandbox.provider.set({ mode: 'ok', ms: 0 });
  for (let nth = 0; nth < 3; nth += 1) {
    server.clock.advance(10 * 60_000);
    await server.services.studio.runDue();
  }
  expect(await checkInvariants(server.services.database, server.clock.now())).toEqual([]);
});

const bet: GameBet = { engine: 'blackjack', stake: 1_000 };
const winOf = (outcome: GameOutcome | null) => outcome?.win ?? Number.NaN;

/** A hand that waits for its player: with a stake of 10.00, of a player with this much cash in dinars. */
const dealt = async (cash: number, outcome: 'win' | 'lose' | 'big' = 'big') => {
  const player = await gamePlayer(server, cash);
  const game = await playAtStudio(server, player, 'blackjack');
  server.services.studio.forced?.add({ player: null, gameCode: 'blackjack', outcome });
  const round_id = randomUUID();
  const { body } = await game.round(bet, { round_id });
  return { player, game, round_id, body };
};

/** Stands with whatever is in turn until the round is over. */
const standOut = async (game: AtStudio, round_id: string, from: OpenBlackjack) => {
  let open: OpenBlackjack | null = from;
  let last = await game.turn(round_id, from.nth, { type: 'stand' });
  for (open = last.body.open as OpenBlackjack | null; open; open = last.body.open as OpenBlackjack | null) {
    last = await game.turn(round_id, open.nth, { type: 'stand' });
  }
  return last.body;
};

test('a pair is split by a bet of the same round, each turn once, and all of it is paid and can be checked', async () => {
  const { player, game, round_id, body } = await dealt(100);
  expect(body).toMatchObject({
    state: 'open',
    balance: 9_000,
    open: { engine: 'blackjack', stake: 1_000, more: 1_000, nth: 0 },
  });
  const split = await game.turn(round_id, 0, { type: 'split' });
  expect(await player.cash()).toBe(split.body.state === 'over' ? (8_000 + winOf(split.body.outcome)) / 100 : 80);
  const again = await game.turn(round_id, 0, { type: 'split' });
  expect(again.body.open).toEqual(split.body.open);
  expect(word(await game.turn(round_id, 0, { type: 'hit' }))).toBe('409 turnDiffers');
  const over = split.body.open ? await standOut(game, round_id, split.body.open as OpenBlackjack) : split.body;
  expect(over).toMatchObject({ state: 'over', outcome: { engine: 'blackjack', stake: 2_000, leftOpen: false } });
  expect(over.balance).toBe(8_000 + winOf(over.outcome));
  expect(await player.cash()).toBe((8_000 + winOf(over.outcome)) / 100);
  await game.say('seeds', { client_seed: 'turned' });
  const { rounds } = (await game.say<{ rounds: { outcome: unknown; record: never }[] }>('rounds')).body;
  expect(checkRound(rounds[0]?.record as never)).toMatchObject({ ok: true, outcome: rounds[0]?.outcome });
});

test('a pair is split from another session than it was dealt in, and one that ended takes no more stakes', async () => {
  const { player, game, round_id, body } = await dealt(100);
  const again = await playAtStudio(server, player, 'blackjack');
  expect(again.opened.unfinished).toMatchObject({ round_id, state: 'open', open: body.open });
  expect(word(await game.turn(round_id, 0, { type: 'split' }))).toBe('403 gameSessionEnded');
  const split = await again.turn(round_id, 0, { type: 'split' });
  expect(split.body.refusal).toBeNull();
  const over = split.body.open ? await standOut(again, round_id, split.body.open as OpenBlackjack) : split.body;
  expect(over).toMatchObject({ state: 'over', outcome: { stake: 2_000 } });
  expect(await player.cash()).toBe((8_000 + winOf(over.outcome)) / 100);
});

test('a double that the wallet does not pay is refused with its reason, and the hand goes on', async () => {
  const { player, game, round_id } = await dealt(15, 'win');
  const { status, body } = await game.turn(round_id, 0, { type: 'double' });
  expect([status, body.state, body.refusal?.key, body.open?.engine]).toEqual([
    200,
    'open',
    'insufficientFunds',
    'blackjack',
  ]);
  expect(await player.cash()).toBe(5);
  const over = await standOut(game, round_id, body.open as OpenBlackjack);
  expect(over).toMatchObject({ state: 'over', outcome: { stake: 1_000, win: 2_000 }, balance: 2_500 });
  expect(await player.cash()).toBe(25);
});

test('a free hand is a free hand after a reload, and takes no more stakes: the wallet is not asked for one', async () => {
  const rule = { id: 'hand', games: ['blackjack'], rounds: 2, days: 7, stakes: [{ currency_id: 1, stake: 10 }] };
  const value = JSON.stringify({ periodic: [], once: [], freeRounds: [rule] });
  await server.call('/sandbox/v1/settings', { key: 'bonuses', value });
  const player = await gamePlayer(server, 100);
  await server.call('/sandbox/v1/free-rounds', { username: player.user.username, rule: 'hand' });
  const game = await playAtStudio(server, player, 'blackjack');
  const [free] = game.opened.free_rounds;
  server.services.studio.forced?.add({ player: null, gameCode: 'blackjack', outcome: 'big' });
  const round_id = randomUUID();
  const { body } = await game.say<RoundAnswer>('round', { round_id, bet, free_rounds: free?.id });
  const again = await playAtStudio(server, player, 'blackjack');
  expect(again.opened.unfinished).toEqual({ ...body, free_rounds: free?.id, at: expect.any(Number) });
  server.services.sandbox.provider.set({ mode: 'down', ms: 0 });
  const double = await again.turn(round_id, 0, { type: 'double' });
  expect(double.body).toMatchObject({ state: 'open', open: body.open, refusal: { key: 'freeRoundOneStake' } });
  server.services.sandbox.provider.set({ mode: 'ok', ms: 0 });
  const over = await standOut(again, round_id, body.open as OpenBlackjack);
  expect(over).toMatchObject({ state: 'over', outcome: { stake: 1_000 }, balance: 10_000 + winOf(over.outcome) });
  expect(await player.cash()).toBe(100);
  const paid = await dealt(100);
  expect((await playAtStudio(server, paid.player, 'blackjack')).opened.unfinished).toMatchObject({ free_rounds: null });
});

test('play money is staked on a double as far as it goes', async () => {
  const game = await openAtStudio(server, { demo: 'blackjack' });
  server.services.studio.forced?.add({ player: null, gameCode: 'blackjack', outcome: 'win' });
  const round_id = randomUUID();
  await game.round({ engine: 'blackjack', stake: 400_000 }, { round_id });
  const { body } = await game.turn(round_id, 0, { type: 'double' });
  expect(body).toMatchObject({ state: 'over', outcome: { stake: 800_000 } });
  expect(body.balance).toBe(200_000 + winOf(body.outcome));
});

test.each(['lose', 'down'] as const)(
  'a stake whose answer was lost (%s) is taken back, and the hand stands as before it',
  async (mode) => {
    const { player, game, round_id, body } = await dealt(100);
    server.services.sandbox.provider.set({ mode, ms: 0 });
    const unknown = await game.turn(round_id, 0, { type: 'double' });
    expect(unknown.body).toMatchObject({ state: 'open', open: body.open });
    expect(await player.cash()).toBe(mode === 'lose' ? 80 : 90);
    expect(word(await game.turn(round_id, 0, { type: 'stand' }))).toBe('503 busy');
    await server.services.studio.runDue();
    server.services.sandbox.provider.set({ mode: 'ok', ms: 0 });
    server.clock.advance(2_000);
    await server.services.studio.runDue();
    expect(await player.cash()).toBe(90);
    const over = await standOut(game, round_id, body.open as OpenBlackjack);
    expect(over).toMatchObject({ state: 'over', outcome: { stake: 1_000 } });
    expect(await player.cash()).toBe((9_000 + winOf(over.outcome)) / 100);
  },
);

test('a studio that fell while it asked for a stake takes it back, and the player goes on where he was', async () => {
  const { player, game, round_id, body } = await dealt(100);
  let booked: () => void = () => undefined;
  const reached = new Promise<void>((resolve) => {
    booked = resolve;
  });
  server.services.sandbox.provider.bend(async (_url, send) => {
    await send();
    booked();
    return new Promise(() => undefined);
  });
  void game.turn(round_id, 0, { type: 'split' });
  await reached;
  expect(await player.cash()).toBe(80);
  server.services.sandbox.provider.set({ mode: 'ok', ms: 0 });
  expect(word(await game.turn(round_id, 0, { type: 'split' }))).toBe('503 busy');
  server.clock.advance(60_000);
  await server.services.studio.runDue();
  await server.services.studio.runDue();
  expect(await player.cash()).toBe(90);
  const back = await playAtStudio(server, player, 'blackjack');
  expect(back.opened.unfinished).toMatchObject({ round_id, state: 'open', open: body.open });
  expect((await standOut(back, round_id, body.open as OpenBlackjack)).state).toBe('over');
});

test('a hand that nobody comes back to stands after a day, and is paid', async () => {
  const { player, game, round_id } = await dealt(100, 'win');
  server.clock.advance(24 * 3_600_000 - 1);
  await server.services.studio.runDue();
  expect((await game.say('ask', { round_id })).body.state).toBe('open');
  server.clock.advance(1);
  await server.services.studio.runDue();
  expect((await game.say('ask', { round_id })).body).toMatchObject({
    state: 'over',
    balance: 11_000,
    outcome: { leftOpen: true, win: 2_000 },
  });
  expect(await player.cash()).toBe(110);
});

test('a hand that is lost is closed at the wallet, and another one may begin', async () => {
  const { player, game, round_id, body } = await dealt(100, 'lose');
  expect(word(await game.round(bet))).toBe('409 roundOpen');
  expect(await standOut(game, round_id, body.open as OpenBlackjack)).toMatchObject({
    state: 'over',
    balance: 9_000,
    outcome: { win: 0 },
  });
  expect(await player.cash()).toBe(90);
  expect(['open', 'over']).toContain((await game.round(bet)).body.state);
});
