import type { Match } from '../../contract/entities/match.ts';
import { createSimulator } from '../../server/feed/simulator/create-simulator.ts';
import { journeySeed } from './server-process.ts';

const minute = 60_000;
/** So long a lock still holds when it is looked at, on a machine that is busy. */
const toLook = 30_000;

/** Which of the matches that are open now sees the next goal, and when its lock holds: the feed of a seed is known ahead. */
export const nextGoal = (matches: readonly Match[], now: number): { match: Match; at: number } => {
  let time = now;
  const ahead = createSimulator({ seed: journeySeed, size: 'small', clock: { now: () => time } });
  const open = matches.filter(({ lockReason }) => lockReason === undefined);
  const lockedBy = (eventId: string, at: number) => {
    time = at;
    return ahead.match(eventId)?.lockReason;
  };
  for (let at = now + minute; at < now + 110 * minute; at += 10_000)
    for (const match of open)
      if ([at, at + toLook].every((then) => lockedBy(match.eventId, then) === 'goal')) return { match, at };
  throw new Error('no goal is near');
};
