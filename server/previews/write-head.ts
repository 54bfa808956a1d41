import { escaped } from '../calls/escaped.ts';
import { pictureSize } from './picture-drawing.ts';
import type { Preview } from './previews.ts';

/** Replaces a part of the document; a document without it is not the one this was written for. */
const replaced = (document: string, mark: RegExp, text: string): string => {
  if (!mark.test(document)) throw new Error(`The document has no ${mark.source}`);
  return document.replace(mark, () => text);
};

/** The built document with the head of an address. `origin` is the site's own; nothing in it is a visitor's. */
export const writeHead = (document: string, preview: Preview, origin: string): string => {
  const { language, operator, name, text, listed, address, others, picture, noScript } = preview;
  const title = escaped([name, operator].filter(Boolean).join(' · '));
  const absolute = (path: string) => escaped(`${origin}${path}`);
  const property = (key: string, content: string) => `<meta property="og:${key}" content="${content}" />`;
  const link = (rel: string, path: string, more = '') => `<link rel="${rel}"${more} href="${absolute(path)}" />`;
  const found =
    listed && address !== null
      ? [
          link('canonical', address),
          ...others.map(([tag, path]) => link('alternate', path, ` hreflang="${tag}"`)),
          link('alternate', others[0]?.[1] ?? address, ' hreflang="x-default"'),
        ]
      : ['<meta name="robots" content="noindex" />'];
  const description = escaped(text ?? '');
  const drawn = picture
    ? [
        property('image', absolute(picture.path)),
        property('image:width', String(pictureSize.width)),
        property('image:height', String(pictureSize.height)),
        property('image:alt', title),
        '<meta name="twitter:card" content="summary_large_image" />',
      ]
    : [];
  const head = [
    `<meta name="description" content="${description}" />`,
    ...found,
    property('site_name', escaped(operator)),
    property('type', 'website'),
    property('title', title),
    property('description', description),
    ...(address === null ? [] : [property('url', absolute(address))]),
    ...drawn,
  ].join('\n    ');
  return [
    [/ lang="en"/, ` lang="${language}"`] as const,
    [/<title>.*<\/title>/, `<title>${title}</title>`] as const,
    [/<meta name="description"[^>]*>/, head] as const,
    [/<noscript>.*<\/noscript>/, `<noscript>${escaped(noScript)}</noscript>`] as const,
  ].reduce((written, [mark, said]) => replaced(written, mark, said), document);
};
