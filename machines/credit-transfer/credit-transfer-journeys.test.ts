import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { answering, recording } from '../testing/recorder.ts';
import { exampleOrder as order, exampleReceiver as receiver } from './credit-transfer.cases.ts';
import {
  type CreditOrder,
  type CreditReceiver,
  creditTransferMachine,
  type MovedCredit,
} from './credit-transfer.machine.ts';

const opened = () => {
  const clock = new SimulatedClock();
  const move = answering<MovedCredit, { receiver: CreditReceiver | null; order: CreditOrder | null }>();
  const refreshed = recording<object>();
  const actor = createActor(
    creditTransferMachine.provide({ actors: { moveCredit: move.logic }, actions: { refresh: refreshed.action } }),
    { clock },
  ).start();
  actor.send({ type: 'transfer.opened', receiver });
  return { actor, clock, move, refreshed, is: () => actor.getSnapshot().value, of: () => actor.getSnapshot().context };
};
const sent = () => {
  const started = opened();
  started.actor.send({ type: 'amount.entered', order });
  started.actor.send({ type: 'transfer.confirmed' });
  return started;
};
const other = { ...receiver, username: 'jelena_v' };

describe('Credit', () => {
  test('is moved once however often it is confirmed, and the page is asked for again', async () => {
    const { actor, move, refreshed, is, of } = sent();
    actor.send({ type: 'transfer.confirmed' });
    actor.send({ type: 'dialog.closed' });
    expect([is(), move.calls.map(({ input }) => input)]).toEqual([{ asking: 'sending' }, [{ receiver, order }]]);
    await move.last().answer({ receipt: 41, newCredit: 29_120.5 });
    expect([is(), of().moved, refreshed.seen]).toEqual(['moved', { receipt: 41, newCredit: 29_120.5 }, [{}]]);
    actor.send({ type: 'dialog.closed' });
    expect([is(), of().moved]).toEqual(['closed', null]);
  });

  test('whose answer was lost is asked for under the same key 2 s later, not before, and is not put aside', async () => {
    const { actor, clock, move, is } = sent();
    await move.last().fail(new Error('no answer'));
    actor.send({ type: 'dialog.closed' });
    actor.send({ type: 'transfer.opened', receiver: other });
    expect(is()).toEqual({ asking: 'checking' });
    clock.increment(1_999);
    expect(move.calls).toHaveLength(1);
    clock.increment(1);
    expect(move.calls.map(({ input }) => input.order?.key)).toEqual(['key-1', 'key-1']);
    await move.last().answer({ receipt: 41, newCredit: 29_120.5 });
    expect(is()).toBe('moved');
  });

  test('that is refused says why, and is ordered anew', async () => {
    const { actor, move, is, of } = sent();
    await move.last().fail({ status: 400, key: 'insufficientFunds' });
    expect([is(), of().refusal, of().order]).toEqual(['editing', 'insufficientFunds', null]);
    actor.send({ type: 'amount.entered', order: { ...order, amount: 10, key: 'key-2' } });
    expect([is(), of().refusal]).toEqual(['reviewing', null]);
    actor.send({ type: 'amount.changed' });
    expect(is()).toBe('editing');
  });

  test('for another asks before an amount is lost, and does not where nothing was typed', () => {
    const { actor, is, of } = opened();
    actor.send({ type: 'transfer.opened', receiver: other });
    expect([is(), of().receiver?.username]).toEqual(['editing', 'jelena_v']);
    actor.send({ type: 'form.touched' });
    actor.send({ type: 'transfer.opened', receiver });
    expect([is(), of().receiver?.username]).toEqual(['discarding', 'jelena_v']);
    actor.send({ type: 'discard.declined' });
    expect([is(), of().receiver?.username, of().touched]).toEqual(['editing', 'jelena_v', true]);
    actor.send({ type: 'transfer.opened', receiver });
    actor.send({ type: 'discard.confirmed' });
    expect([is(), of().receiver?.username, of().touched]).toEqual(['editing', receiver.username, false]);
  });

  test('that somebody began is nothing for the next', () => {
    const { actor, is, of } = sent();
    actor.send({ type: 'player.left' });
    expect([is(), of().receiver]).toEqual(['closed', null]);
  });
});

describe('The dialog of credit', () => {
  test('is closed before anything is sent, from the amount and from the look at it', () => {
    const editing = opened();
    editing.actor.send({ type: 'dialog.closed' });
    expect(editing.is()).toBe('closed');
    const reviewing = opened();
    reviewing.actor.send({ type: 'amount.entered', order });
    reviewing.actor.send({ type: 'dialog.closed' });
    expect([reviewing.is(), reviewing.of().order]).toEqual(['closed', null]);
  });

  test('is for the next at once when the credit before was moved', async () => {
    const { actor, move, is, of } = sent();
    await move.last().answer({ receipt: 41, newCredit: 29_120.5 });
    actor.send({ type: 'transfer.opened', receiver: other });
    expect([is(), of().receiver?.username, of().moved]).toEqual(['editing', 'jelena_v', null]);
  });

  test('forgets for whom it was not discarded', () => {
    const { actor, of } = opened();
    actor.send({ type: 'form.touched' });
    actor.send({ type: 'transfer.opened', receiver: other });
    expect(of().next?.username).toBe('jelena_v');
    actor.send({ type: 'discard.declined' });
    expect(of().next).toBeNull();
  });
});

describe('Credit without an answer', () => {
  const unanswered = () => {
    const started = sent();
    started.clock.increment(40_000);
    return started;
  };

  test('is unknown after 40 s, not before, and asked about again under the same key', async () => {
    const { actor, clock, move, is, of } = sent();
    clock.increment(39_999);
    expect(is()).toEqual({ asking: 'sending' });
    clock.increment(1);
    expect([is(), of().refusal]).toEqual(['unanswered', null]);
    actor.send({ type: 'outcome.asked' });
    expect([is(), move.calls.map(({ input }) => input.order?.key)]).toEqual([
      { asking: 'sending' },
      ['key-1', 'key-1'],
    ]);
    await move.last().answer({ receipt: 41, newCredit: 29_120.5 });
    expect(is()).toBe('moved');
  });

  test('is there again before another is moved, also to another, but not for who signs in next', () => {
    const { actor, refreshed, is, of } = unanswered();
    actor.send({ type: 'dialog.closed' });
    expect([is(), refreshed.seen]).toEqual(['aside', [{}]]);
    actor.send({ type: 'transfer.opened', receiver: other });
    expect([is(), of().receiver, of().order]).toEqual(['unanswered', receiver, order]);
    actor.send({ type: 'dialog.closed' });
    actor.send({ type: 'player.left' });
    expect([is(), of().order]).toEqual(['closed', null]);
  });
});
