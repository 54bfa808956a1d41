import type { Clock } from '../time/clock.ts';

/** What failed and is left alone for a while, longer after each time. */
export interface Resting {
  add(id: string): void;
  ids(): string[];
}

const firstRest = 1_000;
/** A ticket whose player's wallet was locked must still be decided soon after its time. */
const longestRest = 8_000;

export const createResting = (clock: Clock): Resting => {
  const rests = new Map<string, { until: number; length: number }>();
  return {
    add: (id) => {
      const length = Math.min(longestRest, (rests.get(id)?.length ?? firstRest / 2) * 2);
      rests.set(id, { until: clock.now() + length, length });
    },
    ids: () => {
      const now = clock.now();
      // What has been awake for this long has not failed again.
      for (const [id, { until }] of rests) if (until + longestRest < now) rests.delete(id);
      return [...rests].filter(([, { until }]) => now < until).map(([id]) => id);
    },
  };
};
