// Long because each of the wallet's calls is tried with the others, on one server.

import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { gameRounds } from '../database/schema/games.ts';
import { outbox } from '../database/schema/outbox.ts';
import { playDays } from '../database/schema/play.ts';
import { checkInvariants } from '../ledger/check-invariants.ts';
import { requireStakeAllowed } from '../play-limits/require-limits.ts';
import { type AtGame, type GamePlayer, gamePlayer, signedCalls, wordOf } from '../testing/game-stand.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ SITE_DIR: 'no-site' });
});
afterAll(() => server.close());

let player: GamePlayer;
let game: AtGame;
beforeEach(async () => {
  player = await gamePlayer(server);
  game = await player.play();
});
afterEach(async () => {
  expect(await checkInvariants(server.services.database, server.clock.now())).toEqual([]);
});

const uuid = () => randomUUID();
const word = async (name: Parameters<AtGame['send']>[0], body?: object) => wordOf(await game.send(name, body));
const rounds = () =>
  server.services.database
    .select({
      roundId: gameRounds.roundId,
      state: gameRounds.state,
      staked: gameRounds.staked,
      returned: gameRounds.returned,
    })
    .from(gameRounds)
    .where(eq(gameRounds.userId, player.user.id));
const wallet = async () => {
  const [first] = await server.services.ledger.wallets(player.user.id);
  return [first?.wallet_0, first?.wallet_1];
};
/** Turns this much of the player's cash into bonus money, in minor units. */
const makeBonus = (amount: bigint) =>
  server.services.database.transaction((within) =>
    server.services.ledger.move(within, `bonus:test:${player.user.id}:${uuid()}`, player.user.id, [
      { account: 'cash', currencyId: 1, amount: -amount },
      { account: 'bonus', currencyId: 1, amount },
    ]),
  );

describe('a call', () => {
  const ask = () => ({ token: game.token, game_code: 'fruit', currency_id: 1 });

  test('that is signed is answered', async () => {
    expect(await signedCalls(server).call('balance', ask())).toEqual({
      status: 200,
      body: { error: null, ErrorText: 'ok', currency_id: 1, balance: 100_000 },
    });
  });

  test.each([
    ['by somebody else', { by: 'a third secret, of these tests and their games' }],
    ['without a nonce', { header: `t=0,v1=${'0'.repeat(64)}` }],
    ['not at all', { header: 'signed, truly' }],
  ])('signed %s is refused', async (_, how) => {
    expect(wordOf(await signedCalls(server).call('balance', ask(), how))).toBe('403 forbidden');
  });

  test.each([-5 * 60_000 - 1, 5 * 60_000 + 1])('signed %i ms from now is refused', async (off) => {
    expect(wordOf(await signedCalls(server).call('balance', ask(), { at: server.clock.now() + off }))).toBe(
      '403 forbidden',
    );
  });

  test('of another game or currency than the session’s is refused', async () => {
    const bet = { amount: 1_000 };
    expect(await word('balance', { game_code: 'cherry' })).toBe('409 gameDiffers');
    expect(await word('bet', { ...bet, game_code: 'cherry' })).toBe('409 gameDiffers');
    expect(await word('bet', { ...bet, currency_id: 2 })).toBe('409 gameDiffers');
    expect(await word('bet', { ...bet, token: 'x'.repeat(43) })).toBe('403 gameSessionEnded');
    expect(await rounds()).toEqual([]);
  });

  test.each([
    ['bet', { amount: 0 }],
    ['bet', { amount: -1 }],
    ['bet', { amount: 10.5 }],
    ['bet', { amount: '1000' }],
    ['bet', { amount: 1e15 }],
    ['bet', { amount: 1_000, round_id: '' }],
    ['bet', { amount: 1_000, round_id: 'r'.repeat(65) }],
    ['bet', { amount: 1_000, transaction_id: 'one' }],
    ['win', { amount: -1 }],
    ['win', { amount: 1, round_closed: 'yes' }],
    ['rollback', {}],
    ['rollback', { reference_transaction_id: null }],
  ] as const)('%s of %j is no call', async (name, body) => {
    expect(await word(name, body)).toBe('400 badRequest');
    expect(await wallet()).toEqual([1_000, 0]);
  });
});

