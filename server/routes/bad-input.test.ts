import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '../../test/support/free-port.ts';
import { openInMemory } from '../testing/open-in-memory.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = (await server.signIn()).access_token;
});
afterAll(() => server.close());

const json = { 'content-type': 'application/json' };
const login = '/kcmanager/loginUser';

describe('bad input is refused with a key', () => {
  test.each([
    ['malformed JSON', { method: 'POST', url: login, headers: json, payload: '{"username":' }, 400, 'badRequest'],
    ['an empty body', { method: 'POST', url: login, headers: json, payload: '' }, 400, 'badRequest'],
    ['a body that is no object', { method: 'POST', url: login, headers: json, payload: '[1,2]' }, 400, 'badRequest'],
    [
      'a __proto__ key',
      { method: 'POST', url: login, headers: json, payload: '{"__proto__":{"x":1}}' },
      400,
      'badRequest',
    ],
    [
      'a __proto__ key that is written with an escape',
      {
        method: 'POST',
        url: login,
        headers: json,
        payload: '{"\\u005f_proto__":{"x":1},"username":"x","password":"x"}',
      },
      400,
      'badRequest',
    ],
    [
      'a constructor.prototype key',
      { method: 'POST', url: login, headers: json, payload: '{"constructor":{"prototype":{}}}' },
      400,
      'badRequest',
    ],
    [
      'NUL in the body',
      {
        method: 'POST',
        url: login,
        headers: json,
        payload: '{"username":"a\\u0000b","password":"x","rememberMe":true}',
      },
      400,
      'badRequest',
    ],
    ['NUL in the address', { method: 'GET', url: '/base/v1/users/ping?ticket_id=%00' }, 400, 'badRequest'],
    ['an address that is no address', { method: 'GET', url: '/%zz' }, 400, 'badRequest'],
    [
      'JSON ten thousand levels deep',
      { method: 'POST', url: login, headers: json, payload: '['.repeat(10_000) + ']'.repeat(10_000) },
      400,
      'badRequest',
    ],
    [
      '10 MB',
      { method: 'POST', url: login, headers: json, payload: JSON.stringify({ username: 'x'.repeat(10_000_000) }) },
      413,
      'bodyTooLarge',
    ],
    [
      '10 MB for a player’s call, unsigned',
      { method: 'POST', url: '/cms/v1/settings', headers: json, payload: 'x'.repeat(10_000_000) },
      401,
      'snackbarMustLogin',
    ],
    [
      'a form',
      {
        method: 'POST',
        url: login,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'username=player',
      },
      415,
      'unsupportedMediaType',
    ],
    [
      'plain text',
      { method: 'POST', url: login, headers: { 'content-type': 'text/plain' }, payload: '{}' },
      415,
      'unsupportedMediaType',
    ],
    ['GET of a POST', { method: 'GET', url: login }, 405, 'methodNotAllowed'],
    ['POST of a GET', { method: 'POST', url: '/healthz', headers: json, payload: '{}' }, 405, 'methodNotAllowed'],
    ['PUT of a known path', { method: 'PUT', url: login, headers: json, payload: '{}' }, 405, 'methodNotAllowed'],
    ['an unknown path', { method: 'POST', url: '/kcmanager/nobody', headers: json, payload: '{}' }, 404, 'notFound'],
    ['an unknown call read', { method: 'GET', url: '/cms/v1/nothing' }, 404, 'notFound'],
    ['a folder above', { method: 'GET', url: '/assets/..%2f..%2fpackage.json' }, 404, 'notFound'],
    [
      'a query given twice',
      { method: 'GET', url: '/cms/v1/settings/themesByDomain?domain=a&domain=b' },
      400,
      'badRequest',
    ],
    ['a query left out', { method: 'GET', url: '/cms/v1/settings/themesByDomain' }, 400, 'badRequest'],
  ] as const)('%s', async (_name, request, status, key) => {
    const answer = await server.app.inject({ ...request });
    expect({ status: answer.statusCode, body: answer.json() }).toMatchObject({
      status,
      body: { error: key, ErrorText: key },
    });
    expect(Object.keys(answer.json()).filter((field) => !['error', 'ErrorText', 'fields'].includes(field))).toEqual([]);
  });

  test.each([
    [String.raw`\ud83d`, 400],
    [String.raw`\uD83Dx`, 400],
    [String.raw`\ude00`, 400],
    [String.raw`\\\ude00`, 400],
    [String.raw`\ud83d\ud83d\ude00`, 400],
    [String.raw`\ud83d\ude00`, 401],
    [String.raw`\\ud83d`, 401],
    [String.raw`\ud7ff\ue000`, 401],
  ])('one half of a pair of UTF-16 is no text: %s', async (text, status) => {
    const payload = `{"username":"ana${text}","password":"x","rememberMe":true}`;
    expect((await server.app.inject({ method: 'POST', url: login, headers: json, payload })).statusCode).toBe(status);
  });

  test('405 says what is allowed', async () => {
    expect((await server.app.inject({ url: login })).headers.allow).toBe('POST');
  });

  test('bytes that are no HTTP end the connection with 400 and touch nobody else', async () => {
    await server.app.listen({ host: '127.0.0.1', port: await freePort() });
    const { port } = server.app.server.address() as { port: number };
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.end('\u0016\u0003\u0001 hello\r\n\r\n'));
      socket.once('data', (data) => resolve(String(data)));
    });
    expect(answer).toMatch(/^HTTP\/1.1 400/);
    expect((await server.call('/healthz')).status).toBe(200);
  });
});

