import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { sharedJourneys } from '../support/journey.ts';
import { playerScreen } from '../support/player-screen.ts';
import { modes, phone, showMode } from '../support/watched-page.ts';

const { site, visitor } = sharedJourneys();

interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

const none: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** A phone whose screen has a notch and a bar for gestures. */
const onPhone = async (insets: Partial<Insets>, lying = false) => {
  const { width, height } = phone.viewport ?? { width: 0, height: 0 };
  const viewport = lying ? { width: height, height: width } : { width, height };
  const { page, context } = await visitor({ ...phone, viewport });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { ...none, ...insets } });
  const screen = playerScreen(page, site().origin, 'en');
  await screen.open('/betting?time=all');
  return { page, screen };
};

/** What can be pressed or read of a part in the strips that a phone keeps for itself; what a list has scrolled out of sight does not count. */
const covered = (page: Page, part: string, insets: Partial<Insets>) =>
  page.locator(part).evaluate(
    (root, { top, right, bottom, left }) => {
      const strips = [
        { side: 'top', box: new DOMRect(0, 0, innerWidth, top) },
        { side: 'right', box: new DOMRect(innerWidth - right, 0, right, innerHeight) },
        { side: 'bottom', box: new DOMRect(0, innerHeight - bottom, innerWidth, bottom) },
        { side: 'left', box: new DOMRect(0, 0, left, innerHeight) },
      ];
      const isIn = (element: Element, strip: DOMRect) => {
        const box = element.getBoundingClientRect();
        const [from, to] = [Math.max(box.left, strip.left), Math.min(box.right, strip.right)];
        const [above, below] = [Math.max(box.top, strip.top), Math.min(box.bottom, strip.bottom)];
        if (to - from < 1 || below - above < 1) return false;
        return element.contains(document.elementFromPoint((from + to) / 2, (above + below) / 2));
      };
      return [...root.querySelectorAll<HTMLElement>('a, button, input, h2')].flatMap((element) =>
        strips
          .filter(({ box }) => isIn(element, box))
          .map(({ side }) => `${element.ariaLabel ?? element.textContent} ${side}`),
      );
    },
    { ...none, ...insets },
  );

const standing = { top: 47, bottom: 34 };
const lying = { left: 47, right: 47, bottom: 21 };

describe('On a phone with a notch', () => {
  test.each([
    ['upright', standing, false],
    ['on its side', lying, true],
  ] as const)('held %s, header and bar at the thumb keep clear', async (_, insets, isLying) => {
    const { page, screen } = await onPhone(insets, isLying);
    const nav = 'nav:has(> button[aria-haspopup="dialog"])';
    for (const part of ['header', nav]) expect(await covered(page, part, insets), part).toEqual([]);
    const ground = await page.locator('header').evaluate((header) => header.getBoundingClientRect().toJSON());
    expect([ground.top, ground.left]).toEqual([0, 0]);
    await screen.openDrawer();
    await expect.poll(() => covered(page, 'dialog[open]', { ...insets, bottom: 0 })).toEqual([]);
    await page.keyboard.press('Escape');
  });

  test.each([
    ['upright', standing, false],
    ['on its side', lying, true],
  ] as const)('held %s, the slip keeps clear', async (_, insets, isLying) => {
    const { page, screen } = await onPhone(insets, isLying);
    await screen.pickHomeWins(1);
    await screen.openSlip();
    await screen.stakeField().waitFor();
    await expect.poll(() => covered(page, '#ticket', insets)).toEqual([]);
  });

  test('rows begin below the header, and end above the bar', async () => {
    const { page } = await onPhone(standing);
    const boxes = await page.evaluate(() => {
      const boxOf = (part: string) => document.querySelector(part)?.getBoundingClientRect();
      return { header: boxOf('header'), main: boxOf('main'), nav: boxOf('nav:has(> button[aria-haspopup="dialog"])') };
    });
    expect(boxes.header?.height).toBe(48 + 47);
    expect(boxes.main?.top).toBeGreaterThanOrEqual(95);
    expect(boxes.main?.bottom).toBeLessThanOrEqual(boxes.nav?.top ?? 0);
    expect(boxes.nav?.top).toBe(844 - 60 - 34);
  });
});

/** The colour that the browser's bars are told to have, and that of the header, in the same notation. */
const colours = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.color = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content ?? '';
    document.body.append(probe);
    const bars = getComputedStyle(probe).color;
    probe.remove();
    return { bars, header: getComputedStyle(document.querySelector('header') ?? document.body).backgroundColor };
  });

test.each(['localhost', '127.0.0.1'])(
  'the bars of the browser have the colour of the header in both modes (%s)',
  async (host) => {
    const { page } = await visitor(phone);
    const origin = site().origin.replace('localhost', host);
    await playerScreen(page, origin, 'en').open('/betting');
    const seen = new Set<string>();
    for (const mode of [...modes, 'dark'] as const) {
      await showMode(page, mode);
      const { bars, header } = await colours(page);
      expect(bars).toBe(header);
      seen.add(bars);
    }
    expect(seen.size).toBe(2);
    // Known before the page's code, for who left it light.
    await showMode(page, 'light');
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(() => page.locator('meta[name="theme-color"]').getAttribute('content')).toMatch(/^#FFFFFF$/i);
  },
);

test('a close request, the back gesture of a phone, closes the slip and stays on the page', async () => {
  const { page, screen } = await onPhone({});
  await screen.openSlip();
  expect(await page.evaluate(() => 'CloseWatcher' in window)).toBe(true);
  // Not by the key that the slip hears itself.
  await page.evaluate(() =>
    window.addEventListener('keydown', (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  await page.keyboard.press('Escape');
  await screen.slip.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/betting');
});
