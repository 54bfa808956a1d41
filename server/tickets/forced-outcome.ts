import type { Database } from '../database/client.ts';
import type { ForcedOutcome } from '../database/schema/tickets.ts';

/** Who may settle beforehand what becomes of a player's next ticket: nobody, but where testers do. */
export interface ForcedOutcomes {
  /** Uses up what was forced for this player's next ticket; what becomes of the transaction becomes of it. */
  forcedOutcome(userId: string, within: Database): Promise<ForcedOutcome | null>;
}
