import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Readiness } from '../readiness.ts';
import { busy } from '../refusal.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Resolves when every call that came before the stop has been answered, or its caller hung up. */
    answered(): Promise<void>;
  }
}

/** A server about to end answers what it has begun; whatever comes then is told to come again, to another one. */
export const refuseWhileStopping = (app: FastifyInstance, readiness: Pick<Readiness, 'isStopping'>): void => {
  let open = 0;
  let lastAnswered = (): void => undefined;
  const end = (): void => {
    open -= 1;
    if (open === 0) lastAnswered();
  };
  app.server.on('request', (_request: IncomingMessage, response: ServerResponse) => {
    open += 1;
    response.once('close', end);
  });
  app.decorate('answered', async () => {
    if (open > 0) await new Promise<void>((resolve) => (lastAnswered = resolve));
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (!readiness.isStopping() || request.url === '/healthz') return done();
    reply.header('connection', 'close');
    done(busy());
  });
};
