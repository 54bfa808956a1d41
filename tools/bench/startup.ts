import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { launchBrowser } from '../../test/support/browser.ts';
import { startSite } from '../../test/support/site.ts';
import { compressFiles, ensureBuiltSite } from '../built-site.ts';
import { quantile } from './quantile.ts';
import {
  type Judged,
  judgePress,
  judgeReturn,
  judgeStartup,
  type Load,
  type Press,
  type Visits,
} from './startup-figures.ts';
import { loadPage, loadTwice, pressOdd } from './startup-loads.ts';

/**
 * `npm run bench:startup`: how soon a first page is shown on slow 4G and a processor four times slower, against the same
 * sources in one eager file. Exits with 1 when a goal is missed; `-- --json` prints one object.
 */
const rounds = 5;
const pages = ['/', '/betting', '/live_betting'];
const eagerFolder = fileURLToPath(new URL('../../.cache/eager-site', import.meta.url));

const buildEager = async () => {
  await build({
    logLevel: 'error',
    build: {
      outDir: eagerFolder,
      emptyOutDir: true,
      cssCodeSplit: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  // Its rows come with its code.
  await rm(`${eagerFolder}/.vite/first-rows.js`);
  await compressFiles(eagerFolder);
};

interface Contestants {
  ours: Load[];
  eager: Load[];
  presses: Press[];
  visits: Visits[];
}

const measure = async (): Promise<Map<string, Contestants>> => {
  const ours = await startSite();
  const eager = await startSite({ SITE_DIR: eagerFolder });
  const browser = await launchBrowser();
  const loads = new Map(
    pages.map((page): [string, Contestants] => [page, { ours: [], eager: [], presses: [], visits: [] }]),
  );
  try {
    // Servers and browser are warm before anything counts.
    for (const { origin } of [ours, eager]) await loadPage(browser, origin);
    for (let round = 0; round < rounds; round++) {
      for (const [page, found] of loads) {
        found.ours.push(await loadPage(browser, `${ours.origin}${page}`));
        found.eager.push(await loadPage(browser, `${eager.origin}${page}`));
        found.presses.push(await pressOdd(browser, `${ours.origin}${page}`));
        found.visits.push(await loadTwice(browser, ours.origin, page));
      }
    }
  } finally {
    await browser.close();
    await Promise.all([ours.stop(), eager.stop()]);
  }
  return loads;
};

const middle = (loads: readonly Load[]): Load => {
  const of = (key: keyof Load) =>
    quantile(
      loads.map((load) => load[key]),
      0.5,
    );
  return { fcp: of('fcp'), lcp: of('lcp'), blocking: of('blocking'), cls: Number(of('cls').toFixed(4)) };
};

const middlePress = (presses: readonly Press[]): number =>
  quantile(
    presses.map(({ chosen }) => chosen),
    0.5,
  );

const row = (name: string, { fcp, lcp, blocking, cls }: Load) =>
  console.log(
    `${name.padEnd(24)} FCP ${fcp.toFixed(0).padStart(5)}  LCP ${lcp.toFixed(0).padStart(5)}  blocking ${blocking.toFixed(0).padStart(5)} ms  CLS ${cls}`,
  );

const goal = ({ page, goal, median, better, must, reached }: Judged) =>
  console.log(
    `${reached ? 'reached' : 'MISSED '}  ${page.padEnd(14)} ${goal.padEnd(20)} median ${median}, better quartile ${better}, must be <= ${must}`,
  );

await ensureBuiltSite();
await buildEager();
const loads = await measure();
const goals = [...loads].flatMap(([page, { ours, eager, presses, visits }]) => [
  ...judgeStartup(page, ours, eager),
  ...judgePress(page, presses),
  ...judgeReturn(page, visits),
]);
const good = goals.every(({ reached }) => reached);

if (process.argv.includes('--json')) {
  const medians = Object.fromEntries(
    [...loads].map(([page, { ours, eager, presses, visits }]) => [
      page,
      {
        ours: middle(ours),
        eager: middle(eager),
        firstPress: middlePress(presses),
        second: middle(visits.map(({ second }) => second)),
      },
    ]),
  );
  console.log(JSON.stringify({ rounds, medians, goals, good }));
} else {
  console.log(
    `First visit on slow 4G (150 ms, 1.6 Mbit/s) and a processor 4 times slower, medians of ${rounds} rounds.`,
  );
  for (const [page, { ours, eager, presses, visits }] of loads) {
    row(page, middle(ours));
    row(`${page} eager`, middle(eager));
    console.log(`${`${page} pressed`.padEnd(24)} at first sight, chosen after ${middlePress(presses).toFixed(0)} ms`);
    row(`${page} slow line`, middle(visits.map(({ first }) => first)));
    row(`${page} second visit`, middle(visits.map(({ second }) => second)));
  }
  for (const judged of goals) goal(judged);
}
process.exitCode = good ? 0 : 1;
