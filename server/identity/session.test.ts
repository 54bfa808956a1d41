import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Tokens } from '../../contract/entities/user.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { demoPassword } from './demo-users.ts';

let server: TestServer;
let tokens: Tokens;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  tokens = await server.signIn();
});

const refresh = (refreshToken: string) => server.call('/kcmanager/refreshToken', { refreshToken });
const refreshed = async (refreshToken: string): Promise<Tokens> => {
  const { status, body } = await refresh(refreshToken);
  expect(status).toBe(200);
  return body as Tokens;
};
const pingStatus = async (token: string) => (await server.call('/base/v1/users/ping', undefined, token)).status;
const expired = { status: 401, body: { error: 'sessionExpired', ErrorText: 'sessionExpired' } };

test('an access token is good for five minutes, and a refresh makes a new one', async () => {
  server.clock.advance(299_000);
  expect(await pingStatus(tokens.access_token)).toBe(200);
  server.clock.advance(1_000);
  expect(await server.call('/base/v1/users/ping', undefined, tokens.access_token)).toMatchObject(expired);
  const next = await refreshed(tokens.refresh_token);
  expect(await pingStatus(next.access_token)).toBe(200);
});

test('a refresh repeated because its answer was lost gets the same successor for twenty seconds', async () => {
  const first = await refreshed(tokens.refresh_token);
  server.clock.advance(20_000);
  const again = await refreshed(tokens.refresh_token);
  expect(again.refresh_token).toBe(first.refresh_token);
  expect(await pingStatus(again.access_token)).toBe(200);
});

test('a spent refresh token that comes back later ends the whole family', async () => {
  const first = await refreshed(tokens.refresh_token);
  server.clock.advance(20_001);
  expect(await refresh(tokens.refresh_token)).toMatchObject(expired);
  expect(await refresh(first.refresh_token)).toMatchObject(expired);
  expect(await pingStatus(first.access_token)).toBe(401);
});

test('the grace covers only the token spent last', async () => {
  const first = await refreshed(tokens.refresh_token);
  const second = await refreshed(first.refresh_token);
  expect(await refresh(tokens.refresh_token)).toMatchObject(expired);
  expect(await refresh(second.refresh_token)).toMatchObject(expired);
});

test('twenty tabs that refresh at once all get the same successor', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => refreshed(tokens.refresh_token)));
  expect(new Set(all.map(({ refresh_token }) => refresh_token)).size).toBe(1);
});

test('remember me lasts thirty days, without it twelve hours', async () => {
  const lifetimes = [];
  for (const rememberMe of [true, false]) {
    const { body } = await server.call('/kcmanager/loginUser', {
      username: 'player',
      password: demoPassword,
      rememberMe,
    });
    const { exp = 0, iat = 0 } = decodeJwt((body as Tokens).refresh_token);
    lifetimes.push((exp - iat) / 3600);
  }
  expect(lifetimes).toEqual([30 * 24, 12]);
  server.clock.advance(12 * 3_600_000);
  expect(await refresh(tokens.refresh_token)).toMatchObject(expired);
});

test('after logout both tokens are refused at once', async () => {
  const answer = await server.call('/kcmanager/logoutUser', {}, tokens.access_token);
  expect(answer).toMatchObject({ status: 200, body: { error: null, ErrorText: 'ok' } });
  expect(await pingStatus(tokens.access_token)).toBe(401);
  expect(await refresh(tokens.refresh_token)).toMatchObject(expired);
});

test('logout works with the refresh token alone, when the access token has run out', async () => {
  server.clock.advance(301_000);
  expect((await server.call('/kcmanager/logoutUser', { refreshToken: tokens.refresh_token })).status).toBe(200);
  expect(await refresh(tokens.refresh_token)).toMatchObject(expired);
});

test('logout ends only its own session', async () => {
  const other = await server.signIn();
  await server.call('/kcmanager/logoutUser', {}, tokens.access_token);
  expect(await pingStatus(other.access_token)).toBe(200);
});

test('a tester can expire the access tokens, and the session stays', async () => {
  await server.call('/sandbox/v1/token', { username: 'player', expire: 'access' });
  expect(await pingStatus(tokens.access_token)).toBe(401);
  expect(await pingStatus((await refreshed(tokens.refresh_token)).access_token)).toBe(200);
});

test('a tester can end every session of a player', async () => {
  await server.call('/sandbox/v1/token', { username: 'player', expire: 'session' });
  expect(await pingStatus(tokens.access_token)).toBe(401);
  expect(await refresh(tokens.refresh_token)).toMatchObject(expired);
});

test('a blocked player keeps his session and is told so', async () => {
  await server.call('/sandbox/v1/block', { username: 'player', blocked: true });
  expect(await server.call('/base/v1/users/ping', undefined, tokens.access_token)).toMatchObject({
    status: 200,
    body: { blocked: true },
  });
  await server.call('/sandbox/v1/block', { username: 'player', blocked: false });
});
