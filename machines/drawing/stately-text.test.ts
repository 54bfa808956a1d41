import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { machines } from '../index.ts';
import { nodesOf, transitionsOf } from '../testing/state-nodes.ts';
import { statelyText } from './stately-text.ts';

const compiler = new URL('../../node_modules/typescript/bin/tsc', import.meta.url).pathname;
const bare = '--noEmit --strict --skipLibCheck --ignoreConfig --target es2022 --module nodenext --types'.split(' ');

test('every machine pasted into a bare file compiles, and has the same states and transitions', async () => {
  const folder = new URL('../../.cache/pasted/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  const files = machines.map(({ id, machine }) => {
    const file = new URL(`${id}.ts`, folder);
    writeFileSync(file, statelyText(id, machine));
    return { id, machine, file };
  });
  try {
    const said = await promisify(execFile)(process.execPath, [
      compiler,
      ...bare,
      '',
      ...files.map(({ file }) => file.pathname),
    ]).catch(({ stdout }) => ({ stdout }));
    expect(said.stdout).toBe('');
    for (const { id, machine, file } of files) {
      const pasted = await import(file.href);
      const shape = (one: typeof machine) => [
        nodesOf(one).map((node) => node.id),
        transitionsOf(one).map(({ source, eventType, target }) => [source.id, eventType, target?.map(({ id }) => id)]),
      ];
      expect(shape(pasted[`${id}Machine`])).toEqual(shape(machine));
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
