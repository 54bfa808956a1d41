import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const components = ['src', 'server/sandbox/page'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => join(root, folder, name)),
);

const classesIn = (file: string): Set<string> =>
  new Set(
    Array.from(
      readFileSync(file, 'utf8')
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .matchAll(/\.([a-z_][\w-]*)/gi),
      ([, name]) => name as string,
    ),
  );

const missingIn = (file: string): string[] => {
  const source = readFileSync(file, 'utf8');
  return Array.from(source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)).flatMap(([, name, path = '']) => {
    const classes = classesIn(resolve(dirname(file), path));
    return Array.from(source.matchAll(new RegExp(`(?<![\\w.'/-])${name}\\.(\\w+)`, 'g')), ([, used = '']) => used)
      .filter((used) => !classes.has(used))
      .map((used) => `${file.slice(root.length)}: ${path} has no .${used}`);
  });
};

// A class that a style sheet does not hold is undefined: no compiler says so, and the screen stands without it.
test('every class that a component names stands in its style sheet', () => {
  expect(components.flatMap(missingIn)).toEqual([]);
});
