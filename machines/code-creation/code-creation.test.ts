import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { answering, recording } from '../testing/recorder.ts';
import { type CodeCreationReport, codeCreationMachine, type WantedCode } from './code-creation.machine.ts';

const wanted = { code: 'DERBY24', campaign: 'Derby', key: 'key-1' };
const start = () => {
  const clock = new SimulatedClock();
  const create = answering<string, WantedCode>();
  const reports = recording<CodeCreationReport>();
  const actor = createActor(
    codeCreationMachine.provide({ actors: { createCode: create.logic }, actions: { report: reports.action } }),
    { clock },
  ).start();
  actor.send({ type: 'codeDialog.opened' });
  actor.send({ type: 'code.wanted', ...wanted });
  return { actor, clock, create, reports, is: () => actor.getSnapshot().value };
};

test('a code is asked for once however often, and the dialog stays until it is made', async () => {
  const { actor, create, reports, is } = start();
  actor.send({ type: 'code.wanted', ...wanted });
  actor.send({ type: 'dialog.closed' });
  expect([is(), create.calls.map(({ input }) => input)]).toEqual([{ asking: 'sending' }, [wanted]]);
  await create.last().answer('DERBY24');
  expect([is(), reports.seen]).toEqual([
    'closed',
    [
      {
        type: 'notice.raised',
        notice: { id: 'promoCode', text: { namespace: 'affiliates', key: 'codes.made', values: { code: 'DERBY24' } } },
      },
      { type: 'codes.changed' },
    ],
  ]);
});

test('a code that is taken is said so, and another can be asked for', async () => {
  const { actor, create, is } = start();
  await create.last().fail({ status: 409, key: 'promoCodeTaken' });
  expect([is(), actor.getSnapshot().context.refusal]).toEqual(['editing', 'promoCodeTaken']);
  actor.send({ type: 'code.wanted', ...wanted, code: 'DERBY25', key: 'key-2' });
  expect([create.last().input.code, actor.getSnapshot().context.refusal]).toEqual(['DERBY25', null]);
});

test('without an answer the same code is asked for under the same key 2 s later, not before', async () => {
  const { actor, clock, create, is } = start();
  await create.last().fail(new Error('no answer'));
  actor.send({ type: 'dialog.closed' });
  clock.increment(1_999);
  expect([is(), create.calls.length]).toEqual([{ asking: 'checking' }, 1]);
  clock.increment(1);
  expect(create.calls.map(({ input }) => input.key)).toEqual(['key-1', 'key-1']);
});

test('without an answer for 40 s, not before, it is unknown, asked about again under the same key, or put aside', () => {
  const { actor, clock, create, reports, is } = start();
  clock.increment(39_999);
  expect(is()).toEqual({ asking: 'sending' });
  clock.increment(1);
  expect([is(), actor.getSnapshot().context.refusal]).toEqual(['unanswered', null]);
  actor.send({ type: 'outcome.asked' });
  expect([is(), create.calls.map(({ input }) => input.key)]).toEqual([{ asking: 'sending' }, ['key-1', 'key-1']]);
  clock.increment(40_000);
  actor.send({ type: 'dialog.closed' });
  expect([is(), reports.seen]).toEqual(['closed', [{ type: 'codes.changed' }]]);
});

test('the dialog is closed before anything was asked for, and goes with its affiliate', () => {
  const { actor, create, is } = start();
  actor.send({ type: 'player.left' });
  expect([is(), actor.getSnapshot().context.wanted.key]).toEqual(['closed', '']);
  actor.send({ type: 'codeDialog.opened' });
  expect(is()).toBe('editing');
  actor.send({ type: 'dialog.closed' });
  expect([is(), create.calls.length]).toEqual(['closed', 1]);
});
