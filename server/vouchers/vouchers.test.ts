// Long because it is a voucher's whole life, on one stand.

import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CreatedVoucher, VoucherPage } from '../../contract/http/vouchers.ts';
import { users } from '../database/schema/identity.ts';
import { messages } from '../database/schema/messages.ts';
import { playBreaks } from '../database/schema/play-limits.ts';
import { vouchers } from '../database/schema/vouchers.ts';
import { checkInvariants } from '../ledger/check-invariants.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { createVoucherCodes } from './voucher-codes.ts';

let server: TestServer;
let names: [string, string];
let player: string;
let other: string;
beforeAll(async () => {
  server = await startTestServer();
});
/** Two players of their own for each test, with 100,000 dinars each. */
beforeEach(async () => {
  names = [randomUUID(), randomUUID()];
  for (const name of names) await opened(name, 100_000);
  [player, other] = [await signedIn(names[0]), await signedIn(names[1])];
});
afterEach(async () => {
  expect(await checkInvariants(server.services.database, server.clock.now())).toEqual([]);
});
afterAll(() => server.close());

const opened = async (username: string, cash: number | null): Promise<void> => {
  const id = await server.services.identity.addDemoUser({ username, roles: [] });
  if (cash !== null) await server.services.ledger.openWallet(id, 1, cash);
};
const signedIn = async (username: string): Promise<string> => (await server.signIn(username)).access_token;

const day = 86_400_000;

