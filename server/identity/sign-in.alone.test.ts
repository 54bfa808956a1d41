import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { accessClaims } from '../../contract/entities/user.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

const verifications = vi.hoisted(() => ({ count: 0 }));
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  return {
    ...real,
    verify: (...given: Parameters<typeof real.verify>) => {
      verifications.count += 1;
      return real.verify(...given);
    },
  };
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const signIn = (username: string, password: string, from = '10.0.0.1') =>
  server.app.inject({
    method: 'POST',
    url: '/kcmanager/loginUser',
    remoteAddress: from,
    payload: { username, password, rememberMe: false },
  });

describe('signing in', () => {
  test('answers tokens whose claims are those of the spec', async () => {
    const { access_token } = await server.signIn('al2');
    const claims = accessClaims.parse(decodeJwt(access_token));
    expect(claims).toEqual({
      sub: expect.stringMatching(/^[0-9a-f-]{36}$/),
      preferred_username: 'al2',
      exp: server.clock.now() / 1000 + 300,
      credit: 100_000,
      resource_access: { site: { roles: ['AL2'] } },
    });
    expect(decodeProtectedHeader(access_token)).toEqual({ alg: 'HS256', typ: 'at+jwt' });
  });

  test('takes the username in any case and with spaces around it', async () => {
    expect((await signIn(' PLAYER ', 'Sandbox12345')).statusCode).toBe(200);
  });

  test('starts a session of its own each time', async () => {
    const [one, two] = [await server.signIn(), await server.signIn()];
    expect(decodeJwt(one.refresh_token).sid).not.toBe(decodeJwt(two.refresh_token).sid);
  });

  test('answers a known and an unknown name alike, after one hash verification each', async () => {
    const answers = [];
    for (const username of ['player2', 'nobody']) {
      const before = verifications.count;
      const answer = await signIn(username, 'not the password', '10.0.0.2');
      answers.push({ status: answer.statusCode, body: answer.json(), verified: verifications.count - before });
    }
    const refused = { status: 401, body: { error: 'credentialsWrong', ErrorText: 'credentialsWrong' }, verified: 1 };
    expect(answers).toEqual([refused, refused]);
  });

  test.each([
    [{}, { username: 'usernameRequired', password: 'passwordRequired', rememberMe: 'badRequest' }],
    [{ username: '   ', password: 'x', rememberMe: false }, { username: 'usernameRequired' }],
    [
      { username: ['player'], password: { $ne: '' }, rememberMe: false },
      { username: 'usernameRequired', password: 'passwordRequired' },
    ],
    [{ username: 'player', password: 'x'.repeat(1001), rememberMe: false }, { password: 'passwordRequired' }],
  ])('names what is wrong with %j', async (payload, fields) => {
    const answer = await server.call('/kcmanager/loginUser', payload);
    expect(answer).toMatchObject({ status: 400, body: { error: Object.values(fields)[0], fields } });
  });

  test.each(['player\u0000', "player' or '1'='1", 'ｐｌａｙｅｒ\u202e', '💣'.repeat(50)])(
    'refuses the name %j without harm',
    async (username) => {
      const { status, body } = await server.call('/kcmanager/loginUser', { username, password: 'x', rememberMe: true });
      expect([400, 401]).toContain(status);
      expect(body).toHaveProperty('error');
    },
  );
});

