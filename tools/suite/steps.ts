/** A part of `npm test`. */
export interface Step {
  name: string;
  command: string[];
  /** Seconds it takes on two quiet cores; half as many again are reported in the summary. */
  budget: number;
  /** Where its figures are written, by tools/suite/reporter.ts. */
  report?: string;
  /** Why it is left out, and how to run it. */
  leftOut?: string | undefined;
}

const vitest = (name: string, budget: number, projects: string[], leftOut?: string): Step => {
  const flags = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=tools/suite/reporter.ts'];
  return { name, budget, leftOut, report: `reports/${name}.json`, command: ['vitest', 'run', ...flags, ...reporters] };
};

const withoutPostgres = process.env.TEST_DATABASE_URL
  ? undefined
  : 'races of several servers: set TEST_DATABASE_URL (and TEST_NATS_URL), or run .ci/run, which brings both';

/**
 * One group after the other; the steps of one run side by side, for not all of them keep two cores busy. Mutants follow the
 * walks that the units have made of all machines.
 */
export const groups: readonly (readonly Step[])[] = [
  [
    // Each of its checkers works out the types of libraries for itself: four of them take two cores three times as much.
    { name: 'types', budget: 25, command: ['tsc', '--noEmit', '--checkers', '1'] },
    { name: 'lint', budget: 25, command: ['biome', 'ci', '.'] },
    { name: 'unused', budget: 20, command: ['knip'] },
    { name: 'build', budget: 30, command: ['vite', 'build'] },
  ],
  [vitest('unit', 240, ['unit', 'alone', 'components'])],
  [
    { name: 'mutants', budget: 45, command: ['tsx', 'tools/mutants.ts', '--strict', '--one-of', '20'] },
    vitest('processes', 110, ['processes']),
  ],
  [vitest('counts', 80, ['counts'])],
  [vitest('postgres', 280, ['postgres'], withoutPostgres)],
  [vitest('journeys', 1_000, ['journeys', 'sites'])],
];

/** `npm test -- quick`: what needs neither a browser nor a server of its own. */
export const quick: readonly string[] = ['types', 'lint', 'unused', 'unit'];
