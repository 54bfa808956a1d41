import type { FastifyInstance } from 'fastify';
import type { OwnLine } from '../calls/own-line.ts';
import { busy } from '../calls/refusal.ts';
import type { Readiness } from '../process/readiness.ts';

/** Monitoring calls are answered until the end. */
const alwaysAnswered = new Set(['/healthz', '/readyz', '/livez', '/metrics']);

/**
 * A server about to end answers what it has begun, also by calls to itself; later calls are asked to come again, to
 * another server.
 */
export const refuseWhileStopping = (
  app: FastifyInstance,
  readiness: Pick<Readiness, 'isStopping'>,
  { isOwn }: Pick<OwnLine, 'isOwn'>,
): void => {
  app.addHook('onRequest', (request, reply, done) => {
    if (!readiness.isStopping() || alwaysAnswered.has(request.url) || isOwn(request)) return done();
    reply.header('connection', 'close');
    done(busy());
  });
};
