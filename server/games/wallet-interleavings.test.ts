import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameRounds } from '../database/schema/games.ts';
import { checkInvariants } from '../ledger/check-invariants.ts';
import { gamePlayer, wordOf } from '../testing/game-stand.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { createWalletModel, type ModelCall } from '../testing/wallet-model.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ SITE_DIR: 'no-site' });
});
afterAll(() => server.close());

// Few names, so that calls meet: the same id again, with another body, a rollback before its bet, a win after the end.
const id = fc.constantFrom('b1', 'b2', 'b3', 'o1', 'o2', 'o3');
const betId = fc.constantFrom('b1', 'b2', 'b3');
const round = fc.constantFrom('r1', 'r1', 'r2');
const bet = fc.record({
  name: fc.constant('bet' as const),
  id: betId,
  round,
  amount: fc.constantFrom(20_000, 30_001, 70_000),
});
const anyCall: fc.Arbitrary<ModelCall> = fc.oneof(
  bet,
  bet,
  fc.record({
    name: fc.constant('win' as const),
    id,
    round,
    amount: fc.constantFrom(0, 1, 33_333),
    reference: fc.option(betId),
    closed: fc.boolean(),
  }),
  fc.record({ name: fc.constant('rollback' as const), id, round, reference: betId }),
  fc.record({ name: fc.constant('end' as const), id, round }),
);
/** Calls, some of which are sent once more at the end. */
const interleaving = fc
  .array(anyCall, { minLength: 4, maxLength: 14 })
  .chain((calls) => fc.subarray(calls).map((again) => [...calls, ...again]))
  // A rollback that names itself is no call of anybody's.
  .map((calls) => calls.filter((call) => call.name !== 'rollback' || call.id !== call.reference));

const opening = 100_000;
const inBonus = 60_000;

test('whatever order a provider’s calls come in, wallet and rounds are what a plain model says', async () => {
  const { database, ledger } = server.services;
  const play = async (calls: readonly ModelCall[]): Promise<void> => {
    const player = await gamePlayer(server, opening / 100);
    const userId = player.user.id;
    await database.transaction((within) =>
      ledger.move(within, `bonus:test:${userId}`, userId, [
        { account: 'cash', currencyId: 1, amount: BigInt(-inBonus) },
        { account: 'bonus', currencyId: 1, amount: BigInt(inBonus) },
      ]),
    );
    const game = await player.play();
    const model = createWalletModel(opening - inBonus, inBonus);
    const ids = new Map<string, string>();
    const uuidOf = (name: string): string => {
      const known = ids.get(name) ?? randomUUID();
      ids.set(name, known);
      return known;
    };
    for (const call of calls) {
      const answer = await game.send(call.name, {
        transaction_id: uuidOf(call.id),
        round_id: call.round,
        ...('amount' in call ? { amount: call.amount } : {}),
        ...('reference' in call && call.reference !== null ? { reference_transaction_id: uuidOf(call.reference) } : {}),
        ...('closed' in call ? { round_closed: call.closed } : {}),
      });
      const word = answer.status === 200 ? `ok ${answer.body.balance}` : wordOf(answer);
      expect([call, word]).toEqual([call, model.call(call)]);
    }
    const [wallet] = await ledger.wallets(userId);
    const { cash, bonus } = model.wallet();
    expect([wallet?.wallet_0, wallet?.wallet_1]).toEqual([cash / 100, bonus / 100]);
    const rounds = await database.select().from(gameRounds).where(eq(gameRounds.userId, userId));
    const seen = rounds.map(({ roundId, state, staked, returned }) => ({
      name: roundId,
      state,
      staked: Number(staked),
      returned: Number(returned),
    }));
    expect(seen.sort((a, b) => (a.name < b.name ? -1 : 1))).toEqual(model.rounds());
  };
  await fc.assert(fc.asyncProperty(interleaving, play), { seed: 17, numRuns: 30, endOnFailure: false });
  expect(await checkInvariants(database, server.clock.now())).toEqual([]);
}, 300_000);
