import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { PlayedRound } from '../../contract/games/played-rounds.ts';
import type { OpenedGame } from '../../contract/http/games.ts';
import type { TransactionsPage } from '../../contract/http/transactions.ts';
import { playDays } from '../database/schema/play.ts';
import { checkInvariants } from '../ledger/check-invariants.ts';
import { type GamePlayer, gamePlayer, signedCalls, wordOf } from '../testing/game-stand.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

const day = 86_400_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ SITE_DIR: 'no-site' });
  const rule = { id: 'three', games: ['fruit'], rounds: 3, days: 7, stakes: [{ currency_id: 1, stake: 20 }] };
  const value = JSON.stringify({ periodic: [], once: [], freeRounds: [{ id: 'senseless' }, rule] });
  expect((await server.call('/sandbox/v1/settings', { key: 'bonuses', value })).status).toBe(200);
});
// Rounds of these tests are left open: as of their own time, before a game would have had to end them.
const broken = () => checkInvariants(server.services.database, Date.parse('2026-03-01T12:00:00.000Z'));
afterEach(async () => {
  expect(await broken()).toEqual([]);
});
afterAll(() => server.close());

const give = (player: GamePlayer, more: object = {}) =>
  server.call('/sandbox/v1/free-rounds', { username: player.user.username, rule: 'three', ...more });
const given = async (player: GamePlayer): Promise<string> => {
  const { status, body } = await give(player);
  expect(status).toBe(200);
  return (body as { id: string }).id;
};
const wallet = async ({ user }: GamePlayer) => {
  const [own] = await server.services.ledger.wallets(user.id);
  return [own?.wallet_0, own?.wallet_1];
};

test('a free round costs nothing, and what it wins is bonus money', async () => {
  const player = await gamePlayer(server, 100);
  const id = await given(player);
  const fruit = await player.play();
  expect(fruit.free_rounds).toEqual([
    {
      id,
      stake: 2_000,
      given: 3,
      left: 3,
      won: 0,
      expires: new Date(server.clock.now() + 7 * day).toISOString(),
    },
  ]);
  const bet = { transaction_id: randomUUID(), amount: 2_000, free_rounds: id };
  const answer = await fruit.send('bet', bet);
  expect(answer.body.balance).toBe(10_000);
  expect((await fruit.send('bet', bet)).body).toEqual(answer.body);
  expect((await player.play()).free_rounds[0]).toMatchObject({ left: 2, won: 0 });
  const win = { reference_transaction_id: bet.transaction_id, amount: 5_500, round_closed: true };
  expect((await fruit.send('win', win)).body.balance).toBe(15_500);
  expect(await wallet(player)).toEqual([100, 55]);
  expect((await player.play()).free_rounds[0]).toMatchObject({ left: 2, won: 5_500 });

  const rounds = await server.call('/games/v1/rounds', undefined, player.token);
  const [round] = (rounds.body as { result: PlayedRound[] }).result;
  expect(round).toMatchObject({ stake: 0, win: 55, state: 'settled' });
  const { body } = await server.call('/base/v1/users/transactions', { page: 1, currency_id: 1 }, player.token);
  const [movement] = (body as TransactionsPage).result;
  expect(movement).toMatchObject({ kind: 'freeRound', amount: 55, bonus: 55, game: 'fruit' });
});

test('free rounds are no play: neither a stake of the player’s own, nor a win that loosens a limit', async () => {
  const player = await gamePlayer(server, 100);
  const id = await given(player);
  const fruit = await player.play();
  await fruit.send('bet', { amount: 2_000, free_rounds: id });
  await fruit.send('win', { amount: 9_000, round_closed: true });
  const played = await server.services.database.select().from(playDays).where(eq(playDays.userId, player.user.id));
  expect(played.filter(({ staked, returned }) => staked !== 0n || returned !== 0n)).toEqual([]);
});

test('each is played once, and the last one is the last', async () => {
  const player = await gamePlayer(server, 100);
  const id = await given(player);
  const fruit = await player.play();
  const words: string[] = [];
  for (const round_id of ['a', 'b', 'c', 'd']) {
    words.push(wordOf(await fruit.send('bet', { round_id, amount: 2_000, free_rounds: id })));
  }
  expect(words).toEqual(['ok', 'ok', 'ok', '400 freeRoundsOver']);
  expect((await player.play()).free_rounds).toEqual([]);
});

