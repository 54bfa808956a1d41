import type { Match, MatchChange } from '../../../contract/entities/match.ts';
import { packFrame } from '../../../contract/sockets/packed-feed.ts';

/** An event of the contract without what the channel adds: topic and seq. */
export interface Message {
  event:
    | 'live_update'
    | 'prematch_update'
    | 'live_match_update'
    | 'live_inactive_update'
    | 'sidebar_update'
    | 'live_sidebar_update'
    | 'reload_favorite_live';
  body: Record<string, unknown>;
  /** The body in its short form, where it has one. */
  packed?: () => Record<string, unknown>;
}

/** What the subscribers of a topic have received, and the news for them. */
export interface Topic {
  /** The matches as they were sent last, so that the next frame fits onto them. */
  snapshot(eventIds: readonly string[] | undefined): Match[];
  /** What a new subscriber receives in addition to the snapshot. */
  hello(): Message[];
  /** What happened since the last look. */
  news(): Message[];
}

export interface MatchNews {
  changed: MatchChange[];
  added: Match[];
  gone: string[];
}

/** One frame for what changed and came, one for what went; none when nothing did. */
export const matchMessages = (
  event: 'live_update' | 'prematch_update' | 'live_match_update',
  at: number,
  { changed, added, gone }: MatchNews,
): Message[] => {
  const body = { at, matches: changed, ...(added.length > 0 ? { added } : {}) };
  return [
    ...(changed.length + added.length > 0 ? [{ event, body, packed: () => packFrame(body) }] : []),
    ...(gone.length > 0 ? [{ event: 'live_inactive_update' as const, body: { eventIds: gone } }] : []),
  ];
};