const post = async (url: string, body: object, token: string, key?: string) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/vouchers/v1/${url}`,
    payload: body,
    headers: { authorization: `Bearer ${token}`, ...(key ? { 'idempotency-key': key } : {}) },
  });
  return { status: answer.statusCode, body: answer.json(), retryAfter: answer.headers['retry-after'] };
};
const create = (amount: unknown = 500, token = player, key?: string) =>
  post('create', { amount, currency: 'RSD', currencyId: 1 }, token, key);
const activate = (voucher: unknown, token = other, key?: string) => post('activate', { voucher }, token, key);
const made = async (amount = 500): Promise<CreatedVoucher> => (await create(amount)).body;
const history = async (token: string, query: object = {}): Promise<VoucherPage> =>
  (await post('history', { page: 1, ...query }, token)).body;
const refusal = (status: number, error: string) => ({ status, body: { error, ErrorText: error } });
const userOf = async (username: string) => {
  const [user] = await server.services.database.select().from(users).where(eq(users.username, username));
  if (!user) throw new Error(`no ${username}`);
  return user.id;
};
const moneyOf = async (username: string) => {
  const found = await server.services.ledger.wallets(await userOf(username));
  const wallet = found.find(({ currency_id }) => currency_id === 1);
  return [wallet?.wallet_0, wallet?.wallet_1];
};

describe('A voucher', () => {
  test('takes its amount out of one wallet and brings it into another', async () => {
    const { status, body } = await create(500);
    expect(status).toBe(200);
    expect(body).toEqual({
      error: null,
      ErrorText: 'ok',
      textCode: expect.stringMatching(/^\d{4} - \d{4} - \d{4} - \d{4}$/),
      voucher: expect.stringMatching(/^\d{16}$/),
      newCredit: 99_500,
    });
    expect(body.textCode.replaceAll(' - ', '')).toBe(body.voucher);
    expect(await activate(body.textCode)).toMatchObject({
      status: 200,
      body: { error: null, ErrorText: 'ok', amount: 500, currency: 'RSD', newCredit: 100_500 },
    });
    expect([await moneyOf(names[0]), await moneyOf(names[1])]).toEqual([
      [99_500, 0],
      [100_500, 0],
    ]);
  });

  test('can be taken back by who made it', async () => {
    const { voucher } = await made();
    expect(await activate(voucher, player)).toMatchObject({ status: 200, body: { newCredit: 100_000 } });
    expect(await activate(voucher, other)).toMatchObject(refusal(400, 'voucherInvalid'));
  });

  test('of less than 100, more than 100,000 or no amount at all is refused', async () => {
    for (const amount of [99, 99.99, 100_000.01, 100_001, 100.005, -500, 0, '500', [500], null, 1e21]) {
      expect(await create(amount)).toMatchObject(refusal(400, 'voucherAmount'));
    }
    expect(await moneyOf(names[0])).toEqual([100_000, 0]);
  });

  test('may be 100, and the whole credit, and no more than there is', async () => {
    expect((await create(100)).status).toBe(200);
    expect(await create(99_900.01)).toMatchObject(refusal(400, 'insufficientFunds'));
    expect(await create(99_900)).toMatchObject({ status: 200, body: { newCredit: 0 } });
  });

  test('is made of dinars alone', async () => {
    const wallets = [
      [{ currency: 'EUR', currencyId: 2 }, 'voucherCurrency'],
      [{ currency: 'FREEBET-RSD', currencyId: 1000 }, 'voucherCurrency'],
      [{ currency: 'RSD', currencyId: 2 }, 'unknownWallet'],
      [{ currency: 'USD', currencyId: 999 }, 'unknownWallet'],
      [{ currency: 'RSD', currencyId: 1.5 }, 'unknownWallet'],
      [{ currency: 'RSD' }, 'unknownWallet'],
    ] as const;
    for (const [wallet, error] of wallets) {
      expect(await post('create', { amount: 500, ...wallet }, player)).toMatchObject(refusal(400, error));
    }
  });

  test('is made once under one key, and with another amount refused', async () => {
    const key = randomUUID();
    const [first, second] = await Promise.all([create(500, player, key), create(500, player, key)]);
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(await create(600, player, key)).toMatchObject(refusal(409, 'idempotencyKeyReused'));
    expect((await create(500, other, key)).body.voucher).not.toBe(first.body.voucher);
    expect(await create(500, player, 'short')).toMatchObject(refusal(400, 'idempotencyKeyInvalid'));
    expect(await moneyOf(names[0])).toEqual([99_500, 0]);
  });

  test('of bonus money stays bonus money', async () => {
    const { database, ledger } = server.services;
    const id = await userOf(names[0]);
    await database.transaction((within) =>
      ledger.move(within, 'bonus:test', id, [
        { account: 'house', currencyId: 1, amount: -20_000n },
        { account: 'bonus', currencyId: 1, amount: 20_000n },
        { account: 'cash', currencyId: 1, amount: -9_990_000n },
        { account: 'house', currencyId: 1, amount: 9_990_000n },
      ]),
    );
    const { voucher, newCredit } = await made(250);
    expect([newCredit, await moneyOf(names[0])]).toEqual([50, [0, 50]]);
    await activate(voucher);
    expect(await moneyOf(names[1])).toEqual([100_100, 150]);
  });

  test('needs a player who is signed in, not blocked, and whose address is confirmed', async () => {
    const { voucher } = await made();
    expect(await create(500, 'nonsense')).toMatchObject({ status: 401 });
    const { database } = server.services;
    await database.update(users).set({ emailVerifiedAt: null }).where(eq(users.username, names[0]));
    expect(await create()).toMatchObject(refusal(403, 'verifyEmail'));
    expect(await activate(voucher, player)).toMatchObject(refusal(403, 'verifyEmail'));
    await database.update(users).set({ blocked: true }).where(inArray(users.username, names));
    expect(await create(500, other)).toMatchObject(refusal(403, 'youAreBlocked'));
    expect(await activate(voucher)).toMatchObject(refusal(403, 'youAreBlocked'));
  });

  test('of somebody else is paid in as a deposit is: the player’s own limit holds for it', async () => {
    const limits = [{ kind: 'deposit' as const, period: 'day' as const, amount: 800 }];
    await server.services.playLimits.change(await userOf(names[1]), { currency_id: 1, limits });
    const [first, second] = [await made(500), await made(500)];
    expect((await activate(first.voucher)).status).toBe(200);
    for (let time = 0; time < 7; time += 1)
      expect(await activate(second.voucher)).toMatchObject({ status: 400, body: { error: 'voucherOverLimit' } });
    expect((await history(player)).result.map(({ status }) => status).sort()).toEqual(['open', 'used']);
    expect(await activate((await create(400, other)).body.voucher)).toMatchObject({ status: 200 });
    expect((await activate(second.voucher, player)).status).toBe(200);
    server.clock.advance(day);
    const { voucher } = (await create(800, await signedIn(names[0]))).body;
    expect((await activate(voucher, await signedIn(names[1]))).status).toBe(200);
  });

  test('that somebody used is told to who made it, and one taken back is not', async () => {
    const [own, another] = [await made(), await made()];
    await activate(own.voucher, player);
    await activate(another.voucher);
    const told = await server.services.database
      .select({ key: messages.key, params: messages.params })
      .from(messages)
      .where(eq(messages.userId, await userOf(names[0])));
    expect(told.filter(({ key }) => key === 'voucherUsed')).toEqual([
      { key: 'voucherUsed', params: { amount: 500, currency: 'RSD' } },
    ]);
  });

  test('is not made by a player on a break', async () => {
    const userId = await userOf(names[0]);
    const now = server.clock.now();
    await server.services.database
      .insert(playBreaks)
      .values({ userId, kind: 'timeOut', startedAt: now, endsAt: now + day });
    expect(await create()).toMatchObject(refusal(403, 'onTimeOut'));
    expect(await moneyOf(names[0])).toEqual([100_000, 0]);
  });

  test('can be used for 90 days, then its money goes back', async () => {
    const { voucher } = await made();
    server.clock.advance(90 * day - 1);
    await server.services.vouchers.expireDue();
    expect(await moneyOf(names[0])).toEqual([99_500, 0]);
    server.clock.advance(1);
    const late = await signedIn(names[1]);
    expect(await activate(voucher, late)).toMatchObject(refusal(400, 'voucherInvalid'));
    await server.services.vouchers.expireDue();
    await server.services.vouchers.expireDue();
    expect(await moneyOf(names[0])).toEqual([100_000, 0]);
  });

  test('cannot be changed in the database, only closed once', async () => {
    const { voucher } = await made();
    const { database } = server.services;
    await expect(
      database
        .update(vouchers)
        .set({ amount: 1n })
        .where(eq(vouchers.ending, voucher.slice(-4))),
    ).rejects.toThrow();
    await activate(voucher);
    await expect(
      database
        .update(vouchers)
        .set({ state: 'open' })
        .where(eq(vouchers.ending, voucher.slice(-4))),
    ).rejects.toThrow();
    await expect(database.delete(vouchers)).rejects.toThrow();
  });

  test('stands in the database under no digits that could be used', async () => {
    const { voucher } = await made();
    const [row] = await server.services.database
      .select()
      .from(vouchers)
      .where(eq(vouchers.ending, voucher.slice(-4)));
    expect(JSON.stringify({ ...row, amount: '', bonus: '' })).not.toContain(voucher);
    const codes = createVoucherCodes('another secret');
    expect(codes.lookup(voucher)).not.toBe(row?.lookup);
    expect(codes.open(row?.sealed ?? '', row?.id ?? '')).toBeNull();
  });
});

describe('A code that is no open voucher', () => {
  test('is answered alike, whatever it is', async () => {
    const used = await made();
    await activate(used.voucher);
    const expired = await made();
    server.clock.advance(91 * day);
    const late = await signedIn(names[1]);
    for (const code of [used.voucher, expired.voucher, '1111222233334444', '12', 'abcd']) {
      const { status, body } = await activate(code, late);
      expect([status, body]).toEqual([
        400,
        { error: 'voucherInvalid', ErrorText: 'voucherInvalid', fields: { voucher: 'voucherInvalid' } },
      ]);
    }
    await server.services.vouchers.expireDue();
  });

  test('can be tried five times in 15 minutes; a good one counts for nothing', async () => {
    const [first, second] = [await made(), await made()];
    for (let nth = 0; nth < 4; nth++) expect((await activate('1111222233334444')).status).toBe(400);
    expect((await activate(first.voucher)).status).toBe(200);
    expect((await activate('1111222233334444')).status).toBe(400);
    server.clock.advance(1_000);
    expect(await activate(second.voucher)).toMatchObject({ ...refusal(429, 'tooManyAttempts'), retryAfter: '899' });
    server.clock.advance(899_000);
    other = await signedIn(names[1]);
    expect((await activate(second.voucher)).status).toBe(200);
  });

  test('cannot be tried more often by asking for all at once', async () => {
    const many = await Promise.all(Array.from({ length: 12 }, () => activate('1111222233334444')));
    expect(many.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(5);
    expect(many.filter(({ status }) => status !== 400 && status !== 429)).toEqual([]);
    server.clock.advance(900_000);
  });

  test('but could never be one counts as no guess', async () => {
    for (const code of ['abcd - efgh', '1'.repeat(65), 1234567890123456, '', null, '12']) {
      expect(await activate(code)).toMatchObject(refusal(400, 'voucherInvalid'));
    }
    expect((await activate((await made()).voucher)).status).toBe(200);
  });
});

test('who asks again under the same key whether his voucher was used is told that it was', async () => {
  const { voucher } = await made();
  const key = randomUUID();
  const [first, second] = await Promise.all([activate(voucher, other, key), activate(voucher, other, key)]);
  expect([first.status, second.body]).toEqual([200, first.body]);
  expect(await activate(voucher, other)).toMatchObject(refusal(400, 'voucherInvalid'));
  expect(await activate(voucher, player, key)).toMatchObject(refusal(400, 'voucherInvalid'));
  expect(await moneyOf(names[1])).toEqual([100_500, 0]);
});

test('one voucher twenty times at once is paid once', async () => {
  const { voucher } = await made();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, nth) => activate(voucher, nth % 2 ? player : other)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('the history shows each what is his: the code of an open voucher to who made it, and nobody the other', async () => {
  const first = await made(100);
  server.clock.advance(1_000);
  const second = await made(200);
  server.clock.advance(1_000);
  await activate(first.voucher);
  const own = await history(player);
  expect(own).toMatchObject({ total: 2, totalPages: 1 });
  expect(own.result).toMatchObject([
    { side: 'created', status: 'open', textCode: second.textCode, amount: 200, currency: 'RSD', closedAt: null },
    { side: 'created', status: 'used', textCode: null, ending: first.voucher.slice(-4), amount: 100 },
  ]);
  const others = await history(other);
  expect(others.result).toEqual([
    {
      id: expect.any(String),
      side: 'used',
      status: 'used',
      textCode: null,
      ending: first.voucher.slice(-4),
      amount: 100,
      currency: 'RSD',
      createdAt: null,
      expiresAt: expect.any(String),
      closedAt: new Date(server.clock.now()).toISOString(),
    },
  ]);
  expect((await history(player, { status: 'open' })).result).toHaveLength(1);
  expect(await history(player, { status: 'expired' })).toEqual({ result: [], total: 0, totalPages: 0 });
});

test('a wallet that has no dinars yet is opened by the voucher', async () => {
  const { voucher } = await made();
  const name = randomUUID();
  await opened(name, null);
  expect((await activate(voucher, await signedIn(name))).body).toMatchObject({ newCredit: 500 });
});
