import type * as z from 'zod/mini';
import { match, matchChange } from '../../contract/entities/match.ts';
import type { Endpoint } from '../../contract/http/endpoint.ts';
import { feedsocketEvents } from '../../contract/sockets/feedsocket.ts';

interface Judged {
  /** What of the message is of the contract's shape; null when nothing is. */
  sound: unknown;
  /** Matches that were left out; 1 for a message that made no sense at all. */
  count: number;
  /** Ids of those that at least have one. */
  broken: string[];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const eventIdOf = (value: unknown): string | null =>
  isObject(value) && typeof value.eventId === 'string' ? value.eventId : null;

/** The entries that are valid by the contract; of several with one id the first, where each match is complete. */
const sift = (entries: unknown, schema: z.ZodMiniType, whole: boolean, left: Omit<Judged, 'sound'>): unknown => {
  if (!Array.isArray(entries)) return entries;
  const known = new Set<string | null>();
  return entries.filter((entry) => {
    const eventId = eventIdOf(entry);
    const good = schema.safeParse(entry).success;
    if (good && !(whole && known.has(eventId))) {
      known.add(eventId);
      return true;
    }
    left.count += 1;
    if (!good && eventId !== null && !known.has(eventId)) left.broken.push(eventId);
    return false;
  });
};

/**
 * What of a message that the contract refused is of its shape after all: each match of a frame or snapshot is judged on its
 * own, so that one broken match does not cost the others.
 */
export const judge = (name: string, payload: unknown): Judged => {
  const left: Omit<Judged, 'sound'> = { count: 0, broken: [] };
  const schema = (feedsocketEvents as Readonly<Record<string, z.ZodMiniType>>)[name];
  if (schema && isObject(payload) && Array.isArray(payload.matches)) {
    const isSnapshot = name === 'initial_data';
    const matches = sift(payload.matches, isSnapshot ? match : matchChange, isSnapshot, left);
    const added = sift(payload.added, match, true, left);
    const rest = schema.safeParse({ ...payload, matches, ...(added === undefined ? {} : { added }) });
    if (rest.success) return { sound: rest.data, ...left };
  }
  return { sound: null, count: 1, broken: [] };
};

/** An answer without the invalid entries of the lists that may lose them; `onSkipped` is called with their number. */
export const siftAnswer = (
  sifted: NonNullable<Endpoint['sifted']>,
  answer: unknown,
  onSkipped: (count: number) => void = () => undefined,
): unknown => {
  if (typeof answer !== 'object' || answer === null) return answer;
  const rest: Record<string, unknown> = { ...answer };
  let skipped = 0;
  for (const [key, schema] of Object.entries(sifted)) {
    const list = rest[key];
    if (!Array.isArray(list)) return answer;
    const sound = list.filter((entry) => schema.safeParse(entry).success);
    skipped += list.length - sound.length;
    rest[key] = sound;
  }
  onSkipped(skipped);
  return rest;
};
