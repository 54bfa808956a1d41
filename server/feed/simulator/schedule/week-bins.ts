/** The week is scheduled in quarters of an hour, Monday 00:00 UTC first. */
export const binMinutes = 15;
export const binMs = binMinutes * 60_000;
export const binsPerHour = 4;
export const binsPerDay = 24 * binsPerHour;
export const binsPerWeek = 7 * binsPerDay;

/** The first Monday of the feed; rounds are counted from here, and there are no events before. */
export const origin = Date.UTC(2024, 0, 1);
