import type { Match } from '../../contract/entities/match.ts';
import { minDisplayedOdd } from '../../domain/limits.ts';
import { createSimulator } from '../../server/feed/simulator/create-simulator.ts';
import { journeySeed } from './server-process.ts';

const minute = 60_000;
/** So long a lock still holds when it is looked at, on a machine that is busy. */
const toLook = 30_000;

/** Near its end a match may be open while what is all but sure is not: something can be bet on, with room for its odd to fall. */
const isOpen = ({ lockReason, markets }: Match): boolean =>
  lockReason === undefined &&
  Object.values(markets['1X2'] ?? {}).some(({ MS, O = 0 }) => MS === 'OPEN' && O > minDisplayedOdd + 0.1);

/** Which of the matches that are open now sees the next goal, and when its lock holds: the feed of a seed is known ahead. */
export const nextGoal = (matches: readonly Match[], now: number): { match: Match; at: number } => {
  let time = now;
  const ahead = createSimulator({ seed: journeySeed, size: 'small', clock: { now: () => time } });
  const open = matches.filter(isOpen);
  const lockedBy = (eventId: string, at: number) => {
    time = at;
    return ahead.match(eventId)?.lockReason;
  };
  for (let at = now + minute; at < now + 110 * minute; at += 10_000)
    for (const match of open)
      if ([at, at + toLook].every((then) => lockedBy(match.eventId, then) === 'goal')) return { match, at };
  throw new Error('no goal is near');
};
