import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { pushKinds } from '../../contract/entities/push.ts';
import type { PushSettings } from '../../contract/http/push.ts';
import { demoPassword } from '../identity/demo-users.ts';
import { createReceiver, type PushService, startPushService } from '../testing/push-receiver.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { isPushService } from './push-addresses.ts';

const url = '/base/v1/users/push';
let server: TestServer;
let service: PushService;
let token: string;
beforeAll(async () => {
  [server, service] = await Promise.all([startTestServer(), startPushService()]);
});
beforeEach(async () => {
  token = (await server.signIn()).access_token;
});
afterEach(async () => {
  await server.call(`${url}/unsubscribe`, {}, token);
  service.taken.length = 0;
});
afterAll(() => Promise.all([server.close(), service.close()]));

const said = async (call: ReturnType<TestServer['call']>) => {
  const { status, body } = await call;
  return status === 200 ? 'ok' : `${status} ${(body as { error: string }).error}`;
};
const settings = async (endpoint: string | null = null, bearer = token) =>
  (await server.call(url, { endpoint }, bearer)).body as PushSettings;
const subscribe = (change: object = {}, bearer = token) => {
  const receiver = createReceiver();
  const device = randomUUID();
  const endpoint = service.endpoint(device);
  const wanted = { endpoint, keys: receiver.keys, language: 'en', kinds: [...pushKinds], ...change };
  const call = server.call(`${url}/subscribe`, wanted, bearer);
  return { ...receiver, device, endpoint, call };
};
/** What was pushed, through the sandbox. */
const shown = async (username = 'player') =>
  (await server.call('/sandbox/v1/pushes', { username })).body as { title: string; body: string; at: string }[];
/** Has the player's deposit of 50 EUR credited. */
const deposit = async (bearer = token) => {
  const eur = { amount: 50, currency: 'EUR', currency_id: 2 };
  const headers = { authorization: `Bearer ${bearer}`, 'idempotency-key': randomUUID() };
  const answer = await server.app.inject({
    method: 'POST',
    url: '/payment/nb/PaymentInitRequest',
    headers,
    payload: eur,
  });
  const paid = await server.app.inject({
    method: 'POST',
    url: new URL(answer.json().redirectUrl ?? answer.json().url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'outcome=paid',
  });
  expect(paid.statusCode).toBeLessThan(400);
};

test('a browser is subscribed, its kinds changed, and let go again', async () => {
  const before = await settings();
  expect(before).toEqual({ publicKey: expect.stringMatching(/^B[\w-]{86}$/), devices: [] });
  expect(await said(server.call(`${url}/kinds`, { kinds: [] }, token))).toBe('404 notFound');
  const { call } = subscribe({ kinds: ['kickOff', 'kickOff', 'ticketSettled'] });
  expect(await said(call)).toBe('ok');
  expect((await settings()).devices).toEqual([{ kinds: ['kickOff', 'ticketSettled'], here: true, known: false }]);
  expect(await said(server.call(`${url}/kinds`, { kinds: ['cashOutDone'] }, token))).toBe('ok');
  const elsewhere = (await server.signIn()).access_token;
  expect((await settings(null, elsewhere)).devices).toEqual([{ kinds: ['cashOutDone'], here: false, known: false }]);
  expect(await said(server.call(`${url}/unsubscribe`, {}, token))).toBe('ok');
  expect((await settings()).devices).toEqual([]);
});

describe('a subscription is refused', () => {
  const keys = createReceiver().keys;
  it.each([
    ['by plain http', { endpoint: 'http://push.example.com/x' }],
    ['inside the house', { endpoint: 'https://10.0.0.5/x' }],
    ['at what a cloud tells its machines', { endpoint: 'https://169.254.169.254/latest/meta-data' }],
    ['at another port', { endpoint: 'https://push.example.com:8443/x' }],
    ['with a password', { endpoint: 'https://a:b@push.example.com/x' }],
    ['at another path of this machine', { endpoint: 'http://127.0.0.1:3000/kcmanager/logoutUser' }],
    ['that is no address', { endpoint: 'push' }],
    ['that is too long', { endpoint: `https://push.example.com/${'x'.repeat(1_024)}` }],
    ['with a short key', { keys: { ...keys, auth: 'x' } }],
    ['with a point of no curve', { keys: { ...keys, p256dh: 'B'.repeat(87) } }],
  ])('%s', async (_what, change) => {
    expect(await said(subscribe(change).call)).toBe('400 pushInvalid');
  });
  it.each([
    ['of an unknown kind', { kinds: ['bonusOffer'] }],
    ['of too many kinds', { kinds: Array(5).fill('kickOff') }],
    ['in an unknown language', { language: 'xx' }],
  ])('%s', async (_what, change) => {
    expect(await said(subscribe(change).call)).toBe('400 badRequest');
  });
  it('to nobody', async () => {
    expect((await server.call(`${url}/subscribe`, {})).status).toBe(401);
  });
});

test('the operator may name the push services', () => {
  const rules = { hosts: ['fcm.example.com', '*.push.example.com'], sandbox: false };
  const urls = ['https://fcm.example.com/x', 'https://web.push.example.com/x', 'https://push.example.com/x'];
  expect(urls.map((one) => isPushService(one, rules))).toEqual([true, true, false]);
  expect(isPushService('http://localhost:3000/sandbox/v1/push-service/x', rules)).toBe(false);
});

describe('a deposit that is credited', () => {
  it.each([
    ['en', 'Deposit credited', '50.00 EUR are in your wallet.'],
    ['de', 'Einzahlung gutgeschrieben', '50,00 EUR sind auf Ihrem Guthaben.'],
    ['ru', 'Счёт пополнен', '50,00 EUR уже в вашем кошельке.'],
    ['rs', 'Depozit je stigao', '50,00 EUR je u Vašem novčaniku.'],
  ])('is told in the language of the page, %s', async (language, title, body) => {
    const phone = subscribe({ language });
    expect(await said(phone.call)).toBe('ok');
    await deposit();
    expect((await shown())[0]).toMatchObject({ title, body, path: `/${language}/account/transactions` });
    expect(service.taken.map((one) => phone.unseal(one.body).title)).toEqual([title]);
  });

  it('is told in the language that the player chose since', async () => {
    const phone = subscribe();
    await phone.call;
    const chosen = (value: string) =>
      server.call('/cms/v1/settings', { settings: [{ object: 'site', property: 'lang', value }] }, token);
    await chosen('el');
    await deposit();
    expect((await shown())[0]?.title).toBe('Η κατάθεση πιστώθηκε');
    await chosen('en');
  });

  it('is told at the sandbox’s own push service too', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const address = server.app.server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const device = randomUUID();
    const phone = subscribe({ endpoint: `http://127.0.0.1:${port}/sandbox/v1/push-service/${device}` });
    expect(await said(phone.call)).toBe('ok');
    await deposit();
    await shown();
    const taken = async (more: object = {}) =>
      (await server.call('/sandbox/v1/push-taken', { device, ...more })).body as { body: string }[];
    expect((await taken()).map(({ body }) => phone.unseal(Buffer.from(body, 'base64url')).title)).toEqual([
      'Deposit credited',
    ]);
    expect(await taken({ gone: true })).toEqual([]);
    await deposit();
    await shown();
    expect((await settings()).devices).toEqual([]);
  });
});

