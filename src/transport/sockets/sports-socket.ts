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
export const createSportsSocket = (origin: string, serverNow: () => number) => {
  const connection = createConnection(origin, sportsNamespace);
  const joined = new Set<() => void>();
  /** Until when the server believes it, in seconds. */
  let believedUntil = 0;
  connection.watch((news) => {
    if (news !== 'connected') believedUntil = 0;
  });
  return {
    connection,
    /** Resolves to the second at which the server stops believing it, null when it does not believe it at all. */
    async authenticate(token: string): Promise<number | null> {
      const ack = authAck.safeParse(await connection.request('auth', { token }, authTimeout));
      const exp = ack.success && ack.data.ok ? ack.data.exp : null;
      const isNew = exp !== null && believedUntil * 1_000 < serverNow();
      believedUntil = exp ?? 0;
      if (isNew) for (const listener of joined) listener();
      return exp;
    },
    /** From then on the user's own events come; what was pushed to him before, while the line was down say, went past. */
    onJoined: (listener: () => void): void => void joined.add(listener),
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
