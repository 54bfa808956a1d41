import type { Match } from '../../contract/entities/match.ts';
import { createSimulator } from '../../server/feed/simulator/create-simulator.ts';
import { journeySeed } from './server-process.ts';

const minute = 60_000;

/** Which of the matches that are open now sees the next goal, and when its lock holds: the feed of a seed is known ahead. */
export const nextGoal = (matches: readonly Match[], now: number): { match: Match; at: number } => {
  let time = now;
  const ahead = createSimulator({ seed: journeySeed, size: 'small', clock: { now: () => time } });
  const open = matches.filter(({ lockReason }) => lockReason === undefined);
  for (time = now + minute; time < now + 45 * minute; time += 10_000)
    for (const match of open) if (ahead.match(match.eventId)?.lockReason === 'goal') return { match, at: time };
  throw new Error('no goal is near');
};
