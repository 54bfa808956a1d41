import type * as z from 'zod/mini';
import { authAck, sportsEvents, sportsNamespace } from '../../../contract/sockets/sports.ts';
import { createConnection } from './connection.ts';

type SportsEvents = typeof sportsEvents;

/** What arrived on the account's connection, as the contract knows it. */
export type SportsNews = {
  [Name in keyof SportsEvents]: { name: Name; payload: z.output<SportsEvents[Name]> };
}[keyof SportsEvents];

const authTimeout = 5_000;

/** The account's connection: its user, and the server's events for him. Events in another shape are dropped. */
export const createSportsSocket = (origin: string) => {
  const connection = createConnection(origin, sportsNamespace);
  return {
    connection,
    /** Resolves to the second at which the server stops believing it, null when it does not believe it at all. */
    async authenticate(token: string): Promise<number | null> {
      const ack = authAck.safeParse(await connection.request('auth', { token }, authTimeout));
      return ack.success && ack.data.ok ? ack.data.exp : null;
    },
    listen(listener: (news: SportsNews) => void): () => void {
      const ends = Object.entries(sportsEvents).map(([name, schema]) =>
        connection.on(name, (payload) => {
          const understood = schema.safeParse(payload ?? {});
          if (understood.success) listener({ name, payload: understood.data } as SportsNews);
        }),
      );
      return () => {
        for (const end of ends) end();
      };
    },
  };
};

export type SportsSocket = ReturnType<typeof createSportsSocket>;
