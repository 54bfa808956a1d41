import { io } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { freePort } from '../../test/support/free-port.ts';
import { goodPassword, mailsTo, newestLink, registered } from '../testing/account-forms.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

const hashes = vi.hoisted(() => ({ count: 0 }));
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  return {
    ...real,
    hash: (...given: Parameters<typeof real.hash>) => {
      hashes.count += 1;
      return real.hash(...given);
    },
  };
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let players = 0;
let name: string;
let address: string;
beforeEach(async () => {
  players += 1;
  name = `forgetful${players}`;
  address = `${name}@mail.example`;
  await registered(server, name);
});

const newPassword = 'Windy Harbour 8';
const ask = (email: string, from = '10.0.0.1') =>
  server.app.inject({
    method: 'POST',
    url: '/kcmanager/sendResetPasswordEmail',
    remoteAddress: from,
    payload: { email },
  });
const linkFor = async (email: string) => {
  expect((await ask(email)).statusCode).toBe(200);
  return newestLink(server, email);
};
const reset = (link: { userId: string; token: string }, password = newPassword) =>
  server.call('/kcmanager/resetPassword', { ...link, password, passwordConfirmation: password });
const signIn = (password: string) =>
  server.call('/kcmanager/loginUser', { username: name, password, rememberMe: true });
const minutes = (count: number) => server.clock.advance(count * 60_000);
const invalid = { status: 400, body: { error: 'resetLinkInvalid', ErrorText: 'resetLinkInvalid' } };

describe('a forgotten password', () => {
  test('is set anew by the link that was mailed', async () => {
    await ask(address);
    const [mail] = await mailsTo(server, address);
    const link = new URL(mail?.links[0] ?? '');
    expect([link.pathname, [...link.searchParams.keys()]]).toEqual(['/en/auth/reset-password', ['userId', 'token']]);
    expect(mail?.text).toContain(name);
    expect(await reset(await newestLink(server, address))).toMatchObject({ status: 200, body: { error: null } });
    expect((await signIn(goodPassword)).status).toBe(401);
    expect((await signIn(newPassword)).status).toBe(200);
  });

  test('is asked for with the address in any case and Unicode form', async () => {
    expect((await ask(` ${address.toUpperCase()} `)).statusCode).toBe(200);
    expect((await reset(await newestLink(server, address))).status).toBe(200);
  });

  test('is answered alike for a known and an unknown address, and costs the same before the answer', async () => {
    const { database } = server.services;
    const insert = vi.spyOn(database, 'insert');
    const select = vi.spyOn(database, 'select');
    const answers = [];
    for (const email of [address, 'nobody@mail.example']) {
      await server.services.mail.dispatch();
      const soon = vi.spyOn(server.services.mail, 'dispatchSoon').mockImplementation(() => undefined);
      const [inserts, selects, hashed] = [insert.mock.calls.length, select.mock.calls.length, hashes.count];
      const { statusCode, body, headers } = await ask(email);
      const { date: _, ...told } = headers;
      answers.push({
        statusCode,
        body,
        headers: { ...told, 'x-ratelimit-remaining': null },
        inserts: insert.mock.calls.length - inserts,
        selects: select.mock.calls.length - selects,
        hashes: hashes.count - hashed,
      });
      expect(soon).toHaveBeenCalledTimes(1);
      soon.mockRestore();
    }
    insert.mockRestore();
    select.mockRestore();
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ statusCode: 200, inserts: 2, selects: 1, hashes: 0 });
    expect(await mailsTo(server, 'nobody@mail.example')).toEqual([]);
    expect((await mailsTo(server, address)).map(({ subject }) => subject)).toContain('Matchday: set a new password');
  });

  test.each([
    [{}, 'emailRequired'],
    [{ email: '  ' }, 'emailRequired'],
    [{ email: ['a@mail.example'] }, 'emailRequired'],
    [{ email: 'nobody' }, 'emailInvalid'],
    [{ email: 'a@mail.example, b@mail.example' }, 'emailInvalid'],
  ])('with the form %j is refused', async (form, key) => {
    expect(await server.call('/kcmanager/sendResetPasswordEmail', form)).toMatchObject({
      status: 400,
      body: { error: key, fields: { email: key } },
    });
  });

  test('is mailed to one address five times in a quarter of an hour, known or not', async () => {
    for (const email of [address, `no${address}`]) {
      for (let time = 0; time < 5; time += 1) expect((await ask(email, `10.1.0.${time}`)).statusCode).toBe(200);
      const refused = await ask(email, '10.1.0.9');
      expect([refused.statusCode, refused.json().error, refused.headers['retry-after']]).toEqual([
        429,
        'tooManyRequests',
        '900',
      ]);
    }
    minutes(15);
    expect((await ask(address)).statusCode).toBe(200);
  });
});

