import { dayName, operatorZone } from '../time/operator-day.ts';
import { dayStartIn } from '../time/zone-day.ts';

/** A calendar month of the operator's zone: its first instant, and the first after it. */
export interface Span {
  from: number;
  until: number;
}

const numbersOf = (month: string): [year: number, month: number] => {
  const [year = 1970, nth = 1] = month.split('-').map(Number);
  return [year, nth - 1];
};

/** The month `2026-10` as it lies in time. */
export const spanOf = (month: string): Span => {
  const [year, nth] = numbersOf(month);
  return {
    from: dayStartIn(operatorZone, Date.UTC(year, nth, 1)),
    until: dayStartIn(operatorZone, Date.UTC(year, nth + 1, 1)),
  };
};

export const monthAt = (time: number): string => dayName(time).slice(0, 7);

/** The month `ahead` months after this one. */
export const monthAfter = (month: string, ahead = 1): string => {
  const [year, nth] = numbersOf(month);
  return new Date(Date.UTC(year, nth + ahead, 1)).toISOString().slice(0, 7);
};
