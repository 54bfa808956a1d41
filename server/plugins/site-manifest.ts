import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { type Language, languageCodes, languages } from '../../contract/entities/languages.ts';
import { drawIcon, type SiteIcon, siteIcons } from '../previews/site-icon.ts';
import type { Say } from '../previews/site-texts.ts';
import type { Config } from '../process/config.ts';
import { operatorIdOf, operatorOf } from '../settings/operators.ts';
import { manifestPath, ownOrigin } from './site-document.ts';
import { screenshotPath, screenshots, sizesOf } from './site-screenshots.ts';

const spoken = z.object({ lang: z._default(z.catch(z.enum(languages), 'en'), 'en') });
const named = z.object({ icon: z.enum(['small', 'large', 'cut']) });

/** Where the icon on a phone leads when it is held. */
const shortcuts = [
  ['common:menu.betting', '/betting'],
  ['common:menu.live', '/live_betting'],
  ['common:menu.history', '/ticket_history'],
] as const;

const iconPath = (icon: string) => `/icons/site-${icon}.png`;

/** What a browser needs to put the site of the asked operator on a home screen: his name, his colours, icons of his logo, pictures of his pages. */
export const serveManifest = (
  app: FastifyInstance,
  root: string,
  { say, config }: { say(language: Language): Say; config: Config },
): void => {
  const hidden = { schema: { hide: true } };
  const drawn = new Map<string, Promise<Buffer>>();

  app.get(manifestPath, hidden, (request, reply) => {
    const { lang } = spoken.parse(request.query);
    const origin = ownOrigin(config, request);
    const [theme, operator] = [operatorOf(origin)?.theme.dark[0], operatorIdOf(origin)];
    if (!theme || !operator) return reply.callNotFound();
    const t = say(lang);
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(
        JSON.stringify({
          name: theme.name,
          short_name: theme.name,
          lang: languageCodes[lang],
          dir: 'ltr',
          id: '/',
          start_url: '/?icon=1',
          scope: '/',
          display: 'standalone',
          background_color: theme.colors['surface-0'],
          theme_color: theme.colors['surface-1'],
          icons: Object.entries(siteIcons).map(([icon, { size, purpose }]) => ({
            src: iconPath(icon),
            sizes: `${size}x${size}`,
            type: 'image/png',
            purpose,
          })),
          screenshots: screenshots.map((shot) => ({
            src: screenshotPath(operator, shot),
            sizes: sizesOf(shot),
            type: 'image/webp',
            form_factor: shot.form,
            label: t(shot.label) ?? theme.name,
          })),
          shortcuts: shortcuts.flatMap(([key, path]) => {
            const name = t(key);
            return name === null ? [] : [{ name, url: `/${lang}${path}` }];
          }),
        }),
      );
  });

  app.get(iconPath(':icon'), { ...hidden, config: { isCall: true } }, async (request, reply) => {
    const icon: SiteIcon | undefined = named.safeParse(request.params).data?.icon;
    const theme = operatorOf(ownOrigin(config, request))?.theme.dark[0];
    if (!icon || !theme) return reply.callNotFound();
    const key = `${theme.logo} ${icon}`;
    const brand = { colors: theme.colors, logo: readFileSync(`${root}${theme.logo}`, 'utf8') };
    const png = drawn.get(key) ?? drawIcon(brand, icon);
    drawn.set(key, png);
    // What could not be drawn is tried again.
    png.catch(() => drawn.delete(key));
    return reply
      .type('image/png')
      .header('cache-control', 'public, max-age=86400')
      .send(await png);
  });
};
