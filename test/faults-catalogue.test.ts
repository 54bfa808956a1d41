import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../server/root.ts';

/** The catalogue: how many faults each of its sections counts. */
const sections = { A: 18, B: 10, C: 9, D: 14, E: 4, F: 5, G: 17, H: 11, I: 11, J: 10, L: 11 };
const ids = Object.entries(sections).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, nth) => `${section}${nth + 1}`),
);
const folders = ['contract', 'domain', 'machines', 'src', 'server', 'test', 'tools'];
const files = folders.flatMap((folder) =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
);
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { scripts: Record<string, string> };

/** The proof of each fault, from the tables of docs/faults.md. */
const rows = readFileSync(`${root}docs/faults.md`, 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, named = '', , by = ''] = line.split('|').map((cell) => cell.trim());
    return /^[A-L]\d+(, [A-L]\d+)*$/.test(named) ? named.split(', ').map((id) => [id, by] as const) : [];
  });
const shown = new Map(rows);

const testsIn = (by: string): string[] => by.match(/[\w./-]+\.test\.tsx?/g) ?? [];
const commandsIn = (by: string): string[] => [...by.matchAll(/`npm run ([\w:-]+)/g)].map(([, name = '']) => name);

test('the catalogue counts 120 faults, and docs/faults.md has one row for each and for nothing else', () => {
  expect(ids).toHaveLength(120);
  expect(rows.map(([id]) => id).sort()).toEqual([...ids].sort());
});

describe('a fault is shown by tests that are there', () => {
  test.for(ids)('%s', (id) => {
    const by = shown.get(id) ?? '';
    const tests = testsIn(by);
    expect([...tests, ...commandsIn(by)]).not.toEqual([]);
    // A name without its folder is that of one file alone.
    const missing = tests.filter((name) =>
      name.includes('/') ? !existsSync(`${root}${name}`) : files.filter((file) => basename(file) === name).length !== 1,
    );
    expect(missing).toEqual([]);
    expect(commandsIn(by).filter((name) => !(name in scripts))).toEqual([]);
  });
});
