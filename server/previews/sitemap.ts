import { languageCodes, languages } from '../../contract/entities/languages.ts';
import { inLanguage } from './previews.ts';
import { publicPages } from './public-pages.ts';

/** Every public page in every language, each with its relatives, as sitemaps.org and search engines read it. */
export const sitemap = (origin: string): string => {
  const pages = Object.keys(publicPages).flatMap((path) => {
    const others = languages
      .map((inside) => {
        const href = `${origin}${inLanguage(inside, path)}`;
        return `<xhtml:link rel="alternate" hreflang="${languageCodes[inside]}" href="${href}"/>`;
      })
      .join('');
    return languages.map((language) => `<url><loc>${origin}${inLanguage(language, path)}</loc>${others}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages,
    '</urlset>',
  ].join('\n');
};

/** Robots may read every page; pages of a player's own are marked in their head as not to be listed. */
export const robots = (origin: string): string => `User-agent: *\nDisallow: /sandbox\nSitemap: ${origin}/sitemap.xml\n`;
