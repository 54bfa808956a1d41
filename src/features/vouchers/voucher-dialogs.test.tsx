import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { Language } from '../../../contract/entities/languages.ts';
import { answering, recording } from '../../../machines/testing/recorder.ts';
import {
  type AddedMoney,
  type VoucherOrder,
  type VoucherReport,
  type VoucherUse,
  voucherMachine,
} from '../../../machines/voucher/voucher.machine.ts';
import { shownView, startedPart } from '../../../test/support/shown-view.tsx';
import { CreatedVoucher } from './created-voucher.tsx';
import { OrderForm } from './order-form.tsx';
import { UseVoucherDialog } from './use-voucher-dialog.tsx';

const machine = () => {
  const create = answering<string, VoucherOrder>();
  const use = answering<AddedMoney, VoucherUse>();
  const copy = answering<void, { text: string }>();
  const clock = new SimulatedClock();
  const voucher = createActor(
    voucherMachine.provide({
      actors: { createVoucher: create.logic, useVoucher: use.logic, copyText: copy.logic },
      actions: { report: recording<VoucherReport>().action },
    }),
    { clock },
  ).start();
  return { create, use, copy, clock, voucher };
};

const ordering = async (language: Language, credit: number) => {
  const parts = machine();
  parts.voucher.send({ type: 'createDialog.opened' });
  const view = await shownView(<OrderForm credit={credit} />, language, {
    vouchers: startedPart({ voucher: parts.voucher }),
  });
  return { ...parts, ...view, amount: screen.getByLabelText(view.words('voucher:amount')) };
};

const isRefused = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';

test.each([
  ['en', '99'],
  ['de', '5001'],
  ['de', '100.5'],
  ['de', 'viel'],
] as const)(
  'in %s a voucher of %s with a credit of 5,000.75 is refused at its field, and nothing is sent',
  async (language, typed) => {
    const { user, words, create, amount } = await ordering(language, 5_000.75);
    await user.type(amount, `${typed}{Enter}`);
    const limits = words('voucher:amountLimits', { limit: '5.000' });
    expect((await screen.findByRole('alert')).textContent).toBe(limits);
    expect(amount.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(amount);
    expect(create.calls).toEqual([]);
  },
);

test('the button says the amount that goes; while it is under way nothing can be changed, sent again or closed', async () => {
  const { user, words, create, amount } = await ordering('de', 5_000);
  await user.type(amount, '1500');
  const button = screen.getByRole('button', { name: 'Für 1.500 Din. erstellen' });
  await user.click(button);
  await user.click(button);
  expect(create.calls.map(({ input }) => input.amount)).toEqual([1_500]);
  expect(amount).toHaveProperty('readOnly', true);
  expect(isRefused(button)).toBe(true);
  expect(screen.getByRole('button', { name: words('voucher:cancel') })).toHaveProperty('disabled', true);
});

test('an answer that does not come is asked for again under the same key, and the player is told that he pays once', async () => {
  const { user, words, create, clock, amount } = await ordering('de', 5_000);
  await user.type(amount, '200{Enter}');
  await act(() => create.last().fail('no answer'));
  expect(screen.getByRole('status').textContent).toBe(words('voucher:checking'));
  act(() => clock.increment(2_000));
  const [first, second] = create.calls.map(({ input }) => input.key);
  expect(first).toBe(second);
  await act(() => create.last().fail({ status: 403, key: 'youAreBlocked' }));
  expect(screen.getByRole('alert').textContent).toBe(words('errors:youAreBlocked'));
  expect(isRefused(screen.getByRole('button', { name: words('voucher:createFor', { amount: '200' }) }))).toBe(false);
});

test('a new code says whether it lies in the clipboard, and is copied again', async () => {
  const { copy, create, voucher } = machine();
  voucher.send({ type: 'createDialog.opened' });
  voucher.send({ type: 'voucher.ordered', amount: 100, key: 'first' });
  await create.last().answer('1234 - 5678 - 9012 - 3456');
  const { user, words } = await shownView(<CreatedVoucher />, 'de', { vouchers: startedPart({ voucher }) });
  expect(screen.getByText('1234 - 5678 - 9012 - 3456')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('');
  await act(() => copy.last().fail(new Error('not allowed')));
  expect(screen.getByRole('status').textContent).toBe(words('voucher:notCopied'));
  await user.click(screen.getByRole('button', { name: words('voucher:copy') }));
  await act(() => copy.last().answer());
  expect(screen.getByRole('status').textContent).toBe(words('voucher:copied'));
});

test('a code is parted in fours as it is typed; only a whole one is sent, also one pasted out of a text', async () => {
  const { use, voucher } = machine();
  voucher.send({ type: 'useDialog.opened' });
  const { user, words } = await shownView(<UseVoucherDialog />, 'de', { vouchers: startedPart({ voucher }) });
  const field = screen.getByLabelText(words('voucher:code'));
  const button = screen.getByRole('button', { name: words('voucher:useAction') });
  await user.type(field, '12345678901234');
  expect(field).toHaveProperty('value', '1234 - 5678 - 9012 - 34');
  expect(isRefused(button)).toBe(true);
  await user.click(button);
  expect(use.calls).toEqual([]);
  fireEvent.paste(field, { clipboardData: { getData: () => 'Code: 1111 2222 3333 4444.' } });
  expect(field).toHaveProperty('value', '1111 - 2222 - 3333 - 4444');
  await user.click(button);
  expect(use.last().input.code).toBe('1111222233334444');
  await act(() => use.last().fail({ status: 404, key: 'notFound' }));
  expect(screen.getByRole('alert').textContent).toBe(words('errors:notFound'));
  expect(field.getAttribute('aria-invalid')).toBe('true');
});
