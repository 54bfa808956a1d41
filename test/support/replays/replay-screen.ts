import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import type { AnyActorRef, StateValue } from 'xstate';
import type { Tokens } from '../../../contract/entities/user.ts';
import type { OnDemand } from '../../../src/running/running.tsx';
import { wordsIn } from '../words.ts';
import type { HeldCalls } from './held-calls.ts';
import { takeReplayTab } from './replay-tab.ts';
import type { SocketLines } from './socket-lines.ts';
import { soon } from './soon.ts';

/** The real site with its clock standing still and everything that may happen to it in the path's hand. */
export interface ReplayScreen {
  origin: string;
  page: Page;
  /** What is done to it cannot be taken back: the next path has another tab then. */
  context(): BrowserContext;
  calls: HeldCalls;
  sockets: SocketLines;
  words: ReturnType<typeof wordsIn>;
  /** Opens the site and lets its clock stand still from then on. */
  open(path: string): Promise<void>;
  /** Whether the page has all the code that it asked for, and nothing else to do. */
  rests(): Promise<boolean>;
  now(): Promise<number>;
  /** Moves the page's clock on: each timer that is due by then goes off once. */
  pass(milliseconds: number): Promise<void>;
  happen(event: string): Promise<void>;
  /** What another tab of this browser puts into the storage. */
  signInElsewhere(tokens: Tokens | null): Promise<void>;
  loads(): number;
  /** Fetches the code of the player's machines, as the first sign of somebody does. */
  wakePlayer(): Promise<void>;
  /** Where a running machine of the page is, by the handle that a site in sandbox mode has, or of the game in its frame. */
  stateOf(machine: string): Promise<StateValue | null>;
  /** Waits until a machine's state holds a text of its JSON. */
  reaches(machine: string, text: string): Promise<void>;
  /** Waits for what is shown once its code is there; transitions take their time by the page's clock. */
  appears(what: Locator): Promise<void>;
  /** Leaves its tab to the next path. */
  close(): Promise<void>;
}

/** Idle work of the page may fetch code, which the next look sees. */
const looks = 2;
const key = 'tokens';
const frame = 20;

/** Among the running machines by its name, among those that start when they are asked for, or inside one of them. */
const runningState = (machine: string): StateValue | null => {
  type Part = Partial<AnyActorRef> & Partial<OnDemand<Record<string, AnyActorRef>>>;
  const running = (window.matchday?.running ?? {}) as unknown as Record<string, Part>;
  const own = running[machine];
  const late = Object.values(running).map(({ started }) => started?.()?.[machine]);
  const inside = Object.values(running).map((part) => part.getSnapshot?.().children?.[machine]);
  const found = late.find(Boolean) ?? (own?.started ? own.started() : own) ?? inside.find(Boolean);
  return found ? (found as AnyActorRef).getSnapshot().value : null;
};

/** Lets the page's clock stand still a little later than now; a busy machine may have passed that moment already. */
const stopClock = async (page: Page, now: () => Promise<number>) => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await page.clock.pauseAt((await now()) + 100 * attempt);
    } catch (error) {
      if (attempt === 10 || !String(error).includes('past')) throw error;
    }
  }
};

/** With `served` the page's connections reach the real server; else the path answers for it. */
export const openReplayScreen = async (browser: Browser, origin: string, served: boolean): Promise<ReplayScreen> => {
  const { tab, context, close } = await takeReplayTab(browser, origin);
  const { page, calls, sockets, fetching, loads } = tab;
  sockets.beginAnew(served);
  const loadsBefore = loads();
  const now = () => page.evaluate(() => Date.now());
  const stateOf = async (machine: string) => {
    const own = await page.evaluate(runningState, machine);
    if (own !== null) return own;
    for (const frame of page.frames()) {
      const inside = await frame.evaluate((name) => window.playing?.[name]?.getSnapshot().value ?? null, machine);
      if (inside !== null) return inside;
    }
    return null;
  };
  const waitFor = async (isSo: () => Promise<boolean>, missing: string) => {
    if (!(await soon(isSo))) throw new Error(missing);
  };
  /** The player's machines come when the page rests, and with its clock in a path's hand it may never rest. */
  const wakePlayer = async () => {
    await page.evaluate(() => void window.matchday?.running?.player?.start()).catch(() => undefined);
  };
  return {
    wakePlayer,
    origin,
    page,
    context,
    calls,
    sockets,
    words: wordsIn('en'),
    close,
    open: async (path) => {
      await page.goto(`${origin}${path}`);
      await page.locator('#main').waitFor();
      await stopClock(page, now);
    },
    rests: async () => {
      for (let look = 0; look < looks; look += 1) {
        if (fetching.size > 0) return false;
        await page.evaluate(() => new Promise<void>((resolve) => window.whenPageRests(resolve)));
      }
      return fetching.size === 0;
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
    loads: () => loads() - loadsBefore,
    stateOf,
    reaches: (machine, text) =>
      waitFor(async () => JSON.stringify(await stateOf(machine)).includes(text), `${machine} does not reach ${text}`),
    appears: (what) =>
      waitFor(async () => {
        if (await what.isVisible()) return true;
        await page.clock.fastForward(frame);
        return false;
      }, `${what} does not appear`),
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

/** To another address of the site, without reloading the page. */
export const go = ({ page }: ReplayScreen, address: string) =>
  page.evaluate((to) => history.pushState({}, '', to), address);
