// Long because every limit of a player is tried on one stand: set, lowered, raised after its wait, and met.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Match } from '../../contract/entities/match.ts';
import type { PlayLimitsView } from '../../contract/http/play-limits.ts';
import { offerQueryOf } from '../../test/support/examples/offer-query.ts';
import type { RefusedCall } from '../calls/refusal.ts';
import { payments } from '../database/schema/payments.ts';
import { checkInvariants } from '../ledger/check-invariants.ts';
import { aRegistration, goodPassword, playersNamed } from '../testing/account-forms.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { aRequest } from '../testing/ticket-stand.ts';
import { requireDepositAllowed } from './require-limits.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(await checkInvariants(server.services.database, server.clock.now())).toEqual([]);
  await server.close();
});

const hour = 3_600_000;
const nextPlayer = playersNamed('limited');
let name: string;
let token: string;
let userId: string;
beforeEach(async () => {
  ({ name, token, userId } = await nextPlayer(server));
  const { ledger, database } = server.services;
  for (const currencyId of [1, 2]) {
    await database.transaction((within) =>
      ledger.move(within, `opening:${userId}:${currencyId}`, userId, [
        { account: 'funding', currencyId, amount: -1_000_000n },
        { account: 'cash', currencyId, amount: 1_000_000n },
      ]),
    );
  }
});

const answerOf = ({ status, body }: { status: number; body: unknown }) =>
  status === 200 ? 'ok' : [status, (body as { error: string }).error, (body as { values?: object }).values ?? null];
const set = async (kind: string, period: string, amount: number | null, currency_id = 1) =>
  answerOf(await server.call('/base/v1/users/limits', { currency_id, limits: [{ kind, period, amount }] }, token));
/** A single on the last match of the next day, whatever day it is by now. */
const aTicket = async (stake: number, currency = 'RSD') => {
  const { result } = (await server.call('/cms/v1/betting/offer', offerQueryOf())).body as { result: Match[] };
  const match = result.at(-1);
  const request = aRequest({ stake, odds: [match?.markets['1X2']?.['1']?.O ?? 0] });
  const wallet = { currency, currency_id: currency === 'RSD' ? 1 : 2 };
  const eventId = match?.eventId ?? '';
  return { ...request, wallet, selections: request.selections.map((one) => ({ ...one, eventId })) };
};
const pay = async (stake: number, currency?: string) =>
  answerOf(await server.call('/sportsbetting/v1/ticketRequest', await aTicket(stake, currency), token));
const view = async () => (await server.call('/base/v1/users/limits', undefined, token)).body as PlayLimitsView;
const limitOf = async (kind: string, period: string) =>
  (await view()).wallets[0]?.limits.find((limit) => limit.kind === kind && limit.period === period);
const signIn = async () =>
  server.call('/kcmanager/loginUser', { username: name, password: goodPassword, rememberMe: false });
const advance = async (milliseconds: number) => {
  server.clock.advance(milliseconds);
  token = ((await signIn()).body as { access_token: string }).access_token;
};

describe('a stake limit', () => {
  test('refuses the ticket that passes it, and says what is left', async () => {
    expect(await set('stake', 'day', 150)).toBe('ok');
    expect([await pay(100), await pay(60), await pay(50), await pay(20)]).toEqual([
      'ok',
      [400, 'stakeLimitReached', { left: 50, currency: 'RSD' }],
      'ok',
      [400, 'stakeLimitReached', { left: 0, currency: 'RSD' }],
    ]);
    expect(await limitOf('stake', 'day')).toMatchObject({ amount: 150, used: 150 });
  });

  test('is one of its currency, and the tightest of its periods counts', async () => {
    await set('stake', 'day', 500);
    await set('stake', 'month', 100);
    expect(await pay(101)).toEqual([400, 'stakeLimitReached', { left: 100, currency: 'RSD' }]);
    expect(await pay(101, 'EUR')).toBe('ok');
  });

  test('begins anew with the operator’s day, while the week’s goes on', async () => {
    await set('stake', 'day', 100);
    await set('stake', 'week', 150);
    expect(await pay(100)).toBe('ok');
    await advance(14 * hour);
    expect(await pay(60)).toEqual([400, 'stakeLimitReached', { left: 50, currency: 'RSD' }]);
    expect(await pay(50)).toBe('ok');
  });

  test('leaves a ticket that was refused for its price out of account', async () => {
    await set('stake', 'day', 100);
    await server.call('/sandbox/v1/ticket', { username: name, outcome: 'denied' });
    expect(await pay(100)).toBe('ok');
    await server.services.tickets.runDue();
    expect(await pay(100)).toBe('ok');
  });
});

