// Long because it has everything that is refused before a route is asked, on one server.

import { request } from 'node:http';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { freePort } from '../../test/support/free-port.ts';
import { openForGood } from '../testing/open-in-memory.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
let token: string;
let port: number;
beforeAll(async () => {
  server = await startTestServer();
  token = (await server.signIn()).access_token;
  port = await freePort();
  await server.app.listen({ host: '127.0.0.1', port });
});
afterAll(() => server.close());

const json = { 'content-type': 'application/json' };
const login = '/kcmanager/loginUser';
const bomb = gzipSync(Buffer.alloc(40_000_000));

/** What is answered to bytes as they are. */
const wire = async (text: string): Promise<string> => {
  const { port } = server.app.server.address() as { port: number };
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(text));
    socket.once('data', (data) => resolve(String(data)));
  });
};

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
    [
      'a body that is forty megabytes when it is unpacked',
      { method: 'POST', url: login, headers: { ...json, 'content-encoding': 'gzip' }, payload: bomb },
      413,
      'bodyTooLarge',
    ],
    [
      'a length that is none',
      { method: 'POST', url: login, headers: { ...json, 'content-length': '-5' }, payload: '{}' },
      400,
      'badRequest',
    ],
    ['GET of a POST', { method: 'GET', url: login }, 405, 'methodNotAllowed'],
    ['POST of a GET', { method: 'POST', url: '/healthz', headers: json, payload: '{}' }, 405, 'methodNotAllowed'],
    ['DELETE of a known path', { method: 'DELETE', url: login }, 405, 'methodNotAllowed'],
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

  test.each([
    ['TRACE', `TRACE ${login} HTTP/1.1\r\nhost: localhost\r\n\r\n`],
    ['two lengths', `POST ${login} HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}`],
    [
      'a length beside chunks',
      `POST ${login} HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    ['two hosts', `GET /healthz HTTP/1.1\r\nhost: x\r\nhost: y\r\n\r\n`],
    ['a header of 100 kB', `GET /healthz HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(100_000)}\r\n\r\n`],
  ])('%s on the wire is refused with 4xx', async (_, text) => {
    expect(await wire(text)).toMatch(/^HTTP\/1.1 4\d\d/);
    expect((await server.call('/healthz')).status).toBe(200);
  });

  test('a bomb that is small while it is packed is unpacked no further than any body may be long', async () => {
    const payload = gzipSync(JSON.stringify({ username: 'x'.repeat(50_000_000) }));
    expect(payload.length).toBeLessThan(60_000);
    const headers = { ...json, 'content-encoding': 'gzip' };
    const before = process.memoryUsage().arrayBuffers;
    const answer = await server.app.inject({ method: 'POST', url: login, headers, payload });
    expect([answer.statusCode, answer.json().error]).toEqual([413, 'bodyTooLarge']);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(5_000_000);
  });

  test.each(['TRACE', 'PROPFIND', 'DELETE', 'PATCH'])('%s is no way to call', async (method) => {
    const status = await new Promise<number>((resolve, reject) => {
      const call = request({ host: '127.0.0.1', port, path: login, method });
      call.once('error', reject);
      call.once('response', (answer) => answer.resume().once('end', () => resolve(answer.statusCode ?? 0)));
      call.end();
    });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  test('405 says what is allowed', async () => {
    expect((await server.app.inject({ url: login })).headers.allow).toBe('POST');
  });

  test('bytes that are no HTTP end the connection with 400 and touch nobody else', async () => {
    expect(await wire('\u0016\u0003\u0001 hello\r\n\r\n')).toMatch(/^HTTP\/1.1 400/);
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
    const real = await server.services.pings.authenticate(`Bearer ${token}`);
    const failing = vi
      .spyOn(server.services.pings, 'authenticate')
      .mockResolvedValue({ ...real, wallets: [{ password_hash: 'x' }] } as never);
    const answer = await server.call('/base/v1/users/ping', undefined, token);
    expect(answer).toMatchObject({ status: 500, body: { error: 'internalError' } });
    failing.mockRestore();
  });
});

describe('with the database away', () => {
  let lonely: TestServer;
  let bearer: string;
  beforeAll(async () => {
    const database = await openForGood();
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

describe('whoever calls too often', () => {
  let small: TestServer;
  beforeEach(async () => {
    small = await startTestServer({ CALLS_PER_MINUTE: '5', PLAYER_CALLS_PER_MINUTE: '8' });
  });
  afterEach(() => small.close());

  const statuses = async (calls: number, url: string, token?: string) => {
    const answers = [];
    for (let call = 0; call < calls; call += 1) answers.push((await small.call(url, undefined, token)).status);
    return answers;
  };
  const times = (count: number, status: number) => Array<number>(count).fill(status);

  test('from one address is told when to come back, whatever he asks for', async () => {
    expect(await statuses(5, '/healthz')).toEqual(times(5, 200));
    expect(await small.call('/healthz')).toMatchObject({
      status: 429,
      body: { error: 'tooManyRequests' },
      headers: { 'retry-after': '60' },
    });
    expect(await statuses(1, '/nothing/here')).toEqual([429]);
  });

  test('with a token is counted by himself: neither does he use his address up, nor it him', async () => {
    const { access_token } = await small.signIn('player');
    const other = await small.signIn('player2');
    expect(await statuses(9, '/base/v1/users/ping', access_token)).toEqual([...times(8, 200), 429]);
    expect(await statuses(1, '/base/v1/users/ping', other.access_token)).toEqual([200]);
    expect(await statuses(4, '/healthz')).toEqual([...times(3, 200), 429]);
    expect(await statuses(1, '/base/v1/users/ping', other.access_token)).toEqual([200]);
  });

  test('with a token of his own making is counted by his address', async () => {
    const forged = (nth: number) => `eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ${nth}In0.c2lnbmF0dXJl`;
    const answers = [];
    for (let call = 0; call < 6; call += 1) answers.push(...(await statuses(1, '/base/v1/users/ping', forged(call))));
    expect(answers).toEqual([...times(5, 401), 429]);
  });
});

describe('every answer', () => {
  test('carries a policy that lets no inline script run and nobody frame the page', async () => {
    const { headers } = await server.app.inject({ url: '/nowhere' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
  });

  test.each([
    ['same-origin', 'iframe', "frame-ancestors 'self'", 'SAMEORIGIN'],
    ['same-origin', 'document', "frame-ancestors 'none'", 'DENY'],
    ['same-site', 'iframe', "frame-ancestors 'none'", 'DENY'],
    ['cross-site', 'iframe', "frame-ancestors 'none'", 'DENY'],
  ])('to a frame is framed by the site itself alone (%s, %s)', async (site, dest, ancestors, options) => {
    const asked = { 'sec-fetch-site': site, 'sec-fetch-dest': dest };
    const { headers } = await server.app.inject({ url: '/betting', headers: asked });
    expect(headers['content-security-policy']).toContain(ancestors);
    expect(headers['x-frame-options']).toBe(options);
  });

  test('of a call shows and loads nothing where it is opened as a page', async () => {
    const { headers } = await server.app.inject({ method: 'POST', url: login, payload: {} });
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    });
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
