import { expect, test } from 'vitest';
import { sharedJourneys } from '../support/journey.ts';
import { leftBefore } from '../support/left-before.ts';
import { playerScreen } from '../support/player-screen.ts';
import { desktop, phone } from '../support/watched-page.ts';

const { site, visitor } = sharedJourneys();

test.each([
  ['a desktop', desktop, [36, 44, 52]],
  ['a phone, where each is high enough for a finger', phone, [44, 52, 60]],
] as const)(
  'rows are as close together as the player likes them on %s, and still so after a reload',
  async (_, options, heights) => {
    const { page } = await visitor(options);
    const screen = playerScreen(page, site().origin, 'en');
    await screen.open('/betting');
    const [close, usual, wide] = heights;
    const rows = page.locator('[data-odds-row]:has(a[data-event])');
    const height = () => rows.first().evaluate((row) => Math.round(row.getBoundingClientRect().height));
    await expect.poll(height).toBe(usual);
    const choose = async (name: string) => {
      await screen.openDrawer();
      await page.getByRole('button', { name: screen.words(`common:drawer.zoom.${name}`), exact: true }).click();
      await page.keyboard.press('Escape');
    };
    await choose('wide');
    await expect.poll(height).toBe(wide);
    await choose('close');
    await expect.poll(height).toBe(close);
    // The list is as long as its rows, which stand without gaps.
    const gaps = await rows.evaluateAll((all) => {
      const tops = all.map((row) => row.getBoundingClientRect());
      return tops.slice(1).filter(({ top }, at) => top < (tops[at]?.bottom ?? 0) - 1).length;
    });
    expect(gaps).toBe(0);
    await page.reload();
    await expect.poll(height).toBe(close);
  },
);

/** How many px are between the digits of an odd and the arrow that says where it moved. */
const betweenArrowAndDigits = (button: HTMLElement | SVGElement, moved: string): number => {
  button.dataset.moved = moved;
  const style = getComputedStyle(button);
  const brush = document.createElement('canvas').getContext('2d');
  if (brush === null) return Number.NaN;
  brush.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const digits = brush.measureText('8').actualBoundingBoxAscent;
  const inside = button.clientHeight;
  const arrow = 5;
  const [first = ''] = style.backgroundPositionY.split(',');
  const share = Number(/([\d.]+)%/.exec(first)?.[1] ?? 0) / 100;
  const px = Number(/([-+]? ?[\d.]+)px/.exec(first)?.[1]?.replace(' ', '') ?? 0);
  const top = share * (inside - arrow) + px;
  return moved === 'up' ? (inside - digits) / 2 - (top + arrow) : top - (inside + digits) / 2;
};

test.each(['close', 'usual', 'wide'])(
  'where rows are %s, the arrow of a moved odd keeps off its number',
  async (zoom) => {
    const { page } = await visitor(desktop);
    await leftBefore(page, site().origin, { zoom: { close: '1', usual: '2', wide: '3' }[zoom] ?? '' });
    const screen = playerScreen(page, site().origin, 'en');
    await screen.open('/betting');
    const odd = page.locator('[data-odds-row] button[data-odd][aria-disabled="false"]').first();
    await odd.waitFor();
    for (const moved of ['up', 'down'])
      expect(await odd.evaluate(betweenArrowAndDigits, moved), moved).toBeGreaterThanOrEqual(1.5);
  },
);
