import type { Database } from '../database/client.ts';
import { brokenBooks } from './book-checks-repository.ts';
import { brokenCredits } from './credit-checks-repository.ts';
import { brokenGames } from './game-checks-repository.ts';
import { brokenJackpots } from './jackpot-checks-repository.ts';
import { brokenPayouts } from './payout-checks-repository.ts';
import { brokenPlay } from './play-checks-repository.ts';
import { brokenTickets, brokenTimes } from './ticket-checks-repository.ts';

/**
 * Every broken invariant in words (faults, Invariants); none on a sound database. `now` in milliseconds; `advanced` is
 * how far the sandbox moved the clock, null where a test has its own time, unrelated to the database's.
 */
export const checkInvariants = async (
  database: Database,
  now: number,
  advanced: number | null = null,
): Promise<string[]> => [
  ...(await brokenBooks(database)),
  ...(await brokenTickets(database, now)),
  ...(await brokenPayouts(database)),
  ...(await brokenCredits(database)),
  ...(await brokenGames(database, now)),
  ...(await brokenJackpots(database)),
  ...(await brokenPlay(database)),
  ...(advanced === null ? [] : await brokenTimes(database, advanced)),
];
