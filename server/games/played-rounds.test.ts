import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PlayedRound } from '../../contract/games/played-rounds.ts';
import type { TransactionsPage } from '../../contract/http/transactions.ts';
import { type GamePlayer, gamePlayer } from '../testing/game-stand.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
let player: GamePlayer;
beforeAll(async () => {
  server = await startTestServer({ SITE_DIR: 'no-site' });
});
afterAll(() => server.close());
beforeEach(async () => {
  player = await gamePlayer(server);
});

const page = async (query: Record<string, string> = {}, token = player.token) =>
  (await server.call(`/games/v1/rounds?${new URLSearchParams(query)}`, undefined, token)).body as {
    result: PlayedRound[];
    total: number;
    totalPages: number;
  };
const details = (id: string, token = player.token) =>
  server.call(`/games/v1/rounds/details?round_id=${id}`, undefined, token);

describe('a player’s rounds', () => {
  test('are told newest first, with stake, win and how they stand', async () => {
    const atFruit = await player.play('fruit');
    await atFruit.send('bet', { round_id: 'first', amount: 5_000 });
    await atFruit.send('win', { round_id: 'first', amount: 7_550, round_closed: true });
    server.clock.advance(1_000);
    await atFruit.send('bet', { round_id: 'second', amount: 2_000 });
    const { result, total, totalPages } = await page();
    expect([total, totalPages]).toEqual([2, 1]);
    expect(result).toEqual([
      {
        round_id: expect.stringMatching(/^[\da-f-]{36}$/),
        game_code: 'fruit',
        game: 'fruit',
        provider: 'Oakspin',
        currency_id: 1,
        stake: 20,
        win: 0,
        state: 'open',
        createdAt: new Date(server.clock.now()).toISOString(),
        endedAt: null,
      },
      expect.objectContaining({ stake: 50, win: 75.5, state: 'settled' }),
    ]);
  });

  test('are found by game, wallet and day', async () => {
    await (await player.play('fruit')).send('bet', { amount: 1_000 });
    await (await player.play('cherry', 2)).send('bet', { amount: 100 });
    const games = async (query: Record<string, string>) => (await page(query)).result.map(({ game }) => game);
    const today = new Date(server.clock.now()).toISOString().slice(0, 10);
    const before = new Date(server.clock.now() - 86_400_000).toISOString().slice(0, 10);
    expect(await games({ game_code: 'cherry' })).toEqual(['cherry']);
    expect(await games({ currency_id: '1' })).toEqual(['fruit']);
    expect(await games({ from: today, to: today })).toHaveLength(2);
    expect(await games({ to: before })).toEqual([]);
    expect(await games({ page: '2' })).toEqual([]);
  });

  test('are those that brought more than their stake, for who asks for wins', async () => {
    const atFruit = await player.play('fruit');
    const round = async (round_id: string, returned: number) => {
      server.clock.advance(1_000);
      await atFruit.send('bet', { round_id, amount: 5_000 });
      await atFruit.send('win', { round_id, amount: returned, round_closed: true });
    };
    await round('first', 7_500);
    await round('lost', 0);
    await round('even', 5_000);
    await round('less', 4_900);
    await round('second', 5_001);
    // A win that is reported before its round is over may still be followed by another stake.
    await atFruit.send('bet', { round_id: 'open', amount: 5_000 });
    await atFruit.send('win', { round_id: 'open', amount: 9_000 });
    const { result, total } = await page({ won: '1', game_code: 'fruit' });
    expect([total, result.map(({ win }) => win)]).toEqual([2, [50.01, 75]]);
    expect((await server.call('/games/v1/rounds?won=yes', undefined, player.token)).status).toBe(400);
    expect((await page({ won: '1' }, (await gamePlayer(server)).token)).total).toBe(0);
  });

  test('go after three months', async () => {
    await (await player.play('fruit')).send('bet', { amount: 1_000 });
    server.clock.advance(92 * 86_400_000);
    player = { ...player, token: (await server.services.identity.admit(player.user, false, null)).access_token };
    expect((await page()).total).toBe(1);
    server.clock.advance(1);
    expect((await page({ from: '2026-01-01' })).total).toBe(0);
  });

  test('add up in the session they were opened in, for its player alone', async () => {
    const first = await player.play('fruit');
    await first.send('bet', { round_id: 'one', amount: 5_000 });
    await first.send('win', { round_id: 'one', amount: 6_050, round_closed: true });
    const second = await player.play('cherry');
    await second.send('bet', { round_id: 'two', amount: 1_000 });
    const sums = async (token = player.token) =>
      (await server.call(`/games/v1/games/session?session_id=${first.sessionId}`, undefined, token)).body;
    expect(await sums()).toEqual({ staked: 50, won: 60.5, currency: 'RSD', rounds: 1 });
    expect(await sums((await gamePlayer(server)).token)).toBeNull();
  });

  test('can be looked at again by nobody else', async () => {
    await (await player.play('fruit')).send('bet', { amount: 1_000 });
    const [round] = (await page()).result;
    const id = round?.round_id ?? '';
    expect(await details(id)).toMatchObject({ status: 200, body: { round, shown: null, url: null } });
    const other = await gamePlayer(server);
    expect((await details(id, other.token)).status).toBe(404);
    expect((await details('r1')).status).toBe(404);
  });

  test('name their game among the transactions', async () => {
    const atFruit = await player.play('fruit');
    await atFruit.send('bet', { round_id: 'one', amount: 5_000 });
    await atFruit.send('win', { round_id: 'one', amount: 6_000, round_closed: true });
    const { body } = await server.call('/base/v1/users/transactions', { page: 1, currency_id: 1 }, player.token);
    const { result } = body as TransactionsPage;
    expect(result.map(({ kind, amount, game }) => [kind, amount, game])).toEqual([
      ['win', 60, 'fruit'],
      ['stake', -50, 'fruit'],
      ['opening', 1_000, null],
    ]);
  });
});
