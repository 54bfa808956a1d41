import { parseArgs } from 'node:util';
import { machines } from '../machines/index.ts';
import { equivalent, goal, strict } from '../machines/testing/mutation-goals.ts';
import { pastTheGate } from './mutants/gate-mutants.ts';
import { storeMutants } from './mutants/stored-mutants.ts';
import { tryMutants } from './mutants/try-mutants.ts';

/**
 * `npm run mutants [-- machine ...]`: each machine is made wrong in one place after the other, and its journeys, the table
 * of delays and the gate are run against it. Names the mutants that nothing noticed. `--one-of 10` tries a fixed tenth,
 * `--strict` the machines whose every mutant has to be noticed.
 */
const { values, positionals } = parseArgs({
  options: { 'one-of': { type: 'string', default: '1' }, strict: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !machines.some(({ id }) => id === name));
if (unknown.length > 0) throw new Error(`There is no machine ${unknown.join(', ')}`);
const asked = values.strict ? strict : positionals;
const entries = machines.filter(({ id }) => asked.length === 0 || asked.includes(id));

const found = await tryMutants(
  entries.map(({ id }) => id),
  Number(values['one-of']),
);
const results = entries.map((entry) => {
  const { tried, alive } = found.get(entry.id) ?? { tried: [], alive: [] };
  const counted = tried.filter((name) => !(name in equivalent));
  const survivors = pastTheGate(
    entry,
    alive.filter((name) => !(name in equivalent)),
  );
  const noticed = tried.filter((name) => name in equivalent && !alive.includes(name));
  return { id: entry.id, mutants: counted.length, equivalent: tried.length - counted.length, survivors, noticed };
});

const scoreOf = (mutants: number, survivors: number) =>
  mutants === 0 ? 100 : Math.floor((1_000 * (mutants - survivors)) / mutants) / 10;
const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0);
const mutants = sum(results.map(({ mutants }) => mutants));
const survivors = sum(results.map(({ survivors }) => survivors.length));
const score = scoreOf(mutants, survivors);

console.table(
  Object.fromEntries(
    results.map(({ id, mutants, equivalent, survivors }) => [
      id,
      { mutants, killed: mutants - survivors.length, equivalent, score: scoreOf(mutants, survivors.length) },
    ]),
  ),
);
for (const name of results.flatMap(({ survivors }) => survivors)) console.log(`alive: ${name}`);
for (const name of results.flatMap(({ noticed }) => noticed)) console.log(`listed as equivalent, but noticed: ${name}`);
console.log(`${mutants} mutants, ${mutants - survivors} noticed, ${score} %`);

if (values['one-of'] === '1') for (const { id, ...rest } of results) storeMutants(id, rest);

const failed = results.filter(
  ({ id, survivors, noticed }) => noticed.length > 0 || (strict.includes(id) && survivors.length > 0),
);
for (const { id } of failed) console.log(`${id}: every mutant has to be noticed, or listed as equivalent`);
if (asked.length === 0 && score < goal) console.log(`${goal} % have to be noticed`);
process.exit(failed.length > 0 || (asked.length === 0 && score < goal) ? 1 : 0);
