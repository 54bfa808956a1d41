import type { Browser, Locator } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { sharedJourneys } from '../support/journey.ts';
import { playerScreen } from '../support/player-screen.ts';
import { openPage } from '../support/watched-page.ts';

const { site } = sharedJourneys();
let desktop: Browser;
beforeAll(async () => {
  desktop = await launchBrowser({ scrollbars: true });
});
afterAll(() => desktop.close());

const opened = async () => {
  const { page, close } = await openPage(desktop);
  return { page, close, screen: playerScreen(page, site().origin, 'en') };
};

const gutterOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).scrollbarGutter);

const stateOf = (part: Locator) =>
  part.evaluate((element) => ({
    scrolls: element.scrollHeight > element.clientHeight,
    width: element.clientWidth,
    bar: element.getBoundingClientRect().width > element.clientWidth,
  }));

test.each([
  ['/', '/', '#main'],
  ['/support', '/support', '#main'],
  ['/live_betting?q=nobody', '/live_betting', '[data-scroll-restoration-id="live"]'],
])('%s has the room of a scrollbar before %s needs it', async (short, long, pane) => {
  const { page, close, screen } = await opened();
  const part = page.locator(pane);
  await page.setViewportSize({ width: 1440, height: 4000 });
  await screen.open(short);
  await expect.poll(() => stateOf(part)).toMatchObject({ scrolls: false, bar: true });
  expect(await gutterOf(part)).toBe('stable');
  const { width } = await stateOf(part);
  await page.setViewportSize({ width: 1440, height: 400 });
  await screen.open(long);
  await expect.poll(() => stateOf(part)).toEqual({ scrolls: true, width, bar: true });
  await close();
});

test('the slip is as wide when its list scrolls, and when all above its button does', async () => {
  const { page, close, screen } = await opened();
  await screen.open('/betting?time=all');
  expect(await gutterOf(screen.slip.locator('> :first-child'))).toBe('stable');
  await screen.pickHomeWins(2);
  await screen.typeStake(20);
  const list = screen.slip.getByRole('list', { name: screen.words('ticket:title') });
  const above = list.locator('..');
  const [rows, all] = [await stateOf(list), await stateOf(above)];
  expect([rows.scrolls, all.scrolls]).toEqual([false, false]);
  expect([await gutterOf(list), await gutterOf(above)]).toEqual(['stable', 'stable']);
  const edges = async () =>
    Promise.all(
      [screen.payButton(), screen.stakeField().locator('../..')].map(async (part) => {
        const box = await part.boundingBox();
        return box && box.x + box.width;
      }),
    );
  const [pay, stake] = await edges();
  expect(pay).toBe(stake);

  await screen.pickHomeWins(7);
  await expect.poll(() => stateOf(list)).toEqual({ ...rows, scrolls: true });
  await page.setViewportSize({ width: 1440, height: 560 });
  await expect.poll(() => stateOf(above)).toEqual({ ...all, scrolls: true });
  expect(await edges()).toEqual([pay, stake]);
  await close();
});

test('nothing on /live_betting scrolls sideways', async () => {
  const { page, close, screen } = await opened();
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await screen.open('/live_betting');
    await page.locator('[data-odds-row] [data-odd]').first().waitFor();
    for (const part of ['html', '#main', '[data-scroll-restoration-id="live"]']) {
      const beyond = await page.locator(part).evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(beyond, `${part} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
  await close();
});
