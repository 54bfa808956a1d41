import { dayOf, timeText } from '../../i18n/dates/calendar.ts';
import { useDates } from '../../i18n/dates/use-dates.ts';

/** Time and day of an instant as the values of a text: "14:03" and "27 Nov". */
export const useTimeAndDay = () => {
  const dates = useDates();
  return (at: number) => ({ time: timeText(at), day: dates.short(dayOf(at)) });
};
