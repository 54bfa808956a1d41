import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The address without its query, which may hold a token. */
export const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '/';

/** One line per answer at level info: never a body, a query or a header, for those hold passwords and tokens. */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', (request, reply, next) => {
    request.log.info(
      {
        method: request.method,
        path: pathOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        userId: request.viewer?.userId,
      },
      'answered',
    );
    next();
  });
};
