import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { answering, recording } from '../testing/recorder.ts';
import {
  type AddedMoney,
  type VoucherOrder,
  type VoucherReport,
  type VoucherUse,
  voucherMachine,
} from './voucher.machine.ts';

const start = () => {
  const clock = new SimulatedClock();
  const create = answering<string, VoucherOrder>();
  const use = answering<AddedMoney, VoucherUse>();
  const copy = answering<void, { text: string }>();
  const reports = recording<VoucherReport>();
  const actor = createActor(
    voucherMachine.provide({
      actors: { createVoucher: create.logic, useVoucher: use.logic, copyText: copy.logic },
      actions: { report: reports.action },
    }),
    { clock },
  ).start();
  return { actor, clock, create, use, copy, reports, is: () => actor.getSnapshot().value };
};

const textCode = '1234 - 5678 - 9012 - 3456';
const order = { amount: 500, key: 'key-1' };
const wrong = { status: 400, key: 'voucherInvalid' };
const said = (namespace: string, key: string, rest: object = { color: 'error' }) => ({
  type: 'notice.raised',
  notice: { id: 'voucher', text: { namespace, key }, ...rest },
});

const ordered = () => {
  const started = start();
  started.actor.send({ type: 'createDialog.opened' });
  started.actor.send({ type: 'voucher.ordered', ...order });
  return started;
};

const entered = () => {
  const started = start();
  started.actor.send({ type: 'useDialog.opened' });
  started.actor.send({ type: 'code.entered', code: '1234567890123456', key: 'key-2' });
  return started;
};

describe('A voucher that is made', () => {
  test('is ordered once however often it is asked for, and its code is copied', async () => {
    const { actor, create, copy, reports, is } = ordered();
    actor.send({ type: 'voucher.ordered', ...order });
    actor.send({ type: 'dialog.closed' });
    expect([is(), create.calls.map(({ input }) => input)]).toEqual([{ creating: { asking: 'sending' } }, [order]]);
    await create.last().answer(textCode);
    expect(copy.last().input).toEqual({ text: textCode });
    await copy.last().answer();
    expect([is(), reports.seen]).toEqual([{ creating: { created: 'copied' } }, [{ type: 'vouchers.changed' }]]);
    actor.send({ type: 'dialog.closed' });
    expect([is(), actor.getSnapshot().context.textCode]).toEqual(['closed', '']);
  });

  test('stays to be read where the browser does not let it be copied, and can be copied again', async () => {
    const { actor, create, copy, is } = ordered();
    await create.last().answer(textCode);
    await copy.last().fail(new Error('not allowed'));
    expect([is(), actor.getSnapshot().context.textCode]).toEqual([{ creating: { created: 'notCopied' } }, textCode]);
    actor.send({ type: 'copy.asked' });
    await copy.last().answer();
    actor.send({ type: 'copy.asked' });
    expect(copy.calls).toHaveLength(3);
  });

  test('is refused in red and can be ordered again', async () => {
    const { actor, create, reports, is } = ordered();
    await create.last().fail({ status: 400, key: 'insufficientFunds' });
    expect([is(), reports.seen]).toEqual([{ creating: 'editing' }, [said('errors', 'insufficientFunds')]]);
    actor.send({ type: 'voucher.ordered', amount: 100, key: 'key-3' });
    expect(create.last().input).toEqual({ amount: 100, key: 'key-3' });
  });

  test('without an answer is ordered under the same key 2 s later, not before, and cannot be put aside', async () => {
    const { actor, clock, create, reports, is } = ordered();
    await create.last().fail(new Error('no answer'));
    actor.send({ type: 'dialog.closed' });
    expect([is(), reports.seen]).toEqual([{ creating: { asking: 'checking' } }, [said('errors', 'unavailable')]]);
    clock.increment(1_999);
    expect(create.calls).toHaveLength(1);
    clock.increment(1);
    expect(create.calls.map(({ input }) => input)).toEqual([order, order]);
    await create.last().answer(textCode);
    expect(is()).toEqual({ creating: { created: 'copying' } });
  });
});

