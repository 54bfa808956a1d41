import type { HistoryPage } from '../../contract/http/ticket-history.ts';
import type { KeptSearch } from '../../contract/storage/kept-history.ts';

/** An address of the history of which a list is kept, and when that was seen: milliseconds by the browser's clock. */
export interface KeptAddress {
  search: KeptSearch;
  at: number;
}

/** A list of the player's tickets as the page shows it. */
export interface SeenHistory {
  /** Null when the server gave no answer and no list of this address is kept. */
  page: HistoryPage | null;
  /** When the server answered with it, milliseconds by the browser's clock; null together with the list. */
  at: number | null;
  /** It is not the server's answer to this visit, but what was kept of an earlier one. */
  kept: boolean;
  /** Ids of the tickets in it that were left open. */
  opened: readonly string[];
  /** What else is kept, the newest; only where no list is. */
  instead: KeptAddress | null;
}

/** What a player can read of his tickets without a connection (docs/decisions/2026-11-28-tickets-without-a-network.md). */
export interface KeptHistory {
  /**
   * The answer of `load`, which is kept, or without an answer the list of that address as it was seen last. Rejects as
   * `load` does where nothing at all is kept of this player. What is only loaded ahead is not kept.
   */
  seen(search: KeptSearch, load: () => Promise<HistoryPage>, ahead: boolean): Promise<SeenHistory>;
  /** The list that was seen last; null for none. */
  newest(): KeptAddress | null;
  /** A ticket was opened or closed. */
  open(ticketId: string, open: boolean): void;
}
