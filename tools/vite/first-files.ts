import type { Plugin } from 'vite';

interface Chunk {
  type: 'chunk';
  fileName: string;
  moduleIds: string[];
  imports: string[];
  viteMetadata?: { importedCss: Set<string> };
}

/** The part of a route's file that the router's plugin imports lazily: its screen and loader. */
const screen = /\/src\/routes\/_default(\/\w+)\.tsx\?tsr-split=/;

/** A route's file, whose path is its address: `_default/documents/$doc.tsx`. */
const route = /\/src\/routes\/([^?]+)\.tsx/;

/** The address of a route's file as the router reads it; null for other files, and for the page of unknown addresses. */
export const addressOf = (id: string): string | null => {
  const parts = route.exec(id)?.[1]?.split('/') ?? ['-'];
  if (parts.at(-1) === '$' || parts.some((part) => part.startsWith('-'))) return null;
  return `/${parts.filter((part) => !part.startsWith('_') && part !== 'index').join('/')}`;
};

const filesOf = (chunk: Chunk, chunks: ReadonlyMap<string, Chunk>, found = new Set<string>()): string[] => {
  if (found.has(chunk.fileName)) return [];
  for (const file of [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])]) found.add(file);
  for (const name of chunk.imports) {
    const imported = chunks.get(name);
    if (imported) filesOf(imported, chunks, found);
  }
  return [...found];
};

/**
 * Writes down for the server which files each page will ask for, so that the browser may have them named with the
 * document and not only by the code that needs them; and which addresses have a page at all.
 */
export const firstFiles: Plugin = {
  name: 'first-files',
  apply: 'build',
  generateBundle(_, bundle) {
    const built = Object.values(bundle);
    const chunks = new Map(built.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file as Chunk]] : [])));
    const pages = [...chunks.values()].flatMap((chunk) =>
      chunk.moduleIds.flatMap((id) => {
        const path = screen.exec(id)?.[1];
        return path ? [[path.replace(/^\/index$/, '/'), filesOf(chunk, chunks)]] : [];
      }),
    );
    if (pages.length === 0) this.error('no file of the build holds the screen of a route');
    const texts = built.find(({ fileName }) => /\/texts-[\w-]+\//.test(fileName))?.fileName.replace(/\/[^/]*$/, '');
    const modules = [...chunks.values()].flatMap(({ moduleIds }) => moduleIds);
    const addresses = [...new Set(modules.flatMap((id) => addressOf(id) ?? []))].sort();
    const source = JSON.stringify({ texts, pages: Object.fromEntries(pages), addresses });
    this.emitFile({ type: 'asset', fileName: '.vite/first-files.json', source });
  },
};
