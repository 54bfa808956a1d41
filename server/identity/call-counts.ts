import type { Database } from '../database/client.ts';
import type { Clock } from '../time/clock.ts';
import { addCalls, deleteCallsBefore } from './call-count-repository.ts';

export interface CallCounts {
  /** Counts a call of the minute; answers how many that makes, as far as is known here, and how long the minute lasts, in milliseconds. */
  count(caller: string, most: number): { current: number; ttl: number };
  /** Tells the other servers of those who make many calls, and learns what they counted. */
  share(): Promise<void>;
}

interface Counted {
  most: number;
  /** Counted here, how many of them the others were told of, and what all servers had counted then. */
  own: number;
  told: number;
  others: number;
}

const minuteMs = 60_000;
/** Callers that are counted at once; beyond that the longest silent one is forgotten. */
const mostCallers = 100_000;
/** Others hear of a caller from this share of what he may: most never come near it, and cost nothing. */
const tellFrom = 0.05;
/** Told at once. */
const batch = 1_000;

/**
 * Calls are counted in memory, for a statement at each would cost more than most calls do. Once a second the counts of those who
 * make many go to the database, which adds up what all servers saw. While it is away each counts for itself.
 */
export const createCallCounts = (database: Database, clock: Clock): CallCounts => {
  let minute = 0;
  let counts = new Map<string, Counted>();

  const ofThisMinute = (): Map<string, Counted> => {
    const now = Math.floor(clock.now() / minuteMs);
    if (now !== minute) [minute, counts] = [now, new Map()];
    return counts;
  };

  return {
    count: (caller, most) => {
      const all = ofThisMinute();
      const counted = all.get(caller) ?? { most, own: 0, told: 0, others: 0 };
      counted.own += 1;
      // Moved to the end: whoever is first has been silent longest.
      all.delete(caller);
      all.set(caller, counted);
      if (all.size > mostCallers) all.delete(all.keys().next().value ?? '');
      return { current: counted.own + counted.others, ttl: minuteMs - (clock.now() % minuteMs) };
    },

    share: async () => {
      const all = ofThisMinute();
      const [at, due] = [minute, [...all].filter(([, { own, told, most }]) => own > told && own >= most * tellFrom)];
      for (let from = 0; from < due.length; from += batch) {
        const telling = due
          .slice(from, from + batch)
          .map(([caller, counted]) => ({ caller, counted, own: counted.own }));
        const added = telling.map(({ caller, counted, own }) => ({ caller, minute: at, calls: own - counted.told }));
        const known = new Map((await addCalls(database, added)).map(({ caller, calls }) => [caller, calls]));
        for (const { caller, counted, own } of telling) {
          counted.told = own;
          counted.others = (known.get(caller) ?? own) - own;
        }
      }
      if (due.length > 0) await deleteCallsBefore(database, at - 1);
    },
  };
};
