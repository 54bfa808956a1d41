/** Machines that move money, a session or a reload: none of their mutants may live. */
export const strict: readonly string[] = [
  'cashOut',
  'creditTransfer',
  'deposit',
  'payout',
  'ping',
  'reload',
  'renewal',
  'reoffer',
  'session',
  'ticket',
  'voucher',
];

/** Of all mutants, how many of a hundred the tests notice. */
export const goal = 97;

/** Mutants that no test can tell from the machine, and why. */
export const equivalent: Readonly<Record<string, string>> = {};
