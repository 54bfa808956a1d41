import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '../../contract/entities/languages.ts';
import { rowsOf } from '../database/rows-of.ts';
import { aRegistration, mailsTo, newestLink, registered } from '../testing/account-forms.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { requireVerifiedEmail } from './verified-email.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const confirm = (link: unknown) => server.call('/kcmanager/confirmEmailVerification', link);
const viewerOf = async (token: string) => {
  const viewer = await server.services.identity.authenticate(`Bearer ${token}`);
  if (!viewer) throw new Error('no viewer');
  return viewer;
};
const invalid = { status: 400, body: { error: 'verificationLinkInvalid', ErrorText: 'verificationLinkInvalid' } };
const minutes = (count: number) => server.clock.advance(count * 60_000);

describe('the link that confirms an address', () => {
  test('is mailed at registration, to a page of the site that was used', async () => {
    await server.app.inject({
      method: 'POST',
      url: '/kcmanager/registerUser',
      headers: { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' },
      payload: aRegistration('guest', { language: 'de' }),
    });
    const [mail, ...others] = await mailsTo(server, 'guest@mail.example');
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: 'guest@mail.example',
      subject: 'Reflektor: Bestätigen Sie Ihre E-Mail-Adresse',
      at: new Date(server.clock.now()).toISOString(),
    });
    const link = new URL(mail?.links[0] ?? '');
    expect([link.origin, link.pathname, [...link.searchParams.keys()]]).toEqual([
      'http://127.0.0.1:3000',
      '/de/verification',
      ['userId', 'token'],
    ]);
    expect(mail?.text).toContain(link.href);
  });

  test('confirms the address, once', async () => {
    const { access_token } = await registered(server, 'vera');
    const unconfirmed = await viewerOf(access_token);
    expect(() => requireVerifiedEmail(unconfirmed)).toThrow(
      expect.objectContaining({ status: 403, key: 'verifyEmail' }),
    );
    const link = await newestLink(server, 'vera@mail.example');
    expect(await confirm(link)).toMatchObject({ status: 200, body: { error: null, ErrorText: 'ok' } });
    const confirmed = await viewerOf(access_token);
    expect(() => requireVerifiedEmail(confirmed)).not.toThrow();
    expect(await confirm(link)).toMatchObject(invalid);
  });

  test('is good for a day', async () => {
    await registered(server, 'slow');
    await registered(server, 'slower');
    const [slow, slower] = [
      await newestLink(server, 'slow@mail.example'),
      await newestLink(server, 'slower@mail.example'),
    ];
    minutes(24 * 60 - 1);
    expect((await confirm(slow)).status).toBe(200);
    minutes(1);
    expect(await confirm(slower)).toMatchObject(invalid);
  });

  test('is no other player’s, no reset’s and nobody’s invention: all are answered alike', async () => {
    await registered(server, 'pera');
    await registered(server, 'mika');
    const [pera, mika] = [await newestLink(server, 'pera@mail.example'), await newestLink(server, 'mika@mail.example')];
    await server.call('/kcmanager/sendResetPasswordEmail', { email: 'mika@mail.example' });
    const reset = await newestLink(server, 'mika@mail.example');
    const bad = [
      { userId: pera.userId, token: mika.token },
      { userId: mika.userId, token: reset.token },
      { userId: mika.userId, token: `${mika.token}A` },
      { userId: mika.userId, token: mika.token.toLowerCase() },
      { userId: "' or 1=1 --", token: mika.token },
      { userId: 'nobody', token: 'nothing' },
    ];
    for (const link of bad) expect(await confirm(link)).toMatchObject(invalid);
    expect((await confirm(mika)).status).toBe(200);
    expect((await confirm(pera)).status).toBe(200);
  });

  test('lies in the database only as a hash', async () => {
    await registered(server, 'hidden');
    await server.services.mail.dispatch();
    const { token } = await newestLink(server, 'hidden@mail.example');
    const rows = await rowsOf(
      server.services.database,
      sql`select hash, user_id, purpose, expires_at from link_tokens`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(token).toMatch(/^[\w-]{43}$/);
  });

  test('can be sent again to a signed-in player, which makes the earlier one void', async () => {
    const { access_token } = await registered(server, 'again');
    const first = await newestLink(server, 'again@mail.example');
    expect((await server.call('/kcmanager/sendVerificationEmail', {}, access_token)).status).toBe(200);
    const second = await newestLink(server, 'again@mail.example');
    expect(await confirm(first)).toMatchObject(invalid);
    expect((await confirm(second)).status).toBe(200);
    // Said openly: a mail that is announced and never comes would be waited for.
    expect(await server.call('/kcmanager/sendVerificationEmail', {}, access_token)).toMatchObject({
      status: 409,
      body: { error: 'emailAlreadyConfirmed' },
    });
    expect(await mailsTo(server, 'again@mail.example')).toHaveLength(2);
    expect(await server.call('/kcmanager/sendVerificationEmail', {})).toMatchObject({ status: 401 });
  });

  test('is sent to one account five times in a quarter of an hour', async () => {
    const { access_token } = await registered(server, 'eager');
    const ask = () => server.call('/kcmanager/sendVerificationEmail', {}, access_token);
    for (let time = 0; time < 5; time += 1) expect((await ask()).status).toBe(200);
    expect(await ask()).toMatchObject({
      status: 429,
      body: { error: 'tooManyRequests' },
      headers: { 'retry-after': '900' },
    });
  });

  test('is not to be found by trying: ten wrong ones close the account’s links for a while', async () => {
    await registered(server, 'target');
    const link = await newestLink(server, 'target@mail.example');
    for (let guess = 0; guess < 10; guess += 1) {
      expect(await confirm({ ...link, token: `guess${guess}` })).toMatchObject(invalid);
    }
    expect(await confirm(link)).toMatchObject({ status: 429, body: { error: 'tooManyAttempts' } });
    minutes(15);
    expect((await confirm(link)).status).toBe(200);
  });
});

