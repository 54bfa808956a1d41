// Long because it tells the whole life of an affiliate on one server: codes, links, players, months, payouts.

import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AffiliateMonths, AffiliateOffice, AffiliatePlayers, PromoCodes } from '../../contract/http/affiliates.ts';
import { shareOnly } from '../../domain/affiliates/plan-examples.ts';
import { payments } from '../database/schema/payments.ts';
import { checkInvariants } from '../ledger/check-invariants.ts';
import { bookRounds } from '../sandbox/demo-play-repository.ts';
import { aRegistration } from '../testing/account-forms.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { monthAt, spanOf } from './operator-month.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ ACCOUNT_CALLS_PER_HOUR: '100000', CALLS_PER_MINUTE: '100000' });
});
afterEach(async () => {
  expect(await checkInvariants(server.services.database, server.clock.now())).toEqual([]);
});
afterAll(() => server.close());

interface Person {
  id: string;
  name: string;
  token: string;
}
const plan = { ...shareOnly, cpa: { amount: 30, minTurnover: 100, holdDays: 30 } };

const affiliate = async (more: object = {}): Promise<Person> => {
  const name = `a${randomUUID().slice(0, 12)}`;
  const id = await server.services.identity.addDemoUser({ username: name, roles: [] });
  expect((await server.call('/sandbox/v1/affiliate', { username: name, plan, ...more })).status).toBe(200);
  return { id, name, token: (await server.signIn(name)).access_token };
};
const call = async <Body>(path: string, by: Person, body?: object, headers: Record<string, string> = {}) => {
  const answer = await server.app.inject({
    method: body ? 'POST' : 'GET',
    url: `/cms/v1/${path}`,
    headers: { authorization: `Bearer ${by.token}`, ...headers },
    ...(body ? { payload: body } : {}),
  });
  return { status: answer.statusCode, body: answer.json() as Body & { error: string | null } };
};
let codes = 0;
const codeFor = async (by: Person): Promise<string> => {
  codes += 1;
  const code = `CODE${codes}`;
  expect(await call('agency/promoCode', by, { code, campaign: 'Spring' })).toMatchObject({
    status: 200,
    body: { code },
  });
  return code;
};
const register = async (promoCode: string | null, more: { cookie?: string; form?: object; address?: string } = {}) => {
  const name = `p${randomUUID().slice(0, 12)}`;
  codes += 1;
  const answer = await server.app.inject({
    method: 'POST',
    url: '/kcmanager/registerUser',
    payload: { ...aRegistration(name, { promoCode: promoCode ?? '' }), ...more.form },
    remoteAddress: more.address ?? `10.${codes >> 8}.${codes & 255}.7`,
    ...(more.cookie ? { headers: { cookie: more.cookie } } : {}),
  });
  const user = await server.services.identity.findUser(name);
  return { status: answer.statusCode, body: answer.json() as { fields?: object }, name, id: user?.id ?? '' };
};
/** A deposit that was credited at this moment. */
const deposit = async (userId: string, amount: bigint, payer: string | null = null): Promise<void> => {
  const { database, ledger } = server.services;
  const at = server.clock.now();
  const row = { id: randomUUID(), userId, method: 'nb' as const, currencyId: 1, amount, payer };
  await database.transaction(async (within) => {
    await within
      .insert(payments)
      .values({ ...row, state: 'credited', createdAt: at, decidedAt: at, idempotencyKey: randomUUID() });
    await ledger.move(within, `deposit:${row.id}`, userId, [
      { account: 'funding', currencyId: 1, amount: -amount },
      { account: 'cash', currencyId: 1, amount },
    ]);
  });
};
const play = (userId: string, staked: bigint, won: bigint, gameCode = 'fruit') =>
  server.services.database.transaction((within) =>
    bookRounds(within, server.clock.now(), [{ userId, currencyId: 1, gameCode, staked, won }]),
  );
