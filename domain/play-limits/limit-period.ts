import type { LimitPeriod } from '../../contract/entities/play-limit.ts';

const dayMs = 86_400_000;
const monday = 1;

/**
 * The first day of the period in which a day lies, and the first day after it. Days are named by their midnight, given as
 * if it were UTC: when they begin in a time zone, and that some have 23 or 25 hours, is the caller's to add.
 */
export const limitPeriodOf = (period: LimitPeriod, midnight: number): { first: number; next: number } => {
  if (period === 'day') return { first: midnight, next: midnight + dayMs };
  const date = new Date(midnight);
  if (period === 'week') {
    const first = midnight - ((date.getUTCDay() - monday + 7) % 7) * dayMs;
    return { first, next: first + 7 * dayMs };
  }
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return { first: Date.UTC(year, month, 1), next: Date.UTC(year, month + 1, 1) };
};
