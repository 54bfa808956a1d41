import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { freeRounds, gameRounds } from '../database/schema/games.ts';
import { checkInvariants } from '../ledger/check-invariants.ts';
import { gamePlayer, wordOf } from '../testing/game-stand.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { createWalletModel, type ModelCall } from '../testing/wallet-model.ts';

/** What a bet stakes that can be a free round too. */
const freeStake = 20_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ SITE_DIR: 'no-site' });
  const rule = {
    id: 'two',
    games: ['fruit'],
    rounds: 2,
    days: 7,
    stakes: [{ currency_id: 1, stake: freeStake / 100 }],
  };
  const value = JSON.stringify({ periodic: [], once: [], freeRounds: [rule] });
  expect((await server.call('/sandbox/v1/settings', { key: 'bonuses', value })).status).toBe(200);
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
  amount: fc.constantFrom(freeStake, 30_001, 70_000),
  free: fc.constant(null),
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
/** Rounds that cost nothing are given, before a bet names them or after. */
const give = fc.record({ name: fc.constant('give' as const), id: fc.constantFrom('f1', 'f2') });
const freeBet = fc.record({
  name: fc.constant('bet' as const),
  id: betId,
  round: fc.constantFrom('r1', 'r2', 'r3'),
  amount: fc.constantFrom(freeStake, freeStake, freeStake, 30_001),
  free: fc.constantFrom('f1', 'f1', 'f2'),
});
type Step = ModelCall | { name: 'give'; id: string };

/** Some calls are sent once more at the end, as those whose answers were lost. */
const interleavingOf = (step: fc.Arbitrary<Step>, most: number) =>
  fc
    .array(step, { minLength: 4, maxLength: most })
    .chain((steps) => fc.subarray(steps).map((again) => [...steps, ...again]))
    // No provider sends a rollback that names itself.
    .map((steps) => steps.filter((step) => step.name !== 'rollback' || step.id !== step.reference));

const opening = 100_000;
const inBonus = 60_000;

const bodyOf = (call: ModelCall, uuidOf: (name: string) => string) => ({
  transaction_id: uuidOf(call.id),
  round_id: call.round,
  ...('amount' in call ? { amount: call.amount } : {}),
  ...('reference' in call && call.reference !== null ? { reference_transaction_id: uuidOf(call.reference) } : {}),
  ...('closed' in call ? { round_closed: call.closed } : {}),
  ...('free' in call && call.free !== null ? { free_rounds: call.free } : {}),
});

const play = async (steps: readonly Step[]): Promise<void> => {
  const { database, games, ledger } = server.services;
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
  for (const step of steps) {
    if (step.name === 'give') {
      ids.set(step.id, await games.freeRounds.give(userId, 'two', 1));
      model.give(uuidOf(step.id), { stake: freeStake, left: 2 });
      continue;
    }
    // A name that is given once more means the new ones from then on.
    const call = step.name === 'bet' && step.free !== null ? { ...step, free: uuidOf(step.free) } : step;
    const answer = await game.send(call.name, bodyOf(call, uuidOf));
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
  const free = await database.select().from(freeRounds).where(eq(freeRounds.userId, userId));
  const left = free.map(({ id, left, won }) => ({ id, left, won: Number(won) }));
  expect(left.sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual(model.freeRounds());
};

afterEach(async () => {
  expect(await checkInvariants(server.services.database, server.clock.now())).toEqual([]);
});

test('whatever order a provider’s calls come in, wallet and rounds are what a plain model says', async () => {
  const calls = interleavingOf(anyCall, 14);
  await fc.assert(fc.asyncProperty(calls, play), { seed: 17, numRuns: 30, endOnFailure: false });
}, 300_000);

test('so they are with rounds that cost nothing: none is lost or played twice, and what they win is bonus money', async () => {
  const steps = interleavingOf(fc.oneof(give, freeBet, freeBet, freeBet, anyCall, anyCall), 18);
  const tornAway: Step[] = [
    { name: 'give', id: 'f1' },
    { name: 'bet', id: 'b1', round: 'r1', amount: freeStake, free: 'f1' },
    { name: 'bet', id: 'b1', round: 'r1', amount: freeStake, free: 'f1' },
    { name: 'rollback', id: 'o1', round: 'r1', reference: 'b1' },
    { name: 'rollback', id: 'o1', round: 'r1', reference: 'b1' },
    { name: 'bet', id: 'b1', round: 'r1', amount: freeStake, free: 'f1' },
    { name: 'rollback', id: 'o2', round: 'r2', reference: 'b2' },
    { name: 'bet', id: 'b2', round: 'r2', amount: freeStake, free: 'f1' },
    { name: 'bet', id: 'b3', round: 'r3', amount: freeStake, free: 'f1' },
    { name: 'win', id: 'o3', round: 'r3', amount: 33_333, reference: 'b3', closed: true },
  ];
  await fc.assert(fc.asyncProperty(steps, play), {
    seed: 18,
    numRuns: 30,
    examples: [[tornAway]],
    endOnFailure: false,
  });
}, 300_000);
