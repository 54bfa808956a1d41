import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Readiness } from '../readiness.ts';
import { busy } from '../refusal.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Resolves when every call that came before the stop has been answered. */
    answered(): Promise<void>;
  }
}

/** A server about to end answers what it has begun; whatever comes then is told to come again, to another one. */
export const refuseWhileStopping = (app: FastifyInstance, readiness: Pick<Readiness, 'isStopping'>): void => {
  const open = new Set<FastifyRequest>();
  let lastAnswered = (): void => undefined;
  const end = (request: FastifyRequest): void => {
    open.delete(request);
    if (open.size === 0) lastAnswered();
  };
  app.decorate('answered', async () => {
    if (open.size > 0) await new Promise<void>((resolve) => (lastAnswered = resolve));
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (readiness.isStopping() && request.url !== '/healthz') {
      reply.header('connection', 'close');
      done(busy());
      return;
    }
    open.add(request);
    // Who hung up is answered too.
    reply.raw.once('close', () => end(request));
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    end(request);
    done();
  });
};
