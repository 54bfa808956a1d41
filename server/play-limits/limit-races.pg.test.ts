import { expect, test } from 'vitest';
import { limitPeriods } from '../../contract/entities/play-limit.ts';
import { RefusedCall } from '../calls/refusal.ts';
import { aRequest } from '../testing/ticket-stand.ts';
import { twoDesksPerTest } from '../testing/two-desks.ts';
import { createPlayLimits } from './play-limits.ts';

const two = twoDesksPerTest();

const limitsAt = (node: 0 | 1) =>
  createPlayLimits({
    database: two.databases[node],
    clock: two.clock,
    ledger: two.nodes[node].ledger,
    identity: { endAllSessions: async (_, along) => void (await two.databases[node].transaction(along)) },
  });

/** Sends tickets of 100 at once, turn by turn to both nodes, and counts their outcomes. */
const payAtOnce = async (player: string, count: number) => {
  const outcomes = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      (index % 2 === 0 ? two.nodes[0] : two.nodes[1]).desk.receive(player, aRequest()).then(
        () => 'received',
        (error: unknown) => (error instanceof RefusedCall ? error.key : String(error)),
      ),
    ),
  );
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
};

test.each([
  ['stake', 'stakeLimitReached'],
  ['loss', 'lossLimitReached'],
] as const)('of eight tickets against the last of a %s limit one is received', async (kind, key) => {
  for (let round = 0; round < 15; round += 1) {
    const player = await two.nodes[0].addPlayer(1_000);
    const limits = limitPeriods.map((period) => ({ kind, period, amount: 150 }));
    await limitsAt(0).change(player, { currency_id: 1, limits });
    expect(await payAtOnce(player, 8)).toEqual({ received: 1, [key]: 7 });
    expect(await two.cashOf(player)).toBe(900);
  }
});

test('a limit lowered while tickets are on their way is never passed by one that comes after it', async () => {
  for (let round = 0; round < 15; round += 1) {
    const player = await two.nodes[0].addPlayer(1_000);
    const limits = [{ kind: 'stake' as const, period: 'day' as const, amount: 200 }];
    const [paid] = await Promise.all([payAtOnce(player, 6), limitsAt(1).change(player, { currency_id: 1, limits })]);
    const received = paid.received ?? 0;
    const more = await payAtOnce(player, 4);
    expect((more.received ?? 0) + Math.min(received, 2)).toBe(2);
  }
});

test('no ticket is received once a break began', async () => {
  for (let round = 0; round < 15; round += 1) {
    const player = await two.nodes[0].addPlayer(1_000);
    await Promise.all([payAtOnce(player, 4), limitsAt(1).takeBreak(player, { kind: 'timeOut', days: 1 })]);
    expect(await payAtOnce(player, 4)).toEqual({ onTimeOut: 4 });
  }
});
