import { eq } from 'drizzle-orm';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OpenedGame } from '../../contract/http/games.ts';
import { freePort } from '../../test/support/free-port.ts';
import { gameSessions } from '../database/schema/games.ts';
import { sessions } from '../database/schema/identity.ts';
import { playBreaks } from '../database/schema/play-limits.ts';
import { checkInvariants } from '../ledger/check-invariants.ts';
import { type GamePlayer, gamePlayer, signedCalls, wordOf } from '../testing/game-stand.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
let address: string;
let player: GamePlayer;
let socket: Socket;
let heard: [event: string, payload: unknown][];
beforeAll(async () => {
  server = await startTestServer({ SITE_DIR: 'no-site' });
  const port = await freePort();
  await server.app.listen({ host: '127.0.0.1', port });
  address = `http://127.0.0.1:${port}/sports`;
});
afterAll(() => server.close());
beforeEach(async () => {
  player = await gamePlayer(server);
  socket = io(address, { transports: ['websocket'], forceNew: true, reconnection: false });
  heard = [];
  for (const event of ['game_session_update', 'casinoInactiveGame', 'casinoBetLimit'])
    socket.on(event, (payload) => heard.push([event, payload]));
  await new Promise((resolve) => socket.once('connect', () => resolve(null)));
  await listen(player.token);
});
afterEach(async () => {
  socket.disconnect();
  expect(await checkInvariants(server.services.database, server.clock.now())).toEqual([]);
});

/** Has the socket believed, for as long as its pass is good: five minutes. */
const listen = async (token: string): Promise<void> => {
  const { body } = await server.call('/sportsbetting/v1/preAuth', undefined, token);
  await socket.emitWithAck('auth', body);
};
const take = (code: string) => signedCalls(server).call('session', { code });
const codeOf = ({ url }: { url: string }) => new URL(url, 'http://site').searchParams.get('code') ?? '';
const opened = async (...wanted: Parameters<GamePlayer['start']>) =>
  (await player.start(...wanted)).body as unknown as OpenedGame;
const endOf = async (sessionId: string) => {
  const { database } = server.services;
  const [session] = await database.select().from(gameSessions).where(eq(gameSessions.id, sessionId));
  return session?.end;
};
const setStatus = (key: string, value: boolean) => server.services.settings.setStatus(key, String(value));
const enabled = async () => (await server.call('/games/v1/games/enabled')).body;
const all = ['fruit', 'cherry', 'wheel', 'dogs', 'crash'];

