import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { answering, recording } from '../testing/recorder.ts';
import { nameTaken, exampleUserOrder as order } from './user-creation.cases.ts';
import { type UserOrder, userCreationMachine } from './user-creation.machine.ts';

const ordered = () => {
  const clock = new SimulatedClock();
  const create = answering<string, { order: UserOrder | null }>();
  const refreshed = recording<object>();
  const actor = createActor(
    userCreationMachine.provide({ actors: { createUser: create.logic }, actions: { refresh: refreshed.action } }),
    { clock },
  ).start();
  actor.send({ type: 'dialog.opened' });
  actor.send({ type: 'user.ordered', order });
  return {
    actor,
    clock,
    create,
    refreshed,
    is: () => actor.getSnapshot().value,
    of: () => actor.getSnapshot().context,
  };
};

describe('An account that an agent opens', () => {
  test('is ordered once, and its password forgotten when it is there', async () => {
    const { actor, create, refreshed, is, of } = ordered();
    actor.send({ type: 'user.ordered', order });
    actor.send({ type: 'dialog.closed' });
    expect([is(), create.calls.map(({ input }) => input.order)]).toEqual([{ asking: 'sending' }, [order]]);
    await create.last().answer('newcomer');
    expect([is(), of(), refreshed.seen]).toEqual([
      'created',
      { order: null, username: 'newcomer', refusal: null, fields: {} },
      [{}],
    ]);
    actor.send({ type: 'dialog.closed' });
    expect(is()).toBe('closed');
  });

  test('is refused at its field, and can be ordered under another name', async () => {
    const { actor, create, is, of } = ordered();
    await create.last().fail(nameTaken);
    expect([is(), of().refusal, of().fields]).toEqual(['editing', 'usernameTaken', { username: 'usernameTaken' }]);
    actor.send({ type: 'user.ordered', order: { ...order, username: 'another' } });
    expect([create.last().input.order?.username, of().fields]).toEqual(['another', {}]);
  });

  test('without an answer is asked for under the same id 2 s later, not before', async () => {
    const { clock, create, is } = ordered();
    await create.last().fail(new Error('no answer'));
    expect(is()).toEqual({ asking: 'checking' });
    clock.increment(1_999);
    expect(create.calls).toHaveLength(1);
    clock.increment(1);
    expect(create.calls.map(({ input }) => input.order?.id)).toEqual([order.id, order.id]);
  });

  test('is not ordered where the form is closed', async () => {
    const { actor, create, is } = ordered();
    await create.last().fail(nameTaken);
    actor.send({ type: 'dialog.closed' });
    expect([is(), create.calls.length]).toEqual(['closed', 1]);
  });

  test('is nothing for who signs in next', () => {
    const { actor, is, of } = ordered();
    actor.send({ type: 'player.left' });
    expect([is(), of().order]).toEqual(['closed', null]);
  });
});

test('An account without an answer for 40 s, not before, is unknown, asked about again under its id, or put aside', () => {
  const { actor, clock, create, refreshed, is, of } = ordered();
  clock.increment(39_999);
  expect(is()).toEqual({ asking: 'sending' });
  clock.increment(1);
  expect([is(), of().refusal]).toEqual(['unanswered', null]);
  actor.send({ type: 'outcome.asked' });
  expect([is(), create.calls.map(({ input }) => input.order?.id)]).toEqual([
    { asking: 'sending' },
    [order.id, order.id],
  ]);
  clock.increment(40_000);
  actor.send({ type: 'dialog.closed' });
  expect([is(), of().order, refreshed.seen]).toEqual(['closed', null, [{}]]);
});
