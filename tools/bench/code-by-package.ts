import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { brotliCompressSync } from 'node:zlib';

export interface PackageSize {
  /** A package's name, or `own` for this repository's code and what the build adds to it. */
  name: string;
  /** Brotli bytes of its code alone: together with others it packs a little better. */
  bytes: number;
}

const packageOf = (source: string | undefined): string =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source ?? '')?.[1] ?? 'own';

interface Entry {
  generatedLine: number;
  generatedColumn: number;
  originalSource: string;
}

/** Adds each stretch of a built file to the code of the package that it comes from. */
const divide = (path: string, code: Map<string, string>): void => {
  const map = new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8')));
  for (const [line, text] of readFileSync(path, 'utf8').split('\n').entries()) {
    let from = 0;
    while (from < text.length) {
      const entry = map.findEntry(line, from) as Partial<Entry>;
      const name = packageOf(entry.generatedLine === line ? entry.originalSource : undefined);
      let to = from + 1;
      while (to < text.length && isSame(map.findEntry(line, to) as Partial<Entry>, entry)) to++;
      code.set(name, (code.get(name) ?? '') + text.slice(from, to));
      from = to;
    }
  }
};

const isSame = (one: Partial<Entry>, other: Partial<Entry>): boolean =>
  one.generatedLine === other.generatedLine && one.generatedColumn === other.generatedColumn;

/** What the code of some built files consists of, the most first; needs the maps of `vite build --sourcemap hidden`. */
export const codeByPackage = (paths: readonly string[]): PackageSize[] => {
  const code = new Map<string, string>();
  for (const path of paths) if (existsSync(`${path}.map`)) divide(path, code);
  return [...code]
    .map(([name, text]) => ({ name, bytes: brotliCompressSync(text).length }))
    .sort((a, b) => b.bytes - a.bytes);
};
