import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { startVitest } from 'vitest/node';
import { root } from '../../server/root.ts';

export interface Tried {
  /** Names of the mutants that were tried, and of those that no test noticed. */
  tried: string[];
  alive: string[];
}

const folderOf = (id: string) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Machines that are walked in the journeys of their parents too. */
const parents: Record<string, string> = { ping: 'session', renewal: 'session', reload: 'connectivity' };

const testsOf = (id: string): string[] =>
  [id, parents[id] ?? []].flat().flatMap((machine) => {
    const folder = join(root, 'machines', folderOf(machine));
    return readdirSync(folder)
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => join(folder, name));
  });

/** The tests of each machine, and the table of delays, run against one in `oneOf` of its mutants. */
export const tryMutants = async (ids: readonly string[], oneOf: number): Promise<Map<string, Tried>> => {
  const delays = join(root, 'machines/delays.test.ts');
  const files = [...new Set(ids.flatMap(testsOf))];
  const mutated = Object.fromEntries(
    files.map((file) => [file, { machines: ids.filter((id) => testsOf(id).includes(file)) }]),
  );
  const vitest = await startVitest('test', [...files, delays], {
    root,
    config: false,
    watch: false,
    include: ['machines/**/*.test.ts'],
    isolate: false,
    silent: true,
    reporters: [{}],
    // Left behind by machines that were made to fail.
    dangerouslyIgnoreUnhandledErrors: true,
    runner: join(root, 'tools/mutants/runner.ts'),
    provide: { mutated: { ...mutated, [delays]: { machines: [...ids], only: 'delay' } }, oneOf },
  });
  const found = new Map<string, { tried: Set<string>; noticed: Set<string> }>();
  for (const module of vitest.state.getTestModules()) {
    if (!module.ok()) throw new Error(`${module.moduleId} fails without a mutant`);
    for (const [machine, { tried, alive }] of Object.entries(module.meta().mutants ?? {})) {
      const sum = found.get(machine) ?? { tried: new Set(), noticed: new Set() };
      for (const name of tried) sum.tried.add(name);
      for (const name of tried) if (!alive.includes(name)) sum.noticed.add(name);
      found.set(machine, sum);
    }
  }
  await vitest.close();
  process.exitCode = 0;
  return new Map(
    [...found].map(([machine, { tried, noticed }]) => [
      machine,
      { tried: [...tried], alive: [...tried].filter((name) => !noticed.has(name)) },
    ]),
  );
};
