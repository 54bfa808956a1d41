import { type Attempts, quarterHour } from './attempts.ts';

/** Failures allowed in the window (decisions, Login limits). */
const perAccount = 10;
const perAddress = 100;

export interface FailureLimits {
  /** Throws 429 tooManyAttempts with Retry-After when the account or the address has failed too often. */
  check(account: string, address: string): Promise<void>;
  failed(account: string, address: string): Promise<void>;
  /** A good password clears the account, never the address: an attacker has an account of his own. */
  succeeded(account: string): Promise<void>;
}

/** Only failures count. `what` keeps the failures of one kind of call apart from another's. */
export const createFailureLimits = (attempts: Attempts, what: 'link' | 'password'): FailureLimits => {
  // A stranger may call himself the owner of a link and must not close it to him; who is asked for his password is signed in.
  const accountOf = (account: string, address: string) =>
    what === 'link' ? `${what}:account:${account} ${address}` : `${what}:account:${account}`;
  const allowances = (account: string, address: string) => [
    { subject: accountOf(account, address), most: perAccount, window: quarterHour },
    { subject: `${what}:address:${address}`, most: perAddress, window: quarterHour },
  ];
  return {
    check: (account, address) => attempts.check('tooManyAttempts', allowances(account, address)),
    failed: (account, address) => attempts.count(allowances(account, address)),
    succeeded: (account) => attempts.forget(`${what}:account:${account}`),
  };
};
