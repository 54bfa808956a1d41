import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { root } from '../../server/root.ts';
import type { Figures } from './figures.ts';

/** How many lines of a failure are printed. */
const shown = 6;

const nameOf = (module: TestModule) => relative(root, module.moduleId);

/** Why, in the first lines: a name without its cause cannot be investigated. */
const reasonOf = (errors: readonly { message: string }[] = []): string =>
  errors[0]?.message.split('\n').slice(0, shown).join(' / ') ?? 'no reason is given';

const withReason = (test: TestCase): string =>
  `${nameOf(test.module)}: ${test.fullName}: ${reasonOf(test.result().errors)}`;

/** Left out by test/support/out-of-time.ts. */
const hadNoTime = (test: TestCase): boolean => {
  const result = test.result();
  return result.state === 'skipped' && result.note !== undefined;
};

const figuresOf = (modules: readonly TestModule[], errors: readonly SerializedError[]): Figures => {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const inState = (state: string) => tests.filter((test) => test.result().state === state);
  const brokenFiles = modules.filter(
    (module) => module.state() === 'failed' && ![...module.children.allTests('failed')].length,
  );
  return {
    passed: inState('passed').length,
    skipped: inState('skipped').length,
    failures: [
      ...inState('failed').map(withReason),
      ...brokenFiles.map((module) => `${nameOf(module)}: beside its tests: ${reasonOf(module.errors())}`),
      ...errors.map(({ message }) => `outside of every test: ${message}`),
    ],
    retries: tests.flatMap((test) => [
      ...(test.diagnostic()?.flaky ? [withReason(test)] : []),
      ...(test.meta().secondTries ?? []),
    ]),
    outOfTime: [...new Set(tests.filter(hadNoTime).map(({ module }) => nameOf(module)))],
    files: modules.map((module) => ({ name: nameOf(module), seconds: module.diagnostic().duration / 1_000 })),
  };
};

export default class SuiteReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const file = process.env.SUITE_REPORT;
    if (!file) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(figuresOf(modules, errors)));
  }
}
