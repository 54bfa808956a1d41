import type { MovementKind } from '../../../contract/entities/movement.ts';

/** What each kind of movement is called, by translation key. */
export const kindNames = {
  stake: 'kinds.stake',
  win: 'kinds.win',
  jackpot: 'kinds.jackpot',
  freeRound: 'kinds.freeRound',
  void: 'kinds.void',
  refund: 'kinds.refund',
  cashOut: 'kinds.cashOut',
  deposit: 'kinds.deposit',
  voucherCreated: 'kinds.voucherCreated',
  voucherUsed: 'kinds.voucherUsed',
  bonus: 'kinds.bonus',
  cashback: 'kinds.cashback',
  creditGiven: 'kinds.creditGiven',
  creditTaken: 'kinds.creditTaken',
  payout: 'kinds.payout',
  earnings: 'kinds.earnings',
  opening: 'kinds.opening',
  correction: 'kinds.correction',
} as const satisfies Record<MovementKind, string>;
