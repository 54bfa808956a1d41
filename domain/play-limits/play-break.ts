import type { ExclusionLength } from '../../contract/entities/play-limit.ts';

const dayMs = 86_400_000;
const months: Readonly<Record<ExclusionLength, number | null>> = { sixMonths: 6, year: 12, forGood: null };

/** When a time-out of this many days ends. */
export const timeOutEnd = (now: number, days: number): number => now + days * dayMs;

/** When a self-exclusion ends; null when it never does. A day that the last month lacks ends it later, never earlier. */
export const exclusionEnd = (now: number, length: ExclusionLength): number | null => {
  const count = months[length];
  if (count === null) return null;
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + count);
  return end.getTime();
};
