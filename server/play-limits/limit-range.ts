import type { LimitPeriod } from '../../contract/entities/play-limit.ts';
import { limitPeriodOf } from '../../domain/play-limits/limit-period.ts';
import { operatorZone } from '../time/operator-day.ts';
import { dayStartIn, midnightOf } from '../time/zone-day.ts';

/** When the operator's day, week or month of `now` began, and when the next one does, in milliseconds. */
export const limitRange = (period: LimitPeriod, now: number): { from: number; to: number } => {
  const { first, next } = limitPeriodOf(period, midnightOf(operatorZone, now));
  return { from: dayStartIn(operatorZone, first), to: dayStartIn(operatorZone, next) };
};
