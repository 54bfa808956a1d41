import { describe, expect, it } from 'vitest';
import type { Wallet } from '../../contract/entities/wallet.ts';
import { creditSuffix, creditText, walletMark } from './credit-text.ts';

const wallet = (changes: Partial<Wallet>): Wallet => ({
  currency_id: 1,
  currency: 'RSD',
  wallet_0: 12_000,
  wallet_1: 480.5,
  wallet_2: 0,
  wallet_3: 0,
  wallet_5: 0,
  wallet_6: 0,
  credit_text: '',
  ...changes,
});

describe('credit', () => {
  it('is wallet_0 plus wallet_1 in the Serbian format', () => {
    expect(creditText(wallet({}))).toBe('12.480,50');
    expect(creditText(wallet({ wallet_0: 0, wallet_1: 0 }))).toBe('0,00');
  });

  it('has no suffix for RSD, FREEBET for the free-bet wallet, else the currency', () => {
    expect(creditSuffix(wallet({}))).toBe('');
    expect(creditSuffix(wallet({ currency: 'FREEBET-RSD', currency_id: 1000 }))).toBe('FREEBET');
    expect(creditSuffix(wallet({ currency: 'EUR', currency_id: 2 }))).toBe('EUR');
  });

  it('marks a wallet with a currency_id above 999 as FB', () => {
    expect(walletMark(wallet({ currency: 'FREEBET-RSD', currency_id: 1000 }))).toBe('FB');
    expect(walletMark(wallet({ currency_id: 999 }))).toBe('RSD');
  });
});
