/** The time of day of an instant, as the player's own clock has it. */
export const clockTime = (at: number): string => {
  const time = new Date(at);
  return [time.getHours(), time.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
};

/** The number, in its day, of the round `back` rounds before this one. */
export const roundBefore = (round: number, back: number, ofDay: number): number =>
  (((((round % 10_000) - 1 - back) % ofDay) + ofDay) % ofDay) + 1;
