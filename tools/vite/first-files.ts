import type { Plugin } from 'vite';

interface Chunk {
  type: 'chunk';
  fileName: string;
  moduleIds: string[];
  imports: string[];
  viteMetadata?: { importedCss: Set<string> };
}

/** The part of a route's file that the router's plugin imports lazily: its screen and loader. */
const screen = /\/src\/routes\/_default(\/\w+)?\.tsx\?tsr-split=/;

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
 * document and not only by the code that needs them.
 */
export const firstFiles: Plugin = {
  name: 'first-files',
  apply: 'build',
  generateBundle(_, bundle) {
    const built = Object.values(bundle);
    const chunks = new Map(built.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file as Chunk]] : [])));
    const screens = [...chunks.values()].flatMap((chunk) =>
      chunk.moduleIds.flatMap((id) => {
        const route = screen.exec(id);
        return route ? [{ path: route[1] ?? null, files: filesOf(chunk, chunks) }] : [];
      }),
    );
    const frame = screens.flatMap(({ path, files }) => (path === null ? files : []));
    const pages = screens.flatMap(({ path, files }) =>
      path === null ? [] : [[path.replace(/^\/index$/, '/'), [...new Set([...frame, ...files])]]],
    );
    const texts = built.find(({ fileName }) => /\/texts-[\w-]+\//.test(fileName))?.fileName.replace(/\/[^/]*$/, '');
    const source = JSON.stringify({ texts, pages: Object.fromEntries(pages) });
    this.emitFile({ type: 'asset', fileName: '.vite/first-files.json', source });
  },
};
