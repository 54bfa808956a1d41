// Long because it follows a deposit from its order to its credit, on one stand.

import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { Payment } from '../../contract/entities/payment.ts';
import { depositExpiry } from '../../domain/limits.ts';
import { signatureAge, signBody } from '../calls/signed-body.ts';
import { paymentNotices } from '../database/schema/payments.ts';
import { checkInvariants } from '../ledger/check-invariants.ts';
import { depositedSince } from '../play-limits/deposit-repository.ts';
import { registered } from '../testing/account-forms.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

const secret = 'a secret between the bank and this test, alone';
const nb = '/payment/nb/PaymentInitRequest';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer({ PAYMENT_SECRET: secret });
});
afterAll(() => server.close());
beforeEach(async () => {
  // The newest deposit is the one of this test.
  server.clock.advance(1);
  token = (await server.signIn()).access_token;
});
afterEach(async () => {
  expect(await checkInvariants(server.services.database, server.clock.now())).toEqual([]);
});

const eur = { amount: 50, currency: 'EUR', currency_id: 2 };
const begin = async (body: object = eur, { key = randomUUID() as string | null, url = nb, bearer = token } = {}) => {
  const headers = { authorization: `Bearer ${bearer}`, ...(key === null ? {} : { 'idempotency-key': key }) };
  const answer = await server.app.inject({ method: 'POST', url, headers, payload: body });
  return { status: answer.statusCode, body: answer.json() };
};
const stateOf = async (paymentId: string): Promise<Payment> =>
  (await server.call(`/payment/v1/payment?payment_id=${paymentId}`, undefined, token)).body as Payment;
const credit = async (): Promise<number | undefined> => {
  const { body } = await server.call('/base/v1/users/ping', undefined, token);
  return (body as { wallets: { wallet_0: number }[] }).wallets[1]?.wallet_0;
};
/** Presses a button on the provider's page. */
const press = (url: string, form: string, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: new URL(url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: form,
  });
const notify = async (notice: object, { by = secret, at = server.clock.now(), header = '' } = {}) => {
  const payload = JSON.stringify(notice);
  const answer = await server.app.inject({
    method: 'POST',
    url: '/payment/v1/notice',
    headers: { 'content-type': 'application/json', 'x-provider-signature': header || signBody(by, at, payload) },
    payload,
  });
  return `${answer.statusCode} ${answer.json().error ?? 'ok'}`;
};
const begun = async (change: object = {}) => {
  const { body } = await begin({ ...eur, ...change });
  const { reference } = await stateOf(body.payment_id);
  return { ...body, notice: { reference, outcome: 'paid', amount: 5_000, currency: 'EUR' } };
};