const toNextMonth = async (): Promise<void> => {
  const { until } = spanOf(monthAt(server.clock.now()));
  server.clock.advance(until + 5 * 3_600_000 - server.clock.now());
  // Settings that were kept are forgotten, as they are every half minute.
  await server.services.settings.setGeneral('affiliateFee', '1.5');
  await server.services.affiliates.runDue();
};
const months = async (by: Person, month?: string) =>
  (await call<AffiliateMonths>(`affiliates/calculation${month ? `?month=${month}` : ''}`, again(by))).body;
/** Whose session lasted no month. */
const tokens = new Map<string, string>();
const again = (by: Person): Person => ({ ...by, token: tokens.get(by.id) ?? by.token });
const renewed = async (...persons: Person[]) => {
  for (const { id, name } of persons) tokens.set(id, (await server.signIn(name)).access_token);
};

let bringer: Person;
beforeEach(async () => {
  bringer = await affiliate();
});

describe('promo codes', () => {
  test('are made once, by whoever is first, and the same key answers the same', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const wanted = { code: ' derby24a ', campaign: 'Derby' };
    expect(await call('agency/promoCode', bringer, wanted, key)).toMatchObject({
      status: 200,
      body: { code: 'DERBY24A' },
    });
    expect(await call('agency/promoCode', bringer, wanted, key)).toMatchObject({
      status: 200,
      body: { code: 'DERBY24A' },
    });
    expect(await call('agency/promoCode', bringer, { ...wanted, campaign: 'Other' }, key)).toMatchObject({
      status: 409,
      body: { error: 'idempotencyKeyReused' },
    });
    expect(await call('agency/promoCode', await affiliate(), wanted)).toMatchObject({
      status: 409,
      body: { error: 'promoCodeTaken' },
    });
    for (const code of ['abc', 'with space', '=1+1', 'ÄÖÜÄÖÜ', '12345678901234567']) {
      expect(await call('agency/promoCode', bringer, { code, campaign: 'x' })).toMatchObject({
        status: 400,
        body: { error: 'promoCodeInvalid' },
      });
    }
    const { body } = await call<PromoCodes>('agency/promoCode?search=derby', bringer);
    expect(body.result).toMatchObject([
      { code: 'DERBY24A', campaign: 'Derby', active: true, clicks: 0, registrations: 0 },
    ]);
  });

  test('a code nobody knows, or that was stopped, is refused at registration', async () => {
    const code = await codeFor(bringer);
    const wrong = { status: 400, body: { fields: { promoCode: 'promoCodeInvalid' } } };
    expect(await register('NOBODYS')).toMatchObject(wrong);
    expect(await register(` ${code.toLowerCase()} `)).toMatchObject({ status: 200 });
    expect(await call('affiliates/code', await affiliate(), { code, active: false })).toMatchObject({ status: 404 });
    expect(await call('affiliates/code', bringer, { code, active: false })).toMatchObject({ status: 200 });
    expect(await register(code)).toMatchObject(wrong);
    expect((await call<PromoCodes>('agency/promoCode?state=stopped', bringer)).body.result).toMatchObject([
      { code, registrations: 1 },
    ]);
  });
});

