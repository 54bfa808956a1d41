import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { type Language, languages } from '../../contract/entities/languages.ts';
import { settingsGeneral, settingsStatuses, themesByDomain } from '../../contract/http/cms.ts';
import { translations } from '../../contract/http/cms-translations.ts';
import { languageOf } from '../calls/language.ts';

/**
 * Written by the build (tools/vite/first-files.ts): where the texts lie, the files of each page by its path, and every
 * address that has a page, `/games/$provider`.
 */
const written = z.object({
  texts: z.optional(z.string()),
  pages: z.record(z.string(), z.array(z.string())),
  addresses: z._default(z.array(z.string()), []),
});

const readList = (root: string): z.infer<typeof written> => {
  const list = `${root}/.vite/first-files.json`;
  return existsSync(list) ? written.parse(JSON.parse(readFileSync(list, 'utf8'))) : { pages: {}, addresses: [] };
};

/** Where the texts of the built site lie, the folder of all languages; null in a build that does not list it. */
export const textsFolder = (root: string): string | null => {
  const { texts } = readList(root);
  return texts === undefined ? null : `${root}/${texts}`;
};

/** What the site asks before it uncovers a page; `domain` as the browser writes it. */
const firstCalls = (origin: string): string[] => [
  settingsGeneral.url,
  settingsStatuses.url,
  `${themesByDomain.url}?${new URLSearchParams({ domain: origin })}`,
];

/** The address of a document without its language, and the language: that of the address, else the one chosen last. */
export interface DocumentAddress {
  path: string;
  language: Language;
}

const prefix = new RegExp(`^/(${languages.join('|')})(?=/|$)`);

/** The language's part of an address, `/de`; empty where it names none. */
export const prefixOf = (path: string): string => prefix.exec(path)?.[0] ?? '';

export const documentAddress = (path: string, cookies: string | undefined): DocumentAddress => ({
  path: path.replace(prefix, '').replace(/\/$/, '').toLowerCase() || '/',
  language: (prefix.exec(path)?.[1] as Language | undefined) ?? languageOf(cookies),
});

/** Who asks for a document. */
interface Visit extends DocumentAddress {
  /** Of the page, as its own code will see it. */
  origin: string;
  /** Version of the operator's own words; empty without any. */
  texts?: string;
  /** Whether the document answers the first calls itself. */
  answered?: boolean;
  /** Whether it has rows, which come with a script. */
  rows?: boolean;
}

const isStyle = (file: string): boolean => file.endsWith('.css');
const isCode = (file: string): boolean => file.startsWith('assets/') && !isStyle(file);

const linkTo = (file: string): string => {
  if (isStyle(file)) return `</${file}>; rel=preload; as=style; crossorigin`;
  return isCode(file) ? `</${file}>; rel=modulepreload` : `</${file}>; rel=preload; as=script`;
};

const parted = (files: readonly string[], goesFirst: (file: string) => boolean): [string[], string[]] => [
  files.filter(goesFirst),
  files.filter((file) => !goesFirst(file)),
];

const fetched = (path: string): string => `<${path}>; rel=preload; as=fetch; crossorigin`;

/**
 * The Link header of a page's document: what its code would ask for one after the other, texts and first settings as
 * well, is on the way while the code itself is.
 */
export const firstFilesOf = (root: string): ((visit: Visit) => string) => {
  const { texts, pages } = readList(root);
  const inDocument = [...readFileSync(`${root}/index.html`, 'utf8').matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)];
  const always = inDocument.map(([, file = '']) => file);
  return ({ path, language, origin, texts: version = '', answered = false, rows = false }) => {
    const text = texts === undefined ? [] : [fetched(`/${texts}/${language}.json`)];
    const own =
      version === '' ? [] : [fetched(`${translations.url}?${new URLSearchParams({ lang: language, v: version })}`)];
    const more = (pages[path] ?? []).filter((file) => !always.includes(file));
    const calls = answered ? [] : firstCalls(origin).map(fetched);
    const early = rows ? ['first-rows.js'] : [];
    // A browser asks in this order, six at a time: what the document's own picture needs must not wait for code, nor what
    // the document names for what is needed later.
    const [pictured, code] = parted([...always, ...early], (file) => !isCode(file));
    const [styles, later] = parted(more, isStyle);
    const first = [...pictured, ...styles, ...code].map(linkTo);
    return [...first, ...text, ...own, ...later.map(linkTo), ...calls].join(', ');
  };
};

/** The style sheets of a page beside those that its document names, as links. */
export const pageStylesOf = (root: string): ((path: string) => string) => {
  const { pages } = readList(root);
  const document = readFileSync(`${root}/index.html`, 'utf8');
  return (path) =>
    (pages[path] ?? [])
      .filter((file) => file.endsWith('.css') && !document.includes(file))
      .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
      .join('');
};

/** Whether an address has a page, as the router reads it: in any case, with a language in front and a trailing slash. */
export const pagesOf = (root: string): ((path: string) => boolean) => {
  const { addresses } = readList(root);
  // A build that does not list its addresses counts as having a page for each.
  if (addresses.length === 0) return () => true;
  const known = addresses.map((address) => address.replace(/\/$/, '').replace(/\$\w+/g, '[^/]+'));
  const page = new RegExp(`^(/(${languages.join('|')}))?(${known.join('|')})/?$`, 'i');
  return (path) => page.test(path);
};
