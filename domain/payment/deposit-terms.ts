import type { SiteSettings } from '../../contract/settings/site.ts';
import type { Minor } from '../money/money.ts';
import { limitFor } from '../payout/ticket-settings.ts';
import { isFreeBet } from '../wallet/free-bet.ts';

/** What the operator takes as a deposit: by which ways, and how much at once. */
export type DepositTerms = Pick<SiteSettings, 'depositMethods' | 'minDeposit' | 'maxDeposit'>;

export type DepositProblem = 'freebetNoDeposit' | 'amountInvalid' | 'depositTooSmall' | 'depositTooLarge';

/** Why an amount (minor units; null when it is none) is no deposit into this wallet; null when it is one. */
export const depositProblem = (
  terms: DepositTerms,
  currencyId: number,
  amount: Minor | null,
): DepositProblem | null => {
  if (isFreeBet(currencyId)) return 'freebetNoDeposit';
  if (amount === null || amount <= 0n) return 'amountInvalid';
  if (amount < limitFor(terms.minDeposit, currencyId)) return 'depositTooSmall';
  const most = limitFor(terms.maxDeposit, currencyId);
  return most > 0n && amount > most ? 'depositTooLarge' : null;
};
