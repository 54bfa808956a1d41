import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { answering, recording } from '../testing/recorder.ts';
import { type PayoutReport, payoutMachine, type WantedPayout } from './payout.machine.ts';

const wanted = { amount: 307, currencyId: null, key: 'key-1' };
const start = () => {
  const clock = new SimulatedClock();
  const request = answering<number | null, WantedPayout>();
  const reports = recording<PayoutReport>();
  const actor = createActor(
    payoutMachine.provide({ actors: { requestPayout: request.logic }, actions: { report: reports.action } }),
    { clock },
  ).start();
  actor.send({ type: 'payout.wanted', ...wanted });
  return { actor, clock, request, reports, is: () => actor.getSnapshot().value };
};

test('a payout is asked for when it was confirmed, once, and shows its receipt', async () => {
  const { actor, request, reports, is } = start();
  expect([is(), request.calls]).toEqual(['confirming', []]);
  actor.send({ type: 'payout.confirmed' });
  actor.send({ type: 'payout.confirmed' });
  actor.send({ type: 'dialog.closed' });
  expect([is(), request.calls.map(({ input }) => input)]).toEqual([{ asking: 'sending' }, [wanted]]);
  await request.last().answer(12);
  expect([is(), actor.getSnapshot().context.receipt, reports.seen]).toEqual([
    'asked',
    12,
    [{ type: 'payouts.changed' }],
  ]);
  actor.send({ type: 'dialog.closed' });
  expect([is(), actor.getSnapshot().context.receipt]).toEqual(['closed', null]);
});

test('nothing is asked for by whoever thinks better of it', () => {
  const { actor, request, is } = start();
  actor.send({ type: 'dialog.closed' });
  expect([is(), request.calls]).toEqual(['closed', []]);
});

test('a refusal is said, and the page looks again at what is owed', async () => {
  const { actor, request, reports, is } = start();
  actor.send({ type: 'payout.confirmed' });
  await request.last().fail({ status: 409, key: 'figuresDiffer' });
  expect([is(), actor.getSnapshot().context.refusal]).toEqual(['refused', 'figuresDiffer']);
  expect(reports.seen).toEqual([{ type: 'payouts.changed' }]);
});

test('without an answer it is asked under the same key 2 s later, not before', async () => {
  const { actor, clock, request, is } = start();
  actor.send({ type: 'payout.confirmed' });
  await request.last().fail(new Error('no answer'));
  actor.send({ type: 'dialog.closed' });
  clock.increment(1_999);
  expect([is(), request.calls.length]).toEqual([{ asking: 'checking' }, 1]);
  clock.increment(1);
  expect(request.calls.map(({ input }) => input.key)).toEqual(['key-1', 'key-1']);
});

test('a player who leaves closes it, and what he asked for is nothing for the next', () => {
  const { actor, is } = start();
  actor.send({ type: 'player.left' });
  expect([is(), actor.getSnapshot().context.wanted.key]).toEqual(['closed', '']);
});

test('a refusal can be put aside, and is not said again', async () => {
  const { actor, request, is } = start();
  actor.send({ type: 'payout.confirmed' });
  await request.last().fail({ status: 409, key: 'figuresDiffer' });
  actor.send({ type: 'dialog.closed' });
  expect([is(), actor.getSnapshot().context.refusal]).toEqual(['closed', null]);
});

test('without an answer for 40 s, not before, it is unknown, asked about again under the same key, or put aside', async () => {
  const { actor, clock, request, reports, is } = start();
  actor.send({ type: 'payout.confirmed' });
  clock.increment(39_999);
  expect(is()).toEqual({ asking: 'sending' });
  clock.increment(1);
  expect([is(), actor.getSnapshot().context.refusal]).toEqual(['unanswered', null]);
  actor.send({ type: 'outcome.asked' });
  expect([is(), request.calls.map(({ input }) => input.key)]).toEqual([{ asking: 'sending' }, ['key-1', 'key-1']]);
  clock.increment(40_000);
  actor.send({ type: 'dialog.closed' });
  expect([is(), reports.seen]).toEqual(['closed', [{ type: 'payouts.changed' }]]);
});
