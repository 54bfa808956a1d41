import type { Database } from '../../../server/database/client.ts';
import { checkInvariants } from '../../../server/ledger/check-invariants.ts';

/** The invariants that are broken now and were not when it was last asked: a round is blamed for its own alone. */
export const watchInvariants = (database: Database): (() => Promise<string[]>) => {
  let told = new Set<string>();
  return async () => {
    const broken = await checkInvariants(database, Date.now(), 0);
    const fresh = broken.filter((line) => !told.has(line));
    told = new Set(broken);
    return fresh;
  };
};

interface Rounds<Stand> {
  round(stand: Stand, nth: number): Promise<void>;
}

/** How many of a race's rounds `npm test` plays; `npm run faults` plays all. */
export const roundsOfSuite = ({ rounds }: { rounds: number }): number => Math.ceil(rounds / 20);

/** Plays a race's rounds and looks at the whole ledger after each: what went wrong, by the round after which it did. */
export const playRounds = async <Stand extends { broken(): Promise<string[]> }>(
  { round }: Rounds<Stand>,
  stand: Stand,
  count: number,
): Promise<string[]> => {
  const wrong: string[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    await round(stand, nth).catch((error: Error) => wrong.push(`round ${nth}: ${error.message}`));
    for (const line of await stand.broken()) wrong.push(`after round ${nth}: ${line}`);
  }
  return wrong;
};
