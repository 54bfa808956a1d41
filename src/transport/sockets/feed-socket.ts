import type * as z from 'zod/mini';
import { feedFrame, feedsocketEvents, feedsocketNamespace } from '../../../contract/sockets/feedsocket.ts';
import { unpackCounts } from '../../../contract/sockets/packed-counts.ts';
import { unpackFrame, unpackSnapshot } from '../../../contract/sockets/packed-feed.ts';
import { type MovedOdds, readOdds } from '../../../contract/sockets/packed-odds.ts';
import { type Connection, createConnection } from './connection.ts';

type FeedEvents = typeof feedsocketEvents;

/** What arrived on the offer's connection, as the contract knows it; a frame of odds alone comes as `odds`. */
export type FeedNews =
  | { name: 'odds'; payload: MovedOdds; broken?: undefined }
  | {
      [Name in keyof FeedEvents]: {
        name: Name;
        payload: z.output<FeedEvents[Name]>;
        /** Matches of the message that could not be read and are not in the payload. */
        broken?: readonly string[];
      };
    }[keyof FeedEvents];

const ofOneMatch = new Set(['livematch', 'prematchmatch']);

const isFrame = (name: string): boolean => (feedsocketEvents as Record<string, unknown>)[name] === feedFrame;

/**
 * `live:F` is emitted as `live {sport: "F"}`, `prematch:F:f_goals` as `prematch {sport: "F", table: "f_goals"}`,
 * `livematch:10245` as `livematch {eventId: "10245", sport: "F"}` once its sport is known, `sidebar` as it is.
 */
const emitOf = (topic: string, sport: string | undefined): { event: string; payload: Record<string, unknown> } => {
  const [event = '', name, table] = topic.split(':');
  if (name === undefined) return { event, payload: {} };
  return { event, payload: ofOneMatch.has(event) ? { eventId: name, sport } : { sport: name, table } };
};

/** A message in its whole form: what is subscribed to here comes in the short one. */
const unpacked = (name: string, payload: unknown): unknown => {
  if (isFrame(name)) return unpackFrame(payload);
  if (name === 'initial_data') return unpackSnapshot(payload);
  return name === 'sidebar_update' || name === 'live_sidebar_update' ? unpackCounts(payload) : payload;
};

/** The offer's connection: topics are asked for and given up; what comes is checked, and garbage is counted and dropped. */
export const createFeedSocket = (
  origin: string,
  connection: Connection = createConnection(origin, feedsocketNamespace),
) => {
  let garbage = 0;
  return {
    connection,
    /** Matches and messages that were not of the contract's shape, and were left out. */
    garbage: () => garbage,
    subscribe(topic: string, eventIds: readonly string[] | undefined, sport?: string): void {
      const { event, payload } = emitOf(topic, sport);
      connection.emit(event, { ...payload, packed: true, ...(eventIds === undefined ? {} : { eventIds }) });
    },
    unsubscribe(topic: string, sport?: string): void {
      const { event, payload } = emitOf(topic, sport);
      connection.emit(event, { ...payload, disconnect: true });
    },
    /** `onGarbage` is called with how much was left out of a message. */
    listen(listener: (news: FeedNews) => void, onGarbage?: (count: number) => void): () => void {
      /** Looks match by match; the code for it is fetched when it is first needed. */
      const sift = async (name: string, payload: unknown) => {
        const { judge } = await import('../sift.ts');
        const { sound, broken, count } = judge(name, payload);
        garbage += count;
        onGarbage?.(count);
        if (sound) listener({ name, payload: sound, broken } as unknown as FeedNews);
      };
      const ends = Object.entries(feedsocketEvents).map(([name, schema]) =>
        connection.on(name, (told) => {
          const odds = isFrame(name) ? readOdds(told) : undefined;
          if (odds !== undefined) {
            listener({ name: 'odds', payload: odds });
            return;
          }
          const payload = unpacked(name, told);
          const understood = schema.safeParse(payload);
          if (understood.success) listener({ name, payload: understood.data } as FeedNews);
          else void sift(name, payload);
        }),
      );
      return () => {
        for (const end of ends) end();
      };
    },
  };
};

export type FeedSocket = ReturnType<typeof createFeedSocket>;
