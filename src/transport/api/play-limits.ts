import {
  type PlayBreak,
  playedSince,
  type SetPlayLimits,
  setPlayLimits,
  setRealityCheck,
  takeBreak,
} from '../../../contract/http/play-limits.ts';
import type { HttpClient } from '../http-client.ts';

/** Calls of the player's own limits, apart from the others: most visits make none of them. */
export const createPlayLimitsApi = (http: HttpClient) => ({
  setLimits: (body: SetPlayLimits, signal?: AbortSignal) => http.call(setPlayLimits, { body, signal }),
  setRealityCheck: (minutes: number | null, signal?: AbortSignal) =>
    http.call(setRealityCheck, { body: { minutes }, signal }),
  takeBreak: (body: PlayBreak) => http.call(takeBreak, { body }),
  /** What was played since a time in milliseconds. */
  played: async (since: number, signal?: AbortSignal) =>
    (await http.call(playedSince, { query: { since: new Date(since).toISOString() }, signal })).result,
});
