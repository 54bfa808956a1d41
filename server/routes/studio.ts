import type { FastifyInstance } from 'fastify';
import * as calls from '../../contract/games/studio.ts';
import { RefusedCall } from '../calls/refusal.ts';
import type { Services } from '../services.ts';
import { register } from './register.ts';

/** What the pages of the house's games ask of its studio. They are of no origin, send no cookie and show their token in the body. */
export const studioRoutes = async (app: FastifyInstance, { studio, config }: Services): Promise<void> => {
  const countCalls = app.createRateLimit({
    max: config.playerCallsPerMinute,
    timeWindow: 60_000,
    keyGenerator: ({ body }) => `game ${(body as { token?: string }).token}`,
  });
  app.addHook('preHandler', async (request) => {
    if (typeof (request.body as { token?: unknown } | null)?.token !== 'string') return;
    const counted = await countCalls(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    const wait = String(Math.ceil(counted.ttl / 1_000));
    throw new RefusedCall(429, 'tooManyRequests', undefined, { 'retry-after': wait });
  });

  register(app, calls.studioOpen, ({ body }) => studio.open(body));
  register(app, calls.studioRound, ({ body }) => studio.round(body));
  register(app, calls.studioTurn, ({ body }) => studio.turn(body));
  register(app, calls.studioAsk, ({ body }) => studio.ask(body));
  register(app, calls.studioBalance, ({ body }) => studio.balance(body));
  register(app, calls.studioSeeds, ({ body }) => studio.seeds(body));
  register(app, calls.studioRounds, ({ body }) => studio.rounds(body));
  register(app, calls.studioLeave, ({ body }) => studio.leave(body));
};
