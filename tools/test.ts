import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Figures, type Outcome, summaryOf } from './suite/figures.ts';
import { scratch } from './suite/scratch.ts';
import { quick, type Step, steps } from './suite/steps.ts';

/**
 * `npm test`: everything that guards the project, one step after the other, and a summary. Steps can be named to run
 * only those, and files: `npm test -- quick`, `npm test -- journeys --repeat 5 test/journeys/ticket`.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { repeat: { type: 'string', default: '1' } },
});
const files = positionals.filter((word) => word.includes('/'));
const words = positionals.filter((word) => !word.includes('/'));
const chosen = words.flatMap((word) => (word === 'quick' ? quick : [word]));
const unknown = chosen.filter((name) => !steps.some((step) => step.name === name));
const repeats = Number(values.repeat);
if (unknown.length > 0 || !Number.isInteger(repeats) || repeats < 1) {
  const complaint = unknown.length > 0 ? `Unknown step ${unknown.join(', ')}.` : '--repeat takes a number.';
  console.error(`${complaint} Steps: ${steps.map(({ name }) => name).join(', ')}, or quick`);
  process.exit(2);
}

const temporary = scratch();
const run = ({ command, report = '' }: Step) =>
  new Promise<number>((resolve, reject) => {
    const child = spawn('npx', ['--no-install', ...command, ...(report ? files : [])], {
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      env: { ...process.env, ...temporary, SUITE_REPORT: report },
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });

/** A step that ends badly without naming any failure counts as one. */
const figuresOf = ({ name, report }: Step, code: number): Figures => {
  const figures: Figures =
    report && existsSync(report)
      ? JSON.parse(readFileSync(report, 'utf8'))
      : { passed: 0, skipped: 0, failures: [], retries: [], outOfTime: [], files: [] };
  if (code !== 0 && figures.failures.length === 0) figures.failures.push(`${name} ended with ${code}`);
  return figures;
};

const due = steps.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
const outcomes: Outcome[] = [];
for (let time = 1; time <= repeats; time += 1)
  for (const step of due.filter(({ leftOut }) => !leftOut)) {
    const name = repeats > 1 ? `${step.name} ${time}/${repeats}` : step.name;
    console.log(`\n== ${name}: ${step.command.slice(0, 2).join(' ')}`);
    if (step.report) rmSync(step.report, { force: true });
    const began = performance.now();
    const code = await run(step);
    const seconds = (performance.now() - began) / 1_000;
    outcomes.push({ ...figuresOf(step, code), name, seconds, budget: step.budget });
  }

const { lines, failed } = summaryOf(outcomes);
console.log('\n== summary');
for (const { name, leftOut } of due) if (leftOut) console.log(`left out ${name}: ${leftOut}`);
for (const line of lines) console.log(line);
process.exitCode = failed === 0 ? 0 : 1;
