import type { Browser, BrowserContext, BrowserContextOptions, Frame, Page } from 'playwright';
import { phone } from '../phone.ts';

/** What was drawn while somebody looked. */
export interface Frames {
  /** Frames a second. */
  rate: number;
  /** Frames that took half as long again as their sixtieth of a second. */
  long: number;
  /** Milliseconds of the longest. */
  longest: number;
}

/** One title of each way of drawing: reels, a wheel, balls, a roll. */
export const titlesLooked = [
  'oakspin/ten-stones',
  'redwell/burning-seven',
  'kite-labs/plinko-drop',
  'arctic-fox/lucky-dice',
];

const slowdown = 4;
const longFrame = 25;

declare global {
  interface Window {
    framesAt: number[];
  }
}

/** Runs in the page; as a text, for the compiler would call a helper to keep the name of a function. */
const watching = `window.framesAt = [];
  requestAnimationFrame(function next(at) {
    window.framesAt.push(at);
    requestAnimationFrame(next);
  });`;

const scrolling = (last: string) => `new Promise((resolve) => {
    let box = [...document.querySelectorAll(${JSON.stringify(last)})].at(-1);
    const scrolls = () => box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY);
    while (box.parentElement && !scrolls()) box = box.parentElement;
    requestAnimationFrame(function next() {
      const before = box.scrollTop;
      box.scrollBy({ top: 12, behavior: 'instant' });
      if (box.scrollTop === before) resolve(before);
      else requestAnimationFrame(next);
    });
  })`;

const watchFrames = (place: Page | Frame) => place.evaluate(watching);

const framesSeen = async (place: Page | Frame): Promise<Frames> => {
  const at = await place.evaluate(() => window.framesAt);
  const lasted = at.slice(1).map((now, nth) => now - (at[nth] ?? now));
  const whole = lasted.reduce((sum, one) => sum + one, 0);
  return {
    rate: (lasted.length * 1_000) / whole,
    long: lasted.filter((one) => one > longFrame).length,
    longest: Math.max(...lasted),
  };
};

const slowDown = async (context: BrowserContext, place: Page | Frame): Promise<void> => {
  const devtools = await context.newCDPSession(place);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
};

/** A round of a game for play money, from the press to the next bet. */
export const gameFrames = async (browser: Browser, address: string): Promise<Frames> => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(address);
  const game = page.frameLocator('main iframe');
  await game.locator('main[data-phase="ready"]').waitFor();
  const frame = page.frames().find((one) => one.url().includes('/play/'));
  if (!frame) throw new Error('no game');
  await slowDown(context, page);
  // A frame without rights has a process of its own where the browser gives it one.
  await slowDown(context, frame).catch(() => undefined);
  await watchFrames(frame);
  await game.locator('[data-act]').click();
  await game.locator('main[data-phase="showing"]').waitFor();
  await game.locator('main[data-phase="ready"]').waitFor();
  const seen = await framesSeen(frame);
  await context.close();
  return seen;
};

export interface Scrolled {
  address: string;
  /** What the list consists of. */
  entry: string;
  screen?: BrowserContextOptions;
  /** Prepares the visit, such as whose it is. */
  begin?(context: BrowserContext): Promise<unknown>;
}

/** A list, scrolled from its first entry to its last by a finger's width a frame. */
export const scrollFrames = async (
  browser: Browser,
  { address, entry, screen = phone, begin }: Scrolled,
): Promise<Frames> => {
  const context = await browser.newContext(screen);
  await begin?.(context);
  const page = await context.newPage();
  await page.goto(address);
  await page.locator(entry).first().waitFor();
  await page.waitForLoadState('networkidle');
  await slowDown(context, page);
  await watchFrames(page);
  const reached = Number(await page.evaluate(scrolling(entry)));
  if (reached < 1_000) throw new Error(`The list was scrolled by ${reached} pixels alone`);
  const seen = await framesSeen(page);
  await context.close();
  return seen;
};

/** A page on which nothing happens, for as long as a round takes. */
export const bareFrames = async (browser: Browser, origin: string): Promise<Frames> => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(`${origin}/healthz`);
  await slowDown(context, page);
  await watchFrames(page);
  await page.waitForFunction(() => window.framesAt.length > 150);
  const seen = await framesSeen(page);
  await context.close();
  return seen;
};
