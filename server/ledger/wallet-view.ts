import type { Wallet } from '../../contract/entities/wallet.ts';
import { toMajor } from '../../domain/money/money.ts';
import type { wallets } from '../database/schema/ledger.ts';
import { currencyOf, suffixOf } from './currencies.ts';

// Money is formatted from integers: a formatter fed with a float would round it a second time.
const grouped = new Intl.NumberFormat('sr-Latn-RS');

/** An amount of minor units as players read it, Serbian format: 12.345,60. */
const serbian = (minor: bigint): string => `${grouped.format(minor / 100n)},${String(minor % 100n).padStart(2, '0')}`;

/** A wallet as the contract shows it: what is held is no longer available. */
export const walletView = ({
  currencyId,
  cash,
  bonus,
  seq,
}: Pick<typeof wallets.$inferSelect, 'currencyId' | 'cash' | 'bonus' | 'seq'>): Wallet => ({
  currency_id: currencyId,
  currency: currencyOf(currencyId).code,
  wallet_0: toMajor(cash),
  wallet_1: toMajor(bonus),
  wallet_2: 0,
  wallet_3: 0,
  wallet_5: 0,
  wallet_6: 0,
  credit_text: `${serbian(cash + bonus)} ${suffixOf(currencyId)}`.trim(),
  seq,
});
