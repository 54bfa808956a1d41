import type { Locator, Page } from 'playwright';

const mostStops = 400;

/** Whether what has the focus shows it, by an outline of its own or of what is drawn in its place. */
const isFocusSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const label = element?.closest('label');
    const drawn = [element, element?.nextElementSibling, element?.parentElement, label, label?.parentElement];
    return drawn.some((part) => {
      if (!part) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(part);
      return outlineStyle !== 'none' && outlineWidth !== '0px';
    });
  });

/** Presses the Tab key until something has the focus, which is then to be seen. */
export const tabTo = async (page: Page, there: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  await there.first().waitFor();
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await there.evaluateAll((elements) => elements.some((element) => element === document.activeElement))) {
      if (await isFocusSeen(page)) return;
      throw new Error(`The focus on ${there} is not to be seen`);
    }
    await page.keyboard.press(key);
  }
  throw new Error(`The Tab key never came to ${there}`);
};
