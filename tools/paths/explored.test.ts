import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, expect, test } from 'vitest';
import { machines } from '../../machines/index.ts';
import { atlasOf } from '../../machines/testing/atlas.ts';
import { exploredIn } from './explored.ts';

const folder = mkdtempSync(`${tmpdir()}/matchday-atlas-`);
afterAll(() => rmSync(folder, { recursive: true }));

test('A machine is explored once for its sources, and again when they have changed', () => {
  const entry = machines.find(({ id }) => id === 'notices');
  if (!entry) throw new Error('no notices');
  let explorations = 0;
  const explore = (one: typeof entry) => {
    explorations += 1;
    return atlasOf(one);
  };
  const first = exploredIn(folder, 'one', entry, explore);
  expect(exploredIn(folder, 'one', entry, explore)).toEqual(first);
  expect(explorations).toBe(1);
  exploredIn(folder, 'other', entry, explore);
  expect(explorations).toBe(2);
  expect(readdirSync(folder)).toEqual(['notices-other']);
});