describe('a game is opened', () => {
  test.each(['/games/v1/games/startSession', '/base/v1/rgs/startSession'])('by %s, for a minute', async (url) => {
    const { status, body } = await server.call(url, { game_code: 'fruit', currency_id: 2 }, player.token);
    expect([status, body]).toEqual([
      200,
      {
        url: expect.stringMatching(/^\/play\/fruit\?code=[\w-]{43}$/),
        session_id: expect.stringMatching(/^[\da-f-]{36}$/),
        expires: new Date(server.clock.now() + 60_000).toISOString(),
      },
    ]);
  });

  test('and taken over once, with its code, in time', async () => {
    const { session_id, ...game } = await opened();
    const code = codeOf(game);
    const taken = await take(code);
    expect(taken).toEqual({
      status: 200,
      body: {
        error: null,
        ErrorText: 'ok',
        session_id,
        game_code: 'fruit',
        currency_id: 1,
        currency: 'RSD',
        token: expect.stringMatching(/^[\w-]{43}$/),
        player: expect.stringMatching(/^[\w-]{22}$/),
        balance: 100_000,
        limits: { min: 1_000, max: 500_000 },
        free_rounds: [],
        started: new Date(server.clock.now()).toISOString(),
      },
    });
    expect(taken.body.player).not.toBe(player.user.id);
    expect(wordOf(await take(code))).toBe('403 gameLinkInvalid');
    const late = codeOf(await opened('cherry'));
    server.clock.advance(60_000);
    expect(wordOf(await take(late))).toBe('403 gameLinkInvalid');
    expect(wordOf(await take('x'.repeat(43)))).toBe('403 gameLinkInvalid');
  });

  test('and neither code nor token is kept', async () => {
    const game = await player.play();
    const kept = JSON.stringify(await server.services.database.select().from(gameSessions));
    expect([kept.includes(game.code), kept.includes(game.token), kept.includes(game.sessionId)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('a code that is used twice at once opens one game', async () => {
    const code = codeOf(await opened());
    const words = (await Promise.all(Array.from({ length: 8 }, () => take(code)))).map(wordOf);
    expect(words.filter((word) => word === 'ok')).toHaveLength(1);
  });

  test.each([
    [['fruit', 1000], '400 freebetNotForGames'],
    [['fruit', 7], '400 unknownWallet'],
    [['nothing', 1], '404 gameUnknown'],
  ] as const)('but not %j', async ([game, currency], refusal) => {
    expect(wordOf(await player.start(game, currency))).toBe(refusal);
  });

  test('for play money without an account, and nothing of it is kept', async () => {
    const before = await server.services.database.$count(gameSessions);
    const { status, body } = await server.call('/games/v1/games/startDemoGame', { game_code: 'dogs' });
    expect([status, (body as OpenedGame).url]).toEqual([200, '/play/dogs?demo=1']);
    expect(await server.services.database.$count(gameSessions)).toBe(before);
    const unknown = await server.call('/games/v1/games/startDemoGame', { game_code: 'nothing' });
    expect([unknown.status, unknown.body]).toMatchObject([404, { error: 'gameUnknown' }]);
  });
});

describe('what the operator switches off', () => {
  test.each([
    ['casinoIndefiniteDisabled', []],
    ['disableCasinoPage', ['wheel', 'dogs', 'crash']],
    ['disableCasinoLivePage', ['fruit', 'cherry', 'dogs', 'crash']],
    ['disableVirtualsPage', ['fruit', 'cherry', 'wheel', 'crash']],
  ])('by %s leaves %j', async (key, open) => {
    expect(await enabled()).toEqual(all);
    await setStatus(key, true);
    expect(await enabled()).toEqual(open);
    for (const game of all) {
      const word = open.includes(game) ? 'ok' : '403 sectionDisabled';
      expect([game, wordOf(await player.start(game))]).toEqual([game, word]);
      const { status } = await server.call('/games/v1/games/startDemoGame', { game_code: game });
      expect(status).toBe(word === 'ok' ? 200 : 403);
    }
    await setStatus(key, false);
  });

  test('by maintenance is everything, from when it begins', async () => {
    await server.services.settings.announceMaintenance(60);
    expect(await enabled()).toEqual(all);
    await server.services.settings.announceMaintenance(0);
    expect([await enabled(), wordOf(await player.start())]).toEqual([[], '403 maintenance']);
    await server.services.settings.announceMaintenance(null);
  });

  test('by the sandbox is one game: who plays it hears of it and is closed out', async () => {
    const game = await player.play('cherry');
    const other = await player.play('fruit');
    await server.call('/sandbox/v1/game', { game_code: 'cherry', active: false });
    expect(await enabled()).toEqual(all.filter((code) => code !== 'cherry'));
    expect(wordOf(await player.start('cherry'))).toBe('403 gameInactive');
    await expect
      .poll(() => heard)
      .toEqual([
        ['casinoInactiveGame', { game_code: 'cherry' }],
        ['game_session_update', { session_id: game.sessionId, game_code: 'cherry', end: 'closed' }],
      ]);
    expect([await endOf(game.sessionId), await endOf(other.sessionId)]).toEqual(['closed', null]);
    const { body } = await server.call('/sandbox/v1/state');
    expect((body as { pending: unknown[] }).pending).toContainEqual({
      id: 'game:cherry',
      command: 'game',
      body: { game_code: 'cherry', active: false },
    });
    await server.call('/sandbox/v1/takeback', { id: 'game:cherry' });
    expect(await enabled()).toEqual(all);
    const unknown = await server.call('/sandbox/v1/game', { game_code: 'nothing', active: false });
    expect(unknown.status).toBe(404);
  });
});

test('the most of a bet that the operator sets is told to everybody, and again to who passes it', async () => {
  const game = await player.play('cherry');
  await server.call('/sandbox/v1/game', { game_code: 'cherry', limit: 50 });
  const refused = await game.send('bet', { amount: 5_001 });
  expect([wordOf(refused), refused.body.values]).toEqual(['400 maxStake', { limit: 50, currency: 'RSD' }]);
  const told = ['casinoBetLimit', { game_code: 'cherry', game_limit: 50 }];
  await expect.poll(() => heard).toEqual([told, told]);
  expect(wordOf(await game.send('bet', { amount: 5_000, round_id: 'r2' }))).toBe('ok');
  await game.send('end', { round_id: 'r2' });
  await server.services.games.restore('cherry');
});

describe('a session ends', () => {
  const told = (sessionId: string, end: string) => [
    ['game_session_update', { session_id: sessionId, game_code: 'fruit', end }],
  ];

  test('when the same game is opened again, whatever the wallet, and says so', async () => {
    const first = await player.play();
    const other = await player.play('cherry');
    const second = await player.play('fruit', 2);
    expect([await endOf(first.sessionId), await endOf(other.sessionId)]).toEqual(['takenOver', null]);
    await expect.poll(() => heard).toEqual(told(first.sessionId, 'takenOver'));
    expect(wordOf(await first.send('balance'))).toBe('403 gameSessionEnded');
    expect(wordOf(await second.send('balance'))).toBe('ok');
  });

  test('when it was opened in two places at once, in one of them', async () => {
    const words = (await Promise.all(Array.from({ length: 6 }, (_, nth) => player.start('fruit', (nth % 2) + 1)))).map(
      wordOf,
    );
    expect(words).toEqual(Array(6).fill('ok'));
    const own = await server.services.database
      .select({ end: gameSessions.end })
      .from(gameSessions)
      .where(eq(gameSessions.userId, player.user.id));
    expect(own.filter(({ end }) => end === null)).toHaveLength(1);
  });

  test('when its player leaves it, and nobody else ends it', async () => {
    const { sessionId } = await player.play();
    const stranger = await gamePlayer(server);
    const leave = (token: string) => server.call('/games/v1/games/endSession', { session_id: sessionId }, token);
    expect([(await leave(stranger.token)).status, await endOf(sessionId)]).toEqual([200, null]);
    expect([(await leave(player.token)).status, await endOf(sessionId)]).toEqual([200, 'exit']);
    expect((await leave(player.token)).status).toBe(200);
    await expect.poll(() => heard).toEqual(told(sessionId, 'exit'));
  });

  test('after half an hour without a bet, not before', async () => {
    const { sessionId, send } = await player.play();
    server.clock.advance(20 * 60_000);
    await send('bet', { amount: 1_000 });
    await send('end');
    server.clock.advance(30 * 60_000 - 1);
    await server.services.games.sessions.endDue();
    expect(await endOf(sessionId)).toBe(null);
    await listen((await server.services.identity.admit(player.user, false, null)).access_token);
    await server.call('/sandbox/v1/clock', { advance: 1 });
    expect(await endOf(sessionId)).toBe('idle');
    await expect.poll(() => heard).toEqual(told(sessionId, 'idle'));
  });

  test('with the sign-in it was opened from, at once', async () => {
    const { sessionId } = await player.play();
    await server.call('/kcmanager/logoutUser', {}, player.token);
    await expect.poll(() => endOf(sessionId)).toBe('signedOut');
  });

  test.each(['blocked', 'break', 'signedOut'] as const)('by the sweep when its player is %s', async (end) => {
    const { database, identity } = server.services;
    const { sessionId } = await player.play();
    if (end === 'blocked') await identity.setBlocked(player.user.id, true);
    if (end === 'break') {
      const startedAt = server.clock.now();
      await database
        .insert(playBreaks)
        .values({ userId: player.user.id, kind: 'timeOut', startedAt, endsAt: startedAt + 1_000 });
    }
    if (end === 'signedOut') {
      await database.update(sessions).set({ endedAt: server.clock.now() }).where(eq(sessions.userId, player.user.id));
    }
    await server.services.games.sessions.endDue();
    expect(await endOf(sessionId)).toBe(end);
  });
});

test('an excluded player opens no game, and a blocked one neither', async () => {
  await server.services.identity.setBlocked(player.user.id, true);
  expect(wordOf(await player.start())).toBe('403 youAreBlocked');
  await server.services.identity.setBlocked(player.user.id, false);
  await server.call('/base/v1/users/break', { kind: 'timeOut', days: 1 }, player.token);
  expect(wordOf(await player.start())).toBe('401 sessionExpired');
});