describe('a loss limit', () => {
  test('counts what is staked and not won back', async () => {
    await set('loss', 'day', 100);
    expect([await pay(100), await pay(20)]).toEqual(['ok', [400, 'lossLimitReached', { left: 0, currency: 'RSD' }]]);
    expect((await view()).wallets[0]?.sums[0]).toMatchObject({ period: 'day', staked: 100, won: 0, deposited: 0 });
  });

  test('gives way by what a ticket won, and by a void one’s stake', async () => {
    await set('loss', 'day', 100);
    const settled = async (finish: string) => {
      const ticket = await aTicket(100);
      expect((await server.call('/sportsbetting/v1/ticketRequest', ticket, token)).status).toBe(200);
      await server.services.tickets.runDue();
      await server.call('/sandbox/v1/match', { eventId: ticket.selections[0]?.eventId, finish });
      return ticket.selections[0]?.odds ?? 0;
    };
    await settled('abandoned');
    expect(await limitOf('loss', 'day')).toMatchObject({ used: 0 });
    const odd = await settled('1-0');
    const won = Math.round(odd * 100);
    expect(await limitOf('loss', 'day')).toMatchObject({ used: 100 - won });
    expect(await pay(won + 1)).toEqual([400, 'lossLimitReached', { left: won, currency: 'RSD' }]);
    expect(await pay(won)).toBe('ok');
  });
});

test('a deposit limit counts what was begun to be paid in since its period began', async () => {
  const { database } = server.services;
  const asked = (amount: bigint) =>
    database
      .transaction((within) => requireDepositAllowed(within, { userId, currencyId: 1, amount, at: server.clock.now() }))
      .then(
        () => 'ok',
        (error: RefusedCall) => [error.status, error.key, error.values],
      );
  await set('deposit', 'day', 100);
  expect([await asked(10_000n), await asked(10_001n)]).toEqual([
    'ok',
    [400, 'depositLimitReached', { left: 100, currency: 'RSD' }],
  ]);
  await database.insert(payments).values({
    userId,
    method: 'nb',
    currencyId: 1,
    amount: 6_000n,
    idempotencyKey: userId,
    createdAt: server.clock.now(),
  });
  expect([await asked(4_000n), await asked(4_001n)]).toEqual([
    'ok',
    [400, 'depositLimitReached', { left: 40, currency: 'RSD' }],
  ]);
  await advance(24 * hour);
  expect(await asked(10_000n)).toBe('ok');
  await server.call('/base/v1/users/break', { kind: 'timeOut', days: 1 }, token);
  expect(await asked(1n)).toMatchObject([403, 'onTimeOut', {}]);
});

test('a deposit beyond the limit is refused where it is begun, and one under way counts', async () => {
  token = (await server.signIn('player2')).access_token;
  await set('deposit', 'week', 1_500);
  const begin = async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/payment/nb/PaymentInitRequest',
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
      payload: { amount: 1_000, currency: 'RSD', currency_id: 1 },
    });
    return answerOf({ status: answer.statusCode, body: answer.json() });
  };
  expect([await begin(), await begin()]).toEqual(['ok', [400, 'depositLimitReached', { left: 500, currency: 'RSD' }]]);
  const own = (await view()).wallets[0];
  expect(own?.limits.find(({ kind, period }) => kind === 'deposit' && period === 'week')).toMatchObject({
    used: 1_000,
  });
  expect(own?.sums[1]).toMatchObject({ period: 'week', deposited: 0 });
});

