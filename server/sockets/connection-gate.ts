import type { IncomingMessage } from 'node:http';
import type { Server } from 'socket.io';
import { addressOf } from '../plugins/caller.ts';
import type { Config } from '../process/config.ts';
import { isAllowedOrigin } from '../process/origin.ts';

type Answer = (error: string | null, allowed: boolean) => void;

/** Decides before the handshake who may open a socket: right Origin, room left for the address, not refused by a tester. */
export const createConnectionGate = (config: Config) => {
  const open = new Map<string, number>();
  let refusedUntil = 0;

  const callerOf = (request: IncomingMessage): string => {
    // The last entry is the one our own proxy wrote; those before it are whatever the caller claims.
    const forwarded = config.trustProxy === false ? undefined : request.headers['x-forwarded-for'];
    const written = String(forwarded ?? '')
      .split(',')
      .at(-1)
      ?.trim();
    return addressOf(written || request.socket.remoteAddress);
  };

  return {
    allowRequest: (request: IncomingMessage, answer: Answer): void => {
      const allowed =
        performance.now() >= refusedUntil &&
        isAllowedOrigin(config, request.headers.origin, request.headers.host) &&
        (open.get(callerOf(request)) ?? 0) < config.socketsPerAddress;
      answer(null, allowed);
    },
    count: (io: Server): void => {
      io.engine.on(
        'connection',
        (connection: { request: IncomingMessage; once(event: 'close', then: () => void): void }) => {
          const address = callerOf(connection.request);
          open.set(address, (open.get(address) ?? 0) + 1);
          connection.once('close', () => {
            const left = (open.get(address) ?? 1) - 1;
            if (left > 0) open.set(address, left);
            else open.delete(address);
          });
        },
      );
    },
    refuse: (seconds: number): void => {
      refusedUntil = performance.now() + seconds * 1000;
    },
    /** Seconds for which new connections are still refused. */
    refusedFor: (): number => Math.max(0, Math.ceil((refusedUntil - performance.now()) / 1000)),
  };
};
