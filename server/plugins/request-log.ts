import type { FastifyInstance } from 'fastify';

/** One line per answer at level info: never a body, a query or a header, for those hold passwords and tokens. */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', (request, reply, next) => {
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        userId: request.viewer?.userId,
      },
      'answered',
    );
    next();
  });
};
