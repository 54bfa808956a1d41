import type { FastifyInstance } from 'fastify';
import { RefusedCall } from '../calls/refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it was sent, for checks of a signature; empty without one. */
    rawBody: string;
  }
}

/** What an escape begins with, or the prototype of an object is named by: a body without them needs no search for worse. */
const suspicious = ['\\', '__proto__', 'constructor'];

const readPlain = (body: string): unknown => {
  if (suspicious.some((text) => body.includes(text))) return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

/** Escapes of JSON for what no PostgreSQL text can hold: NUL, and one half of a pair of UTF-16 without the other. */
const unstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89ab]..(?!\\ud[c-f])|(?<!\\ud[89ab]..\\u)d[c-f])/i;

/** With a second Host header a proxy in front might route by the other one. */
const namesTwoHosts = (rawHeaders: readonly string[]): boolean => {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
};

/** JSON and nothing else. What the database could not hold is refused at the door, in a body and in an address. */
export const parseJsonBodies = (app: FastifyInstance): void => {
  app.decorateRequest('rawBody', '');
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.rawBody = body;
    const plain = readPlain(body);
    if (plain !== undefined) return done(null, plain);
    return unstorable.test(body) ? done(new RefusedCall(400, 'badRequest')) : parse(request, body, done);
  });
  app.addHook('onRequest', (request, _reply, next) => {
    const isBad = request.url.includes('%00') || namesTwoHosts(request.raw.rawHeaders);
    next(isBad ? new RefusedCall(400, 'badRequest') : undefined);
  });
};
