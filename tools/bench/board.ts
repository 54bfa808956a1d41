import { launchBrowser } from '../../test/support/browser.ts';
import { type Figure, judge, ratios } from './board-figures.ts';
import { burst, type Contestant, type CpuRun, cpuRun, type HeapRun, heapRun, inputRun, steady } from './board-runs.ts';
import { startBoardSite } from './board-site.ts';
import { median } from './quantile.ts';

/**
 * `npm run bench:board`: the live board of the site compared with one written by hand and an AG Grid, in interleaved
 * rounds. The grid shows the same odds; one that shows bare numbers is listed in the table and is not judged. 200
 * matches of 12 odds, 2,000 changes a second. `-- steady burst heap input` names the parts to run, `--rounds=3` how
 * often, `--json` prints one object. Exits with 1 when a goal is missed (docs/decisions, board bench).
 */
const parts = ['steady', 'burst', 'heap', 'input'] as const;
type Part = (typeof parts)[number];

const args = process.argv.slice(2);
const chosen = parts.filter((part) => args.includes(part));
const runs = (part: Part) => chosen.length === 0 || chosen.includes(part);
const rounds = Number(args.find((arg) => arg.startsWith('--rounds='))?.slice(9) ?? 5);
const seconds = 4;
const clicksPerRound = 80;
const megabyte = 1_000_000;

const site = await startBoardSite();
const browser = await launchBrowser();
const address = (who: Contestant) => `${site.origin}/${who}.html`;

/** Every contestant once a round; the one that begins changes, so that none is always the first on a cold machine. */
const interleaved = async <Found>(
  part: Part,
  contestants: readonly Contestant[],
  run: (who: Contestant) => Promise<Found>,
): Promise<Record<string, Found[]>> => {
  const found: Record<string, Found[]> = Object.fromEntries(contestants.map((who) => [who, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (let nth = 0; nth < contestants.length; nth += 1) {
      const who = contestants[(round + nth) % contestants.length] ?? 'ours';
      console.error(`${part}, round ${round + 1} of ${rounds}: ${who}`);
      found[who]?.push(await run(who));
    }
  }
  return found;
};

const figures: Figure[] = [];
const table: string[][] = [];
const add = (goal: string, values: readonly number[], must: Figure['must'], stretch?: number) =>
  figures.push({ goal, values, must, ...(stretch === undefined ? {} : { stretch }) });
const of = <Found>(found: Record<string, Found[]>, who: Contestant, value: (run: Found) => number): number[] =>
  (found[who] ?? []).map(value);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const addCpu = (part: string, found: Record<string, CpuRun[]>) => {
  for (const [who, all] of Object.entries(found)) {
    const middle = (value: (run: CpuRun) => number) => median(all.map(value)).toFixed(2);
    const wrong = String(sum(all.map((run) => run.wrong)));
    table.push([
      part,
      who,
      `${middle((run) => run.script)} us`,
      `${middle((run) => run.task)} us`,
      `${all[0]?.rows}`,
      wrong,
    ]);
  }
};

const script = (run: CpuRun) => run.script;
const task = (run: CpuRun) => run.task;
const wrong = (run: { wrong: number }) => run.wrong;

try {
  if (runs('steady')) {
    const found = await interleaved('steady', ['ours', 'vanilla', 'grid', 'grid-text'], (who) =>
      cpuRun(browser, address(who), steady, seconds),
    );
    addCpu('steady', found);
    const value = (who: Contestant, of_: (run: CpuRun) => number) => of(found, who, of_);
    add(
      'board.script: script, x vanilla',
      ratios(value('ours', script), value('vanilla', script)),
      { atMost: 1.15 },
      1.05,
    );
    add(
      'board.task: main thread, x vanilla',
      ratios(value('ours', task), value('vanilla', task)),
      { atMost: 1.25 },
      1.1,
    );
    add(
      'board.task: AG Grid script, x ours',
      ratios(value('grid', script), value('ours', script)),
      { atLeast: 3.5 },
      4,
    );
    add(
      'board.task: AG Grid main thread, x ours',
      ratios(value('grid', task), value('ours', task)),
      { atLeast: 1.3 },
      1.5,
    );
    add('board: wrong cells', [sum(of(found, 'ours', wrong))], { atMost: 0 });
  }
  if (runs('burst')) {
    const found = await interleaved('burst', ['ours', 'vanilla'], (who) =>
      cpuRun(browser, address(who), burst, seconds),
    );
    addCpu('burst', found);
    add(
      'board.burst: script, x vanilla',
      ratios(of(found, 'ours', script), of(found, 'vanilla', script)),
      { atMost: 1.2 },
      1,
    );
    add('board.burst: wrong cells', [sum(of(found, 'ours', wrong))], { atMost: 0 });
  }
  if (runs('heap')) {
    const found = await interleaved('heap', ['ours', 'vanilla'], (who) => heapRun(browser, address(who)));
    const heap = (run: HeapRun) => run.heap / megabyte;
    for (const [who, all] of Object.entries(found)) {
      const times = median(all.map((run) => run.compression)).toFixed(0);
      table.push([
        'heap',
        who,
        `${median(all.map(heap)).toFixed(1)} MB`,
        `10 min at ${times}x`,
        '',
        `${sum(all.map(wrong))}`,
      ]);
    }
    const more = of(found, 'ours', heap).map((value, round) => value - (of(found, 'vanilla', heap)[round] ?? 0));
    add('board.heap: MB more than vanilla', more, { atMost: 4 }, 2.5);
    add(
      'board.heap: growth over 10 minutes, %',
      of(found, 'ours', (run) => run.growth * 100),
      { atMost: 5 },
    );
  }
  if (runs('input')) {
    const found = await interleaved('input', ['ours', 'vanilla'], (who) =>
      inputRun(browser, address(who), clicksPerRound),
    );
    for (const [who, all] of Object.entries(found)) {
      const p98 = median(all.map((run) => run.p98)).toFixed(0);
      table.push(['input', who, `P98 ${p98} ms`, `${sum(all.map((run) => run.clicks))} clicks`, '', '']);
    }
    const p98 = (who: Contestant) => of(found, who, (run) => run.p98);
    add('input: P98 until painted, x vanilla', ratios(p98('ours'), p98('vanilla')), { atMost: 1.3 });
  }
} finally {
  await browser.close();
  await site.stop();
}

const judged = figures.map(judge);
const good = judged.every(({ reached }) => reached);
if (args.includes('--json')) {
  console.log(JSON.stringify({ rounds, goals: judged, figures, good }));
} else {
  const line = (cells: readonly string[], widths: readonly number[]) =>
    cells.map((cell, place) => cell.padEnd(widths[place] ?? 0)).join('  ');
  const widths = [7, 9, 11, 13, 5];
  console.log(`Medians of ${rounds} rounds; script and main thread in CPU time for each changed odd.`);
  console.log(line(['part', 'board', 'script', 'main thread', 'rows', 'wrong cells'], widths));
  for (const cells of table) console.log(line(cells, widths));
  for (const { goal, median, better, must, stretch, reached } of judged) {
    const aim = stretch === undefined ? must : `${must} (stretch ${stretch})`;
    console.log(
      `${reached ? 'reached' : 'MISSED '}  ${goal.padEnd(42)} ${String(median).padEnd(8)} better quartile ${String(better).padEnd(8)} ${aim}`,
    );
  }
}
process.exitCode = good ? 0 : 1;
