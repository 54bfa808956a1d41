import type { FastifyInstance } from 'fastify';
import type { Config } from '../process/config.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers data and never a page. */
    isCall?: boolean;
  }
}

/** Styles may be inline because Mantine writes style tags; scripts may not, and no text becomes HTML or a script. */
const contentSecurityPolicy = (framed: readonly string[], ancestors: "'self'" | "'none'"): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    ["frame-src 'self'", ...framed].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
    "require-trusted-types-for 'script'",
    // Of the address of the service worker alone (src/browser/service-worker.ts).
    'trusted-types service-worker',
  ].join(';');

const headers = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

/** Data that somebody opens as a page shows and loads nothing. */
const headersOfCalls = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Strict headers for every answer, written down once: composing them for each one cost a tenth of a ticket's time. */
export const setSecurityHeaders = (app: FastifyInstance, config: Config): void => {
  const framed = config.gamesProviderUrl === null ? [] : [config.gamesProviderUrl];
  const always = config.production ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {};
  const ofPages = { 'content-security-policy': contentSecurityPolicy(framed, "'none'"), ...headers, ...always };
  const ofFrames = {
    ...ofPages,
    'content-security-policy': contentSecurityPolicy(framed, "'self'"),
    'x-frame-options': 'SAMEORIGIN',
  };
  const ofCalls = { ...headersOfCalls, ...always };
  app.addHook('onRequest', ({ headers: said, routeOptions }, reply, next) => {
    // The theme editor shows the site in a frame; no foreign page may, whatever it claims: browsers write these
    // headers.
    const isOwnFrame = said['sec-fetch-dest'] === 'iframe' && said['sec-fetch-site'] === 'same-origin';
    reply.headers(routeOptions.config.isCall ? ofCalls : isOwnFrame ? ofFrames : ofPages);
    next();
  });
};
