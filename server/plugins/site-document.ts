import { readFileSync } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Previews } from '../previews/previews.ts';
import { writeHead } from '../previews/write-head.ts';
import type { Config } from '../process/config.ts';
import { siteOrigin } from '../process/origin.ts';
import { operatorOf } from '../settings/operators.ts';
import { withBars } from './document-bars.ts';
import type { DocumentAddress } from './first-files.ts';
import { createWholeDocuments, etagOf } from './whole-documents.ts';

/** As the built document names it; the document's language is added to it. */
export const manifestPath = '/manifest.webmanifest';

/** The origin of the site's own addresses: the Host header can be forged. */
export const ownOrigin = (config: Config, { protocol, host }: FastifyRequest): string =>
  siteOrigin(config, `${protocol}://${host}`, host);

export const operatorNamed = (origin: string): string => operatorOf(origin)?.theme.dark[0]?.name ?? '';

/** `first` is what only a page's first document has: its rows, and a block of data for its code; null without. */
export type SendDocument = (
  address: DocumentAddress,
  request: FastifyRequest,
  reply: FastifyReply,
  first: string | null,
) => Promise<unknown>;

interface SiteDocumentNeeds {
  previews: Previews;
  config: Config;
  /** The colours of the operator behind an origin, for the head. */
  coloursOf(origin: string): Promise<string>;
}

/**
 * Answers with the built document, the head of its address and what its code asks first. Where testers force what comes next it
 * is marked: by this the page hands out its machines (src/app/hand-out.ts).
 */
export const siteDocument = (root: string, { previews, config, coloursOf }: SiteDocumentNeeds): SendDocument => {
  const built = readFileSync(`${root}/index.html`, 'utf8');
  const template = config.sandbox ? built.replace('<html', '<html data-sandbox') : built;
  const wholeOf = createWholeDocuments();
  return async ({ path, language }, request, reply, first) => {
    const origin = ownOrigin(config, request);
    const query = new URLSearchParams(request.url.split('?', 2)[1]);
    const preview = await previews.of({ path, query, language, operator: operatorNamed(origin) });
    const colours = await coloursOf(origin);
    const page = writeHead(withBars(template, origin), preview, origin)
      .replace(manifestPath, `${manifestPath}?lang=${language}`)
      .replace('</head>', () => `${colours}</head>`);
    const whole = first === null ? null : wholeOf([origin, language, request.url].join(' '), page, first);
    const etag = whole?.etag ?? etagOf(page);
    reply
      .header('cache-control', 'no-cache')
      .header('etag', etag)
      .header('vary', 'cookie, sec-fetch-dest, sec-fetch-mode');
    if (request.headers['if-none-match'] === etag && reply.statusCode === 200) return reply.code(304).send();
    reply.type('text/html; charset=utf-8');
    if (whole === null || !/\bbr\b/.test(request.headers['accept-encoding'] ?? ''))
      return reply.send(whole?.text ?? page);
    return reply
      .header('content-encoding', 'br')
      .header('vary', 'cookie, sec-fetch-dest, sec-fetch-mode, accept-encoding')
      .send(await whole.packed());
  };
};