describe('a bet', () => {
  test('is booked, opens its round and is told to the player', async () => {
    const bet = await game.send('bet', { amount: 25_000 });
    expect(bet.body).toMatchObject({ error: null, ErrorText: 'ok', currency_id: 1, balance: 75_000 });
    expect(await wallet()).toEqual([750, 0]);
    expect(await rounds()).toEqual([{ roundId: 'r1', state: 'open', staked: 25_000n, returned: 0n }]);
    const news = () =>
      server.services.database
        .select({ event: outbox.event })
        .from(outbox)
        .where(and(eq(outbox.userId, player.user.id), isNotNull(outbox.sentAt)));
    await expect.poll(news).toEqual([{ event: 'wallet_update' }]);
  });

  test('that comes again is answered the same, and with another body, round or player refused', async () => {
    const bet = { transaction_id: uuid(), amount: 25_000 };
    const first = await game.send('bet', bet);
    await game.send('bet', { amount: 10_000 });
    expect(await game.send('bet', bet)).toEqual(first);
    expect(await word('bet', { ...bet, amount: 25_001 })).toBe('409 transactionReused');
    expect(await word('bet', { ...bet, round_id: 'r2' })).toBe('409 transactionReused');
    expect(await word('win', bet)).toBe('409 transactionReused');
    const other = await (await gamePlayer(server)).play();
    expect(wordOf(await other.send('bet', bet))).toBe('409 transactionReused');
    expect(await wallet()).toEqual([650, 0]);
  });

  test('takes cash before bonus money, and its win comes back in its shares', async () => {
    await makeBonus(70_000n);
    const bet = { transaction_id: uuid(), amount: 40_000 };
    await game.send('bet', bet);
    expect(await wallet()).toEqual([0, 600]);
    await game.send('bet', { amount: 10_000 });
    expect(await wallet()).toEqual([0, 500]);
    // A quarter of the first bet was bonus money.
    await game.send('win', { amount: 80_001, reference_transaction_id: bet.transaction_id });
    expect(await wallet()).toEqual([600.01, 700]);
    // Of both, two fifths were.
    await game.send('win', { amount: 10_000, round_closed: true });
    expect(await wallet()).toEqual([660.01, 740]);
  });

  test.each([
    [999, '400 minTicketPayin'],
    [500_001, '400 maxStake'],
    [100_001, '400 insufficientFunds'],
  ])('of %i is refused with %s, for good', async (amount, refusal) => {
    const bet = { transaction_id: uuid(), amount };
    expect(await word('bet', bet)).toBe(refusal);
    await server.services.database.transaction((within) =>
      server.services.ledger.move(within, `bonus:test:${player.user.id}`, player.user.id, [
        { account: 'house', currencyId: 1, amount: -10_000_000n },
        { account: 'cash', currencyId: 1, amount: 10_000_000n },
      ]),
    );
    expect(await word('bet', bet)).toBe(refusal);
    expect(await word('bet', { ...bet, amount: amount + 1 })).toBe('409 transactionReused');
    expect(await rounds()).toEqual([]);
    // Nothing was booked, so nothing is left to take back.
    expect(await word('rollback', { reference_transaction_id: bet.transaction_id })).toBe('ok');
    expect((await wallet())[0]).toBe(101_000);
  });

  test('of a player who is blocked or on a break is refused, and closes the game', async () => {
    await server.services.identity.setBlocked(player.user.id, true);
    expect(await word('bet', { amount: 1_000 })).toBe('403 youAreBlocked');
    await server.services.identity.setBlocked(player.user.id, false);
    expect(await word('bet', { amount: 1_000 })).toBe('403 gameSessionEnded');
    game = await player.play('cherry');
    await server.call('/base/v1/users/break', { kind: 'timeOut', days: 1 }, player.token);
    expect(await word('bet', { amount: 1_000 })).toBe('403 gameSessionEnded');
    expect(await wallet()).toEqual([1_000, 0]);
  });

  test('in a round that has ended is refused', async () => {
    await game.send('bet', { amount: 1_000 });
    await game.send('end');
    expect(await word('bet', { amount: 1_000 })).toBe('409 gameRoundClosed');
    expect(await word('bet', { amount: 1_000, round_id: 'r2' })).toBe('ok');
  });
});

