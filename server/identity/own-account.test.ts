import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { goodPassword, mailsTo, registered } from '../testing/account-forms.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0';
const newPassword = 'Windy Harbour 8';

let players = 0;
let name: string;
let token: string;
beforeEach(async () => {
  players += 1;
  name = `owner${players}`;
  token = (await registered(server, name)).access_token;
});

const signIn = async (password = goodPassword): Promise<{ status: number; token: string }> => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/kcmanager/loginUser',
    headers: { 'user-agent': firefox },
    payload: { username: name, password, rememberMe: true },
  });
  return { status: answer.statusCode, token: answer.json().access_token };
};
const change = (form: Record<string, string> = {}, by = token) =>
  server.call(
    '/kcmanager/changePassword',
    { currentPassword: goodPassword, password: newPassword, passwordConfirmation: newPassword, ...form },
    by,
  );
const sessions = async (by = token) => (await server.call('/kcmanager/sessions', undefined, by)).body as object[];
const isGood = async (by: string) => (await server.call('/base/v1/users', undefined, by)).status === 200;

describe('a profile', () => {
  test('is the player’s own, and says whether his address is confirmed', async () => {
    expect(await server.call('/base/v1/users', undefined, token)).toMatchObject({
      status: 200,
      body: {
        username: name,
        firstName: 'Ana',
        lastName: 'Kovač',
        email: `${name}@mail.example`,
        emailVerified: false,
        createdAt: new Date(server.clock.now()).toISOString(),
      },
    });
    const known = await server.call('/base/v1/users', undefined, (await server.signIn()).access_token);
    expect(known.body).toMatchObject({ username: 'player', firstName: null, emailVerified: true });
    expect(JSON.stringify(known.body)).not.toMatch(/hash|argon/i);
  });

  test('is nobody’s without a token', async () => {
    expect((await server.call('/base/v1/users')).status).toBe(401);
  });
});

describe('a password', () => {
  test('is changed by the current one: other sessions end, this one stays, and a mail tells of it', async () => {
    const other = await signIn();
    expect((await change()).status).toBe(200);
    expect([await isGood(token), await isGood(other.token)]).toEqual([true, false]);
    expect([(await signIn()).status, (await signIn(newPassword)).status]).toEqual([401, 200]);
    await server.services.mail.dispatch();
    const [mail] = await mailsTo(server, `${name}@mail.example`);
    expect(mail?.subject).toContain('your password was changed');
    expect(mail?.text).toContain(name);
    expect(mail?.links.map((link) => new URL(link).pathname + new URL(link).search)).toEqual([
      '/en/auth/forgot-password',
    ]);
  });

  test.each([
    [{ currentPassword: 'Wrong Terrace 7' }, 'currentPassword', 'passwordWrong'],
    [{ currentPassword: '' }, 'currentPassword', 'passwordRequired'],
    [{ password: 'short', passwordConfirmation: 'short' }, 'password', 'passwordInvalid'],
    [{ passwordConfirmation: 'Windy Harbour 9' }, 'passwordConfirmation', 'passwordsDiffer'],
    [{ password: 'Password123', passwordConfirmation: 'Password123' }, 'password', 'passwordCommon'],
  ])('stays when the form is wrong: %j', async (form, field, key) => {
    const other = await signIn();
    expect(await change(form)).toMatchObject({ status: 400, body: { error: key, fields: { [field]: key } } });
    expect([(await signIn()).status, await isGood(other.token)]).toEqual([200, true]);
  });

  test('cannot be guessed by whoever holds a token: ten wrong ones, and even the right one has to wait', async () => {
    const wrong = { currentPassword: 'Wrong Terrace 7' };
    const answers = await Promise.all(Array.from({ length: 12 }, () => change(wrong)));
    const counted = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([counted(400), counted(429)]).toEqual([10, 2]);
    expect(await change()).toMatchObject({ status: 429, body: { error: 'tooManyAttempts' } });
    server.clock.advance(16 * 60_000);
    token = (await signIn()).token;
    expect((await change()).status).toBe(200);
  });

  test('is not changed without a token', async () => {
    expect((await server.call('/kcmanager/changePassword', { currentPassword: 'x' })).status).toBe(401);
  });
});

describe('the sessions of a player', () => {
  test('are listed with their devices, the one that asks first, and nobody else’s', async () => {
    server.clock.advance(60_000);
    const other = await signIn();
    expect(await sessions()).toMatchObject([
      { current: true, rememberMe: false },
      { current: false, rememberMe: true, device: firefox, seenAt: new Date(server.clock.now()).toISOString() },
    ]);
    expect(await sessions(other.token)).toMatchObject([{ current: true, device: firefox }, { current: false }]);
  });

  test('end but for the one that asks, and their sockets fall silent', async () => {
    const [other, third] = [await signIn(), await signIn()];
    const ended: string[] = [];
    server.services.identity.onSessionEnded(({ sessionId }) => ended.push(sessionId));
    expect((await server.call('/kcmanager/endOtherSessions', {}, other.token)).status).toBe(200);
    expect([await isGood(token), await isGood(other.token), await isGood(third.token)]).toEqual([false, true, false]);
    expect(ended).toHaveLength(2);
    expect(await sessions(other.token)).toHaveLength(1);
  });

  test('keep no more of what a browser calls itself than there is room for', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/kcmanager/loginUser',
      headers: { 'user-agent': 'x'.repeat(5_000) },
      payload: { username: name, password: goodPassword, rememberMe: false },
    });
    const listed = (await sessions(answer.json().access_token)) as { device: string }[];
    expect(listed[0]?.device).toHaveLength(300);
  });
});