test.each(languages)('a mail in %s is whole', async (language) => {
  const name = `reader${language}`;
  await server.call('/kcmanager/registerUser', aRegistration(name, { language }));
  const [mail] = await mailsTo(server, `${name}@mail.example`);
  expect(mail?.links[0]).toContain(`/${language}/verification?`);
  expect(mail?.text).toContain('Ana');
  expect(mail?.subject).toContain('Matchday');
  expect(`${mail?.subject}${mail?.text}`).not.toMatch(/\{\{|undefined|null/);
});

test('a mail is in the account’s language, else in that of the form, else of the cookie', async () => {
  const register = (username: string, cookie: string, language?: string) =>
    server.app.inject({
      method: 'POST',
      url: '/kcmanager/registerUser',
      headers: { cookie },
      payload: aRegistration(username, language === undefined ? {} : { language }),
    });
  await register('cook', 'theme=x; lang=el');
  await register('former', 'lang=el', 'ru');
  await register('strange', 'lang=klingon');
  const pathOf = async (name: string) =>
    new URL((await mailsTo(server, `${name}@mail.example`))[0]?.links[0] ?? '').pathname;
  expect([await pathOf('cook'), await pathOf('former'), await pathOf('strange')]).toEqual([
    '/el/verification',
    '/ru/verification',
    '/en/verification',
  ]);
  await server.call('/kcmanager/sendResetPasswordEmail', { email: 'former@mail.example', language: 'de' });
  expect(await pathOf('former')).toBe('/ru/auth/reset-password');
});

test('a forged Host or Origin does not choose where a link leads', async () => {
  for (const [index, headers] of [
    { host: 'evil.example' },
    { host: 'evil.example', origin: 'http://evil.example' },
    { host: 'localhost:3000', origin: 'https://evil.example' },
    { host: 'localhost:3000', origin: 'null' },
  ].entries()) {
    const payload = aRegistration(`forged${index}`);
    await server.app.inject({ method: 'POST', url: '/kcmanager/registerUser', headers, payload });
    const [mail] = await mailsTo(server, payload.email);
    expect(new URL(mail?.links[0] ?? '').hostname).toBe('localhost');
  }
});
