import type { HistoryQuery } from '../../contract/http/ticket-history.ts';
import { playersZone } from '../time/operator-day.ts';
import { dayMs, dayStartIn } from '../time/zone-day.ts';

const midnight = (day: string): number => Date.parse(`${day}T00:00:00.000Z`);

/** Milliseconds from which (included) and up to which (left out) tickets were paid in; null where there is no bound. */
export const historyRange = ({
  date_from,
  date_to,
  month,
  time_zone,
}: Pick<HistoryQuery, 'date_from' | 'date_to' | 'month' | 'time_zone'>): [
  from: number | null,
  until: number | null,
] => {
  const zone = playersZone(time_zone);
  if (month !== undefined) {
    const [year = 1970, nth = 1] = month.split('-').map(Number);
    return [dayStartIn(zone, Date.UTC(year, nth - 1, 1)), dayStartIn(zone, Date.UTC(year, nth, 1))];
  }
  return [
    date_from === undefined ? null : dayStartIn(zone, midnight(date_from)),
    date_to === undefined ? null : dayStartIn(zone, midnight(date_to) + dayMs),
  ];
};
