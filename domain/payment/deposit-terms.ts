import { type DepositMethod, depositMethods } from '../../contract/entities/payment.ts';
import type { KeyValue } from '../../contract/entities/settings.ts';
import type { Minor } from '../money/money.ts';
import { type LimitTable, limitFor, limitTable } from '../ticket/ticket-settings.ts';
import { isFreeBet } from '../wallet/free-bet.ts';

/** What the operator takes as a deposit: by which ways, and how much at once, in major units by currency_id. */
export interface DepositTerms {
  methods: readonly DepositMethod[];
  min: LimitTable;
  max: LimitTable;
}

/** Reads the general settings list. What is missing or senseless falls back: both ways, no minimum, no cap. */
export const depositTermsFrom = (list: readonly KeyValue[]): DepositTerms => {
  const values = new Map(list.map(({ key, value }) => [key, value]));
  const named = values
    .get('depositMethods')
    ?.split(',')
    .map((name) => name.trim());
  return {
    methods: depositMethods.filter((method) => named === undefined || named.includes(method)),
    min: limitTable(values.get('minDeposit')),
    max: limitTable(values.get('maxDeposit')),
  };
};

export type DepositProblem = 'freebetNoDeposit' | 'amountInvalid' | 'depositTooSmall' | 'depositTooLarge';

/** Why an amount (minor units; null when it is none) is no deposit into this wallet; null when it is one. */
export const depositProblem = (
  terms: DepositTerms,
  currencyId: number,
  amount: Minor | null,
): DepositProblem | null => {
  if (isFreeBet(currencyId)) return 'freebetNoDeposit';
  if (amount === null || amount <= 0n) return 'amountInvalid';
  if (amount < limitFor(terms.min, currencyId)) return 'depositTooSmall';
  const most = limitFor(terms.max, currencyId);
  return most > 0n && amount > most ? 'depositTooLarge' : null;
};
