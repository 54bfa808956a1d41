import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Previews } from '../previews/previews.ts';
import { writeHead } from '../previews/write-head.ts';
import type { Config } from '../process/config.ts';
import { siteOrigin } from '../process/origin.ts';
import { operatorOf } from '../settings/operators.ts';
import type { DocumentAddress } from './first-files.ts';

/** The origin that the site's own addresses are told with: a Host is anybody's word. */
export const ownOrigin = (config: Config, { protocol, host }: FastifyRequest): string =>
  siteOrigin(config, `${protocol}://${host}`, host);

export const operatorNamed = (origin: string): string => operatorOf(origin)?.theme.dark[0]?.name ?? '';

export type SendDocument = (address: DocumentAddress, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/**
 * Answers with the built document and the head of its address. Where testers force what comes next it is marked: by this the
 * page hands out its machines (src/app/hand-out.ts).
 */
export const siteDocument = (root: string, previews: Previews, config: Config): SendDocument => {
  const built = readFileSync(`${root}/index.html`, 'utf8');
  const template = config.sandbox ? built.replace('<html', '<html data-sandbox') : built;
  return async ({ path, language }, request, reply) => {
    const origin = ownOrigin(config, request);
    const query = new URLSearchParams(request.url.split('?', 2)[1]);
    const preview = await previews.of({ path, query, language, operator: operatorNamed(origin) });
    const document = writeHead(template, preview, origin);
    const etag = `W/"${createHash('sha256').update(document).digest('base64url').slice(0, 16)}"`;
    reply.header('cache-control', 'no-cache').header('etag', etag).header('vary', 'cookie');
    if (request.headers['if-none-match'] === etag && reply.statusCode === 200) return reply.code(304).send();
    return reply.type('text/html; charset=utf-8').send(document);
  };
};
