import { createHmac } from 'node:crypto';
import { decodeJwt, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

const secret = 'a secret that only these tests of tokens know';
const key = new TextEncoder().encode(secret);
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

let server: TestServer;
let good: string;
let refreshToken: string;
let claims: JWTPayload;
beforeAll(async () => {
  server = await startTestServer({ JWT_SECRET: secret });
  ({ access_token: good, refresh_token: refreshToken } = await server.signIn());
  claims = decodeJwt(good);
});
afterAll(() => server.close());

const header = { alg: 'HS256', typ: 'at+jwt' };
const signed = (changed: object, head: object = header) => {
  const body = `${encode(head)}.${encode({ ...claims, ...changed })}`;
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
};
const ping = (authorization: string) => server.app.inject({ url: '/base/v1/users/ping', headers: { authorization } });

test('a token made by hand like the real one is taken, so that the refusals below mean something', async () => {
  expect((await ping(`Bearer ${signed({})}`)).statusCode).toBe(200);
});

describe('a forged token is refused', () => {
  const parts = () => good.split('.');
  const forgeries: [string, () => string | Promise<string>][] = [
    ['alg none without signature', () => `${encode({ alg: 'none', typ: 'at+jwt' })}.${parts()[1]}.`],
    ['alg none with the signature kept', () => `${encode({ alg: 'none', typ: 'at+jwt' })}.${parts()[1]}.${parts()[2]}`],
    ['alg None in other letters', () => signed({}, { alg: 'nOnE', typ: 'at+jwt' })],
    ['alg HS512', () => new SignJWT(claims).setProtectedHeader({ alg: 'HS512', typ: 'at+jwt' }).sign(key)],
    ['alg RS256 signed with the secret', () => signed({}, { alg: 'RS256', typ: 'at+jwt' })],
    ['signature stripped', () => `${parts()[0]}.${parts()[1]}.`],
    [
      'payload changed under the old signature',
      () => `${parts()[0]}.${encode({ ...claims, preferred_username: 'al2' })}.${parts()[2]}`,
    ],
    [
      'another secret',
      () => new SignJWT(claims).setProtectedHeader(header).sign(new TextEncoder().encode('x'.repeat(40))),
    ],
    [
      'an empty secret',
      () =>
        `${parts()[0]}.${parts()[1]}.${createHmac('sha256', '').update(`${parts()[0]}.${parts()[1]}`).digest('base64url')}`,
    ],
    ['wrong audience', () => signed({ aud: 'refresh' })],
    ['no audience', () => signed({ aud: undefined })],
    ['wrong issuer', () => signed({ iss: 'elsewhere' })],
    ['typ of a refresh token', () => signed({}, { alg: 'HS256', typ: 'rt+jwt' })],
    ['no typ', () => signed({}, { alg: 'HS256' })],
    ['exp in the past', () => signed({ exp: 1 })],
    ['exp as text', () => signed({ exp: '9999999999' })],
    ['exp null', () => signed({ exp: null })],
    ['no exp', () => signed({ exp: undefined })],
    ['nbf in the future', () => signed({ nbf: 9_999_999_999 })],
    ['an unknown session', () => signed({ sid: '00000000-0000-4000-8000-000000000000' })],
    ['a session that is no uuid', () => signed({ sid: "' or 1=1 --" })],
    ['the session of somebody else', () => signed({ sub: '00000000-0000-4000-8000-000000000000' })],
    ['a generation as text', () => signed({ gen: '1' })],
    ['a critical header it does not know', () => signed({}, { ...header, crit: ['x'], x: 1 })],
    ['the refresh token', () => refreshToken],
    ['a token of 100 kB', () => signed({ padding: 'x'.repeat(100_000) })],
    ['four parts', () => `${good}.${parts()[2]}`],
    ['no token at all', () => ''],
  ];
  test.each(forgeries)('%s', async (_name, forge) => {
    const answer = await ping(`Bearer ${await forge()}`);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ error: 'sessionExpired', ErrorText: 'sessionExpired' });
  });

  test('a key named in the header is never looked at', async () => {
    for (const named of [
      { kid: '../../dev/null' },
      { kid: "' union select 'x" },
      { jku: 'https://evil.example/k' },
      { jwk: { kty: 'oct', k: 'eA' } },
    ]) {
      const body = `${encode({ ...header, ...named })}.${encode(claims)}`;
      const forged = `${body}.${createHmac('sha256', 'x').update(body).digest('base64url')}`;
      expect((await ping(`Bearer ${forged}`)).statusCode).toBe(401);
    }
  });

  test.each(['Basic cGxheWVyOlNhbmRib3gxMjM0NQ==', 'Bearer', 'Bearer a b'])('an authorization of %j', async (value) => {
    expect((await ping(value)).statusCode).toBe(401);
  });
});

test('an access token does not pass as a refresh token', async () => {
  expect((await server.call('/kcmanager/refreshToken', { refreshToken: good })).status).toBe(401);
});

test('roles written into a token change nothing the server decides', async () => {
  const forged = signed({ resource_access: { site: { roles: ['AL2', 'AL99'] } } });
  const viewer = await server.services.identity.authenticate(`Bearer ${forged}`);
  expect(viewer?.roles).toEqual([]);
});