describe('a deposit', () => {
  test.each([nb, '/apcopay/paymentInitRequest'])(
    'begun by %s moves no money until the provider says so',
    async (url) => {
      const before = await credit();
      const { status, body } = await begin(eur, { url });
      expect({ status, error: body.error, text: body.ErrorText }).toEqual({ status: 200, error: null, text: 'ok' });
      expect(await stateOf(body.payment_id)).toMatchObject({ state: 'started', amount: 50, currency: 'EUR' });
      expect(await credit()).toBe(before);

      const page = await server.app.inject({ url: new URL(body.url).pathname });
      expect(page.body).toContain('50.00 EUR');
      const back = await press(body.url, 'outcome=paid&fault=now');
      expect(back.headers.location).toContain(`/callback?payment=${body.payment_id}`);
      expect(await stateOf(body.payment_id)).toMatchObject({ state: 'credited' });
      expect(await credit()).toBe((before ?? 0) + 50);
    },
  );

  test.each(['declined', 'cancelled'])('that was %s moves nothing, and is not paid any more', async (outcome) => {
    const before = await credit();
    const { url, payment_id, notice } = await begun();
    await press(url, `outcome=${outcome}`);
    expect(await stateOf(payment_id)).toMatchObject({ state: outcome });
    expect(await notify(notice)).toBe('409 paymentOver');
    await press(url, 'outcome=paid');
    expect(await credit()).toBe(before);
  });

  it('is begun once by one key, whoever asks how often', async () => {
    const key = randomUUID();
    const [first, ...more] = await Promise.all(Array.from({ length: 5 }, () => begin(eur, { key })));
    for (const other of more) expect(other).toEqual(first);
    expect(await begin({ ...eur, amount: 51 }, { key })).toMatchObject({
      status: 409,
      body: { error: 'idempotencyKeyReused' },
    });
    expect(await begin(eur, { key, url: '/apcopay/paymentInitRequest' })).toMatchObject({ status: 409 });
    const other = (await server.signIn('player2')).access_token;
    expect((await begin(eur, { key, bearer: other })).body.payment_id).not.toBe(first?.body.payment_id);
  });

  it.each([
    [{ amount: 4.99 }, 'depositTooSmall'],
    [{ amount: 5_000.01 }, 'depositTooLarge'],
    [{ amount: 20.005 }, 'amountInvalid'],
    [{ amount: 0 }, 'amountInvalid'],
    [{ amount: -50 }, 'amountInvalid'],
    [{ amount: '50' }, 'amountInvalid'],
    [{ amount: null }, 'amountInvalid'],
    [{ currency: 'RSD' }, 'unknownWallet'],
    [{ currency_id: 999 }, 'unknownWallet'],
    [{ currency: 'FREEBET-RSD', currency_id: 1000 }, 'freebetNoDeposit'],
  ])('of %j is refused with %s', async (change, error) => {
    expect(await begin({ ...eur, ...change })).toMatchObject({ status: 400, body: { error } });
  });

  it('needs a key', async () => {
    for (const key of [null, '', 'again', 'a key of words', 'é'.repeat(9), 'x'.repeat(129)]) {
      expect(await begin(eur, { key })).toMatchObject({ status: 400, body: { error: 'idempotencyKeyInvalid' } });
    }
  });

  it('is for players whose address is confirmed and who are not blocked', async () => {
    const fresh = await registered(server, 'unconfirmed');
    expect(await begin(eur, { bearer: fresh.access_token })).toMatchObject({
      status: 403,
      body: { error: 'verifyEmail' },
    });
    await server.call('/sandbox/v1/block', { username: 'player', blocked: true });
    expect(await begin()).toMatchObject({ status: 403, body: { error: 'youAreBlocked' } });
    await server.call('/sandbox/v1/block', { username: 'player', blocked: false });
  });

  it('is nobody else’s to look at', async () => {
    const { payment_id } = await begun();
    const other = (await server.signIn('player2')).access_token;
    for (const id of [payment_id, randomUUID(), 'x']) {
      const { status } = await server.call(`/payment/v1/payment?payment_id=${id}`, undefined, other);
      expect(status).toBe(id === 'x' ? 400 : 404);
    }
    const { body } = await server.call('/payment/v1/payments?page=1', undefined, other);
    expect((body as { result: Payment[] }).result.map((each) => each.payment_id)).not.toContain(payment_id);
  });

  it('is not taken by the provider once its time is over', async () => {
    const { url, payment_id } = await begun();
    server.clock.advance(depositExpiry);
    token = (await server.signIn()).access_token;
    expect((await server.app.inject({ url: new URL(url).pathname })).body).toContain(
      'The time of this order has run out',
    );
    await press(url, 'outcome=paid');
    expect(await stateOf(payment_id)).toMatchObject({ state: 'expired', decidedAt: null });
  });

  it('expires on the screen, and still counts when it is paid late', async () => {
    const { payment_id, notice } = await begun();
    server.clock.advance(depositExpiry);
    token = (await server.signIn()).access_token;
    expect(await stateOf(payment_id)).toMatchObject({ state: 'expired' });
    expect(await notify(notice)).toBe('200 ok');
    expect(await stateOf(payment_id)).toMatchObject({ state: 'credited' });
  });
});

test('what counts as deposited is what was credited and what may still be paid', async () => {
  const { userId } = (await server.services.identity.authenticate(`Bearer ${token}`)) ?? { userId: '' };
  const since = server.clock.now();
  const { url } = await begun({ amount: 100 });
  const open = await begun();
  const declined = await begun({ amount: 7 });
  await press(url, 'outcome=paid');
  await press(declined.url, 'outcome=declined');
  const sum = (from: number) => depositedSince(server.services.database, userId, 2, from, server.clock.now());
  expect(await sum(since)).toBe(15_000n);
  const later = since + depositExpiry;
  expect(await depositedSince(server.services.database, userId, 2, since, later - 1)).toBe(15_000n);
  expect(await depositedSince(server.services.database, userId, 2, since, later)).toBe(10_000n);
  await press(open.url, 'outcome=cancelled');
  expect(await sum(since)).toBe(10_000n);
  expect(await sum(since + 1)).toBe(0n);
});