describe('links', () => {
  const follow = (code: string, to?: string) =>
    server.app.inject({ url: `/r/${code}${to === undefined ? '' : `?to=${encodeURIComponent(to)}`}` });

  test('lead to own paths only', async () => {
    const code = await codeFor(bringer);
    const led = async (to?: string) => (await follow(code, to)).headers.location;
    expect([await led(), await led('/promo'), await led('/de/casino?section=slots')]).toEqual([
      '/',
      '/promo',
      '/de/casino?section=slots',
    ]);
    for (const to of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/\nevil',
      'javascript:1',
      '/%0d%0aX: y\r\n',
    ]) {
      expect(await led(to)).toBe('/');
    }
  });

  test('bind who registers later: the last click, but a typed code before it', async () => {
    const other = await affiliate();
    const [first, last] = [await codeFor(bringer), await codeFor(other)];
    const clicked = await follow(first);
    const cookies = [clicked.headers['set-cookie']].flat().map(String);
    expect(cookies.every((cookie) => cookie.includes('HttpOnly') && cookie.includes('SameSite=Lax'))).toBe(true);
    expect(cookies.find((cookie) => cookie.startsWith('ref='))).toContain(`ref=${first}; Path=/; Max-Age=2592000`);
    const again = await server.app.inject({ url: `/r/${last}`, headers: { cookie: `ref=${first}` } });
    expect(String(again.headers['set-cookie'])).toContain(`ref=${last}`);
    await register(null, { cookie: `ref=${last}` });
    await register(first, { cookie: `ref=${last}` });
    const brought = async (by: Person) =>
      (await call<AffiliatePlayers>('affiliates/players', by)).body.result.map(({ number, code }) => [number, code]);
    expect([await brought(bringer), await brought(other)]).toEqual([[[1, first]], [[1, last]]]);
    const { body } = await call<AffiliateOffice>('affiliates/office', bringer);
    expect(body).toMatchObject({ clicks: 1, players: 1, calculation: { newPlayers: { registered: 1 } } });
    expect((await follow('NOBODYS')).headers.location).toBe('/');
  });
});

describe('self-referral is refused and reported', () => {
  const office = async () => (await call<AffiliateOffice>('affiliates/office', bringer)).body;
  const reasons = async () => (await office()).refused.map(({ reason }) => reason);

  test('by mailbox', async () => {
    const code = await codeFor(bringer);
    const email = `${bringer.name}+second@matchday.example`;
    expect(await register(code, { form: { email } })).toMatchObject({ status: 200 });
    expect(await reasons()).toEqual(['mailbox']);
    expect((await office()).players).toBe(0);
  });

  test('by name', async () => {
    const code = await codeFor(bringer);
    const { database } = server.services;
    await database.execute(`update users set first_name = 'Mira', last_name = 'Petrović' where id = '${bringer.id}'`);
    await register(code, { form: { firstName: ' PETROVIĆ', lastName: 'mira' } });
    expect(await reasons()).toEqual(['name']);
    expect((await office()).players).toBe(0);
  });

  /** The affiliate opens his office at home. */
  const atHome = async () => {
    const own = { authorization: `Bearer ${bringer.token}`, cookie: 'device=11111111-aaaa' };
    await server.app.inject({ url: '/cms/v1/affiliates/office', headers: own, remoteAddress: '10.200.1.1' });
  };

  test('by device', async () => {
    const code = await codeFor(bringer);
    await atHome();
    await register(code, { cookie: 'device=11111111-aaaa', address: '10.200.1.3' });
    expect(await reasons()).toEqual(['device']);
    expect((await office()).players).toBe(0);
  });

  test('by address', async () => {
    const code = await codeFor(bringer);
    await atHome();
    await register(code, { cookie: 'device=22222222-bbbb', address: '10.200.1.1' });
    expect(await reasons()).toEqual(['address']);
    await register(code, { cookie: 'device=33333333-cccc', address: '10.200.1.2' });
    expect((await office()).players).toBe(1);
  });

  test('by what the deposit is paid from', async () => {
    const code = await codeFor(bringer);
    const [self, friend] = [await register(code), await register(code)];
    await server.services.ledger.openWallet(bringer.id, 1, 0);
    await deposit(bringer.id, 10_000n, 'card-1');
    server.clock.advance(60_000);
    await deposit(self.id, 10_000n, 'card-1');
    await deposit(friend.id, 10_000n, 'card-2');
    server.clock.advance(60_000);
    await server.services.affiliates.runDue();
    expect(await reasons()).toEqual(['payer']);
    expect((await office()).players).toBe(1);
  });
});

