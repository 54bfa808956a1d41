import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../server/root.ts';

const documents = [
  'README.md',
  'docs/architecture.md',
  'docs/contributing.md',
  'docs/glossary.md',
  'docs/where-to-change.md',
  'docs/settings.md',
  'docs/faults.md',
  'docs/fairness.md',
  'docs/machines/README.md',
];
const decisions = 'docs/decisions';
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** What a document names with a folder and an ending; a pattern or a placeholder names no one file. */
const filesIn = (text: string): string[] =>
  [...text.matchAll(/(?<![\w/.-])((?:[\w-]+\/)+[\w.-]+\.(?:tsx?|md|css|json))\b/g)].map(([, path = '']) => path);

test.each(documents)('%s names only files that are there', (document) => {
  const named = filesIn(read(document)).filter((path) =>
    /^(contract|domain|machines|src|server|test|tools|docs|locales)\//.test(path),
  );
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('README is read in a minute: at most 120 lines', () => {
  expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(120);
});

test('the index of decisions names every one of them', () => {
  const records = readdirSync(join(root, decisions)).filter((name) => name !== 'README.md');
  const index = read(`${decisions}/README.md`);
  expect(records.filter((name) => !index.includes(`(${name})`))).toEqual([]);
  expect(
    [...index.matchAll(/\(([^)]+\.md)\)/g)].flatMap(([, name]) => (records.includes(name ?? '') ? [] : name)),
  ).toEqual([]);
});
