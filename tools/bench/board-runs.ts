import type { Browser, CDPSession, Page } from 'playwright';
import type { Pace } from './board-page/driver.ts';
import { quantile } from './quantile.ts';

/** `grid` shows the odds that the others show, `grid-text` the numbers alone. */
export type Contestant = 'ours' | 'vanilla' | 'grid' | 'grid-text';

/** 2,000 changes a second in 20 frames, and 500 small messages a second. */
export const steady: Pace = { perSecond: 20, changes: 100 };
export const burst: Pace = { perSecond: 500, changes: 4 };

/** Seconds: what runs on every frame is compiled by then, in all of them. */
const warmUp = 5;

/** High enough for 35 rows: the visible ones and those just below. */
const viewport = { width: 1200, height: 1180 };

interface OpenBoard {
  page: Page;
  cdp: CDPSession;
}

/** A fresh page with the board in it, warm. */
const withBoard = async <Found>(
  browser: Browser,
  address: string,
  pace: Pace,
  measure: (open: OpenBoard) => Promise<Found>,
): Promise<Found> => {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    // CPU time of the main thread: what others do on the machine meanwhile does not count.
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(address);
    await page.waitForFunction(() => window.bench !== undefined);
    await play(page, pace, warmUp);
    return await measure({ page, cdp });
  } finally {
    await context.close();
  }
};

const prepare = (page: Page, pace: Pace, seconds: number): Promise<void> =>
  page.evaluate(([pace, seconds]) => window.bench.prepare(pace, seconds), [pace, seconds] as const);

const play = async (page: Page, pace: Pace, seconds: number): Promise<void> => {
  await prepare(page, pace, seconds);
  await page.evaluate((pace) => window.bench.play(pace), pace);
};

const metricsOf = async (cdp: CDPSession): Promise<(name: string) => number> => {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (name) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
};

export interface CpuRun {
  /** Microseconds of script for each changed odd, wherever its row is. */
  script: number;
  /** Microseconds of the main thread for each changed odd. */
  task: number;
  rows: number;
  cells: number;
  wrong: number;
}

/** What the stream costs at a pace, and whether the page is right at its end. */
export const cpuRun = (browser: Browser, address: string, pace: Pace, seconds: number): Promise<CpuRun> =>
  withBoard(browser, address, pace, async ({ page, cdp }) => {
    await prepare(page, pace, seconds);
    const before = await metricsOf(cdp);
    await page.evaluate((pace) => window.bench.play(pace), pace);
    const after = await metricsOf(cdp);
    const changes = pace.perSecond * pace.changes * seconds;
    const spent = (name: string) => ((after(name) - before(name)) * 1e6) / changes;
    const check = await page.evaluate(() => window.bench.check());
    return { script: spent('ScriptDuration'), task: spent('TaskDuration'), ...check };
  });

export interface HeapRun {
  /** Bytes of the JavaScript heap after a collection. */
  heap: number;
  /** Share by which ten minutes of changes made it grow. */
  growth: number;
  /** How many times faster than real the ten minutes went by. */
  compression: number;
  wrong: number;
}

const collected = async (page: Page, cdp: CDPSession): Promise<number> => {
  await page.evaluate(() => window.bench.forget());
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  return (await metricsOf(cdp))('JSHeapUsedSize');
};

const warmMinutes = 3;

/** Ten minutes of the steady stream as fast as the page takes it, while the list is scrolled through. */
export const heapRun = (browser: Browser, address: string): Promise<HeapRun> =>
  withBoard(browser, address, steady, async ({ page, cdp }) => {
    const minute = 60;
    const race = async () => {
      await prepare(page, steady, minute);
      return page.evaluate(async () => {
        const began = performance.now();
        await window.bench.race(40);
        return performance.now() - began;
      });
    };
    // Every row was visible before the first measurement, so that what grows afterwards grows for ever. A compiled
    // function counts as heap; in real time all are compiled after one minute, at this speed after some
    // (docs/decisions, board bench).
    for (let nth = 0; nth < warmMinutes; nth += 1) await race();
    const heap = await collected(page, cdp);
    let spent = 0;
    for (let nth = 0; nth < 10; nth += 1) spent += await race();
    const after = await collected(page, cdp);
    const { wrong } = await page.evaluate(() => window.bench.check());
    return { heap, growth: (after - heap) / heap, compression: (10 * minute * 1_000) / spent, wrong };
  });

export interface InputRun {
  /** Milliseconds from the press until painted that 98 of 100 clicks keep. */
  p98: number;
  clicks: number;
}

/** The first clicks belong to the warm-up. */
const coldClicks = 5;

/** Clicks on visible odds while the stream runs, on a processor a quarter as fast. */
export const inputRun = (browser: Browser, address: string, clicks: number): Promise<InputRun> =>
  withBoard(browser, address, steady, async ({ page, cdp }) => {
    const between = 100;
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await prepare(page, steady, Math.ceil((clicks * 2.5 * between) / 1_000) + 2);
    const places = await page.evaluate(() =>
      [...document.querySelectorAll('[data-odd]')].map((odd) => {
        const { x, y, width, height } = odd.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      }),
    );
    const inSight = places.filter(({ y }) => y > 120 && y < viewport.height - 40);
    await page.evaluate((pace) => {
      window.bench.timeClicks();
      void window.bench.play(pace);
    }, steady);
    for (let nth = 0; nth < clicks + coldClicks; nth += 1) {
      const place = inSight[(nth * 29) % inSight.length];
      if (place) await page.mouse.click(place.x, place.y);
      await page.waitForFunction((count) => window.bench.clicks().length >= count, nth + 1, { polling: between });
    }
    const times = (await page.evaluate(() => window.bench.clicks())).slice(coldClicks);
    return { p98: quantile(times, 0.98), clicks: times.length };
  });
