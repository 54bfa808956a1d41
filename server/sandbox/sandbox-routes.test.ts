import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { SandboxState } from '../../contract/http/sandbox.ts';
import { freePort } from '../../test/support/free-port.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('sandbox calls', () => {
  test('move the clock forward, never back', async () => {
    const before = server.clock.now();
    expect((await server.call('/sandbox/v1/clock', { advance: 60_000 })).body).toEqual({
      nowTimestamp: before + 60_000,
    });
    expect((await server.call('/sandbox/v1/clock', { advance: -1 })).status).toBe(400);
  });

  test('add a player with the wallets of the demo accounts, once', async () => {
    for (const _ of [1, 2]) expect((await server.call('/sandbox/v1/player', { username: 'mira' })).status).toBe(200);
    const { access_token } = await server.signIn('mira');
    const { body } = await server.call('/base/v1/users/ping', undefined, access_token);
    expect(body).toMatchObject({ wallets: [{ wallet_0: 100_000 }, { wallet_0: 5_000 }, { wallet_0: 5_000 }] });
    expect((await server.call('/sandbox/v1/player', { username: 'mira k' })).status).toBe(400);
  });

  test('say whether the ledger agrees with itself', async () => {
    const { database } = server.services;
    expect((await server.call('/sandbox/v1/ledger')).body).toEqual({ broken: [] });
    await database.execute(sql`update wallets set cash = cash + 1 where currency_id = 2`);
    const { broken } = (await server.call('/sandbox/v1/ledger')).body as { broken: string[] };
    expect(broken[0]).toMatch(/^INV2: wallet .+ is not the sum of its entries$/);
    await database.execute(sql`update wallets set cash = cash - 1 where currency_id = 2`);
  });

  test('force the next ticket of one player, once', async () => {
    const { sandbox, identity, database } = server.services;
    const [player, other] = [await identity.findUser('player'), await identity.findUser('player2')];
    await server.call('/sandbox/v1/ticket', { username: 'player', outcome: 'denied', subcode: 208 });
    expect(await sandbox.forcedOutcome(other?.id ?? '', database)).toBeNull();
    expect(await sandbox.forcedOutcome(player?.id ?? '', database)).toMatchObject({ outcome: 'denied', subcode: 208 });
    expect(await sandbox.forcedOutcome(player?.id ?? '', database)).toBeNull();
  });

  test('force the next ticket of whoever pays next', async () => {
    const { sandbox, identity, database } = server.services;
    await server.call('/sandbox/v1/ticket', { outcome: 'busy' });
    const someone = (await identity.findUser('al2'))?.id ?? '';
    expect(await sandbox.forcedOutcome(someone, database)).toMatchObject({ outcome: 'busy' });
  });

  test('choose what the next round at the house’s games comes to, and leave it to chance again', async () => {
    const round = (body: object) => server.call('/sandbox/v1/round', body);
    expect((await round({ username: 'player', game_code: 'lucky-dice', outcome: 'win' })).status).toBe(200);
    expect((await round({ outcome: 'big' })).status).toBe(200);
    expect((await round({ game_code: 'no-such-game', outcome: 'win' })).body).toMatchObject({ error: 'gameUnknown' });
    expect((await round({ game_code: 'skyline-crash', outcome: 'win' })).status).toBe(400);
    const pending = async () =>
      ((await server.call('/sandbox/v1/state')).body as SandboxState).pending.filter(
        ({ command }) => command === 'round' || command === 'provider',
      );
    expect((await pending()).map(({ body }) => body)).toEqual([
      { username: 'player', game_code: 'lucky-dice', outcome: 'win' },
      { outcome: 'big' },
    ]);
    const { token } = (await server.call('/play/v1/open', { open: { demo: 'ten-stones' } })).body as { token: string };
    const bet = { engine: 'slot', stake: 1_000 };
    const { body } = await server.call('/play/v1/round', { token, round_id: randomUUID(), bet });
    expect((body as { outcome: { win: number } }).outcome.win).toBeGreaterThanOrEqual(10_000);
    const [left] = await pending();
    expect((await server.call('/sandbox/v1/takeback', { id: left?.id })).status).toBe(200);
    expect(await pending()).toEqual([]);

    await server.call('/sandbox/v1/provider', { mode: 'slow', ms: 10 });
    expect(await pending()).toEqual([{ id: 'provider:line', command: 'provider', body: { mode: 'slow', ms: 10 } }]);
    await server.call('/sandbox/v1/takeback', { id: 'provider:line' });
    expect(await pending()).toEqual([]);
  });

  test('finish a match and suspend a market, and remember both', async () => {
    const { feed, sandbox } = server.services;
    const [fixture, next] = feed.live();
    const [eventId, other] = [fixture?.eventId ?? '', next?.eventId ?? ''];
    await server.call('/sandbox/v1/match', { eventId, finish: '4-3' });
    expect(feed.match(eventId)).toMatchObject({ matchState: 'F', results: { G: '4-3' } });
    const marketCode = Object.keys(feed.markets(other))[0] ?? '';
    await server.call('/sandbox/v1/market', { eventId: other, marketCode, status: 'CLOSED' });
    const statuses = Object.values(feed.markets(other)[marketCode] ?? {}).map(({ MS }) => MS);
    expect(new Set(statuses)).toEqual(new Set(['CLOSED']));
    expect((await sandbox.feedCommands()).map(({ command, eventId: id }) => [command, id])).toEqual([
      ['match', eventId],
      ['market', other],
    ]);
  });

  test('set a general setting for everybody, refuse what is none, and take it back', async () => {
    const { pushes } = server.services;
    const told = vi.spyOn(pushes, 'toAll');
    const value = '[{"currency":{"currency_id":1},"limit":500}]';
    const set = async (text: string) =>
      (await server.call('/sandbox/v1/settings', { key: 'maxTicketWin', value: text })).status;
    const held = async () => {
      const list = (await server.call('/cms/v1/settings/general')).body as { key: string; value: string }[];
      return list.find(({ key }) => key === 'maxTicketWin')?.value;
    };
    const shipped = await held();
    expect([await set(value), await held(), await set('1000000'), await held()]).toEqual([200, value, 400, value]);
    expect((await server.call('/healthz')).body).toMatchObject({ ok: true, badSettings: ['maxTicketWin'] });
    await server.call('/sandbox/v1/takeback', { id: 'settings:maxTicketWin' });
    expect(await held()).toBe(shipped);
    await server.call('/sandbox/v1/reload', {});
    expect(told.mock.calls).toEqual([
      ['reload_settings', {}],
      ['reload_settings', {}],
      ['reload_page', {}],
    ]);
  });

  test.each([
    ['/sandbox/v1/settings', { key: 'maxWin', value: '1' }, 400],
    ['/sandbox/v1/match', { eventId: 'nothing', finish: '1-0' }, 404],
    ['/sandbox/v1/match', { eventId: '1', finish: 'one-nil' }, 400],
    ['/sandbox/v1/block', { username: 'nobody', blocked: true }, 404],
    ['/sandbox/v1/token', { username: 'player', expire: 'never' }, 400],
    ['/sandbox/v1/ticket', { outcome: 'win' }, 400],
  ])('%s with %j is refused', async (url, body, status) => {
    expect((await server.call(url, body)).status).toBe(status);
  });

  test('push the bet limit of a game to one player, or to everybody', async () => {
    const { identity, sockets } = server.services;
    const player = (await identity.findUser('player'))?.id;
    const rooms: unknown[] = [];
    const to = vi.spyOn(sockets.sports, 'to').mockImplementation((room) => {
      const said = (event: string, payload: unknown) => rooms.push([room, event, payload]);
      return { emit: said } as unknown as ReturnType<typeof sockets.sports.to>;
    });
    await server.call('/sandbox/v1/betlimit', { username: 'player', game_code: 'book-of-sand', game_limit: 500 });
    await server.call('/sandbox/v1/betlimit', { game_code: 'book-of-sand' });
    to.mockRestore();
    expect(rooms).toEqual([
      [`user:${player}`, 'casinoBetLimit', { game_code: 'book-of-sand', game_limit: 500 }],
      ['global', 'casinoBetLimit', { game_code: 'book-of-sand' }],
    ]);
  });

  test.each(['https://evil.example', 'null', 'http://localhost.evil.example'])(
    'are refused to a page of %s',
    async (origin) => {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/sandbox/v1/clock',
        headers: { origin, host: 'localhost:3000' },
        payload: { advance: 1 },
      });
      expect({ status: answer.statusCode, body: answer.json() }).toMatchObject({
        status: 403,
        body: { error: 'forbidden' },
      });
    },
  );

  test('are open to the site’s own page', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/sandbox/v1/clock',
      headers: { origin: 'http://localhost:3000', host: 'localhost:3000' },
      payload: { advance: 1 },
    });
    expect(answer.statusCode).toBe(200);
  });
});

