import type { PeriodicRule } from '../../contract/entities/bonus.ts';
import { operatorZone } from '../time/operator-day.ts';
import { dayMs, dayStartIn, midnightOf } from '../time/zone-day.ts';

/** From when (included) until when (left out), in milliseconds. */
export interface Period {
  from: number;
  until: number;
}

/** The first day, as if it were UTC, of the period that lies `ahead` periods from that of `midnight`. */
const firstDay = (kind: PeriodicRule['period'], midnight: number, ahead: number): number => {
  const day = new Date(midnight);
  if (kind === 'month') return Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + ahead, 1);
  const sinceMonday = (day.getUTCDay() + 6) % 7;
  return midnight + (ahead * 7 - sinceMonday) * dayMs;
};

/** The period of the operator's zone that runs at `now`, or one before (-1, -2 ...) or after it. */
export const periodAt = (kind: PeriodicRule['period'], now: number, ahead = 0): Period => {
  const midnight = midnightOf(operatorZone, now);
  return {
    from: dayStartIn(operatorZone, firstDay(kind, midnight, ahead)),
    until: dayStartIn(operatorZone, firstDay(kind, midnight, ahead + 1)),
  };
};
