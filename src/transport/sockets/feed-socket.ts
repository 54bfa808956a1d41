import type * as z from 'zod/mini';
import { feedsocketEvents, feedsocketNamespace } from '../../../contract/sockets/feedsocket.ts';
import { type Connection, createConnection } from './connection.ts';

type FeedEvents = typeof feedsocketEvents;

/** What arrived on the offer's connection, as the contract knows it. */
export type FeedNews = {
  [Name in keyof FeedEvents]: { name: Name; payload: z.output<FeedEvents[Name]> };
}[keyof FeedEvents];

const ofOneMatch = new Set(['livematch', 'prematchmatch']);

/**
 * `live:F` is emitted as `live {sport: "F"}`, `prematch:F:f_goals` as `prematch {sport: "F", table: "f_goals"}`,
 * `livematch:10245` as `livematch {eventId: "10245"}`, `sidebar` as it is.
 */
const emitOf = (topic: string): { event: string; payload: Record<string, unknown> } => {
  const [event = '', name, table] = topic.split(':');
  if (name === undefined) return { event, payload: {} };
  return { event, payload: ofOneMatch.has(event) ? { eventId: name } : { sport: name, table } };
};

/** The offer's connection: topics are asked for and given up; what comes is checked, and garbage is counted and dropped. */
export const createFeedSocket = (
  origin: string,
  connection: Connection = createConnection(origin, feedsocketNamespace),
) => {
  let garbage = 0;
  return {
    connection,
    /** Messages that were not of the contract's shape. */
    garbage: () => garbage,
    subscribe(topic: string, eventIds: readonly string[] | undefined): void {
      const { event, payload } = emitOf(topic);
      connection.emit(event, eventIds === undefined ? payload : { ...payload, eventIds });
    },
    unsubscribe(topic: string): void {
      const { event, payload } = emitOf(topic);
      connection.emit(event, { ...payload, disconnect: true });
    },
    listen(listener: (news: FeedNews) => void): () => void {
      const ends = Object.entries(feedsocketEvents).map(([name, schema]) =>
        connection.on(name, (payload) => {
          const understood = schema.safeParse(payload);
          if (understood.success) listener({ name, payload: understood.data } as FeedNews);
          else garbage += 1;
        }),
      );
      return () => {
        for (const end of ends) end();
      };
    },
  };
};

export type FeedSocket = ReturnType<typeof createFeedSocket>;
