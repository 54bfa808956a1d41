import type { FastifyInstance } from 'fastify';
import { healthz } from '../../contract/http/health.ts';
import { RefusedCall } from '../calls/refusal.ts';
import type { Services } from '../services.ts';
import { register } from './register.ts';

export const healthRoutes = (
  app: FastifyInstance,
  { askDatabase, clock, readiness, refusals, settings, sockets, version }: Services,
): void => {
  register(app, healthz, async ({ request }) => {
    const unready = await readiness.look();
    if (unready !== null) throw new RefusedCall(503, 'unavailable', undefined, {}, unready);
    try {
      await askDatabase();
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      throw new RefusedCall(503, 'unavailable', undefined, {}, { reason: 'database' });
    }
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
