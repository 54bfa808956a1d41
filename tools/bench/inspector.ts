import type { Page } from 'playwright';
import { ticketCases } from '../../machines/ticket/ticket.cases.ts';
import { launchBrowser } from '../../test/support/browser.ts';
import { startDevSite } from '../../test/support/dev-site.ts';

/**
 * `npm run bench:inspector`: the machines page of the development build follows the ticket machine through 50 events a
 * second for 10 seconds. Exits with 1 when a task takes longer than the goal or an event is missing in its log.
 */
const perSecond = 50;
const seconds = 10;
/** Milliseconds of the longest task, and of anything that keeps the page from answering. */
const goal = 200;

const events = [
  ...ticketCases.events['selection.toggled'],
  { type: 'odds.touched' },
  { type: 'panel.toggled' },
  { type: 'stake.stepped', direction: 'up' },
  { type: 'panel.toggled' },
];

const seen = async (page: Page): Promise<number> =>
  Number(/live, (\d+) events/.exec((await page.getByText(/^live, \d+ events$/).textContent()) ?? '')?.[1]);

const site = await startDevSite();
const browser = await launchBrowser();
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // The first visit compiles the page and lays its drawing out; what is measured is following.
  await page.goto(`${site.origin}/machines?machine=ticket`, { timeout: 60_000 });
  await page.locator('svg.machine').waitFor({ timeout: 60_000 });
  await page.waitForTimeout(3_000);
  const before = await seen(page);
  const tasks = await page.evaluate(
    async ({ events, perSecond, seconds }) => {
      // The address under which the page itself loaded it, so that it is the same recording.
      const address = '/src/dev/page-recording.ts';
      const { recording } = await import(/* @vite-ignore */ address);
      const long: number[] = [];
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) long.push(Math.round(duration));
      });
      observer.observe({ type: 'longtask' });
      const began = performance.now();
      let sent = 0;
      await new Promise<void>((done) => {
        const timer = setInterval(() => {
          const due = Math.min(perSecond * seconds, Math.floor(((performance.now() - began) / 1_000) * perSecond));
          for (; sent < due; sent += 1) recording.actorOf('ticket').send(events[sent % events.length]);
          if (sent < perSecond * seconds) return;
          clearInterval(timer);
          done();
        }, 20);
      });
      await new Promise((done) => setTimeout(done, 1_000));
      observer.disconnect();
      return long;
    },
    { events, perSecond, seconds },
  );
  const followed = (await seen(page)) - before;
  const longest = Math.max(0, ...tasks);
  const figures = { sent: perSecond * seconds, followed, tasksOver50: tasks.length, longest, goal };
  const good = followed >= figures.sent && longest <= goal;
  console.log(
    process.argv.includes('--json')
      ? JSON.stringify({ ...figures, good })
      : `${figures.sent} events at ${perSecond} a second, ${followed} records followed. Longest task ${longest} ms, ${tasks.length} of 50 ms or more (goal: none above ${goal} ms).`,
  );
  process.exitCode = good ? 0 : 1;
} finally {
  await browser.close();
  await site.stop();
}
