import type { Match } from '../../contract/entities/match.ts';
import { minDisplayedOdd } from '../../domain/limits.ts';
import { createSimulator } from '../../server/feed/simulator/create-simulator.ts';
import { journeySeed } from './server-process.ts';

const minute = 60_000;
/** How long a lock must still hold when it is read, on a busy machine. */
const toLook = 30_000;

/** Near its end a match may be open while what is all but sure is not: something can be bet on, with room for its odd to fall. */
const isOpen = ({ lockReason, markets }: Match): boolean =>
  lockReason === undefined &&
  Object.values(markets['1X2'] ?? {}).some(({ MS, O = 0 }) => MS === 'OPEN' && O > minDisplayedOdd + 0.1);

interface Goal {
  match: Match;
  at: number;
}

/**
 * Which of the matches that are open now sees the next goal, and when its lock holds: the feed of a seed is known ahead.
 * Null when none does.
 */
const nextGoal = (matches: readonly Match[], now: number): Goal | null => {
  let time = now;
  const ahead = createSimulator({ seed: journeySeed, size: 'small', clock: { now: () => time } });
  const open = matches.filter(isOpen);
  const matchAt = (eventId: string, at: number) => {
    time = at;
    return ahead.match(eventId);
  };
  const isLocked = ({ eventId }: Match, at: number) => matchAt(eventId, at)?.lockReason === 'goal';
  /** The last goal of a match may be followed by its end, and it is never open again. */
  const opensAgain = ({ eventId }: Match, at: number) => {
    const then = matchAt(eventId, at + minute);
    return then?.inPlay === true && isOpen(then);
  };
  for (let at = now + minute; at < now + 110 * minute; at += 10_000)
    for (const match of open)
      if (isLocked(match, at) && isLocked(match, at + toLook) && opensAgain(match, at)) return { match, at };
  return null;
};

/** The clock goes on until one is near: at some hours few matches are played. */
export const goalToCome = async (
  inPlay: () => Promise<readonly Match[]>,
  now: () => Promise<number>,
  advance: (milliseconds: number) => Promise<unknown>,
): Promise<Goal> => {
  for (let hours = 0; hours < 4; hours += 0.25) {
    const goal = nextGoal(await inPlay(), await now());
    if (goal) return goal;
    await advance(15 * minute);
  }
  throw new Error('No goal is near');
};
