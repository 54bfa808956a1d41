import type { Database } from '../database/client.ts';
import type { ForcedOutcome } from '../database/schema/tickets.ts';

/** The port through which testers force the outcome of a player's next ticket. */
export interface ForcedOutcomes {
  /** Uses up what was forced for this player's next ticket, as part of the transaction. */
  forcedOutcome(userId: string, within: Database): Promise<ForcedOutcome | null>;
}
