import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { feedsocketEmits, feedsocketNamespace } from '../contract/sockets/feedsocket.ts';
import { sportsEmits, sportsNamespace } from '../contract/sockets/sports.ts';
import { access, callOf, linesOf, type Role, roles, routeTable } from '../test/support/calls/route-table.ts';
import { addUser, createWorld, tokenOf, unused, type World } from '../test/support/calls/world.ts';
import { freePort } from '../test/support/free-port.ts';
import type { User } from './identity/user-repository.ts';
import { startTestServer } from './testing/start-test-server.ts';

let world: World;
/** A token for one call of a role; null for a visitor. */
let tokens: Record<Role, () => Promise<string | null>>;
let address: string;

beforeAll(async () => {
  const server = await startTestServer({ SITE_DIR: 'no-site' });
  const named = (roles: string[] = []) => addUser(server, unused(), 5_000, roles);
  const tokenFor = (user: User) => tokenOf(server, user);
  const [other, blocked, excluded] = [await named(), await named(), await named()];
  const [agent, al2, al99] = [await named(['AGENT', 'AFFILIATE']), await named(['AL2']), await named(['AL99'])];
  const expired = await tokenFor(other);
  server.clock.advance(6 * 60_000);
  const revoked = await tokenFor(other);
  await server.call('/kcmanager/logoutUser', {}, revoked);
  await server.services.identity.setBlocked(blocked.id, true);
  const onBreak = await tokenFor(excluded);
  await server.call('/base/v1/users/break', { kind: 'timeOut', days: 1 }, onBreak);
  world = await createWorld(server, 5_000);
  tokens = {
    anonymous: async () => null,
    owner: () => tokenFor(world.owner),
    otherPlayer: () => tokenFor(other),
    blocked: () => tokenFor(blocked),
    excluded: async () => onBreak,
    agent: () => tokenFor(agent),
    al2: () => tokenFor(al2),
    al99: () => tokenFor(al99),
    expired: async () => expired,
    revoked: async () => revoked,
  };
  const port = await freePort();
  await server.app.listen({ host: '127.0.0.1', port });
  address = `http://127.0.0.1:${port}`;
});
afterAll(() => world.server.close());

test('every route has its line, and every line its route', () => {
  expect(Object.keys(routeTable).sort()).toEqual([...new Set(linesOf(world))].sort());
});

describe.each(Object.entries(routeTable))('%s', (line, { may, answer = 200 }) => {
  test(`is for: ${may}`, async () => {
    const seen: Record<string, unknown> = {};
    const expected: Record<string, unknown> = {};
    for (const [nth, role] of roles.entries()) {
      const token = await tokens[role]();
      const call = await callOf(line, world);
      const headers = { ...call.headers, ...(token === null ? {} : { authorization: `Bearer ${token}` }) };
      const {
        statusCode,
        body,
        headers: answered,
      } = await world.server.app.inject({
        ...call,
        headers,
        // An address may fail only so often.
        remoteAddress: `10.0.0.${nth}`,
      });
      const isJson = String(answered['content-type']).startsWith('application/json');
      const key = statusCode >= 400 && isJson ? ` ${JSON.parse(body).error}` : '';
      const verdict = access[may][role];
      const refusals = { 401: token === null ? 'snackbarMustLogin' : 'sessionExpired', 403: '', 404: 'notFound' };
      if (role === 'blocked' && verdict === 403 && /money/i.test(may)) refusals[403] = 'youAreBlocked';
      seen[role] = verdict === 'answered' ? statusCode : `${statusCode}${key}`;
      expected[role] = verdict === 'answered' ? answer : `${verdict} ${refusals[verdict] || 'forbidden'}`;
    }
    expect(seen).toEqual(expected);
  });
});

describe('socket events', () => {
  const open: Socket[] = [];
  afterAll(() => {
    for (const socket of open) socket.disconnect();
  });
  const connected = (namespace: string) =>
    new Promise<Socket>((resolve, reject) => {
      const socket = io(`${address}${namespace}`, { transports: ['websocket'], forceNew: true, reconnection: false });
      open.push(socket);
      socket.once('connect', () => resolve(socket));
      socket.once('connect_error', reject);
    });

  /** Every event a client may emit, with a payload in order, and who is believed or served. */
  const sportsTable: Record<keyof typeof sportsEmits, keyof typeof access> = {
    auth: 'player',
    global: 'anyone',
    // A client that names somebody else's ticket receives nothing about it (cash-out-quotes.test.ts).
    cashout_watch: 'anyone',
  };
  const feedTable: Record<keyof typeof feedsocketEmits, (world: World) => unknown> = {
    live: () => ({ sport: 'F' }),
    prematch: () => ({ sport: 'F' }),
    sidebar: () => ({}),
    live_sidebar: () => ({}),
    all: () => ({}),
    livematch: ({ match }) => ({ eventId: match.eventId }),
    prematchmatch: ({ match }) => ({ eventId: match.eventId }),
  };

  test('every event has its line', () => {
    expect(Object.keys(sportsTable).sort()).toEqual(Object.keys(sportsEmits).sort());
    expect(Object.keys(feedTable).sort()).toEqual(Object.keys(feedsocketEmits).sort());
  });

  test('sports believes only a token of preAuth that is good, and tells each his own', async () => {
    const heard: Record<string, string[]> = {};
    const believed: Record<string, boolean> = {};
    const expected: Record<string, boolean> = {};
    const told: Promise<unknown>[] = [];
    for (const role of roles) {
      const token = await tokens[role]();
      const socket = await connected(sportsNamespace);
      const events: string[] = [];
      heard[role] = events;
      socket.on('wallet_update', () => events.push('wallet_update'));
      told.push(new Promise((resolve) => socket.once('reload_settings', resolve)));
      const preAuth = await world.server.call('/sportsbetting/v1/preAuth', undefined, token ?? '');
      // Who gets no token there tries with what he has.
      const pass = (preAuth.body as { token?: string }).token ?? token ?? 'none';
      believed[role] = (await socket.emitWithAck('auth', { token: pass })).ok;
      expected[role] = access[sportsTable.auth][role] === 'answered';
      socket.emit('global', {});
    }
    expect(believed).toEqual(expected);
    world.server.services.pushes.toUser(world.owner.id, 'wallet_update', { wallets: [] });
    world.server.services.pushes.toAll('reload_settings', {});
    await Promise.all(told);
    expect(Object.entries(heard).filter(([, events]) => events.length > 0)).toEqual([['owner', ['wallet_update']]]);
  });

  test.each(Object.entries(feedTable))('feedsocket answers %s to everybody', async (event, payload) => {
    const socket = await connected(feedsocketNamespace);
    const answered = new Promise<{ topic: string }>((resolve) => socket.once('initial_data', resolve));
    socket.emit(event, payload(world));
    expect((await answered).topic).toEqual(expect.any(String));
  });
});
