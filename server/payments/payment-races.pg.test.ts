import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { createOutbox } from '../bus/outbox.ts';
import { RefusedCall } from '../calls/refusal.ts';
import { signBody } from '../calls/signed-body.ts';
import { twoDesksPerTest } from '../testing/two-desks.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createPayments, type Payments } from './payments.ts';

const two = twoDesksPerTest();
const secret = 'between the bank and this test';

/** Both servers order at the same provider, who knows an order by its payment. */
const provider: PaymentProvider = {
  open: async ({ paymentId }) => ({
    reference: `SP${paymentId.slice(0, 20)}`,
    url: `https://bank.example/${paymentId}`,
  }),
};
let nodes: [Payments, Payments];
beforeEach(() => {
  const node = (nth: 0 | 1) => {
    const [database, { ledger }] = [two.databases[nth], two.nodes[nth]];
    const pushes = { toUser: () => undefined, toAll: () => undefined };
    const outbox = createOutbox(database, two.clock, ledger, pushes);
    const log = pino({ level: 'silent' });
    return createPayments({
      database,
      clock: two.clock,
      ledger,
      outbox,
      secret,
      settings: two.nodes[nth],
      provider,
      log,
    });
  };
  nodes = [node(0), node(1)];
});

const both = <T>(count: number, call: (node: Payments, nth: number) => Promise<T>): Promise<(T | string)[]> =>
  Promise.all(
    Array.from({ length: count }, (_, nth) =>
      call(nodes[nth % 2 === 0 ? 0 : 1], nth).catch((error: unknown) =>
        error instanceof RefusedCall ? error.key : Promise.reject(error),
      ),
    ),
  );
const wanted = (userId: string, idempotencyKey: string) => ({
  ...({ userId, method: 'nb', idempotencyKey, origin: 'https://matchday.example' } as const),
  request: { amount: 100, currency: 'RSD', currency_id: 1 },
});
const hear = (node: Payments, reference: string, outcome: 'paid' | 'declined') => {
  const notice = { reference, outcome, amount: 10_000, currency: 'RSD' };
  const body = JSON.stringify(notice);
  return node.hear({ notice, body, signature: signBody(secret, two.clock.now(), body) }).then(() => 'ok');
};

it('twenty calls under one key on two servers begin one deposit', async () => {
  for (let round = 0; round < 20; round += 1) {
    const player = await two.nodes[0].addPlayer(0);
    const key = randomUUID();
    const begun = await both(20, (node) => node.begin(wanted(player, key)));
    expect(new Set(begun.map((each) => JSON.stringify(each))).size).toBe(1);
    expect((await nodes[0].page(player, 1)).result).toHaveLength(1);
  }
});

it('twenty notices of one payment on two servers credit it once', async () => {
  for (let round = 0; round < 20; round += 1) {
    const player = await two.nodes[0].addPlayer(0);
    const { paymentId } = await nodes[0].begin(wanted(player, randomUUID()));
    const { reference } = await nodes[1].one(player, paymentId);
    const answers = await both(20, (node) => hear(node, reference ?? '', 'paid'));
    expect(answers).toEqual(Array(20).fill('ok'));
    expect(await two.cashOf(player)).toBe(100);
  }
});

it('of paid and declined told at once, one counts', async () => {
  for (let round = 0; round < 40; round += 1) {
    const player = await two.nodes[0].addPlayer(0);
    const { paymentId } = await nodes[0].begin(wanted(player, randomUUID()));
    const { reference } = await nodes[0].one(player, paymentId);
    const answers = await both(2, (node, nth) =>
      hear(node, reference ?? '', (nth + round) % 2 === 0 ? 'paid' : 'declined'),
    );
    expect([...answers].sort()).toEqual(['ok', 'paymentOver']);
    const { state } = await nodes[1].one(player, paymentId);
    expect(await two.cashOf(player)).toBe(state === 'credited' ? 100 : 0);
  }
});
