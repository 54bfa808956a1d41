import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { createOutbox } from '../bus/outbox.ts';
import { RefusedCall } from '../calls/refusal.ts';
import { createAttempts } from '../identity/attempts.ts';
import { createPlayLimits } from '../play-limits/play-limits.ts';
import { twoDesksPerTest } from '../testing/two-desks.ts';
import { createVoucherCodes } from './voucher-codes.ts';
import { createVouchers, type Vouchers } from './vouchers.ts';

const rounds = 20;

const two = twoDesksPerTest();
let nodes: [Vouchers, Vouchers];
beforeEach(() => {
  const node = (nth: 0 | 1): Vouchers => {
    const [database, { ledger }, { clock }] = [two.databases[nth], two.nodes[nth], two];
    return createVouchers({
      database,
      sweeps: database,
      clock,
      ledger,
      outbox: createOutbox(database, clock, ledger, { toUser: () => undefined, toAll: () => undefined }),
      attempts: createAttempts(database, clock),
      settings: two.nodes[nth],
      codes: createVoucherCodes('a secret that both servers know'),
      log: pino({ level: 'silent' }),
    });
  };
  nodes = [node(0), node(1)];
});

const wanted = { amount: 500, currency: 'RSD', currencyId: 1 };
const keyOf = (error: unknown) => (error instanceof RefusedCall ? error.key : Promise.reject(error));
const spread = <T>(count: number, call: (node: Vouchers, nth: number) => Promise<T>) =>
  Promise.all(
    Array.from({ length: count }, (_, nth) =>
      call(nodes[nth % 2 === 0 ? 0 : 1], nth).then(
        () => 'ok',
        (error: unknown) => keyOf(error),
      ),
    ),
  );
const counts = (answers: string[]) => ({
  ok: answers.filter((answer) => answer === 'ok').length,
  refused: new Set(answers.filter((answer) => answer !== 'ok')),
});

it('one key makes one voucher, and two vouchers of the last funds are one', async () => {
  for (let round = 0; round < rounds; round++) {
    const player = await two.nodes[0].addPlayer(900);
    const key = randomUUID();
    expect(await spread(6, (node) => node.create(player, wanted, key))).toEqual(Array(6).fill('ok'));
    expect(await two.cashOf(player)).toBe(400);
    const last = await spread(4, (node) => node.create(player, { ...wanted, amount: 400 }, null));
    expect(counts(last)).toEqual({ ok: 1, refused: new Set(['insufficientFunds']) });
  }
});

it('of several vouchers against the last of a deposit limit one is used', async () => {
  const [database] = two.databases;
  const limits = createPlayLimits({
    database,
    clock: two.clock,
    ledger: two.nodes[0].ledger,
    identity: { endAllSessions: async (_, along) => void (await database.transaction(along)) },
  });
  for (let round = 0; round < rounds; round++) {
    const [maker, player] = [await two.nodes[0].addPlayer(4_000), await two.nodes[0].addPlayer(0)];
    await limits.change(player, { currency_id: 1, limits: [{ kind: 'deposit', period: 'day', amount: 900 }] });
    const codes: string[] = [];
    for (let nth = 0; nth < 4; nth += 1) codes.push((await nodes[0].create(maker, wanted, null)).voucher);
    const used = await spread(4, (node, nth) =>
      node.activate({ userId: player, address: player, key: null }, codes[nth] ?? ''),
    );
    expect(counts(used)).toEqual({ ok: 1, refused: new Set(['voucherOverLimit']) });
    expect(await two.cashOf(player)).toBe(500);
  }
});

it('a voucher that is used while it runs out goes to one of the two', async () => {
  const ends = new Set<string | undefined>();
  for (let round = 0; round < rounds * 2; round++) {
    const [maker, user] = [await two.nodes[0].addPlayer(500), await two.nodes[0].addPlayer(0)];
    const { voucher } = await nodes[0].create(maker, wanted, null);
    two.clock.advance(90 * 86_400_000 - 1);
    const use = spread(1, (node) => node.activate({ userId: user, address: `${round}`, key: null }, voucher));
    // Its time ends now before the one is asked, now while, now after.
    const wait = round % 16;
    for (let asked = 0; asked < wait; asked++) await two.databases[1].execute('select 1');
    if (wait === 15) await use;
    two.clock.advance(1);
    const [[end]] = await Promise.all([use, nodes[1].expireDue()]);
    await nodes[1].expireDue();
    ends.add(end);
    expect([await two.cashOf(maker), await two.cashOf(user)]).toEqual(end === 'ok' ? [0, 500] : [500, 0]);
  }
  expect([...ends].sort()).toEqual(['ok', 'voucherInvalid']);
});
