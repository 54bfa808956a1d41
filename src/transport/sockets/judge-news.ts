import type * as z from 'zod/mini';
import { match, matchChange } from '../../../contract/entities/match.ts';
import { feedsocketEvents } from '../../../contract/sockets/feedsocket.ts';

interface Broken {
  /** Matches that were left out; 1 for a message that made no sense at all. */
  count: number;
  /** Those that at least said who they are. */
  eventIds: string[];
}

export interface Judged {
  /** What of the message is of the contract's shape; null when nothing is. */
  sound: z.output<(typeof feedsocketEvents)[keyof typeof feedsocketEvents]> | null;
  broken: Broken;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const eventIdOf = (value: unknown): string | null =>
  isObject(value) && typeof value.eventId === 'string' ? value.eventId : null;

/** The entries that the contract knows; of several with one id the first, where each match stands whole. */
const sift = (entries: unknown, schema: z.ZodMiniType, whole: boolean, broken: Broken): unknown => {
  if (!Array.isArray(entries)) return entries;
  const known = new Set<string | null>();
  return entries.filter((entry) => {
    const eventId = eventIdOf(entry);
    const good = schema.safeParse(entry).success;
    if (good && !(whole && known.has(eventId))) {
      known.add(eventId);
      return true;
    }
    broken.count += 1;
    if (!good && eventId !== null && !known.has(eventId)) broken.eventIds.push(eventId);
    return false;
  });
};

const hasTwice = (matches: unknown): boolean =>
  Array.isArray(matches) && new Set(matches.map(eventIdOf)).size < matches.length;

/**
 * A message as far as it is of the contract's shape. Each match of a frame or snapshot is judged on its own when the
 * whole is refused, so that one broken match does not cost the others; a whole message costs what its check costs.
 */
export const judge = (name: keyof typeof feedsocketEvents, payload: unknown): Judged => {
  const schema = feedsocketEvents[name];
  const broken: Broken = { count: 0, eventIds: [] };
  const understood = schema.safeParse(payload);
  const isSnapshot = name === 'initial_data';
  const isTwice = isSnapshot && isObject(payload) && hasTwice(payload.matches);
  if (understood.success && !isTwice) return { sound: understood.data, broken };
  if (isObject(payload) && Array.isArray(payload.matches)) {
    const matches = sift(payload.matches, isSnapshot ? match : matchChange, isSnapshot, broken);
    const added = sift(payload.added, match, true, broken);
    const rest = schema.safeParse({ ...payload, matches, ...(added === undefined ? {} : { added }) });
    if (rest.success) return { sound: rest.data, broken };
  }
  return { sound: null, broken: { count: 1, eventIds: [] } };
};
