import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { root } from '../../server/root.ts';
import type { Figures } from './figures.ts';

/** Lines of a failure that are told. */
const told = 6;

/** Why the first try failed, in its first lines: a retry that says nothing cannot be hunted. */
const firstFailure = (test: TestCase): string =>
  test.result().errors?.[0]?.message.split('\n').slice(0, told).join(' / ') ?? 'no reason was told';

const figuresOf = (modules: readonly TestModule[], errors: readonly SerializedError[]): Figures => {
  const nameOf = (module: TestModule) => relative(root, module.moduleId);
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const inState = (state: string) => tests.filter((test) => test.result().state === state);
  const brokenFiles = modules.filter(
    (module) => module.state() === 'failed' && ![...module.children.allTests('failed')].length,
  );
  return {
    passed: inState('passed').length,
    skipped: inState('skipped').length,
    failures: [
      ...inState('failed').map((test) => `${nameOf(test.module)}: ${test.fullName}`),
      ...brokenFiles.map(nameOf),
      ...errors.map(({ message }) => `outside of every test: ${message}`),
    ],
    retries: tests.flatMap((test) => [
      ...(test.diagnostic()?.flaky ? [`${nameOf(test.module)}: ${test.fullName}: ${firstFailure(test)}`] : []),
      ...(test.meta().secondTries ?? []),
    ]),
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
