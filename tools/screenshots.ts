import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { screenshotPath, screenshotSizes, screenshots } from '../server/plugins/site-screenshots.ts';
import type { OperatorId } from '../server/settings/operators.ts';
import { launchBrowser } from '../test/support/browser.ts';
import { playerScreen, toTop } from '../test/support/player-screen.ts';
import { command } from '../test/support/sandbox.ts';
import { startSite } from '../test/support/site.ts';
import { ensureBuiltSite } from './built-site.ts';

/**
 * `npm run screenshots`: pictures of the site for its manifest, one set an operator, into public/images/install. Run it
 * when the looks of a first page have changed.
 */
const hosts: Record<OperatorId, string> = { matchday: 'localhost', reflektor: '127.0.0.1' };
const root = fileURLToPath(new URL('../public', import.meta.url));

/** From now to the next afternoon of a Saturday, when most is played. */
const untilSaturday = (now: number): number => {
  const day = new Date(now);
  day.setUTCHours(15, 50, 0, 0);
  day.setUTCDate(day.getUTCDate() + ((6 - day.getUTCDay() + 7) % 7));
  return (day.getTime() - now + 7 * 86_400_000) % (7 * 86_400_000);
};

const take = async (browser: Browser, origin: string, shot: (typeof screenshots)[number]): Promise<Buffer> => {
  const { width, height, scale } = screenshotSizes[shot.form];
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
    hasTouch: shot.form === 'narrow',
    isMobile: shot.form === 'narrow',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const screen = playerScreen(page, origin, 'en');
  await screen.open(`${shot.page}?time=all`);
  await screen.pickHomeWins(3);
  await toTop(page);
  await page.waitForLoadState('networkidle');
  // Playwright knows no WebP, which takes a third of a PNG.
  const devtools = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, width, height, scale };
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 82, clip });
  await page.close();
  return Buffer.from(data, 'base64');
};

await ensureBuiltSite();
const site = await startSite({ FEED_SIZE: 'full' });
const browser = await launchBrowser();
await command(site.origin, 'clock', { advance: untilSaturday(Date.now()) });
try {
  for (const [operator, host] of Object.entries(hosts) as [OperatorId, string][]) {
    for (const shot of screenshots) {
      const file = `${root}${screenshotPath(operator, shot)}`;
      const picture = await take(browser, site.origin.replace('localhost', host), shot);
      await mkdir(new URL('.', `file://${file}`), { recursive: true });
      await writeFile(file, picture);
      console.log(`${file}: ${Math.round(picture.length / 1000)} kB`);
    }
  }
} finally {
  await Promise.all([browser.close(), site.stop()]);
}
