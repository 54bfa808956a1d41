import type { FastifyInstance } from 'fastify';
import { RefusedCall } from '../refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it was sent, for whoever checks a signature; empty without one. */
    rawBody: string;
  }
}

/** JSON and nothing else. PostgreSQL text cannot hold NUL, so a body or address that carries one is refused at the door. */
export const parseJsonBodies = (app: FastifyInstance): void => {
  app.decorateRequest('rawBody', '');
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.includes('\\u0000')) return done(new RefusedCall(400, 'badRequest'));
    request.rawBody = body;
    return parse(request, body, done);
  });
  app.addHook('onRequest', (request, _reply, next) => {
    next(request.url.includes('%00') ? new RefusedCall(400, 'badRequest') : undefined);
  });
};
