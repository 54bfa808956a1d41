import type { FastifyInstance } from 'fastify';
import { createPageFiles, type PageFiles } from './page-files.ts';

const served: readonly [url: string, part: keyof PageFiles, type: string][] = [
  ['/sandbox', 'html', 'text/html; charset=utf-8'],
  ['/sandbox/page.js', 'js', 'text/javascript; charset=utf-8'],
  ['/sandbox/page.css', 'css', 'text/css; charset=utf-8'],
];

/** The testers' page: three files under the same strict headers as the site. */
export const sandboxPageRoutes = async (app: FastifyInstance): Promise<void> => {
  const files = createPageFiles();
  for (const [url, part, type] of served) {
    app.get(url, { schema: { hide: true } }, async (_request, reply) => {
      const content = (await files())[part];
      return reply.type(type).header('cache-control', 'no-store').send(content);
    });
  }
};