test('a free round that is taken back can be played again', async () => {
  const player = await gamePlayer(server, 100);
  const id = await given(player);
  const fruit = await player.play();
  const bet = { transaction_id: randomUUID(), amount: 2_000, free_rounds: id };
  await fruit.send('bet', bet);
  const back = { transaction_id: randomUUID(), reference_transaction_id: bet.transaction_id };
  expect((await fruit.send('rollback', back)).body.balance).toBe(10_000);
  expect(wordOf(await fruit.send('rollback', back))).toBe('ok');
  expect((await player.play()).free_rounds[0]).toMatchObject({ left: 3 });
  expect(wordOf(await fruit.send('bet', bet))).toBe('409 gameBetRolledBack');
});

test('they are of one player, game, wallet and stake, and one bet is all there is in a round', async () => {
  const player = await gamePlayer(server, 100);
  const id = await given(player);
  const free = { amount: 2_000, free_rounds: id };
  const differs = '400 freeRoundsDiffer';
  const fruit = await player.play();
  expect(wordOf(await (await (await gamePlayer(server)).play()).send('bet', free))).toBe(differs);
  expect(wordOf(await (await player.play('cherry')).send('bet', free))).toBe(differs);
  expect(wordOf(await fruit.send('bet', { ...free, amount: 3_000 }))).toBe(differs);
  expect(wordOf(await fruit.send('bet', { ...free, free_rounds: randomUUID() }))).toBe(differs);
  expect(wordOf(await fruit.send('bet', free))).toBe('ok');
  expect(wordOf(await fruit.send('bet', { amount: 2_000 }))).toBe('400 freeRoundOneStake');
  expect(wordOf(await fruit.send('bet', free))).toBe('400 freeRoundOneStake');
  expect(wordOf(await (await player.play('fruit', 2)).send('bet', { ...free, round_id: 'r2' }))).toBe(differs);
  expect(await wallet(player)).toEqual([100, 0]);
});

test('none is played after its time', async () => {
  const player = await gamePlayer(server, 100);
  const id = await given(player);
  server.clock.advance(7 * day - 1_000);
  const { access_token: token } = await server.services.identity.admit(player.user, false, null);
  const start = await server.call('/games/v1/games/startSession', { game_code: 'fruit', currency_id: 1 }, token);
  const code = new URL((start.body as OpenedGame).url, 'http://site').searchParams.get('code') ?? '';
  const taken = await server.services.games.sessions.takeOver(code);
  expect(taken.free_rounds.map((rounds) => rounds.id)).toEqual([id]);
  server.clock.advance(1_000);
  const round = { round_id: 'late', transaction_id: randomUUID(), amount: 2_000, free_rounds: id };
  const bet = { token: taken.token, game_code: 'fruit', currency_id: 1, ...round };
  expect(wordOf(await signedCalls(server).call('bet', bet))).toBe('400 freeRoundsExpired');
});

test('none is played by whoever may not play, nor at a game that is switched off', async () => {
  const blocked = await gamePlayer(server, 100);
  const free = { amount: 2_000, free_rounds: await given(blocked) };
  const atGame = await blocked.play();
  await server.call('/sandbox/v1/block', { username: blocked.user.username, blocked: true });
  expect(wordOf(await atGame.send('bet', free))).toBe('403 youAreBlocked');
  const player = await gamePlayer(server, 100);
  const other = { amount: 2_000, free_rounds: await given(player) };
  const fruit = await player.play();
  await server.call('/sandbox/v1/game', { game_code: 'fruit', active: false });
  expect(wordOf(await fruit.send('bet', other))).toBe('403 gameInactive');
  await server.call('/sandbox/v1/game', { game_code: 'fruit', active: true });
});

test('nothing is given by a rule that there is not, or in a currency that it has no stake in', async () => {
  const player = await gamePlayer(server);
  expect((await give(player, { rule: 'four' })).status).toBe(404);
  expect((await give(player, { rule: 'senseless' })).status).toBe(404);
  expect(await give(player, { currency_id: 2 })).toMatchObject({ status: 400, body: { error: 'unknownWallet' } });
});

test('the check finds free rounds that were counted wrong', async () => {
  const player = await gamePlayer(server);
  const id = await given(player);
  const change = (by: number) =>
    server.services.database.execute(sql`update free_rounds set left_over = left_over - ${by} where id = ${id}`);
  await change(1);
  expect(await broken()).toEqual([`INV18: free rounds ${id} are not those that were played`]);
  await change(-1);
});
