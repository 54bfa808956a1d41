import type { FastifyInstance } from 'fastify';

const prefix = '/play/';

/**
 * Games' pages lie in a frame that is an origin of its own: whatever they ask for under /play/ must say that anybody may
 * read it, refusals too. No call there believes a cookie or a bearer token.
 */
export const openToFrames = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, next) => {
    if (request.url.startsWith(prefix)) reply.header('access-control-allow-origin', '*');
    next();
  });
  app.options('/play/*', { schema: { hide: true } }, (_request, reply) =>
    reply
      .code(204)
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', 'content-type')
      .header('access-control-max-age', '86400')
      .send(),
  );
};
