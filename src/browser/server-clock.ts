/** The server's time, taken from its answers and continued by a clock that cannot be set (never by Date). */
export interface ServerClock {
  now(): number;
  observe(serverNow: number): void;
}

/** Further back than a late answer can explain: the server's own clock was set. */
const setBack = 5_000;

export const createServerClock = (
  monotonic: () => number = () => performance.now(),
  firstGuess: number = Date.now(),
): ServerClock => {
  let offset = firstGuess - monotonic();
  let known = false;
  return {
    now: () => offset + monotonic(),
    observe(serverNow) {
      const heard = serverNow - monotonic();
      // An answer is always late, never early: the earliest one is nearest to the truth.
      if (!known || heard > offset || heard < offset - setBack) offset = heard;
      known = true;
    },
  };
};