describe('the limits a player set for himself', () => {
  const limit = (kind: string, amount: number) =>
    server.call('/base/v1/users/limits', { currency_id: 1, limits: [{ kind, period: 'day', amount }] }, player.token);

  test('hold over games and tickets together', async () => {
    await limit('stake', 150);
    expect(await word('bet', { amount: 10_000 })).toBe('ok');
    const second = await game.send('bet', { amount: 6_000 });
    expect(second).toMatchObject({
      status: 400,
      body: { error: 'stakeLimitReached', values: { left: 50, currency: 'RSD' } },
    });
    expect(second.body.fields).toBeUndefined();
    expect(await word('bet', { amount: 5_000 })).toBe('ok');
    await server.services.database.transaction(async (within) => {
      const ticket = { userId: player.user.id, currencyId: 1, amount: 1n, at: server.clock.now() };
      await expect(requireStakeAllowed(within, ticket)).rejects.toMatchObject({ key: 'stakeLimitReached' });
    });
  });

  test('of a loss give way by what was won, and a bet taken back counts for nothing', async () => {
    await limit('loss', 100);
    const bet = { transaction_id: uuid(), amount: 10_000 };
    await game.send('bet', bet);
    expect(await word('bet', { amount: 1_000, round_id: 'r2' })).toBe('400 lossLimitReached');
    await game.send('rollback', { reference_transaction_id: bet.transaction_id });
    await game.send('bet', { amount: 10_000, round_id: 'r3' });
    await game.send('win', { amount: 4_000, round_id: 'r3' });
    expect(await word('bet', { amount: 4_001, round_id: 'r3' })).toBe('400 lossLimitReached');
    expect(await word('bet', { amount: 4_000, round_id: 'r3' })).toBe('ok');
    const [day] = await server.services.database.select().from(playDays).where(eq(playDays.userId, player.user.id));
    expect(day).toMatchObject({ day: '2026-03-02', product: 'games', staked: 14_000n, returned: 4_000n });
    const { body } = await server.call('/base/v1/users/played?since=2026-03-02T08:00:00.000Z', undefined, player.token);
    expect(body).toMatchObject({ result: [{ currency: 'RSD', staked: 140, won: 40 }] });
  });
});

describe('a win', () => {
  test('is paid once, of nothing too, and ends the round when it says so', async () => {
    await game.send('bet', { amount: 10_000 });
    const win = { transaction_id: uuid(), amount: 35_000 };
    const first = await game.send('win', win);
    expect(first.body).toMatchObject({ balance: 125_000 });
    expect(await game.send('win', win)).toEqual(first);
    expect(await word('win', { ...win, round_closed: true })).toBe('409 transactionReused');
    expect(await word('win', { amount: 0, round_closed: true })).toBe('ok');
    expect(await rounds()).toEqual([{ roundId: 'r1', state: 'settled', staked: 10_000n, returned: 35_000n }]);
    expect(await word('win', { amount: 1 })).toBe('409 gameRoundClosed');
    expect(await word('end')).toBe('409 gameRoundClosed');
  });

  test('of a round or bet that nobody knows is refused', async () => {
    expect(await word('win', { amount: 1 })).toBe('404 notFound');
    await game.send('bet', { amount: 10_000 });
    expect(await word('win', { amount: 1, reference_transaction_id: uuid() })).toBe('404 notFound');
    const elsewhere = { transaction_id: uuid(), amount: 1_000, round_id: 'r2' };
    await game.send('bet', elsewhere);
    expect(await word('win', { amount: 1, reference_transaction_id: elsewhere.transaction_id })).toBe(
      '409 gameDiffers',
    );
  });

  const ends: [string, () => Promise<unknown>][] = [
    ['the player left', () => server.call('/games/v1/games/endSession', { session_id: game.sessionId }, player.token)],
    ['he signed out', () => server.call('/kcmanager/logoutUser', {}, player.token)],
    ['he was blocked', () => server.services.identity.setBlocked(player.user.id, true)],
    ['he excluded himself', () => server.call('/base/v1/users/break', { kind: 'timeOut', days: 1 }, player.token)],
    ['the game was switched off', () => server.services.games.change('fruit', { active: false })],
    ['the lobby was switched off', () => server.services.settings.setStatus('disableCasinoPage', 'true')],
    ['he opened the game again', () => player.start()],
    ['half an hour went by', async () => server.clock.advance(30 * 60_000)],
  ];
  test.each(ends)('and a rollback are taken after %s, a bet is not', async (_, end) => {
    const [bet, other] = [uuid(), uuid()];
    await game.send('bet', { amount: 10_000, transaction_id: bet });
    await game.send('bet', { amount: 20_000, transaction_id: other, round_id: 'r2' });
    await end();
    expect(await word('bet', { amount: 1_000 })).toMatch(/^403 /);
    expect(await word('win', { amount: 15_000, round_closed: true })).toBe('ok');
    expect(await word('rollback', { round_id: 'r2', reference_transaction_id: other })).toBe('ok');
    expect(await wallet()).toEqual([1_050, 0]);
    await server.services.identity.setBlocked(player.user.id, false);
    await server.services.games.restore('fruit');
    await server.services.settings.setStatus('disableCasinoPage', 'false');
  });
});

