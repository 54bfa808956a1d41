import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../../server/root.ts';

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

const dist = `${root}dist/play/`;
const manifest = (): Record<string, Chunk> =>
  JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8')) as Record<string, Chunk>;

const filesOf = (chunks: Record<string, Chunk>, name: string, found = new Set<string>()): Set<string> => {
  const chunk = chunks[name];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const style of chunk.css ?? []) found.add(style);
  for (const other of chunk.imports ?? []) filesOf(chunks, other, found);
  return found;
};

const brotli = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + brotliCompressSync(readFileSync(dist + file)).length, 0);

/** Brotli bytes of what every game's page loads, and of what each game adds to it with the dearest flow and its largest drawings. */
export const playSizes = (): { kit: number; games: Record<string, number> } => {
  const chunks = manifest();
  const kit = filesOf(chunks, 'index.html');
  const added = (name: string) => [...filesOf(chunks, name)].filter((file) => !kit.has(file));
  const flows = Object.keys(chunks).filter((name) => /^frame\/run-(round|flight|table)\.ts$/.test(name));
  if (flows.length !== 3) throw new Error(`The flows are ${flows.join(', ')}`);
  const flow = Math.max(...flows.map((name) => brotli(added(name))));
  const games = Object.keys(chunks).filter((name) => /^games\/[^/]+\/[^/]+-game\.tsx$/.test(name));
  return {
    kit: brotli(kit),
    games: Object.fromEntries(
      games.map((name) => {
        const drawings = (chunks[name]?.dynamicImports ?? []).map((other) => brotli(added(other)));
        return [name, brotli(added(name)) + flow + Math.max(0, ...drawings)];
      }),
    ),
  };
};