describe('nothing more is told to a browser', () => {
  it('that is signed out, not even when its player signs in again', async () => {
    const phone = subscribe();
    await phone.call;
    await server.call('/kcmanager/logoutUser', {}, token);
    token = (await server.signIn()).access_token;
    expect((await settings(phone.endpoint)).devices).toEqual([]);
    await deposit();
    await shown();
    expect(service.taken).toEqual([]);
  });

  it('whose session was ended from elsewhere', async () => {
    await subscribe().call;
    const elsewhere = (await server.signIn()).access_token;
    const { body } = await server.call('/kcmanager/sessions', undefined, elsewhere);
    const others = (body as { id: string; current: boolean }[]).filter(({ current }) => !current);
    for (const { id } of others) await server.call('/kcmanager/endSession', { id }, elsewhere);
    token = elsewhere;
    await deposit();
    await shown();
    expect(service.taken).toEqual([]);
  });

  it('of a player who takes a break', async () => {
    await server.call('/sandbox/v1/player', { username: 'resting' });
    const resting = (await server.signIn('resting')).access_token;
    await subscribe({}, resting).call;
    await deposit(resting);
    await server.call('/base/v1/users/break', { kind: 'timeOut', days: 7, password: demoPassword }, resting);
    await shown('resting');
    expect(service.taken).toEqual([]);
  });

  it('that another player uses now', async () => {
    const phone = subscribe();
    await phone.call;
    const second = (await server.signIn('player2')).access_token;
    await subscribe({ endpoint: phone.endpoint }, second).call;
    await deposit();
    await shown();
    expect(service.taken).toEqual([]);
    expect((await settings()).devices).toEqual([]);
  });
});

test('a browser whose session ran out goes on when the same player signs in', async () => {
  const phone = subscribe();
  await phone.call;
  server.clock.advance(13 * 3_600_000);
  token = (await server.signIn()).access_token;
  expect((await settings()).devices).toEqual([{ kinds: [...pushKinds], here: false, known: false }]);
  expect((await settings(phone.endpoint)).devices).toEqual([{ kinds: [...pushKinds], here: true, known: true }]);
  await deposit();
  await shown();
  expect(service.taken).toHaveLength(1);
});

test('a favourite that kicks off is told once, by the feed’s clock, to who chose it', async () => {
  const { feed } = server.services;
  const [match] = feed.prematch().filter(({ startsAt }) => startsAt > server.clock.now() + 60_000);
  if (!match) throw new Error('no match');
  const { sport } = match.league;
  const starred = { object: 'betting', property: 'favorite_matches', value: { [sport]: [match.eventId] } };
  await server.call('/cms/v1/settings', { settings: [starred] }, token);
  await subscribe({ kinds: ['kickOff'] }).call;
  server.clock.advance(match.startsAt - 1 - server.clock.now());
  await shown();
  expect(service.taken).toHaveLength(0);
  server.clock.advance(1_001);
  const [first] = await shown();
  await shown();
  expect(service.taken).toHaveLength(1);
  expect(first).toMatchObject({
    title: `${match.hostName} – ${match.awayName}`,
    path: `/en/live_betting?sport=${sport}&event=${match.eventId}`,
  });
});

test('in production without keys nothing is pushed, and nobody subscribed', async () => {
  const bare = await startTestServer({
    SANDBOX: '',
    NODE_ENV: 'production',
    SMTP_URL: 'smtps://mail.example',
    ORIGINS: 'https://matchday.example',
  });
  expect(await bare.services.push.settings({ userId: randomUUID(), sessionId: randomUUID() }, null)).toEqual({
    publicKey: null,
    devices: [],
  });
  await bare.close();
});
