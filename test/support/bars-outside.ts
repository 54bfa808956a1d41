import type { Page } from 'playwright';

/**
 * What is astray in the charts of a page: a label of the axis that begins elsewhere than its bar (the last one may begin before
 * it), overlaps another or passes an end of its chart, and a row whose figures are not shown within it while it is focused.
 */
export const barsOutside = async (page: Page): Promise<string[]> => {
  const charts = page.locator('main figure table');
  await charts.locator('tbody tr').first().focus();
  await page.keyboard.press('ArrowRight');
  return charts.evaluateAll((tables) =>
    tables.flatMap((table) => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      const { left, right } = table.getBoundingClientRect();
      const rows = [...table.querySelectorAll<HTMLElement>('tbody tr')];
      const labelsOf = (row: HTMLElement) =>
        [...row.querySelectorAll('th > [aria-hidden]')]
          .map((label) => ({ text: label.textContent, box: label.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0);
      const ticks = rows.flatMap((row) => {
        const { x, width } = row.getBoundingClientRect();
        return labelsOf(row).map((label) => ({ ...label, late: label.box.left - x - width / 10 }));
      });
      const astray = ticks.filter(({ box, late }, nth) => {
        const least = nth === ticks.length - 1 ? -box.width : -0.5;
        return late < least || late > 0.5 || box.left < (ticks[nth - 1]?.box.right ?? left) || box.right > right;
      });
      const cut = rows.flatMap((row) => {
        const still = labelsOf(row).length;
        row.focus();
        const shown = labelsOf(row);
        const isWhole = shown.every(({ box }) => box.left >= left - 0.5 && box.right <= right + 0.5);
        return shown.length > still && isWhole ? [] : [{ text: row.querySelector('th > :last-child')?.textContent }];
      });
      return [...astray, ...cut].map(({ text }) => text ?? '');
    }),
  );
};
