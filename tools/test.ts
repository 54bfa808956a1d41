import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';

/**
 * `npm test`: everything that guards the project, one step after the other, and a summary. Steps can be named to run
 * only those: `npm test -- types journeys`.
 */
interface Step {
  name: string;
  command: string[];
  /** Where vitest writes its figures. */
  report?: string;
  /** Why the step is left out, and how to run it. */
  leftOut?: string | undefined;
}

interface Outcome {
  name: string;
  passed: number;
  failed: number;
  skipped: number;
  seconds: number;
  failures: string[];
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
}

const vitest = (name: string, projects: string[], leftOut?: string): Step => {
  const report = `reports/${name}.json`;
  const flags = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { name, report, leftOut, command: ['vitest', 'run', ...flags, ...reporters] };
};

const withoutPostgres = process.env.TEST_DATABASE_URL
  ? undefined
  : 'races of several servers: set TEST_DATABASE_URL (and TEST_REDIS_URL), or run .ci/run, which brings both';

const steps: Step[] = [
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint', command: ['biome', 'ci', '.'] },
  { name: 'unused', command: ['knip'] },
  vitest('unit', ['unit', 'components']),
  vitest('postgres', ['postgres'], withoutPostgres),
  { name: 'build', command: ['vite', 'build'] },
  vitest('journeys', ['journeys']),
];

const run = (command: string[]) =>
  new Promise<number>((resolve, reject) => {
    const child = spawn('npx', ['--no-install', ...command], {
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });

/** A file that fails before its first test counts as one failure, and so does a step that ends badly without naming any. */
const figures = (step: Step, code: number): Omit<Outcome, 'name' | 'seconds'> => {
  if (!step.report || !existsSync(step.report)) {
    return { passed: 0, failed: code === 0 ? 0 : 1, skipped: 0, failures: code === 0 ? [] : [step.name] };
  }
  const report = JSON.parse(readFileSync(step.report, 'utf8')) as Report;
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName);
    return status === 'failed' && tests.length === 0 ? [name] : tests;
  });
  if (code !== 0 && failures.length === 0) failures.push(`${step.name} ended with ${code}`);
  return { passed: report.numPassedTests, failed: failures.length, skipped: report.numPendingTests, failures };
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`Unknown step ${unknown.join(', ')}. Steps: ${steps.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

const outcomes: Outcome[] = [];
const leftOut: Step[] = [];
for (const step of steps) {
  if (chosen.length > 0 && !chosen.includes(step.name)) continue;
  if (step.leftOut) {
    leftOut.push(step);
    continue;
  }
  console.log(`\n== ${step.name}: ${step.command.slice(0, 2).join(' ')}`);
  if (step.report) rmSync(step.report, { force: true });
  const began = performance.now();
  const code = await run(step.command);
  outcomes.push({ name: step.name, seconds: (performance.now() - began) / 1000, ...figures(step, code) });
}

console.log('\n== summary');
for (const { name, passed, failed, skipped, seconds } of outcomes) {
  const counts = passed + failed + skipped > 0 ? ` ${passed} passed, ${failed} failed, ${skipped} skipped,` : '';
  console.log(`${failed === 0 ? 'ok    ' : 'FAILED'} ${name}:${counts} ${seconds.toFixed(1)} s`);
}
for (const { name, leftOut: why } of leftOut) console.log(`left out ${name}: ${why}`);
for (const failure of outcomes.flatMap(({ failures }) => failures)) console.log(`  failed: ${failure}`);

const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