describe('an unforeseen error', () => {
  test('is answered without a stack, with the id of the request, and logged', async () => {
    const failing = vi
      .spyOn(server.services.settings, 'statuses')
      .mockRejectedValue(new Error('secret detail of the inside'));
    const answer = await server.app.inject({ url: '/cms/v1/settings/statuses' });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ error: 'internalError', ErrorText: 'internalError' });
    expect(answer.body + JSON.stringify(answer.headers)).not.toContain('secret detail');
    expect(answer.headers['x-request-id']).toEqual(expect.any(String));
    failing.mockRestore();
  });

  test('an answer that does not fit its schema does not leave the server', async () => {
    const failing = vi.spyOn(server.services.ledger, 'wallets').mockResolvedValue([{ password_hash: 'x' } as never]);
    const answer = await server.call('/base/v1/users/ping', undefined, token);
    expect(answer).toMatchObject({ status: 500, body: { error: 'internalError' } });
    failing.mockRestore();
  });
});

describe('with the database away', () => {
  let lonely: TestServer;
  let bearer: string;
  beforeAll(async () => {
    const database = await openInMemory();
    lonely = await startTestServer({}, undefined, { ...database, close: async () => undefined });
    bearer = (await lonely.signIn()).access_token;
    await database.close();
  });
  afterAll(() => lonely.close());

  test.each([
    ['/healthz', undefined],
    ['/base/v1/users/ping', undefined],
    ['/cms/v1/settings/statuses', undefined],
    ['/sportsbetting/v1/ticketHistory', { page: 1 }],
    ['/kcmanager/loginUser', { username: 'player', password: 'Sandbox12345', rememberMe: false }],
  ])('%s is 503 unavailable', async (url, body) => {
    expect(await lonely.call(url, body, bearer)).toMatchObject({ status: 503, body: { error: 'unavailable' } });
  });
});

describe('an address that calls too often', () => {
  let small: TestServer;
  beforeAll(async () => {
    small = await startTestServer({ CALLS_PER_MINUTE: '5' });
  });
  afterAll(() => small.close());

  test('is told when to come back', async () => {
    const answers = [];
    for (let call = 0; call < 6; call += 1) answers.push(await small.call('/healthz'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(answers[5]).toMatchObject({ body: { error: 'tooManyRequests' }, headers: { 'retry-after': '60' } });
  });
});

describe('every answer', () => {
  test('carries a policy that lets no inline script run and nobody frame the page', async () => {
    const { headers } = await server.app.inject({ url: '/healthz' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
  });

  test('is kept from pages of other origins', async () => {
    for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example']) {
      const preflight = await server.app.inject({
        method: 'OPTIONS',
        url: login,
        headers: { origin, 'access-control-request-method': 'POST' },
      });
      const read = await server.app.inject({ url: '/cms/v1/settings/statuses', headers: { origin } });
      expect([preflight, read].map(({ headers }) => headers['access-control-allow-origin'])).toEqual([
        undefined,
        undefined,
      ]);
    }
  });
});

test('openapi.json describes every route of the contract with its schemas', async () => {
  const { status, body } = await server.call('/openapi.json');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    openapi: '3.1.0',
    paths: {
      '/kcmanager/loginUser': {
        post: {
          requestBody: {
            content: { 'application/json': { schema: { required: ['username', 'password', 'rememberMe'] } } },
          },
        },
      },
      '/base/v1/users/ping': { get: { security: [{ bearer: [] }] } },
    },
  });
});
