const dayOf = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
const oneDay = 24 * 3_600_000;

/**
 * When a match starts, where the reader is: `today 20:45`, `tomorrow 15:30`, later the weekday and date.
 * Days between are rounded, so that one of 23 or 25 hours stays a day.
 */
export const startText = (
  timeStart: string,
  language: string,
  words: { today: string; tomorrow: string },
  now = new Date(),
): string => {
  const start = new Date(timeStart);
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(start);
  const days = Math.round((dayOf(start) - dayOf(now)) / oneDay);
  if (days === 0) return `${words.today} ${time}`;
  if (days === 1) return `${words.tomorrow} ${time}`;
  const day = new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'numeric' }).format(start);
  return `${day} ${time}`;
};
