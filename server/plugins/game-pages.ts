import { existsSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { RefusedCall } from '../calls/refusal.ts';

/**
 * Pages of games are in a frame that is an origin of its own: all answers under /play/, refusals too, must allow any
 * origin to read them. No call there accepts a cookie or a bearer token.
 */
export const openToFrames = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, next) => {
    if (request.url.startsWith('/play/')) reply.header('access-control-allow-origin', '*');
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

/** `'self'` alone names nothing to a page without an origin, in browsers that go by the page and not by its address. */
const contentSecurityPolicy = (origin: string): string =>
  [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src 'self' ${origin}`,
    `style-src 'self' ${origin}`,
    `img-src 'self' ${origin} data:`,
    `font-src 'self' ${origin}`,
    `connect-src 'self' ${origin}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join(';');

/** An address the page is asked at, as its own policy may name it; nothing else of a Host header gets into one. */
const originOf = (protocol: string, host: string): string => {
  const address = `${protocol}://${host}`;
  return URL.canParse(address) ? new URL(address).origin : '';
};

/** Serves the page of every game the studio has, and what the page is made of, from the built site in `root`. */
export const serveGamePages = (app: FastifyInstance, root: string, isGame: (code: string) => boolean): void => {
  const hasSite = existsSync(`${root}/index.html`);
  const isBuilt = existsSync(`${root}/play/index.html`);
  app.get('/play/*', { schema: { hide: true } }, (request, reply) => {
    const path = decodeURIComponent(request.url.split('?', 1)[0] ?? '').slice('/play/'.length);
    if (path.startsWith('v1/')) return reply.callNotFound();
    const isFile = /\.[a-z0-9]{1,12}$/i.test(path);
    if (isFile || isGame(path)) reply.header('cross-origin-resource-policy', 'cross-origin');
    if (isFile) return !isBuilt || path.includes('..') ? reply.callNotFound() : reply.sendFile(`play/${path}`);
    if (!isGame(path)) {
      // A visitor who typed the address gets the site's page for unknown addresses.
      const isPerson = request.headers.accept?.includes('text/html') === true;
      if (!hasSite || !isPerson) throw new RefusedCall(404, 'notFound');
      return reply.code(404).sendFile('index.html');
    }
    if (!isBuilt) {
      const words = 'The pages of the games are not built: npm run build.';
      return reply.code(404).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(words);
    }
    // It has no origin that a browser could keep apart; asked to, Chromium complains.
    reply.removeHeader('origin-agent-cluster');
    return reply
      .headers({
        'content-security-policy': contentSecurityPolicy(originOf(request.protocol, request.host)),
        'x-frame-options': 'SAMEORIGIN',
      })
      .sendFile('play/index.html');
  });
};
