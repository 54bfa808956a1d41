import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Language } from '../../../contract/entities/languages.ts';
import type { Wallet } from '../../../contract/entities/wallet.ts';
import type { DepositTerms } from '../../../domain/payment/deposit-terms.ts';
import { type Deposit, depositMachine } from '../../../machines/deposit/deposit.machine.ts';
import { payoutMachine } from '../../../machines/payout/payout.machine.ts';
import { answering, recording } from '../../../machines/testing/recorder.ts';
import { shownView, startedPart } from '../../../test/support/shown-view.tsx';
import { DepositForm } from './deposit-form.tsx';

const terms: DepositTerms = {
  depositMethods: ['nb', 'apcopay'],
  minDeposit: { 1: 100, 2: 5 },
  maxDeposit: { 1: 4_000, 2: 0 },
};

const none = { wallet_0: 0, wallet_1: 0, wallet_2: 0, wallet_3: 0, wallet_5: 0, wallet_6: 0 };
const wallets: Wallet[] = [
  { ...none, currency_id: 1, currency: 'RSD', credit_text: '1,200.00' },
  { ...none, currency_id: 2, currency: 'EUR', credit_text: '7.50' },
];

const shown = async (language: Language) => {
  const begin = answering<{ url: string }, { deposit: Deposit | null }>();
  const gone = recording<{ url: string | null }>();
  const deposit = createActor(
    depositMachine.provide({
      actors: { begin: begin.logic },
      actions: { goToProvider: gone.action, report: recording().action },
    }),
  ).start();
  const view = await shownView(<DepositForm terms={terms} wallets={wallets} chosen={1} />, language, {
    money: startedPart({ deposit, payout: createActor(payoutMachine) }),
  });
  const amount = screen.getByLabelText(view.words('payments:amount'));
  return { ...view, begin, gone, amount, button: (name: string) => screen.getByRole('button', { name }) };
};

test.each([
  ['en', '99', 'depositTooSmall'],
  ['rs', '4000.01', 'depositTooLarge'],
  ['rs', 'sto', 'amountInvalid'],
  ['rs', ' ', 'amountInvalid'],
] as const)('in %s the amount “%s” is refused at its field: %s', async (language, typed, key) => {
  const { user, words, begin, amount } = await shown(language);
  await user.type(amount, `${typed}{Enter}`);
  expect(screen.getByRole('alert').textContent).toBe(words(`errors:${key}`));
  expect(amount.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(amount);
  expect(begin.calls).toEqual([]);
});

test('amounts to press keep to the limits of the wallet, and the button says what will be paid', async () => {
  const { user, words, button } = await shown('rs');
  const presets = () =>
    screen
      .getAllByRole('button')
      .slice(0, -1)
      .map(({ textContent }) => textContent);
  expect(presets()).toEqual(['500', '1,000', '2,000']);
  expect(screen.getByText('Od 100 do 4,000 RSD')).toBeDefined();
  await user.click(button('1,000'));
  expect(button('Uplatite 1,000.00 RSD')).toBeDefined();
  await user.click(screen.getByRole('radio', { name: /^EUR/ }));
  expect(presets()).toEqual(['25', '50', '100', '250']);
  expect(screen.getByText(words('payments:rangeFrom', { min: '5', currency: 'EUR' }))).toBeDefined();
  expect(button('Uplatite 1,000.00 EUR')).toBeDefined();
});

test('a deposit is begun once, by the way and into the wallet that were chosen, and leads to the provider', async () => {
  const { user, words, begin, gone, amount, button } = await shown('rs');
  await user.click(screen.getByRole('radio', { name: new RegExp(`^${words('payments:methods.apcopay')}`) }));
  await user.type(amount, '250{Enter}');
  expect(begin.last().input.deposit).toMatchObject({
    method: 'apcopay',
    request: { amount: 250, currency: 'RSD', currency_id: 1 },
  });
  expect(button(words('payments:beginning'))).toHaveProperty('disabled', true);
  await user.type(amount, '{Enter}');
  expect(begin.calls).toHaveLength(1);
  await act(() => begin.last().answer({ url: 'https://bank.example/pay' }));
  expect(gone.seen).toEqual([{ url: 'https://bank.example/pay' }]);
  expect(button(words('payments:leaving'))).toHaveProperty('disabled', true);
});

test('a refusal names what is left of the player’s own limit at the field; typing takes it back', async () => {
  const { user, words, begin, amount } = await shown('rs');
  await user.type(amount, '250{Enter}');
  const values = { left: 120, currency: 'RSD' };
  await act(() =>
    begin.last().fail({ status: 400, key: 'depositLimitReached', fields: { amount: 'depositLimitReached' }, values }),
  );
  expect(screen.getByRole('alert').textContent).toBe(
    words('errors:depositLimitReached', { left: '120.00', currency: 'RSD' }),
  );
  await user.type(amount, '1');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(amount.getAttribute('aria-invalid')).toBeNull();
});

test('who has not confirmed his address is told where to', async () => {
  const { user, words, begin, amount } = await shown('rs');
  await user.type(amount, '250{Enter}');
  await act(() => begin.last().fail({ status: 403, key: 'verifyEmail' }));
  expect(screen.getByText(words('errors:verifyEmail'))).toBeDefined();
  const link = screen.getByRole('link', { name: words('payments:verifyAction') });
  expect(link.getAttribute('href')).toBe('/account/settings');
});
