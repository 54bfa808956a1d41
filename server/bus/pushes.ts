import type { output } from 'zod/mini';
import type { sportsEvents } from '../../contract/sockets/sports.ts';

type SportsEvents = typeof sportsEvents;

/** What the server pushes on the sports connection; delivered at most once, never waited for. */
export interface Pushes {
  toUser<Name extends keyof SportsEvents>(userId: string, event: Name, payload: output<SportsEvents[Name]>): void;
  toAll<Name extends keyof SportsEvents>(event: Name, payload: output<SportsEvents[Name]>): void;
}
