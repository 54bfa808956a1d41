import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SandboxState, sandboxMatches, sandboxState } from '../../contract/http/sandbox.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
let eventId: string;
beforeAll(async () => {
  server = await startTestServer();
  eventId = server.services.feed.prematch().find(({ league }) => league.sport === 'F')?.eventId ?? '';
});
afterAll(() => server.close());

const force = (command: string, body: object) => server.call(`/sandbox/v1/${command}`, body);
const state = async (): Promise<SandboxState> => sandboxState.ok.parse((await server.call('/sandbox/v1/state')).body);
const pending = async () => (await state()).pending.map(({ command, body }) => [command, body]);

beforeEach(async () => {
  await force('takeback', { all: true });
  expect(await pending()).toEqual([]);
});

describe('what is pending', () => {
  const forced: [string, object, Record<string, unknown>][] = [
    ['ticket', { username: 'player', outcome: 'reoffer', stake: 50 }, { username: 'player' }],
    ['ticket', { outcome: 'denied', subcode: 216 }, { subcode: 216 }],
    ['drop', { username: 'player', url: '/sportsbetting/v1/ticketRequest' }, { username: 'player' }],
    ['maintenance', { timeLeft: 30 }, { timeLeft: 30 }],
    ['block', { username: 'player2', blocked: true }, { username: 'player2' }],
    ['status', { key: 'disableBettingPage', value: 'true' }, { key: 'disableBettingPage', value: 'true' }],
    ['sockets', { refuse: 20 }, { refuse: expect.any(Number) }],
  ];

  test.each(forced)('%s %j is listed until it is taken back', async (command, body, listed) => {
    expect((await force(command, body)).status).toBe(200);
    const [first, ...others] = (await state()).pending;
    expect(others).toEqual([]);
    expect(first).toMatchObject({ command, body: listed });
    expect((await force('takeback', { id: first?.id })).status).toBe(200);
    expect(await pending()).toEqual([]);
    expect(await force('takeback', { id: first?.id })).toMatchObject({ status: 404, body: { error: 'notFound' } });
  });

  test('market names its match, and the odd goes back to what it was', async () => {
    const odd = () => server.services.feed.quote(eventId, '1X2', '1')?.odd;
    const before = odd();
    await force('market', { eventId, marketCode: '1X2', selectionCode: '1', O: 77 });
    expect(odd()).toBe(77);
    const [first] = (await state()).pending;
    expect(first).toMatchObject({ command: 'market', body: { eventId, O: 77 }, match: expect.stringContaining(' – ') });
    await force('takeback', { id: first?.id });
    expect(odd()).toBe(before);
    expect(await server.services.sandbox.feedCommands()).toEqual([]);
  });

  test('a ticket taken back decides nothing, and all goes at once', async () => {
    await force('ticket', { username: 'player', outcome: 'silence' });
    await force('status', { key: 'disableCasinoPage', value: 'true' });
    await force('takeback', { all: true });
    const { sandbox, identity, database, settings } = server.services;
    expect(await sandbox.forcedOutcome((await identity.findUser('player'))?.id ?? '', database)).toBeNull();
    expect(await settings.statuses()).toContainEqual({ key: 'disableCasinoPage', value: 'false' });
  });

  test.each(['ticket:none', 'nothing:1', 'constructor:1', 'block:nobody', 'ticket:99999999999'])(
    '%s is unknown',
    async (id) => {
      expect((await force('takeback', { id })).status).toBe(404);
    },
  );
});

test('the log has every call with its answer, newest first', async () => {
  await force('match', { eventId: 'nothing', finish: '1-0' });
  await force('clock', { advance: 1_000 });
  const { log, clockOffset } = await state();
  expect(log.slice(0, 2)).toMatchObject([
    { command: 'clock', body: { advance: 1_000 }, status: 200 },
    { command: 'match', body: { eventId: 'nothing', finish: '1-0' }, status: 404 },
  ]);
  expect(clockOffset).toBe(1_000);
});

test('matches are found by team, those in play first', async () => {
  const find = async (search: string) =>
    sandboxMatches.ok.parse((await server.call(`/sandbox/v1/matches?search=${encodeURIComponent(search)}`)).body)
      .result;
  const all = await find('');
  expect(all.length).toBe(50);
  expect(all.map(({ inPlay }) => inPlay)).toEqual(
    all.map(({ inPlay }) => inPlay).sort((a, b) => Number(b) - Number(a)),
  );
  const wanted = server.services.feed.prematch()[99];
  expect((await find(wanted?.hostName ?? '')).map(({ eventId: id }) => id)).toContain(wanted?.eventId);
});