describe('the limits of failed sign-ins', () => {
  const minutes = (count: number) => server.clock.advance(count * 60_000);
  const refused = (answer: Awaited<ReturnType<typeof signIn>>) =>
    expect([answer.statusCode, answer.json()]).toEqual([
      429,
      { error: 'tooManyAttempts', ErrorText: 'tooManyAttempts' },
    ]);

  test('close an account to an address after ten failures for the rest of fifteen minutes, before any hash', async () => {
    minutes(20);
    for (let failure = 0; failure < 10; failure += 1) {
      expect((await signIn('agent', 'wrong', '10.1.0.1')).statusCode).toBe(401);
    }
    minutes(5);
    const before = verifications.count;
    const answer = await signIn('agent', 'Sandbox12345', '10.1.0.1');
    refused(answer);
    expect(answer.headers['retry-after']).toBe('600');
    expect(verifications.count).toBe(before);
    expect((await signIn('player', 'Sandbox12345', '10.1.0.1')).statusCode).toBe(200);
    minutes(10);
    expect((await signIn('agent', 'Sandbox12345', '10.1.0.1')).statusCode).toBe(200);
  });

  test('slow an account down, and do not shut its owner out, whoever fails from wherever', async () => {
    minutes(20);
    for (let failure = 0; failure < 12; failure += 1) {
      expect((await signIn('agent', 'wrong', `10.1.1.${failure % 5}`)).statusCode).toBe(401);
    }
    const begun = performance.now();
    expect((await signIn('agent', 'Sandbox12345', '10.1.1.99')).statusCode).toBe(200);
    expect(performance.now() - begun).toBeGreaterThan(900);
  });

  test('hold against guesses sent at once: of those that wait, all but three are sent away', async () => {
    minutes(20);
    const guesses = Array.from({ length: 30 }, (_, index) => signIn('al99', `guess ${index}`, `10.2.0.${index}`));
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(13);
    expect(statuses.filter((status) => status === 429)).toHaveLength(17);
  });

  test('let a known browser in at once while strangers fill the queue, and count its own failures apart', async () => {
    minutes(20);
    const login = { username: 'al2', password: 'Sandbox12345', rememberMe: false };
    const first = await server.call('/kcmanager/loginUser', login);
    const devices = [(first.body as { device_token: string }).device_token];
    for (let failure = 0; failure < 10; failure += 1) await signIn('al2', 'wrong', '127.0.0.1');
    const strangers = Array.from({ length: 9 }, (_, index) => signIn('al2', 'wrong', `10.2.1.${index}`));
    const known = await server.call('/kcmanager/loginUser', { ...login, devices });
    expect(known.status).toBe(200);
    refused(await signIn('al2', 'Sandbox12345', '127.0.0.1'));
    await Promise.all(strangers);

    // It is the player's alone, and a forged one is nobody's.
    const others = await server.call('/kcmanager/loginUser', { ...login, username: 'player2' });
    const foreign = [(others.body as { device_token: string }).device_token, 'forged', `${devices[0]}x`];
    expect((await server.call('/kcmanager/loginUser', { ...login, devices: foreign })).status).toBe(429);

    const wrong = { ...login, password: 'wrong', devices };
    for (let failure = 0; failure < 10; failure += 1) {
      expect((await server.call('/kcmanager/loginUser', wrong)).status).toBe(401);
    }
    expect((await server.call('/kcmanager/loginUser', { ...login, devices })).status).toBe(429);
  });

  test('count no success, and a success forgives the account', async () => {
    minutes(20);
    for (let round = 0; round < 3; round += 1) {
      for (let failure = 0; failure < 9; failure += 1) await signIn('player', 'wrong', '10.3.0.1');
      expect((await signIn('player', 'Sandbox12345', '10.3.0.1')).statusCode).toBe(200);
    }
  });

  test('close an address after a hundred failures, whatever the names', async () => {
    minutes(20);
    const guesses = Array.from({ length: 100 }, (_, index) => signIn(`name${index}`, 'wrong', '10.4.0.1'));
    await Promise.all(guesses);
    expect((await signIn('player', 'Sandbox12345', '10.4.0.1')).statusCode).toBe(429);
    expect((await signIn('player', 'Sandbox12345', '10.4.0.2')).statusCode).toBe(200);
  });

  test('do not believe a forwarded address that no proxy of ours wrote', async () => {
    const forged = await server.app.inject({
      method: 'POST',
      url: '/kcmanager/loginUser',
      remoteAddress: '10.4.0.1',
      headers: { 'x-forwarded-for': '10.9.9.9' },
      payload: { username: 'player', password: 'Sandbox12345', rememberMe: false },
    });
    expect(forged.statusCode).toBe(429);
  });
});