describe('a rollback', () => {
  test('brings a bet back in the shares it came in, once, and cancels a round that has no other', async () => {
    await makeBonus(70_000n);
    const bets = [uuid(), uuid()];
    for (const transaction_id of bets) await game.send('bet', { transaction_id, amount: 40_000 });
    expect(await wallet()).toEqual([0, 200]);
    const back = { transaction_id: uuid(), reference_transaction_id: bets[0] };
    const first = await game.send('rollback', back);
    expect(first.body).toMatchObject({ balance: 60_000 });
    expect(await wallet()).toEqual([300, 300]);
    expect(await game.send('rollback', back)).toEqual(first);
    expect(await word('rollback', { reference_transaction_id: bets[0] })).toBe('ok');
    expect(await wallet()).toEqual([300, 300]);
    expect((await rounds())[0]).toMatchObject({ state: 'open', staked: 40_000n });
    await game.send('rollback', { reference_transaction_id: bets[1] });
    expect((await rounds())[0]).toMatchObject({ state: 'cancelled', staked: 0n });
    expect(await wallet()).toEqual([300, 700]);
    expect(await word('bet', { amount: 1_000 })).toBe('409 gameRoundClosed');
    expect(await word('bet', { transaction_id: bets[0], amount: 40_000 })).toBe('409 gameBetRolledBack');
  });

  test('of a bet that never came refuses it when it comes', async () => {
    const bet = { transaction_id: uuid(), amount: 10_000 };
    expect(await word('rollback', { reference_transaction_id: bet.transaction_id })).toBe('ok');
    expect(await word('bet', bet)).toBe('409 gameBetRolledBack');
    expect(await word('bet', bet)).toBe('409 gameBetRolledBack');
    expect(await word('rollback', { reference_transaction_id: bet.transaction_id })).toBe('ok');
    expect([await wallet(), await rounds()]).toEqual([[1_000, 0], []]);
  });

  test('is refused after a win, in an ended round, and of what is no bet of the round', async () => {
    const [bet, win] = [uuid(), uuid()];
    await game.send('bet', { transaction_id: bet, amount: 10_000 });
    expect(await word('rollback', { reference_transaction_id: bet, round_id: 'r2' })).toBe('404 notFound');
    await game.send('bet', { amount: 10_000, round_id: 'r2' });
    expect(await word('rollback', { reference_transaction_id: bet, round_id: 'r2' })).toBe('409 gameDiffers');
    await game.send('win', { transaction_id: win, amount: 0 });
    expect(await word('rollback', { reference_transaction_id: bet })).toBe('409 gameRoundWon');
    expect(await word('rollback', { reference_transaction_id: win })).toBe('409 gameDiffers');
    await game.send('end');
    expect(await word('rollback', { reference_transaction_id: bet })).toBe('409 gameRoundClosed');
    expect(await wallet()).toEqual([800, 0]);
  });
});

describe('check-ledger', () => {
  test('names a round that is open longer than its game allows', async () => {
    await game.send('bet', { amount: 1_000 });
    const later = server.clock.now() + 48 * 3_600_000 + 1;
    const broken = await checkInvariants(server.services.database, later);
    expect(broken.filter((line) => line.includes('longer than its game allows'))).toHaveLength(
      (await server.services.database.select().from(gameRounds)).filter(({ state }) => state === 'open').length,
    );
  });

  test('names a round that is not the sum of what was booked', async () => {
    await game.send('bet', { amount: 1_000 });
    const found = server.services.database
      .transaction(async (within) => {
        await within.update(gameRounds).set({ staked: 1_001n }).where(eq(gameRounds.userId, player.user.id));
        const broken = await checkInvariants(within, server.clock.now());
        throw new Error(broken.join('\n'));
      })
      .catch((error: Error) => error.message);
    expect(await found).toMatch(/^INV11: round .* is not the sum of its bets and wins$/);
  });
});
