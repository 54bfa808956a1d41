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

// A class that a style sheet does not hold is undefined: no compiler reports it, and the screen lacks the style.
test('every class that a component names stands in its style sheet', () => {
  expect(components.flatMap(missingIn)).toEqual([]);
});

// The rules for a container that nobody is called never hold: a narrow page stays as wide as it was drawn.
test('every container that a style sheet asks is one that a style sheet names', () => {
  const sheets = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => ({ name, text: readFileSync(join(root, 'src', name), 'utf8') }));
  const named = new Set(
    sheets.flatMap(({ text }) => Array.from(text.matchAll(/container: ([\w-]+) \//g), ([, name]) => name)),
  );
  const asked = sheets.flatMap(({ name, text }) =>
    Array.from(text.matchAll(/@container ([a-z][\w-]*)/g), ([, container]) => ({ name, container })),
  );
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter(({ container }) => !named.has(container))).toEqual([]);
});
