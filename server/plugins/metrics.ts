import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { RefusedCall } from '../calls/refusal.ts';
import type { Metrics } from '../metrics/metrics.ts';

const hashed = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Counts every answer, and serves the server's figures to callers with the token; without a token setting to nobody. */
export const serveMetrics = (app: FastifyInstance, metrics: Metrics, token: string | null): void => {
  app.addHook('onResponse', (request, reply, next) => {
    metrics.answered({
      method: request.method,
      // The address as it was declared: there are few of them, whatever is asked for.
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1_000,
    });
    next();
  });
  if (token === null) return;
  const expected = hashed(`Bearer ${token}`);
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    // Hashed, so that the time of the comparison reveals nothing about the token, not even its length.
    if (!timingSafeEqual(hashed(request.headers.authorization ?? ''), expected))
      throw new RefusedCall(401, 'sessionExpired', undefined, { 'www-authenticate': 'Bearer' });
    return reply.type(metrics.contentType).send(await metrics.text());
  });
};
