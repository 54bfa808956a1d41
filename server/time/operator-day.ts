import { dayMs, dayStartIn, isZone, midnightOf } from './zone-day.ts';

/** Days of the books, and of players whose zone is unknown. */
export const operatorZone = 'Europe/Belgrade';

/** The zone that a player names, or the operator's when it is unknown. */
export const playersZone = (named: string | undefined): string =>
  named !== undefined && isZone(named) ? named : operatorZone;

/** The operator's calendar day of a time, `2026-03-01`. */
export const dayName = (time: number): string => new Date(midnightOf(operatorZone, time)).toISOString().slice(0, 10);

/** When the operator's day `ahead` days from that of `now` begins; right on days of 23 and 25 hours too. */
export const dayStart = (now: number, ahead: number): number =>
  dayStartIn(operatorZone, midnightOf(operatorZone, now) + ahead * dayMs);