describe('a change', () => {
  test('that lowers stands at once, one that raises or removes waits 24 hours and can be withdrawn', async () => {
    await set('stake', 'day', 100);
    await set('stake', 'day', 50);
    expect(await limitOf('stake', 'day')).toMatchObject({ amount: 50, next: null });
    await set('stake', 'day', null);
    const from = new Date(server.clock.now() + 24 * hour).toISOString();
    expect(await limitOf('stake', 'day')).toMatchObject({ amount: 50, next: { amount: null, from } });
    await set('stake', 'day', 50);
    expect(await limitOf('stake', 'day')).toMatchObject({ amount: 50, next: null });
    await set('stake', 'day', 80);
    expect(await pay(60)).toMatchObject([400, 'stakeLimitReached', { left: 50 }]);
    await advance(24 * hour);
    expect(await limitOf('stake', 'day')).toMatchObject({ amount: 80, next: null });
    expect(await pay(60)).toBe('ok');
  });

  test.each([
    [{ currency_id: 1, limits: [{ kind: 'stake', period: 'day', amount: 0 }] }, 'limitInvalid'],
    [{ currency_id: 1, limits: [{ kind: 'stake', period: 'day', amount: 10.005 }] }, 'limitInvalid'],
    [{ currency_id: 1, limits: [{ kind: 'stake', period: 'day', amount: '10' }] }, 'limitInvalid'],
    [{ currency_id: 1, limits: [{ kind: 'stake', period: 'year', amount: 10 }] }, 'badRequest'],
    [{ currency_id: 1, limits: [] }, 'badRequest'],
    [{ currency_id: 1000, limits: [{ kind: 'stake', period: 'day', amount: 10 }] }, 'unknownWallet'],
    [{ currency_id: 7, limits: [{ kind: 'stake', period: 'day', amount: 10 }] }, 'unknownWallet'],
  ])('%j is refused', async (body, key) => {
    const { status, body: answer } = await server.call('/base/v1/users/limits', body, token);
    expect([status, (answer as { error: string }).error]).toEqual([400, key]);
    expect((await view()).wallets[0]?.limits.every(({ amount }) => amount === null)).toBe(true);
  });
});

