import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../server/root.ts';
import { importsOf } from './support/imports-of.ts';

const routes = readdirSync(`${root}src/routes`, { recursive: true, encoding: 'utf8' })
  .filter((name) => /(^|\/)[^-/][^/]*\.tsx$/.test(name) && !name.endsWith('.test.tsx'))
  .map((name) => join(root, 'src/routes', name));

/** A page and what comes with it. */
const partsOf = (file: string, known = new Set<string>()): Set<string> => {
  if (known.has(file)) return known;
  known.add(file);
  for (const { specifier, typeOnly, late } of importsOf(file)) {
    const part = join(dirname(file), specifier);
    if (!typeOnly && !late && specifier.startsWith('.') && /\.tsx?$/.test(part) && existsSync(part))
      partsOf(part, known);
  }
  return known;
};

const textNamesIn = (source: string, call: RegExp): string[] =>
  [...source.matchAll(call)].flatMap(([, names]) =>
    [...(names ?? '').matchAll(/'(\w+)'/g)].map(([, name]) => name ?? ''),
  );

/** The calls that fetch texts, up to the names of them: after a part or data, or alone. */
const fetching = [/loadNamespaces\(([^)]*)\)/g, /withWords\([\s\S]*?((?:,\s*'\w+')+),?\s*\)/g];

/** What the layout and the start of every page bring, and a document's own text, which is fetched by its name. */
const brought = ['common', 'ticket', 'rules'];

// Texts that come after the page take it off the screen until they are there.
test.each(routes.map((file) => [file.slice(root.length), file]))(
  '%s fetches the texts that its parts show',
  (_, file) => {
    const sources = [...partsOf(file)].map((part) => readFileSync(part, 'utf8'));
    const fetched = new Set([
      ...brought,
      ...sources.flatMap((one) => fetching.flatMap((call) => textNamesIn(one, call))),
    ]);
    const shown = sources.flatMap((one) => textNamesIn(one, /useTranslation\((\[[^\]]*\]|'\w+')/g));
    expect([...new Set(shown)].filter((name) => !fetched.has(name))).toEqual([]);
  },
);
