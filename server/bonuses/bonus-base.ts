import type { PeriodicRule } from '../../contract/entities/bonus.ts';
import type { Minor } from '../../domain/money/money.ts';
import type { Turnover } from './bonus-repository.ts';

/** The base of a rule: what was staked of a player's own money, or how much of it was lost. */
export const baseOf = (
  { kind }: Pick<PeriodicRule, 'kind'>,
  { staked, returned }: Pick<Turnover, 'staked' | 'returned'>,
): Minor => {
  if (kind === 'turnover') return staked;
  return staked > returned ? staked - returned : 0n;
};
