import type { FastifyInstance, FastifyRequest } from 'fastify';
import { providerRound, providerTables } from '../../contract/games/provider.ts';
import { studioShared } from '../../contract/games/shared-rounds.ts';
import * as calls from '../../contract/games/studio.ts';
import { RefusedCall } from '../calls/refusal.ts';
import { isSigned } from '../calls/signed-body.ts';
import type { Services } from '../services.ts';
import { register } from './register.ts';

/** What the pages of the house's games ask of its studio. They are of no origin, send no cookie and show their token in the body. */
export const studioRoutes = async (app: FastifyInstance, { studio, games, config, clock }: Services): Promise<void> => {
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

  const demandOperator = ({ headers, rawBody }: FastifyRequest) => {
    if (!isSigned(games.secret, headers['x-provider-signature'], rawBody, clock.now(), true)) {
      throw new RefusedCall(403, 'forbidden');
    }
  };
  register(app, providerRound, async ({ body, request }) => {
    demandOperator(request);
    return { round: await studio.tell(body.player, body.round_id) };
  });
  register(app, providerTables, async ({ request }) => {
    demandOperator(request);
    return { tables: await studio.standings() };
  });

  app.post<{ Body: { token: string } }>(
    studioShared.url,
    {
      // Compressed, lines would wait for each other.
      compress: false,
      schema: { summary: 'How shared rounds stand, line by line', tags: ['play'], body: studioShared.body },
    },
    async ({ body }, reply) => {
      const lines = await studio.shared(body.token);
      return reply.type('application/x-ndjson').header('cache-control', 'no-store').send(lines);
    },
  );
  // Nobody waits for the end of a stream that has none.
  app.addHook('preClose', async () => studio.endShared());
};
