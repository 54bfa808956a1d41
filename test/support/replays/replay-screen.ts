import type { Browser, BrowserContext, Page } from 'playwright';
import type { StateValue } from 'xstate';
import type { Tokens } from '../../../contract/entities/user.ts';
import { desktop } from '../watched-page.ts';
import { wordsIn } from '../words.ts';
import { type HeldCalls, holdCalls } from './held-calls.ts';
import { openSocketLines, type SocketLines } from './socket-lines.ts';

/** The real site with its clock standing still and everything that may happen to it in the path's hand. */
export interface ReplayScreen {
  page: Page;
  context: BrowserContext;
  calls: HeldCalls;
  sockets: SocketLines;
  words: ReturnType<typeof wordsIn>;
  /** Opens the site and lets its clock stand still from then on. */
  open(path: string): Promise<void>;
  /** The page's time. */
  now(): Promise<number>;
  /** Moves the page's clock on: each timer that is due by then goes off once. */
  pass(milliseconds: number): Promise<void>;
  /** An event of the browser's window. */
  happen(event: string): Promise<void>;
  /** What another tab of this browser puts into the storage. */
  signInElsewhere(tokens: Tokens | null): Promise<void>;
  /** How often the page was loaded. */
  loads(): number;
  /** Where a running machine of the page is: read from the tree that React drew, for the site shows it to nobody. */
  stateOf(machine: string): Promise<StateValue | null>;
}

export const heldUrls = {
  ping: '/base/v1/users/ping',
  health: '/healthz',
  renew: '/kcmanager/refreshToken',
  logIn: '/kcmanager/loginUser',
  logOut: '/kcmanager/logoutUser',
  preAuth: '/sportsbetting/v1/preAuth',
  post: '/sportsbetting/v1/ticketRequest',
  check: '/sportsbetting/v1/checkTicketSelections',
  /** The player's own settings: held, for the real server knows no forged player. */
  settings: '/cms/v1/settings',
};

const key = 'tokens';

export const openReplayScreen = async (browser: Browser, origin: string): Promise<ReplayScreen> => {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/Belgrade', ...desktop });
  const page = await context.newPage();
  page.setDefaultTimeout(3_000);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.clock.install();
  // Every tab has its place in the spread of reloads; here it is the one of the machine's cases.
  await page.addInitScript('Math.random = () => 0.5');
  const calls = await holdCalls(page, Object.values(heldUrls));
  const sockets = await openSocketLines(page);
  const now = () => page.evaluate(() => Date.now());
  return {
    page,
    context,
    calls,
    sockets,
    words: wordsIn('en'),
    open: async (path) => {
      await page.goto(`${origin}${path}`);
      await page.getByRole('main').waitFor();
      await page.clock.pauseAt((await now()) + 100);
    },
    now,
    pass: (milliseconds) => page.clock.fastForward(milliseconds),
    happen: (event) =>
      page.evaluate((type) => {
        window.dispatchEvent(new Event(type));
      }, event),
    signInElsewhere: (tokens) =>
      page.evaluate(
        ([name, text]) => {
          if (text === null) localStorage.removeItem(name);
          else localStorage.setItem(name, text);
          window.dispatchEvent(new StorageEvent('storage', { key: name, newValue: text }));
        },
        [key, tokens ? JSON.stringify({ version: 1, tokens }) : null] as const,
      ),
    loads: () => loads,
    stateOf: (machine) =>
      page.evaluate((name) => {
        const root = document.getElementById('root');
        const mark = Object.keys(root ?? {}).find((property) => property.startsWith('__reactContainer$'));
        // biome-ignore lint/suspicious/noExplicitAny: React's own tree has no types.
        let fiber = mark ? (root as any)[mark].stateNode.current : null;
        while (fiber) {
          const running = fiber.memoizedProps?.running;
          if (running) return running[name].getSnapshot().value;
          fiber = fiber.child;
        }
        return null;
      }, machine),
  };
};

/** Puts a session into the browser's storage before the page is opened. */
export const storeSession = (screen: ReplayScreen, tokens: Tokens) =>
  screen.page.addInitScript(
    ([name, text]) => {
      if (sessionStorage.getItem('replayed') !== null) return;
      sessionStorage.setItem('replayed', '');
      localStorage.setItem(name, text);
    },
    [key, JSON.stringify({ version: 1, tokens })] as const,
  );
