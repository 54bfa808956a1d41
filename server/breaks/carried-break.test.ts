import { afterAll, beforeAll, expect, test } from 'vitest';
import { aRegistration, goodPassword, newestLink } from '../testing/account-forms.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const day = 24 * 3_600_000;
const register = async (username: string, email: string): Promise<string> => {
  const { status, body } = await server.call('/kcmanager/registerUser', aRegistration(username, { email }));
  expect(status).toBe(200);
  return (body as { access_token: string }).access_token;
};
const confirm = async (email: string) =>
  (await server.call('/kcmanager/confirmEmailVerification', await newestLink(server, email))).status;
const signIn = async (username: string) => {
  const login = { username, password: goodPassword, rememberMe: false };
  const { status, body } = await server.call('/kcmanager/loginUser', login);
  return status === 200 ? 'in' : (body as { error: string }).error;
};
const timeOut = (token: string) => server.call('/base/v1/users/break', { kind: 'timeOut', days: 7 }, token);
const isSignedIn = async (token: string) => (await server.call('/base/v1/users', undefined, token)).status === 200;

test('a player on a break is on it with another account of his mailbox, from when he has proved that it is his', async () => {
  await timeOut(await register('mia', 'mia@mail.example'));
  expect(await signIn('mia')).toBe('onTimeOut');
  const again = await register('mia2', 'Mia+again@mail.example');
  const namesake = await register('mia3', 'm.ia@mail.example');
  const elsewhere = await register('mia4', 'mia@other.example');
  // Until then nobody can tell by it who is on a break.
  expect([await isSignedIn(again), await signIn('mia2')]).toEqual([true, 'in']);
  expect(await confirm('Mia+again@mail.example')).toBe(200);
  expect([await isSignedIn(again), await signIn('mia2')]).toEqual([false, 'onTimeOut']);
  for (const email of ['m.ia@mail.example', 'mia@other.example']) expect(await confirm(email)).toBe(200);
  expect([await isSignedIn(namesake), await isSignedIn(elsewhere)]).toEqual([true, true]);

  server.clock.advance(7 * day);
  expect([await signIn('mia'), await signIn('mia2')]).toEqual(['in', 'in']);
  await register('mia5', 'mia+5@mail.example');
  expect([await confirm('mia+5@mail.example'), await signIn('mia5')]).toEqual([200, 'in']);
});

test('who sets a password by a mailed link has read his mail as well', async () => {
  const exclusion = { kind: 'selfExclusion', length: 'forGood', password: goodPassword };
  const token = await register('ivo', 'ivo.p@gmail.com');
  expect((await server.call('/base/v1/users/break', exclusion, token)).status).toBe(200);
  await register('ivo2', 'ivop+2@googlemail.com');
  await server.call('/kcmanager/sendResetPasswordEmail', { email: 'ivop+2@googlemail.com' });
  const reset = { ...(await newestLink(server, 'ivop+2@googlemail.com')), password: goodPassword };
  await server.call('/kcmanager/resetPassword', { ...reset, passwordConfirmation: goodPassword });
  expect(await signIn('ivo2')).toBe('selfExcludedForGood');
});
