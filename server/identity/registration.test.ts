import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessClaims, type Tokens } from '../../contract/entities/user.ts';
import { checkInvariants } from '../ledger/check-invariants.ts';
import { aRegistration, mailsTo, registered } from '../testing/account-forms.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const register = (form: unknown) => server.call('/kcmanager/registerUser', form);

describe('a registration', () => {
  test('signs the player in at once, with his wallets at zero and no role', async () => {
    const { access_token } = await registered(server, 'ana');
    expect(accessClaims.parse(decodeJwt(access_token))).toMatchObject({
      preferred_username: 'ana',
      credit: 0,
      resource_access: { site: { roles: [] } },
    });
    const { body } = await server.call('/base/v1/users/ping', undefined, access_token);
    const { wallets } = body as { wallets: { currency: string; currency_id: number; wallet_0: number }[] };
    expect(wallets.map(({ currency, currency_id, wallet_0 }) => [currency, currency_id, wallet_0])).toEqual([
      ['RSD', 1, 0],
      ['EUR', 2, 0],
      ['FREEBET-RSD', 1000, 0],
    ]);
    expect(await checkInvariants(server.services.database, server.clock.now())).toEqual([]);
  });

  test('lasts: the player signs in with name and password as he typed them', async () => {
    const form = aRegistration('Zoran', {
      password: ' S\u030Cume i polja 12 ',
      passwordConfirmation: ' S\u030Cume i polja 12 ',
    });
    expect((await register(form)).status).toBe(200);
    const signIn = (password: string) =>
      server.call('/kcmanager/loginUser', { username: 'zoran', password, rememberMe: false });
    expect((await signIn(' S\u030Cume i polja 12 ')).status).toBe(200);
    // The same letter, composed by another keyboard.
    expect((await signIn(' \u0160ume i polja 12 ')).status).toBe(200);
    expect((await signIn('\u0160ume i polja 12')).status).toBe(401);
  });

  test('keeps what was typed, and never answers it', async () => {
    const answer = await register(aRegistration('mira'));
    expect(Object.keys(answer.body as object).sort()).toEqual(['access_token', 'device_token', 'refresh_token']);
    expect(await server.services.identity.findUser('mira')).toMatchObject({
      username: 'mira',
      firstName: 'Ana',
      lastName: 'Kovač',
      email: 'mira@mail.example',
      promoCode: null,
      emailVerifiedAt: null,
      demo: false,
    });
  });

  test.each([
    ['the same name', 'bojan', 'other1@mail.example', { username: 'usernameTaken' }],
    ['the name in capitals', 'BOJAN', 'other2@mail.example', { username: 'usernameTaken' }],
    ['the name in full-width letters', 'ｂｏｊａｎ', 'other3@mail.example', { username: 'usernameTaken' }],
    ['the same address', 'other4', 'bojan@mail.example', { email: 'emailTaken' }],
    ['the address in capitals', 'other5', 'Bojan@Mail.Example', { email: 'emailTaken' }],
    ['both', 'Bojan', 'bojan@mail.example', { username: 'usernameTaken', email: 'emailTaken' }],
    ['a demo account’s name', 'Player', 'other6@mail.example', { username: 'usernameTaken' }],
  ])('is refused with %s', async (_what, username, email, fields) => {
    if (!(await server.services.identity.findUser('bojan'))) await registered(server, 'bojan');
    expect(await register(aRegistration(username, { email }))).toMatchObject({
      status: 400,
      body: { error: Object.values(fields)[0], fields },
    });
  });

  test.each([
    ['Password123', 'passwordCommon'],
    ['Lozinka123!', 'passwordCommon'],
    ['My dragana 12', 'passwordHasUsername'],
  ])('is refused with the password %j', async (password, key) => {
    const form = aRegistration('dragana', { password, passwordConfirmation: password });
    expect(await register(form)).toMatchObject({ status: 400, body: { error: key, fields: { password: key } } });
    expect(await server.services.identity.findUser('dragana')).toBeNull();
  });

  test('names every wrong field by the rules of the form', async () => {
    expect(
      await register({ username: 'a b', email: 'nobody', password: 'x', passwordConfirmation: 'y' }),
    ).toMatchObject({
      status: 400,
      body: {
        fields: {
          username: 'usernameInvalid',
          firstName: 'firstNameRequired',
          lastName: 'lastNameRequired',
          email: 'emailInvalid',
          password: 'passwordInvalid',
          passwordConfirmation: 'passwordsDiffer',
        },
      },
    });
  });

  test('gives no rights that its form did not ask for', async () => {
    const form = aRegistration('climber', { roles: ['AL2'], demo: true, blocked: false, emailVerifiedAt: 1, id: 'x' });
    const { access_token } = (await register(form)).body as Tokens;
    expect(accessClaims.parse(decodeJwt(access_token)).resource_access).toEqual({ site: { roles: [] } });
    expect(await server.services.identity.findUser('climber')).toMatchObject({ demo: false, emailVerifiedAt: null });
  });

  test('of one name twenty times at once opens one account', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(aRegistration('crowd'))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(19);
    expect(await mailsTo(server, 'crowd@mail.example')).toHaveLength(1);
  });

  test('that fails on its way leaves no player, no wallet and no mail', async () => {
    const { ledger } = server.services;
    const open = ledger.openWallet;
    ledger.openWallet = (userId, currencyId, amount, within) =>
      currencyId === 1000 ? Promise.reject(new Error('crash')) : open(userId, currencyId, amount, within);
    expect((await register(aRegistration('halfway'))).status).toBe(500);
    ledger.openWallet = open;
    expect(await server.services.identity.findUser('halfway')).toBeNull();
    expect(await mailsTo(server, 'halfway@mail.example')).toEqual([]);
    expect((await register(aRegistration('halfway'))).status).toBe(200);
  });
});

