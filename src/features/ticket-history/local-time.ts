const two = (value: number) => String(value).padStart(2, '0');

/** Wall-clock time where the reader is, `20:14`. */
export const localTime = (instant: string): string => {
  const date = new Date(instant);
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
};

/** Date and time where the reader is, in the spec's date format: `2026-11-21 20:14`. */
export const localDateTime = (instant: string): string => {
  const date = new Date(instant);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${localTime(instant)}`;
};