describe('a break', () => {
  const take = async (body: unknown) => answerOf(await server.call('/base/v1/users/break', body, token));

  test('as a time-out ends every session at once, refuses to sign in until its end, and no longer', async () => {
    const other = (await signIn()).body as { access_token: string; refresh_token: string };
    await pay(100);
    expect(await take({ kind: 'timeOut', days: 1 })).toBe('ok');
    expect((await server.call('/base/v1/users/ping', undefined, token)).status).toBe(401);
    expect((await server.call('/base/v1/users/ping', undefined, other.access_token)).status).toBe(401);
    expect((await server.call('/kcmanager/refreshToken', { refreshToken: other.refresh_token })).status).toBe(401);
    expect(answerOf(await signIn())).toMatchObject([403, 'onTimeOut', { until: expect.stringMatching(/^2026-/) }]);
    server.clock.advance(24 * hour - 1);
    expect((await signIn()).status).toBe(403);
    server.clock.advance(1);
    expect((await signIn()).status).toBe(200);
  });

  test('is told to nobody who does not know the password', async () => {
    await take({ kind: 'timeOut', days: 7 });
    const wrong = { username: name, password: 'Wrong Terrace 7', rememberMe: false };
    expect(answerOf(await server.call('/kcmanager/loginUser', wrong))).toEqual([401, 'credentialsWrong', null]);
  });

  test('as a self-exclusion needs the password, and for good has no end', async () => {
    const exclusion = { kind: 'selfExclusion', length: 'forGood', password: goodPassword };
    expect(await take({ ...exclusion, password: 'Wrong Terrace 7' })).toEqual([400, 'passwordWrong', null]);
    expect((await server.call('/base/v1/users/ping', undefined, token)).status).toBe(200);
    expect(await take(exclusion)).toBe('ok');
    expect(answerOf(await signIn())).toEqual([403, 'selfExcludedForGood', null]);
    server.clock.advance(400 * 24 * hour);
    expect((await signIn()).status).toBe(403);
    server.clock.advance(-400 * 24 * hour);
  });

  test.each([
    [{ kind: 'timeOut', days: 0 }],
    [{ kind: 'timeOut', days: 43 }],
    [{ kind: 'timeOut', days: 1.5 }],
    [{ kind: 'selfExclusion', length: 'week', password: goodPassword }],
    [{ kind: 'selfExclusion', length: 'year' }],
    [{}],
  ])('%j is refused', async (body) => {
    const { status } = await server.call('/base/v1/users/break', body, token);
    expect([status, (await signIn()).status]).toEqual([400, 200]);
  });

  test('lets open tickets end, and leaves the player in peace', async () => {
    const ticket = await aTicket(100);
    await server.call('/sportsbetting/v1/ticketRequest', ticket, token);
    await server.services.tickets.runDue();
    await take({ kind: 'timeOut', days: 1 });
    await server.call('/sandbox/v1/message', { title: 'Derby', text: 'Twice the bonus tonight' });
    await server.call('/sandbox/v1/match', { eventId: ticket.selections[0]?.eventId, finish: '0-1' });
    expect((await server.services.tickets.history(userId, { page: 1 })).result[0]?.status).toBe('lost');
    expect((await server.services.inbox.page(userId, 1)).result.map(({ key }) => key)).toEqual(['welcome']);
  });
});

test('a reality check is kept with the account and told by ping, with what was played since', async () => {
  const ping = async () => (await server.call('/base/v1/users/ping', undefined, token)).body;
  expect(await ping()).toMatchObject({ realityCheck: null });
  expect((await server.call('/base/v1/users/realityCheck', { minutes: 30 }, token)).status).toBe(200);
  expect(await ping()).toMatchObject({ realityCheck: 30 });
  expect((await server.call('/base/v1/users/realityCheck', { minutes: 3 }, token)).status).toBe(400);
  const since = new Date(server.clock.now()).toISOString();
  await pay(100);
  const played = (from: string) => server.call(`/base/v1/users/played?since=${from}`, undefined, token);
  expect((await played(since)).body).toEqual({ result: [{ currency_id: 1, currency: 'RSD', staked: 100, won: 0 }] });
  expect((await played(new Date(server.clock.now() + 1).toISOString())).body).toEqual({ result: [] });
  expect((await played('yesterday')).status).toBe(400);
});

test('every call is the player’s own', async () => {
  for (const [url, body] of [
    ['/base/v1/users/limits', undefined],
    ['/base/v1/users/limits', { currency_id: 1, limits: [{ kind: 'stake', period: 'day', amount: 1 }] }],
    ['/base/v1/users/break', { kind: 'timeOut', days: 1 }],
    ['/base/v1/users/realityCheck', { minutes: 30 }],
    [`/base/v1/users/played?since=${new Date().toISOString()}`, undefined],
  ] as const) {
    expect((await server.call(url, body)).status, url).toBe(401);
  }
  await set('stake', 'day', 100);
  const other = (await server.call('/kcmanager/registerUser', aRegistration(randomUUID().slice(0, 12)))).body as {
    access_token: string;
  };
  const others = (await server.call('/base/v1/users/limits', undefined, other.access_token)).body as PlayLimitsView;
  expect(others.wallets[0]?.limits.every(({ amount }) => amount === null)).toBe(true);
});
