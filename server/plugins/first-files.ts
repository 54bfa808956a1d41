import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { languages } from '../../contract/entities/scalars.ts';
import { settingsGeneral, settingsStatuses, themesByDomain } from '../../contract/http/cms.ts';

/** Written by the build (tools/vite/first-files.ts): where the texts lie, and the files of each page by its path. */
const written = z.object({ texts: z.optional(z.string()), pages: z.record(z.string(), z.array(z.string())) });

/** What the site asks before it uncovers a page; `domain` as the browser writes it. */
const firstCalls = (origin: string): string[] => [
  settingsGeneral.url,
  settingsStatuses.url,
  `${themesByDomain.url}?${new URLSearchParams({ domain: origin })}`,
];

/** Who asks for a document. */
interface Visit {
  path: string;
  cookies: string | undefined;
  /** Of the page, as its own code will see it. */
  origin: string;
}

const prefix = new RegExp(`^/(${languages.join('|')})(?=/|$)`);
const cookie = new RegExp(`(?:^|;\\s*)lang=(${languages.join('|')})(?:;|$)`);

const linkTo = (file: string): string =>
  file.endsWith('.css') ? `</${file}>; rel=preload; as=style; crossorigin` : `</${file}>; rel=modulepreload`;

const fetched = (path: string): string => `<${path}>; rel=preload; as=fetch; crossorigin`;

/**
 * The Link header of a page's document: what its code would ask for one after the other, texts and first settings as
 * well, is on the way while the code itself is.
 */
export const firstFilesOf = (root: string): ((visit: Visit) => string) => {
  const list = `${root}/.vite/first-files.json`;
  const { texts, pages } = existsSync(list)
    ? written.parse(JSON.parse(readFileSync(list, 'utf8')))
    : { texts: undefined, pages: {} };
  const document = readFileSync(`${root}/index.html`, 'utf8');
  const links = Object.fromEntries(
    Object.entries(pages).map(([path, files]) => [path, files.filter((file) => !document.includes(file)).map(linkTo)]),
  );
  return ({ path, cookies, origin }) => {
    const language = prefix.exec(path)?.[1] ?? cookie.exec(cookies ?? '')?.[1] ?? 'en';
    const page = path.replace(prefix, '').replace(/^$/, '/');
    const text = texts === undefined ? [] : [fetched(`/${texts}/${language}.json`)];
    return [...(links[page] ?? []), ...text, ...firstCalls(origin).map(fetched)].join(', ');
  };
};
