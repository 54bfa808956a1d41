import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { languages } from '../../contract/entities/languages.ts';
import type { Pictures } from '../previews/pictures.ts';
import type { Previews } from '../previews/previews.ts';
import { robots, sitemap } from '../previews/sitemap.ts';
import type { Config } from '../process/config.ts';
import { operatorOf } from '../settings/operators.ts';
import { operatorNamed, ownOrigin } from './site-document.ts';

const named = z.object({ name: z.string().check(z.maxLength(64)) });
const spoken = z.object({ lang: z._default(z.catch(z.enum(languages), 'en'), 'en') });

/** What each kind of picture is of: a page, and the part of its address that names the match or slip. */
const pictured = { match: { path: '/betting', part: 'event' }, slip: { path: '/shared_slip', part: 'code' } } as const;

/** What search engines and messengers request other than documents: the list of pages, and pictures of matches and slips. */
export const servePreviews = (
  app: FastifyInstance,
  root: string,
  { previews, pictures, config }: { previews: Previews; pictures: Pictures; config: Config },
): void => {
  const hidden = { schema: { hide: true } };

  app.get('/sitemap.xml', hidden, (request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(sitemap(ownOrigin(config, request))),
  );
  app.get('/robots.txt', hidden, (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(ownOrigin(config, request))),
  );

  for (const [kind, { path, part }] of Object.entries(pictured)) {
    app.get(`/previews/${kind}/:name.png`, { ...hidden, config: { isCall: true } }, async (request, reply) => {
      const name = named.safeParse(request.params).data?.name ?? '';
      const { lang: language } = spoken.parse(request.query);
      const origin = ownOrigin(config, request);
      const query = new URLSearchParams({ [part]: name });
      const { picture } = await previews.of({ path, query, language, operator: operatorNamed(origin) });
      const theme = operatorOf(origin)?.theme.dark[0];
      if (!picture || !theme) return reply.callNotFound();
      const brand = { colors: theme.colors, logo: readFileSync(`${root}${theme.logo}`, 'utf8') };
      const png = await pictures.png(`${origin}${picture.path}`, brand, picture.words);
      // Shown by pages of others: that is what it is for.
      reply.header('cross-origin-resource-policy', 'cross-origin').header('cache-control', 'public, max-age=300');
      return reply.type('image/png').send(png);
    });
  }
};
