import type { BrowserContext, Page } from 'playwright';

/** The browser's side of an installation, which no browser under test offers by itself. */
interface BrowserSide {
  /** How the visitor answers it; without an answer the browser never says that it is ready. */
  answer?: 'accepted' | 'dismissed';
  /** As in Apple's browsers: whether the page runs from the home screen. */
  standalone?: boolean;
  /** As everywhere else: whether the page runs in a window of its own. */
  ownWindow?: boolean;
}

const halfHour = 30 * 60_000;

/** Lets each page of a visitor be installed; `asked` is how often the browser was told to ask, over all of them. */
export const installingBrowser = async (context: BrowserContext, side: BrowserSide) => {
  let asked = 0;
  await context.exposeFunction('noteQuestion', () => {
    asked += 1;
  });
  await context.addInitScript(({ answer, standalone, ownWindow }: BrowserSide) => {
    if (standalone !== undefined) Object.defineProperty(navigator, 'standalone', { value: standalone });
    if (ownWindow) {
      const { matchMedia } = window;
      window.matchMedia = (query) =>
        matchMedia.call(window, query === '(display-mode: standalone)' ? '(min-width: 0)' : query);
    }
    if (answer === undefined) return;
    const prompt = () => (window as unknown as { noteQuestion(): Promise<void> }).noteQuestion();
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt,
      userChoice: Promise.resolve({ outcome: answer }),
    });
    // Sooner than any code that could offer it.
    document.addEventListener('DOMContentLoaded', () => window.dispatchEvent(event));
  }, side);
  return { asked: () => asked };
};

/** The offer's machine comes when the page has come to rest, and counts it. */
export const installStarted = (page: Page) =>
  page.waitForFunction(() => (window.matchday?.running.install.started() ?? null) !== null);

/** The next visit: the page is loaded anew half an hour later. */
export const visitAgain = async (page: Page): Promise<void> => {
  await installStarted(page);
  const now = await page.evaluate(() => Date.now());
  await page.clock.setSystemTime(now + halfHour);
  await page.reload();
  await installStarted(page);
};