describe('a dropped answer', () => {
  test('breaks the line after the call was done', async () => {
    const port = await freePort();
    await server.app.listen({ host: '127.0.0.1', port });
    const { access_token } = await server.signIn('player');
    const save = (lang: string) =>
      fetch(`http://127.0.0.1:${port}/cms/v1/settings`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${access_token}` },
        body: JSON.stringify({ settings: [{ object: 'site', property: 'lang', value: lang }] }),
      });
    await server.call('/sandbox/v1/drop', { username: 'player', url: '/cms/v1/settings' });
    const broken = await save('el');
    await expect(broken.json()).rejects.toThrow('terminated');
    expect((await server.call('/cms/v1/users/userSettings', undefined, access_token)).body).toEqual({
      settings: { site: { lang: 'el' } },
    });
    expect((await save('ru')).status).toBe(200);
  });
});

describe('outside the sandbox', () => {
  let real: TestServer;
  beforeAll(async () => {
    real = await startTestServer({ SANDBOX: '0' });
  });
  afterAll(() => real.close());

  test('the calls do not exist and nobody has a demo account', async () => {
    expect(await real.call('/sandbox/v1/clock', { advance: 1 })).toMatchObject({
      status: 404,
      body: { error: 'notFound' },
    });
    expect(await real.services.identity.hasDemoAccounts()).toBe(false);
  });
});
