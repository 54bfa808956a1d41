import type { MovementKind } from '../../contract/entities/movement.ts';

/**
 * What moves money, and how a player calls it. The key of a ledger transaction begins with its cause; what follows names
 * the one thing that was the reason, so that the same reason never moves money twice.
 */
export const kindOfCause = {
  opening: 'opening',
  hold: 'stake',
  /** Moves no money of the player's but what an offer of a smaller stake left over. */
  post: 'refund',
  release: 'refund',
  payout: 'win',
  void: 'void',
  reversal: 'correction',
  cashout: 'cashOut',
  deposit: 'deposit',
  voucherCreated: 'voucherCreated',
  voucherUsed: 'voucherUsed',
  /** A voucher that was not used in time goes back to its creator. */
  voucherExpired: 'refund',
  bonus: 'bonus',
  cashback: 'cashback',
  cashbackReversal: 'correction',
  creditGiven: 'creditGiven',
  creditTaken: 'creditTaken',
  /** Set aside until an agent has paid it in cash; then it is his, by `creditTaken`. */
  payoutHeld: 'payout',
  payoutReleased: 'refund',
  affiliatePayout: 'earnings',
  gameBet: 'stake',
  gameWin: 'win',
  gameRollback: 'refund',
  gameFreeWin: 'freeRound',
  /** The house's own, a player sees none of it: what a pot begins with, and what a bet adds to the pots. */
  jackpotSeed: 'correction',
  jackpotShare: 'correction',
  jackpotWin: 'jackpot',
} as const satisfies Record<string, MovementKind>;

export type Cause = keyof typeof kindOfCause;
export type LedgerKey = `${Cause}:${string}`;

const causes = Object.keys(kindOfCause) as Cause[];

/** The causes that a player knows by one name. */
export const causesOf = (kind: MovementKind): Cause[] => causes.filter((cause) => kindOfCause[cause] === kind);
