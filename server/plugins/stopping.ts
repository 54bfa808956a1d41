import type { FastifyInstance } from 'fastify';
import { busy } from '../calls/refusal.ts';
import type { Readiness } from '../process/readiness.ts';

/** A server about to end answers what it has begun; whatever comes then is told to come again, to another one. */
export const refuseWhileStopping = (app: FastifyInstance, readiness: Pick<Readiness, 'isStopping'>): void => {
  app.addHook('onRequest', (request, reply, done) => {
    if (!readiness.isStopping() || request.url === '/healthz') return done();
    reply.header('connection', 'close');
    done(busy());
  });
};