describe('a notice', () => {
  it('credits once, however often it comes', async () => {
    const before = (await credit()) ?? 0;
    const { notice } = await begun();
    expect(await Promise.all(Array.from({ length: 4 }, () => notify(notice)))).toEqual(Array(4).fill('200 ok'));
    server.clock.advance(60_000);
    expect(await notify(notice)).toBe('200 ok');
    expect(await credit()).toBe(before + 50);
  });

  it('is refused and moves nothing when it is forged, stale, or not about what was ordered', async () => {
    const before = await credit();
    const { payment_id, notice } = await begun();
    const now = server.clock.now();
    const old = JSON.stringify(notice);
    expect(await notify(notice, { by: 'somebody else' })).toBe('403 forbidden');
    expect(await notify(notice, { at: now - signatureAge - 1 })).toBe('403 forbidden');
    expect(await notify(notice, { at: now + signatureAge + 1 })).toBe('403 forbidden');
    for (const header of ['none', 't=1,v1=00', `t=${now}`, `v1=${'0'.repeat(64)}`, 'x'.repeat(9_000)]) {
      expect(await notify(notice, { header })).toBe('403 forbidden');
    }
    expect(await notify({ ...notice, amount: 500_000 }, { header: signBody(secret, now, old) })).toBe('403 forbidden');
    expect(await notify({ ...notice, amount: 500_000 })).toBe('409 figuresDiffer');
    expect(await notify({ ...notice, amount: -5_000 })).toBe('409 figuresDiffer');
    expect(await notify({ ...notice, currency: 'RSD' })).toBe('409 figuresDiffer');
    expect(await notify({ ...notice, reference: 'SP0' })).toBe('404 notFound');
    expect(await notify({ ...notice, amount: 50.5 })).toBe('400 badRequest');
    expect(await notify({ ...notice, outcome: 'credited' })).toBe('400 badRequest');
    expect(await credit()).toBe(before);
    expect(await stateOf(payment_id)).toMatchObject({ state: 'started', decidedAt: null });

    const written = await server.services.database.select().from(paymentNotices);
    const ofThis = written.filter(({ reference }) => reference === notice.reference).map(({ verdict }) => verdict);
    expect(ofThis).toEqual(['amountDiffers', 'amountDiffers', 'currencyDiffers']);
    expect(await notify(notice)).toBe('200 ok');
  });

  test.each(['stale', 'forged', 'amount', 'currency'])(
    'of an unkind provider, %s, credits nothing; the right one does',
    async (fault) => {
      const before = (await credit()) ?? 0;
      const { url } = await begun();
      await press(url, `outcome=paid&fault=${fault}`);
      expect(await credit()).toBe(before);
      const sent = await server.call('/sandbox/v1/notice', { username: 'player', notice: 'now' });
      expect(sent).toMatchObject({ status: 200, body: { status: 200 } });
      expect(await credit()).toBe(before + 50);
    },
  );

  it('that is held back leaves the deposit open until it comes', async () => {
    const { url, payment_id } = await begun();
    await press(url, 'outcome=paid&fault=held');
    expect(await stateOf(payment_id)).toMatchObject({ state: 'started' });
    await server.call('/sandbox/v1/notice', { username: 'player', notice: 'now' });
    expect(await stateOf(payment_id)).toMatchObject({ state: 'credited' });
  });
});

describe('the page of the provider', () => {
  const shown = async (url: string, cookie = '') =>
    (await server.app.inject({ url: new URL(url).pathname, headers: { cookie } })).body;

  it.each([
    ['', 'en', 'Pay', 'Order', 'This order was declined.'],
    ['a=b; lang=de', 'de', 'Bezahlen', 'Auftrag', 'Dieser Auftrag wurde abgelehnt.'],
    ['lang=rs', 'sr-Latn', 'Platite', 'Nalog', 'Ovaj nalog je odbijen.'],
    ['lang=ru; c=d', 'ru', 'Оплатить', 'Заказ', 'Этот заказ отклонён.'],
    ['lang=xx', 'en', 'Pay', 'Order', 'This order was declined.'],
  ])('with the cookie "%s" speaks %s', async (cookie, tag, pay, order, declined) => {
    const { url, notice } = await begun();
    const page = await shown(url, cookie);
    for (const text of [`<html lang="${tag}">`, `>${pay}</button>`, `<p>${order} ${notice.reference}</p>`]) {
      expect(page).toContain(text);
    }
    await press(url, 'outcome=declined', { cookie });
    const after = await shown(url, cookie);
    expect(after).toContain(`<p>${declined}</p>`);
    expect(after).not.toContain('<button');
  });

  it('is in the language of the page that the player comes from, and leads back to it, whatever the cookie says', async () => {
    const { body } = await begin({ ...eur, language: 'el' });
    const { pathname, search } = new URL(body.url);
    const { body: page } = await server.app.inject({ url: `${pathname}${search}`, headers: { cookie: 'lang=de' } });
    expect(page).toContain('<html lang="el">');
    expect(page).toContain('href="http://localhost/el/callback?');
    expect((await begin({ ...eur, language: 'xx' })).status).toBe(400);
  });

  it('takes no press from another origin, and none that makes no sense', async () => {
    const { url, payment_id } = await begun();
    for (const origin of ['https://evil.example', 'null']) {
      expect((await press(url, 'outcome=paid', { origin })).statusCode).toBe(403);
    }
    expect((await press(url, 'outcome=credited')).statusCode).toBe(400);
    expect((await press(`${url}0`, 'outcome=paid')).statusCode).toBe(404);
    expect((await server.app.inject({ url: `${new URL(url).pathname}0` })).statusCode).toBe(404);
    expect(await stateOf(payment_id)).toMatchObject({ state: 'started' });
  });
});

test('without the sandbox there is no provider, and no deposit', async () => {
  const real = await startTestServer({ SANDBOX: '0' });
  const { access_token: bearer } = await registered(real, 'serious');
  const { userId } = (await real.services.identity.authenticate(`Bearer ${bearer}`)) ?? { userId: '' };
  const wanted = {
    userId,
    method: 'nb',
    request: eur,
    idempotencyKey: randomUUID(),
    origin: 'https://a.example',
  } as const;
  await expect(real.services.payments.begin(wanted)).rejects.toMatchObject({ status: 403, key: 'sectionDisabled' });
  expect((await real.call('/sandbox/provider/SP1')).status).toBe(404);
  await real.close();
});
