import type { FastifyInstance } from 'fastify';
import type { OwnLine } from '../calls/own-line.ts';
import { busy } from '../calls/refusal.ts';
import type { Readiness } from '../process/readiness.ts';

/** Whoever watches a server asks until its end. */
const alwaysAnswered = new Set(['/healthz', '/readyz', '/livez', '/metrics']);

/** A server about to end answers what it has begun, by calls to itself as well; whatever comes then is told to come again, to another one. */
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
