import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { OwnLine } from '../calls/own-line.ts';
import { RefusedCall } from '../calls/refusal.ts';
import type { Identity } from '../identity/identity.ts';
import type { Config } from '../process/config.ts';
import { addressOf } from './caller.ts';

const ofPlayer = 'player ';
/** Players and addresses that are counted at once; of more, the one heard last is forgotten. */
const counted = 100_000;

/**
 * A player's calls count for him, from wherever he makes them; all others count for their address, which thousands may
 * share. Every call is counted, whatever is asked for, and before anything is looked up for it.
 */
export const limitCalls = async (
  app: FastifyInstance,
  config: Config,
  identity: Identity,
  ownLine: OwnLine,
): Promise<void> => {
  await app.register(rateLimit, {
    global: false,
    cache: counted,
    timeWindow: 60_000,
    // Who is far from a limit need not hear of it with every answer.
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