describe('A voucher that is used', () => {
  test('says what it brought, in green for 3 s, and closes its dialog', async () => {
    const { use, reports, is } = entered();
    expect(use.last().input).toEqual({ code: '1234567890123456', key: 'key-2' });
    await use.last().answer({ amount: '500.00', currency: 'RSD' });
    expect(is()).toBe('closed');
    const text = { namespace: 'voucher', key: 'added', values: { amount: '500.00', currency: 'RSD' } };
    expect(reports.seen).toEqual([
      { type: 'notice.raised', notice: { id: 'voucher', text } },
      { type: 'vouchers.changed' },
    ]);
  });

  test('but is not good says so in red, and another can be entered', async () => {
    const { actor, use, reports, is } = entered();
    await use.last().fail(wrong);
    expect([is(), reports.seen]).toEqual([{ using: 'editing' }, [said('errors', 'voucherInvalid')]]);
    expect(actor.getSnapshot().context.refusal).toBe('voucherInvalid');
    actor.send({ type: 'code.entered', code: '6543210987654321', key: 'key-4' });
    expect(actor.getSnapshot().context.refusal).toBeNull();
    expect(use.last().input).toEqual({ code: '6543210987654321', key: 'key-4' });
  });

  test('without an answer is used again under the same key', async () => {
    const { clock, use, is } = entered();
    await use.last().fail(new Error('no answer'));
    expect(is()).toEqual({ using: { asking: 'checking' } });
    clock.increment(2_000);
    expect(use.calls.map(({ input }) => input.key)).toEqual(['key-2', 'key-2']);
  });
});

test('what a player began is nothing for the next', async () => {
  const { actor, create, is } = ordered();
  await create.last().answer(textCode);
  actor.send({ type: 'player.left' });
  expect([is(), actor.getSnapshot().context.textCode]).toEqual(['closed', '']);
});

test.each(['createDialog.opened', 'useDialog.opened'] as const)(
  'a dialog that nothing was sent from is closed: %s',
  (type) => {
    const { actor, is } = start();
    actor.send({ type });
    actor.send({ type: 'dialog.closed' });
    expect(is()).toBe('closed');
  },
);

test('a voucher that is refused says why in its dialog as well', async () => {
  const { actor, create, is } = ordered();
  await create.last().fail({ status: 400, key: 'insufficientFunds' });
  expect([is(), actor.getSnapshot().context.refusal]).toEqual([{ creating: 'editing' }, 'insufficientFunds']);
});

describe('A voucher without an answer for 40 s', () => {
  test('that was ordered is unknown, not before, and ordered again under the same key', async () => {
    const { actor, clock, create, is } = ordered();
    clock.increment(39_999);
    expect(is()).toEqual({ creating: { asking: 'sending' } });
    clock.increment(1);
    expect([is(), actor.getSnapshot().context.refusal]).toEqual([{ creating: 'unanswered' }, null]);
    actor.send({ type: 'outcome.asked' });
    expect([is(), create.calls.map(({ input }) => input)]).toEqual([
      { creating: { asking: 'sending' } },
      [order, order],
    ]);
    await create.last().answer(textCode);
    expect(is()).toEqual({ creating: { created: 'copying' } });
  });

  test.each(['createDialog.opened', 'useDialog.opened'] as const)(
    'that was ordered is there again before anything else is sent: %s',
    (type) => {
      const { actor, clock, create, reports, is } = ordered();
      clock.increment(40_000);
      actor.send({ type: 'dialog.closed' });
      expect([is(), reports.seen]).toEqual(['aside', [{ type: 'vouchers.changed' }]]);
      actor.send({ type });
      expect(is()).toEqual({ creating: 'unanswered' });
      actor.send({ type: 'outcome.asked' });
      expect(create.last().input).toEqual(order);
    },
  );

  test('that was used is unknown, not before, and used again under the same key, or put aside', () => {
    const { actor, clock, use, reports, is } = entered();
    clock.increment(39_999);
    expect(is()).toEqual({ using: { asking: 'sending' } });
    clock.increment(1);
    expect([is(), actor.getSnapshot().context.refusal]).toEqual([{ using: 'unanswered' }, null]);
    actor.send({ type: 'outcome.asked' });
    expect([is(), use.calls.map(({ input }) => input.key)]).toEqual([
      { using: { asking: 'sending' } },
      ['key-2', 'key-2'],
    ]);
    clock.increment(40_000);
    actor.send({ type: 'dialog.closed' });
    expect([is(), reports.seen]).toEqual(['closed', [{ type: 'vouchers.changed' }]]);
  });
});
