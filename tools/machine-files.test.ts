import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isMachineFile, machineFiles } from './machine-files.ts';

const folder = fileURLToPath(new URL('../docs/machines/', import.meta.url));

test('docs/machines holds the machines as they are: else run `npm run machines:export`', () => {
  const files = machineFiles();
  const stale = [...files]
    .filter(([name, text]) => !existsSync(folder + name) || readFileSync(folder + name, 'utf8') !== text)
    .map(([name]) => name);
  expect(stale).toEqual([]);
  expect(readdirSync(folder).filter(isMachineFile).sort()).toEqual([...files.keys()].sort());
});
