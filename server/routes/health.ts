import type { FastifyInstance, FastifyRequest } from 'fastify';
import { healthz } from '../../contract/http/health.ts';
import { livez, readyz } from '../../contract/http/readiness.ts';
import { RefusedCall } from '../calls/refusal.ts';
import type { Services } from '../services.ts';
import { register } from './register.ts';

/** A feed that has not moved for this long, in milliseconds, sells no prices. */
const oldestFeed = 10_000;

export const healthRoutes = (
  app: FastifyInstance,
  { askDatabase, clock, feedAge, hasFeed, others, readiness, refusals, settings, sockets, version }: Services,
): void => {
  const unavailable = (values: RefusedCall['values']) => new RefusedCall(503, 'unavailable', undefined, {}, values);
  const requireReady = async (request: FastifyRequest): Promise<void> => {
    const unready = await readiness.look();
    if (unready !== null) throw unavailable(unready);
    try {
      await askDatabase();
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      throw unavailable({ reason: 'database' });
    }
  };

  register(app, livez, () => ({ ok: true as const }));
  register(app, readyz, async ({ request }) => {
    await requireReady(request);
    const age = Math.round(feedAge());
    if (age > oldestFeed || !hasFeed()) throw unavailable({ reason: 'feed', feedAge: age });
    return { ok: true as const, version, feedAge: age, bus: others.isJoined() };
  });
  register(app, healthz, async ({ request }) => {
    await requireReady(request);
    return {
      ok: true as const,
      version,
      nowTimestamp: clock.now(),
      machineOff: clock.machineOff(),
      badSettings: await settings.badGeneral(),
      sockets: { open: sockets.open(), refused: refusals.counts() },
    };
  });
};