describe('an address that registers too often', () => {
  let small: TestServer;
  beforeAll(async () => {
    small = await startTestServer({ ACCOUNT_CALLS_PER_HOUR: '3' });
  });
  afterAll(() => small.close());

  const from = (remoteAddress: string, username: string) =>
    small.app.inject({
      method: 'POST',
      url: '/kcmanager/registerUser',
      remoteAddress,
      payload: aRegistration(username),
    });

  test('is told when to come back, however the calls are sent, and others are let in', async () => {
    const names = ['one', 'two', 'three', 'four', 'five'];
    const statuses = (await Promise.all(names.map((name) => from('10.0.0.1', name)))).map(
      ({ statusCode }) => statusCode,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    const refused = await from('10.0.0.1', 'six');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({ error: 'tooManyRequests', ErrorText: 'tooManyRequests' });
    expect(refused.headers['retry-after']).toBe('3600');
    expect((await from('10.0.0.2', 'seven')).statusCode).toBe(200);
    small.clock.advance(3_600_000);
    expect((await from('10.0.0.1', 'eight')).statusCode).toBe(200);
  });

  test('is the same one in all of its IPv6 network', async () => {
    const statuses: number[] = [];
    for (const host of ['1', '2:3', 'ffff:1', '4']) {
      const { statusCode } = await from(`2001:db8:1:2::${host}`, `v6${host.replaceAll(':', 'x')}`);
      statuses.push(statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await from('2001:db8:1:3::1', 'v6other')).statusCode).toBe(200);
  });

  test('is the one that the proxy wrote down, not those that the caller names', async () => {
    const proxied = await startTestServer({ ACCOUNT_CALLS_PER_HOUR: '3', TRUST_PROXY: '1' });
    const statuses: number[] = [];
    for (const nth of [1, 2, 3, 4]) {
      const { statusCode } = await proxied.app.inject({
        method: 'POST',
        url: '/kcmanager/registerUser',
        headers: { 'x-forwarded-for': `10.6.6.${nth}, 10.7.0.1` },
        payload: aRegistration(`proxied${nth}`),
      });
      statuses.push(statusCode);
    }
    await proxied.close();
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  test('a form with mistakes is not counted', async () => {
    const wrong = { ...aRegistration('nine'), email: 'nine' };
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await small.call('/kcmanager/registerUser', wrong)).status).toBe(400);
    }
    expect((await small.call('/kcmanager/registerUser', aRegistration('nine'))).status).toBe(200);
  });
});