describe('the link of a reset', () => {
  test('works once', async () => {
    const link = await linkFor(address);
    expect((await reset(link)).status).toBe(200);
    expect(await reset(link, 'Another Harbour 9')).toMatchObject(invalid);
    expect((await signIn(newPassword)).status).toBe(200);
  });

  test('of ten uses at once one succeeds', async () => {
    const link = await linkFor(address);
    const answers = await Promise.all(Array.from({ length: 10 }, (_, use) => reset(link, `Windy Harbour ${use}`)));
    const won = answers.flatMap(({ status }, use) => (status === 200 ? [use] : []));
    expect(won).toHaveLength(1);
    expect((await signIn(`Windy Harbour ${won[0]}`)).status).toBe(200);
  });

  test('is good for an hour', async () => {
    const link = await linkFor(address);
    minutes(60);
    expect(await reset(link)).toMatchObject(invalid);
    const next = await linkFor(address);
    minutes(59);
    expect((await reset(next)).status).toBe(200);
  });

  test('is void after a newer one was asked for', async () => {
    const first = await linkFor(address);
    const second = await linkFor(address);
    expect(await reset(first)).toMatchObject(invalid);
    expect((await reset(second)).status).toBe(200);
  });

  test('is no other player’s, no confirmation’s and nobody’s invention: all are answered alike, before any hash', async () => {
    await registered(server, `other${players}`);
    const confirmation = await newestLink(server, address);
    const link = await linkFor(address);
    const other = await linkFor(`other${players}@mail.example`);
    const before = hashes.count;
    for (const bad of [
      { userId: other.userId, token: link.token },
      { userId: link.userId, token: other.token },
      { userId: link.userId, token: confirmation.token },
      { userId: link.userId, token: `${link.token}=` },
      { userId: "'; drop table users --", token: link.token },
      { userId: 'nobody', token: 'nothing' },
    ]) {
      expect(await reset(bad)).toMatchObject(invalid);
    }
    expect(hashes.count).toBe(before);
    expect((await reset(link)).status).toBe(200);
  });

  test.each([
    ['short', 'passwordInvalid'],
    ['Password123', 'passwordCommon'],
    ['My Forgetful$ 12', 'passwordHasUsername'],
  ])('is not used up by the password %j', async (template, key) => {
    const password = template.replace('Forgetful$', name);
    const link = await linkFor(address);
    expect(await reset(link, password)).toMatchObject({ status: 400, body: { error: key, fields: { password: key } } });
    expect((await reset(link)).status).toBe(200);
  });

  test('is not to be found by trying: ten wrong ones close the account’s links for a while', async () => {
    const link = await linkFor(address);
    for (let guess = 0; guess < 10; guess += 1)
      expect(await reset({ ...link, token: `guess${guess}` })).toMatchObject(invalid);
    expect(await reset(link)).toMatchObject({ status: 429, body: { error: 'tooManyAttempts' } });
    minutes(15);
    expect((await reset(link)).status).toBe(200);
  });

  test('is not closed to its owner by wrong ones that come from elsewhere', async () => {
    const link = await linkFor(address);
    const passwords = { password: newPassword, passwordConfirmation: newPassword };
    for (let guess = 0; guess < 12; guess += 1) {
      const payload = { ...link, token: `guess${guess}`, ...passwords };
      const url = '/kcmanager/resetPassword';
      await server.app.inject({ method: 'POST', url, remoteAddress: '10.0.0.66', payload });
    }
    expect((await reset(link)).status).toBe(200);
  });
});

describe('a password that was set anew', () => {
  test('ends every session at once: access tokens, refresh tokens and sockets', async () => {
    const port = await freePort();
    await server.app.listen({ host: '127.0.0.1', port });
    const sessions = [];
    for (let device = 0; device < 2; device += 1) {
      sessions.push((await signIn(goodPassword)).body as { access_token: string; refresh_token: string });
    }
    const socket = io(`http://127.0.0.1:${port}/sports`, { transports: ['websocket'], forceNew: true });
    await new Promise((resolve) => socket.once('connect', () => resolve(true)));
    const pass = await server.call('/sportsbetting/v1/preAuth', undefined, sessions[0]?.access_token);
    expect(await socket.emitWithAck('auth', pass.body)).toMatchObject({ ok: true });

    const link = await linkFor(address);
    expect((await reset(link)).status).toBe(200);
    for (const { access_token, refresh_token } of sessions) {
      expect((await server.call('/base/v1/users/ping', undefined, access_token)).status).toBe(401);
      expect((await server.call('/kcmanager/refreshToken', { refreshToken: refresh_token })).status).toBe(401);
    }
    const heard: string[] = [];
    socket.onAny((event: string) => heard.push(event));
    const told = new Promise((resolve) => socket.once('reload_settings', resolve));
    server.services.pushes.toUser(link.userId, 'wallet_update', { wallets: [] });
    server.services.pushes.toAll('reload_settings', {});
    await told;
    expect(heard).toEqual(['reload_settings']);
    socket.disconnect();
  });

  test('lets nobody in who had proved the old one before', async () => {
    const { identity } = server.services;
    const user = await identity.findUser(name);
    if (!user) throw new Error('no player');
    expect((await reset(await linkFor(address))).status).toBe(200);
    await expect(identity.admit(user, false, null)).rejects.toMatchObject({ status: 401, key: 'credentialsWrong' });
  });

  test('forgives the failed sign-ins that came before', async () => {
    for (let failure = 0; failure < 10; failure += 1) await signIn('wrong');
    expect((await signIn(goodPassword)).status).toBe(429);
    expect((await reset(await linkFor(address))).status).toBe(200);
    expect((await signIn(newPassword)).status).toBe(200);
  });

  test('makes the browser known that used the link, so that nobody can keep its player out of there', async () => {
    const { body } = await reset(await linkFor(address));
    for (let failure = 0; failure < 10; failure += 1) await signIn('wrong');
    expect((await signIn(newPassword)).status).toBe(429);
    const devices = [(body as { device_token: string }).device_token];
    const login = { username: name, password: newPassword, rememberMe: true, devices };
    expect((await server.call('/kcmanager/loginUser', login)).status).toBe(200);
  });

  test('confirms the address its link was read at', async () => {
    expect((await server.services.identity.findUser(name))?.emailVerifiedAt).toBeNull();
    await reset(await linkFor(address));
    expect((await server.services.identity.findUser(name))?.emailVerifiedAt).toBe(server.clock.now());
  });
});

test('demo accounts can be reset like others', async () => {
  const link = await linkFor('player2@matchday.example');
  expect((await reset(link)).status).toBe(200);
});
