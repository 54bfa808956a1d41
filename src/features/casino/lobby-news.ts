import type { JackpotNews } from '../../../contract/games/jackpots.ts';
import type { LiveTable } from '../../../contract/games/live-tables.ts';
import type { News } from './follow-news.ts';

/** What a lobby updates while it is open. */
export interface LobbyNews {
  tables: News<readonly LiveTable[]>;
  /** Null while they could not be fetched. */
  jackpots: News<JackpotNews | null>;
  /** The server's clock. */
  now(): number;
}
