// Swedish writes dates as the specification does: yyyy-mm-dd.
const day = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' });
const minute = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' });

/** An instant (ISO 8601) as a day where the reader is, `2026-11-21`. */
export const localDate = (instant: string): string => day.format(new Date(instant));

/** As {@link localDate}, to the minute: `2026-11-21 20:14`. */
export const localDateTime = (instant: string): string => minute.format(new Date(instant));
