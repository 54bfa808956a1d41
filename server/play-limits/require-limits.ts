import type { ErrorKey } from '../../contract/entities/error.ts';
import type { LimitKind } from '../../contract/entities/play-limit.ts';
import { type Minor, toMajor } from '../../domain/money/money.ts';
import { leftOf } from '../../domain/play-limits/limit-change.ts';
import { requirePlayer } from '../breaks/breaks.ts';
import { RefusedCall } from '../calls/refusal.ts';
import type { Database } from '../database/client.ts';
import { together } from '../database/together.ts';
import { currencyOf } from '../ledger/currencies.ts';
import { playedFrom } from '../ledger/play-repository.ts';
import { dayName } from '../time/operator-day.ts';
import { depositedSince } from './deposit-repository.ts';
import { limitRange } from './limit-range.ts';
import { type KeptLimit, keptLimits } from './limit-repository.ts';

/** Money that is about to move; the caller holds the wallet's row, so that two at once come one after the other. */
export interface MoneyAsked {
  userId: string;
  currencyId: number;
  amount: Minor;
  at: number;
}

const reached: Readonly<Record<LimitKind, ErrorKey>> = {
  deposit: 'depositLimitReached',
  stake: 'stakeLimitReached',
  loss: 'lossLimitReached',
};

/** What counts against a limit since its period began, in minor units; a loss is negative after wins. */
export const usedOf = async (
  within: Database,
  userId: string,
  { kind, period, currencyId }: Pick<KeptLimit, 'kind' | 'period' | 'currencyId'>,
  at: number,
): Promise<Minor> => {
  const { from } = limitRange(period, at);
  if (kind === 'deposit') return depositedSince(within, userId, currencyId, from, at);
  const played = (await playedFrom(within, userId, dayName(from), currencyId)).get(currencyId);
  const { staked, returned } = played ?? { staked: 0n, returned: 0n };
  return kind === 'stake' ? staked : staked - returned;
};

const tightestOf = async (
  within: Database,
  { userId, at }: Pick<MoneyAsked, 'userId' | 'at'>,
  kinds: readonly LimitKind[],
  limits: readonly KeptLimit[],
) => {
  let tightest: { kind: LimitKind; left: Minor } | null = null;
  for (const limit of limits) {
    if (limit.amount === null || !kinds.includes(limit.kind)) continue;
    const left = leftOf(limit.amount, await usedOf(within, userId, limit, at));
    if (left !== null && (tightest === null || left < tightest.left)) tightest = { kind: limit.kind, left };
  }
  return tightest;
};

const requireLeft = async (within: Database, asked: MoneyAsked, kinds: readonly LimitKind[]): Promise<void> => {
  const { userId, currencyId, amount, at } = asked;
  const [, limits] = await together(requirePlayer(within, userId, at), keptLimits(within, userId, at, currencyId));
  const tightest = await tightestOf(within, asked, kinds, limits);
  if (tightest === null || amount <= tightest.left) return;
  const key = reached[tightest.kind];
  const field = kinds.includes('deposit') ? 'amount' : 'bets.0.stake';
  const values = { left: toMajor(tightest.left), currency: currencyOf(currencyId).code };
  throw new RefusedCall(400, key, { [field]: key }, {}, values);
};

/** Refuses a stake beyond the player's own limits, and any during a break. Throws a RefusedCall with what is left. */
export const requireStakeAllowed = (within: Database, asked: MoneyAsked): Promise<void> =>
  requireLeft(within, asked, ['stake', 'loss']);

/**
 * Refuses a deposit beyond the player's own limits, and any during a break; deposits under way count, since they are
 * credited when they are paid. Throws a RefusedCall with what is left.
 */
export const requireDepositAllowed = (within: Database, asked: MoneyAsked): Promise<void> =>
  requireLeft(within, asked, ['deposit']);

/** What a player's own deposit limits leave, in minor units; null without any. The caller holds the wallet's row. */
export const depositRoom = async (
  within: Database,
  { userId, currencyId, at }: Omit<MoneyAsked, 'amount'>,
): Promise<Minor | null> => {
  const limits = await keptLimits(within, userId, at, currencyId);
  return (await tightestOf(within, { userId, at }, ['deposit'], limits))?.left ?? null;
};
