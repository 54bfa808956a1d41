import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Figures, type Outcome, summaryOf } from './suite/figures.ts';
import { scratch } from './suite/scratch.ts';
import { groups, quick, type Step } from './suite/steps.ts';

/**
 * `npm test`: everything that guards the project, group after group, and a summary. Steps can be named to run
 * only those, and files: `npm test -- quick`, `npm test -- journeys --repeat 5 test/journeys/ticket`.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { repeat: { type: 'string', default: '1' } },
});
const files = positionals.filter((word) => word.includes('/'));
const words = positionals.filter((word) => !word.includes('/'));
const chosen = words.flatMap((word) => (word === 'quick' ? quick : [word]));
const names = groups.flat().map(({ name }) => name);
const unknown = chosen.filter((name) => !names.includes(name));
const repeats = Number(values.repeat);
if (unknown.length > 0 || !Number.isInteger(repeats) || repeats < 1) {
  const complaint = unknown.length > 0 ? `Unknown step ${unknown.join(', ')}.` : '--repeat takes a number.';
  console.error(`${complaint} Steps: ${names.join(', ')}, or quick`);
  process.exit(2);
}

const temporary = scratch();
/** What is said by one of several that run side by side is told as a whole, at its end. */
const run = ({ name, command, report = '' }: Step, isAlone: boolean) =>
  new Promise<number>((resolve, reject) => {
    const head = `\n== ${name}: ${command.slice(0, 2).join(' ')}`;
    if (isAlone) console.log(head);
    const said: Buffer[] = [];
    const out = isAlone ? 'inherit' : 'pipe';
    const child = spawn('npx', ['--no-install', ...command, ...(report ? files : [])], {
      stdio: ['ignore', out, out],
      shell: process.platform === 'win32',
      env: { ...process.env, ...temporary, SUITE_REPORT: report },
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (!isAlone) console.log(`${head}\n${Buffer.concat(said)}`);
      resolve(code ?? 1);
    });
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

const isDue = ({ name }: Step) => chosen.length === 0 || chosen.includes(name);
const outcomes: Outcome[] = [];
for (let time = 1; time <= repeats; time += 1)
  for (const group of groups) {
    const due = group.filter((step) => isDue(step) && !step.leftOut);
    const outcomeOf = async (step: Step): Promise<Outcome> => {
      const name = repeats > 1 ? `${step.name} ${time}/${repeats}` : step.name;
      if (step.report) rmSync(step.report, { force: true });
      const began = performance.now();
      const code = await run({ ...step, name }, due.length === 1);
      const seconds = (performance.now() - began) / 1_000;
      return { ...figuresOf(step, code), name, seconds, budget: step.budget };
    };
    outcomes.push(...(await Promise.all(due.map(outcomeOf))));
  }

const { lines, failed } = summaryOf(outcomes);
console.log('\n== summary');
for (const { name, leftOut } of groups.flat().filter(isDue)) if (leftOut) console.log(`left out ${name}: ${leftOut}`);
for (const line of lines) console.log(line);
process.exitCode = failed === 0 ? 0 : 1;
