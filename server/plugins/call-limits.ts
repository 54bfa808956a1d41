import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { OwnLine } from '../calls/own-line.ts';
import { RefusedCall } from '../calls/refusal.ts';
import type { CallCounts } from '../identity/call-counts.ts';
import type { Identity } from '../identity/identity.ts';
import type { Config } from '../process/config.ts';
import { addressOf } from './caller.ts';

const ofPlayer = 'player ';

/**
 * A player's calls count for him, from wherever he makes them; all others count for their address, which thousands may
 * share. Every call is counted, whatever is asked for, and before anything is looked up for it; a minute's calls at all servers
 * of a site are counted together.
 */
export const limitCalls = async (
  app: FastifyInstance,
  config: Config,
  identity: Identity,
  calls: Pick<CallCounts, 'count'>,
  ownLine: OwnLine,
): Promise<void> => {
  await app.register(rateLimit, {
    global: false,
    store: class Store implements FastifyRateLimitStore {
      incr: FastifyRateLimitStore['incr'] = (key, callback, _window, max) => callback(null, calls.count(key, max));
      child = (): FastifyRateLimitStore => this;
    },
    timeWindow: 60_000,
    // A caller far from a limit needs no headers about it.
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    keyGenerator: async ({ ip, headers }) => {
      const player = await identity.claimedBy(headers.authorization);
      return player === null ? addressOf(ip) : `${ofPlayer}${player}`;
    },
    max: (_request, key) => (key.startsWith(ofPlayer) ? config.playerCallsPerMinute : config.callsPerMinute),
    errorResponseBuilder: (_request, { ttl }) =>
      new RefusedCall(429, 'tooManyRequests', undefined, { 'retry-after': String(Math.ceil(ttl / 1000)) }),
  });
  const count = app.rateLimit();
  app.addHook('onRequest', (request, reply) =>
    ownLine.isOwn(request) ? Promise.resolve() : count.call(app, request, reply),
  );
};
