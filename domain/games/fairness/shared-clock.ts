/**
 * The round of a shared table at an instant, `floor((now - epoch) / cycle)`, and how many milliseconds of it are over: every
 * node has the same one without a message (games 3). All in milliseconds; before the epoch rounds are negative.
 */
export const sharedRoundAt = (
  now: number,
  { epoch, cycle }: { epoch: number; cycle: number },
): { round: number; elapsed: number } => {
  const round = Math.floor((now - epoch) / cycle);
  return { round, elapsed: now - epoch - round * cycle };
};
