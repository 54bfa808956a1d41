import { createSimulator } from '../../server/feed/simulator/create-simulator.ts';
import { journeySeed } from './server-process.ts';

const tenMinutes = 600_000;

/** The matches in play that are still played when a journey with them ends: the feed of a seed is known ahead. */
export const lastingMatches = () => {
  const begun = Date.now();
  let time = begun;
  const { live } = createSimulator({ seed: journeySeed, size: 'full', clock: { now: () => time } });
  const now = live();
  time = begun + tenMinutes;
  const later = new Set(live().map(({ eventId }) => eventId));
  return now.filter(({ eventId }) => later.has(eventId));
};
