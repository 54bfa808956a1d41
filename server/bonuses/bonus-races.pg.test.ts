import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createOutbox } from '../bus/outbox.ts';
import { payments } from '../database/schema/payments.ts';
import { twoDesksPerTest } from '../testing/two-desks.ts';
import { createBonuses } from './bonuses.ts';

const two = twoDesksPerTest();

const node = (nth: 0 | 1) => {
  const [database, { ledger, general }, { clock }] = [two.databases[nth], two.nodes[nth], two];
  const outbox = createOutbox(database, clock, ledger, { toUser: () => undefined, toAll: () => undefined });
  const log = pino({ level: 'silent' });
  return createBonuses({ database, sweeps: database, clock, ledger, outbox, settings: { general }, log });
};

/** A player whose first deposit was 300 dinars. */
const depositor = async (): Promise<string> => {
  const id = await two.nodes[0].addPlayer(0);
  const at = two.clock.now();
  const payment = { id: randomUUID(), userId: id, method: 'nb' as const, currencyId: 1, amount: 30_000n };
  await two.databases[0].transaction(async (within) => {
    await within
      .insert(payments)
      .values({ ...payment, state: 'credited', createdAt: at, decidedAt: at, idempotencyKey: randomUUID() });
    await two.nodes[0].ledger.move(within, `deposit:${payment.id}`, id, [
      { account: 'funding', currencyId: 1, amount: -30_000n },
      { account: 'cash', currencyId: 1, amount: 30_000n },
    ]);
  });
  return id;
};

it('two servers that sweep at once credit each bonus once', async () => {
  const nodes = [node(0), node(1)] as const;
  for (let round = 0; round < 10; round++) {
    const players = await Promise.all(Array.from({ length: 8 }, depositor));
    await Promise.all([...nodes, ...nodes].map((one) => one.creditDue()));
    const bonus = await Promise.all(players.map(async (id) => (await two.nodes[1].ledger.wallets(id))[0]?.wallet_1));
    expect(bonus).toEqual(Array(8).fill(300));
  }
});
