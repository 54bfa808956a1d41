import { setMaxListeners } from 'node:events';
import { inject, type RunnerTestCase, type RunnerTestSuite, TestRunner } from 'vitest';
import { machines } from '../../machines/index.ts';
import { type Mutation, mutationsOf } from '../../machines/testing/mutations.ts';

/** A journey that takes longer than this waits for something that no longer comes; its clock is its own. */
const patienceAfter = (milliseconds: number) => 300 + 10 * milliseconds;

declare module 'vitest' {
  interface ProvidedContext {
    /** Machines that are mutated while a file runs, by its path. */
    mutated: Record<string, { machines: string[]; only?: Mutation['kind'] }>;
    /** One of this many mutants is tried. */
    oneOf: number;
  }
  interface TaskMeta {
    /** Names of the mutants that were tried while a file ran, and of those that its tests did not notice, by machine. */
    mutants?: Record<string, { tried: string[]; alive: string[] }>;
  }
}

interface Tried {
  machine: string;
  mutations: Mutation[];
  alive: Mutation[];
}

const isPassed = async (run: () => Promise<void>, patience: number): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('It does not end')), patience);
  });
  try {
    await Promise.race([run(), late]);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
};

/** The suites around a test, the file first. */
const suitesOf = (test: RunnerTestCase): RunnerTestSuite[] => {
  const above = (suite: RunnerTestSuite): RunnerTestSuite[] => [...(suite.suite ? above(suite.suite) : []), suite];
  return [test.file, ...(test.suite ? above(test.suite) : [])];
};

const prepare = async (test: RunnerTestCase) => {
  for (const suite of suitesOf(test)) {
    for (const hook of TestRunner.getSuiteHooks(suite).beforeEach) await hook(test.context, suite);
  }
};

/**
 * Runs each test as it is, and then once for every mutant that no test before it has noticed: the machine is made wrong
 * in its place, the test is run, and the machine is put right again.
 */
export default class MutantRunner extends TestRunner {
  private files = new Map<string, Tried[]>();

  private triedIn(file: string): Tried[] {
    const known = this.files.get(file);
    if (known) return known;
    const { machines: ids, only } = inject('mutated')[file] ?? { machines: [] };
    const tried = machines
      .filter(({ id }) => ids.includes(id))
      .map(({ id, machine }) => {
        // By name: a key that was taken out and put back comes last, and the tenth would be another in each file.
        const mutations = mutationsOf(machine)
          .sort((one, other) => one.name.localeCompare(other.name))
          .filter((_, index) => index % inject('oneOf') === 0)
          .filter(({ kind }) => only === undefined || kind === only);
        return { machine: id, mutations, alive: mutations };
      });
    this.files.set(file, tried);
    return tried;
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const body = TestRunner.getTestFn(test);
    // Each run of the body listens for the end of the test.
    setMaxListeners(0, test.context.signal);
    const tried = this.triedIn(test.file.filepath);
    const again = async () => {
      await prepare(test);
      await body();
    };
    await body();
    // First without a mutation: a test that fails already when repeated proves nothing about a mutant.
    const begun = performance.now();
    await again();
    const patience = patienceAfter(performance.now() - begun);
    for (const each of tried) {
      const alive: Mutation[] = [];
      for (const mutation of each.alive) {
        const mend = mutation.make();
        if (await isPassed(again, patience)) alive.push(mutation);
        mend();
      }
      each.alive = alive;
    }
    const names = (mutations: readonly Mutation[]) => mutations.map(({ name }) => name);
    test.file.meta.mutants = Object.fromEntries(
      tried.map(({ machine, mutations, alive }) => [machine, { tried: names(mutations), alive: names(alive) }]),
    );
  }
}
