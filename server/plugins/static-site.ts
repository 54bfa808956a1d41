import { relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { callPaths, isFilePath } from '../../contract/http/call-paths.ts';
import { answersBlock, type FirstAnswers } from './first-answers.ts';
import { documentAddress, firstFilesOf, pagesOf, prefixOf } from './first-files.ts';
import type { FirstRows } from './first-rows.ts';
import type { SendDocument } from './site-document.ts';

/** Names in assets carry a hash of their content; fonts and pictures keep their names and seldom change. */
const freshness = (path: string): string => {
  if (/^(play\/)?assets\//.test(path)) return 'public, max-age=31536000, immutable';
  return /^(fonts|icons|images|logos|sounds)\//.test(path) ? 'public, max-age=86400' : 'no-cache';
};

/** Which version of his own words the operator behind an origin has; empty without any. */
type TextsVersion = (origin: string) => Promise<string>;

const spoken = /(?:^|;\s*)texts=([\w-]*)/;

/** Serves the built site from `root`: hashed assets for ever, the page always fresh and for every route of the router. */
export const serveSite = async (
  app: FastifyInstance,
  root: string,
  sendDocument: SendDocument,
  textsVersion: TextsVersion = async () => '',
  firstAnswers: FirstAnswers = async () => null,
  firstRows: FirstRows = async () => '',
): Promise<void> => {
  await app.register(fastifyStatic, {
    root,
    serve: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    dotfiles: 'ignore',
    setHeaders: (response, path) => {
      const file = relative(root, path);
      response.setHeader('cache-control', freshness(file));
      // The web fonts of the site are also used by its games, whose pages have another origin.
      if (file.startsWith('fonts/')) response.setHeader('access-control-allow-origin', '*');
    },
  });
  const firstFiles = firstFilesOf(root);
  const hasPage = pagesOf(root);
  app.get('/*', { schema: { hide: true }, exposeHeadRoute: true }, async (request, reply) => {
    const path = decodeURIComponent(request.url.split('?', 1)[0] ?? '/');
    if (callPaths.test(path)) return reply.callNotFound();
    // A missing asset must not be answered with the page: the browser would run HTML as a script.
    if (isFilePath(path)) return path.includes('..') ? reply.callNotFound() : reply.sendFile(path);
    const origin = `${request.protocol}://${request.host}`;
    const cookies = request.headers.cookie;
    // The page is served also while that is unknown: then with the site's own texts.
    const texts = await textsVersion(origin).catch(() => '');
    // Sent with the document, so that the page asks for the operator's texts at once where there are any, and else never.
    if ((spoken.exec(cookies ?? '')?.[1] ?? '') !== texts) {
      reply.header('set-cookie', `texts=${texts}; Path=/; SameSite=Lax; Max-Age=${texts === '' ? 0 : 31_536_000}`);
    }
    const address = documentAddress(path, cookies);
    const answers = await firstAnswers(address, origin, request);
    const rows = answers && (await firstRows({ ...address, prefix: prefixOf(path), origin }, answers));
    reply.header('link', firstFiles({ ...address, origin, texts, answered: answers !== null, rows: !!rows }));
    // The page shows so too, once its code has loaded; clients that read only the answer need the status.
    if (!hasPage(path)) reply.code(404);
    return sendDocument(address, request, reply, answers && (rows ?? '') + answersBlock(answers));
  });
};