describe('months', () => {
  test('are closed once, line by line, and their lines never change', async () => {
    const code = await codeFor(bringer);
    const player = await register(code);
    await deposit(player.id, 1_000_000n);
    await play(player.id, 200_000n, 50_000n);
    await play(player.id, 100_000n, 110_000n, 'dogs');
    const month = monthAt(server.clock.now());
    await toNextMonth();
    await renewed(bringer);
    // 2,000 - 500 casino, 1,000 - 1,100 virtuals; 1.5 % of 10,000; 4 % of 1,500.
    const { calculation } = await months(bringer, month);
    expect(calculation.lines.casino).toEqual({ staked: 2_000, wins: 500, bonuses: 0, fees: 100, tax: 60, ngr: 1_340 });
    expect(calculation.lines.virtuals).toEqual({ staked: 1_000, wins: 1_100, bonuses: 0, fees: 50, tax: 0, ngr: -150 });
    expect(calculation).toMatchObject({
      total: { ngr: 1_190 },
      share: 307,
      cpa: 0,
      earned: 307,
      toPay: 307,
      carriedOut: 0,
      newPlayers: { counted: 0, registered: 1 },
    });
    expect(calculation.days.reduce((sum, { ngr }) => sum + ngr, 0)).toBe(1_400);
    await server.services.affiliates.runDue();
    expect((await months(bringer, month)).calculation).toEqual(calculation);
    await expect(server.services.database.execute('update affiliate_months set earned = 0')).rejects.toThrow();
  });

  test('carry a loss over, count a new player after his hold, and pay a sub-affiliate’s part', async () => {
    const sub = await affiliate({ under: bringer.name });
    const player = await register(await codeFor(sub));
    await deposit(player.id, 1_000_000n);
    await play(player.id, 50_000n, 90_000n);
    const first = monthAt(server.clock.now());
    await toNextMonth();
    await renewed(sub, bringer);
    const lost = (await months(sub, first)).calculation;
    expect(lost).toMatchObject({
      total: { ngr: -550 },
      earned: 0,
      carriedOut: -550,
      newPlayers: { counted: 0, held: 1 },
    });
    await play(player.id, 200_000n, 0n);
    const second = monthAt(server.clock.now());
    await toNextMonth();
    await renewed(sub, bringer);
    // 2,000 less 80 of tax, less 550 from before: 25 % of 1,000 and 30 % of 370; and 30 for the player.
    expect((await months(sub, second)).calculation).toMatchObject({
      carriedIn: -550,
      share: 361,
      cpa: 30,
      earned: 391,
      newPlayers: { counted: 1 },
    });
    expect((await months(bringer, second)).calculation).toMatchObject({
      subs: { count: 1, earned: 391, share: 19.55 },
      earned: 19.55,
    });
    await play(player.id, 20_000n, 0n);
    const third = monthAt(server.clock.now());
    await toNextMonth();
    await renewed(sub);
    expect((await months(sub, third)).calculation).toMatchObject({ cpa: 0, newPlayers: { counted: 0 } });
  });

  test('the running month asks the database as often for three sub-affiliates as for one', async () => {
    const execute = vi.spyOn(server.services.database, 'execute');
    const asked = async (): Promise<AffiliateMonths['calculation'] & { statements: number }> => {
      execute.mockClear();
      const { calculation } = await months(bringer);
      return { ...calculation, statements: execute.mock.calls.length };
    };
    const brings = async (deposited: bigint, staked: bigint): Promise<void> => {
      const sub = await affiliate({ under: bringer.name, plan: { ...plan, cpa: null } });
      const player = await register(await codeFor(sub));
      await deposit(player.id, deposited);
      await play(player.id, staked, 0n);
    };
    await brings(400_000n, 100_000n);
    const one = await asked();
    await brings(200_000n, 50_000n);
    await brings(300_000n, 150_000n);
    const three = await asked();
    execute.mockRestore();
    // After 4 % of tax and 1.5 % of deposits 900, 450 and 1,395 are left: 25 % of each, of the last 25 % of 1,000 and 30 % of 395.
    expect([one.subs, three.subs]).toEqual([
      { count: 1, earned: 225, share: 11.25 },
      { count: 3, earned: 706, share: 35.3 },
    ]);
    expect(one.statements).toBeGreaterThan(3);
    expect(three.statements).toBe(one.statements);
  });

  test('the operator corrects by lines of their own; a payout is asked for once and paid once', async () => {
    bringer = await affiliate({ plan: { ...plan, cpa: null } });
    const player = await register(await codeFor(bringer));
    await deposit(player.id, 1_000_000n);
    await play(player.id, 400_000n, 0n);
    const month = monthAt(server.clock.now());
    await toNextMonth();
    await renewed(bringer);
    // 4,000 - 150 - 160 = 3,690: 250 and 807.
    const { balance } = await months(bringer, month);
    expect(balance).toBe(1_057);
    const correction = {
      username: bringer.name,
      month,
      amount: -18.4,
      note: 'One ticket settled again: was lost, now void',
    };
    expect((await server.call('/sandbox/v1/affiliateCorrection', correction)).status).toBe(200);
    expect((await months(bringer, month)).calculation).toMatchObject({
      earned: 1_057,
      toPay: 1_038.6,
      corrections: [{ earned: -18.4 }],
    });

    const key = { 'idempotency-key': randomUUID() };
    const ask = (amount: number, headers = {}) =>
      call<{ payout: object }>('agency/payout', again(bringer), { amount }, headers);
    expect(await ask(1_057, key)).toMatchObject({ status: 409, body: { error: 'figuresDiffer' } });
    for (const amount of [0, -5, 0.001, 1e300]) expect(await ask(amount)).toMatchObject({ status: 400 });
    const asked = await ask(1_038.6, key);
    expect(asked).toMatchObject({ status: 200, body: { payout: { state: 'requested', amount: 1_038.6 } } });
    expect((await ask(1_038.6, key)).body.payout).toEqual(asked.body.payout);
    expect(await ask(1_038.6)).toMatchObject({ status: 409, body: { error: 'payoutWaiting' } });

    const decide = (confirm: boolean) =>
      server.call('/sandbox/v1/affiliatePayout', { username: bringer.name, confirm });
    expect((await decide(false)).status).toBe(200);
    expect((await months(bringer, month)).balance).toBe(1_038.6);
    expect((await ask(1_038.6)).status).toBe(200);
    expect((await decide(true)).status).toBe(200);
    expect((await decide(true)).status).toBe(404);
    const [wallet] = await server.services.ledger.wallets(bringer.id);
    expect(wallet?.wallet_0).toBe(1_038.6);
    expect(await months(bringer, month)).toMatchObject({ balance: 0, calculation: { payout: { state: 'paid' } } });
    expect(await ask(1)).toMatchObject({ status: 400, body: { error: 'insufficientFunds' } });
  });

  test('whoever has the role and never opened his office is answered like every affiliate', async () => {
    const name = `a${randomUUID().slice(0, 12)}`;
    const roles = ['AFFILIATE'];
    const id = await server.services.identity.addDemoUser({ username: name, roles });
    const one = { id, name, token: (await server.signIn(name)).access_token };
    expect(await call('agency/payout', one, { amount: 5 })).toMatchObject({
      status: 400,
      body: { error: 'insufficientFunds' },
    });
    const address = { url: 'https://partner.example.com/hook', events: ['daily'] };
    expect(await call('agency/postbacks', one, address)).toMatchObject({ status: 200 });
  });

  test('nothing is confirmed for somebody who is no affiliate', async () => {
    const username = `a${randomUUID().slice(0, 12)}`;
    await server.services.identity.addDemoUser({ username, roles: [] });
    expect((await server.call('/sandbox/v1/affiliatePayout', { username, confirm: true })).status).toBe(404);
  });

  test('nobody sees another one’s, nor months that there are none of', async () => {
    expect((await call('affiliates/calculation?month=2031-01', bringer)).status).toBe(404);
    expect((await call('affiliates/calculation?month=2020-01', bringer)).status).toBe(404);
    expect((await call('affiliates/calculation?month=nonsense', bringer)).status).toBe(400);
    const { body } = await call<AffiliatePlayers>('affiliates/players', bringer);
    expect(body).toEqual({ result: [], totalPages: 0, total: 0 });
  });
});
