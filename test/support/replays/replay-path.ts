import type { Browser } from 'playwright';
import type { StateValue } from 'xstate';
import type { AtlasPath } from '../../../machines/testing/atlas.ts';
import { afterOf, leavesOf } from '../../../tools/paths/readable.ts';
import type { Driver } from './driver.ts';
import { NotFromOutside } from './not-from-outside.ts';
import { openReplayScreen, type ReplayScreen } from './replay-screen.ts';
import { soon } from './soon.ts';

export interface ReplayedPath {
  outcome: 'same' | 'different' | 'not from outside';
  /** Where it differed, or why it cannot be caused from outside. */
  why: string;
  milliseconds: number;
  /** A picture of each state met, by its leaves. */
  pictures: Record<string, string>;
}

export interface ReplayOptions {
  machine: string;
  driver: Driver;
  /** What the machine is before the first step. */
  initial: { value: StateValue; facet: unknown };
  /** Takes pictures of states that are not among these. */
  known?: Record<string, string>;
  /** Milliseconds to wait after each step, for who looks on. */
  slow?: number;
}

const throttle = 40;

const same = (one: unknown, other: unknown) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value)
          .sort()
          .map(([key, inner]) => [key, sorted(inner)]),
      )
    : value;

const isIn = (leaves: readonly string[], state: string) =>
  leaves.some((leaf) => leaf === state || leaf.startsWith(`${state}.`));

/** Where the screen is not as the machine's state says; null when it is. */
const difference = async (screen: ReplayScreen, { machine, driver }: ReplayOptions, value: StateValue) => {
  if (!(await soon(async () => same(await screen.stateOf(machine), value)))) {
    const is = await screen.stateOf(machine).catch(() => null);
    return `${JSON.stringify(is)} instead of ${JSON.stringify(value)}`;
  }
  const leaves = leavesOf(value);
  for (const { state, isSeen } of driver.sights) {
    const due = isIn(leaves, state);
    const shown = async () => (await isSeen(screen)) === due;
    if (await shown()) continue;
    // React waits a moment by the page's clock before it shows what had to be fetched first.
    const spare = driver.spare(value);
    const passing = async () => {
      if (spare) await screen.pass(throttle);
      return shown();
    };
    if (!(await soon(passing))) return `what shows ${state} is ${due ? 'missing on' : 'still on'} the screen`;
  }
  return null;
};

const driveOf = ({ drive, never }: Driver, type: string) => {
  const fits = (name: string) => type === name || type.startsWith(`${name}.`);
  const found = Object.entries(drive).find(([name]) => fits(name));
  if (found) return found[1];
  throw new NotFromOutside(never[type] ?? 'the machine raises it itself');
};

const walk = async (
  screen: ReplayScreen,
  options: ReplayOptions,
  { path }: AtlasPath,
  pictures: Record<string, string>,
) => {
  const { driver, slow = 0, known = {} } = options;
  await driver.begin(
    screen,
    path.map(({ event }) => event),
  );
  let before = options.initial;
  const opened = await difference(screen, options, before.value);
  if (opened !== null) return `at the beginning: ${opened}`;
  for (const [index, step] of path.entries()) {
    const after = afterOf(step);
    const loads = screen.loads();
    await driveOf(driver, step.event.type)(screen, {
      event: step.event,
      before: before.value,
      facts: before.facet,
      after: after.value,
    });
    if (slow > 0) await new Promise((resolve) => setTimeout(resolve, slow));
    if (isIn(leavesOf(after.value), 'reload.reloading')) {
      // Its machines begin anew with the page.
      if (!(await soon(async () => screen.loads() > loads)))
        return `after step ${index + 1}: the page was not loaded anew`;
      if (index < path.length - 1) throw new NotFromOutside('the page was loaded anew, and its machines with it');
      return null;
    }
    const found = await difference(screen, options, after.value);
    const name = leavesOf(after.value).join(', ');
    if (!(name in known) && !(name in pictures)) {
      const picture = await screen.page.screenshot({ type: 'jpeg', quality: 55, scale: 'css' });
      pictures[name] = `data:image/jpeg;base64,${picture.toString('base64')}`;
    }
    if (found !== null) return `after step ${index + 1}, ${step.event.type}: ${found}`;
    before = after;
  }
  return null;
};

/** Drives the site in a browser through a path, comparing machine and screen after every step. */
export const replayPath = async (
  browser: Browser,
  origin: string,
  path: AtlasPath,
  options: ReplayOptions,
): Promise<ReplayedPath> => {
  const began = performance.now();
  const pictures: Record<string, string> = {};
  const screen = await openReplayScreen(browser, origin);
  const done = (outcome: ReplayedPath['outcome'], why = ''): ReplayedPath => ({
    outcome,
    why,
    milliseconds: Math.round(performance.now() - began),
    pictures,
  });
  try {
    const found = await walk(screen, options, path, pictures);
    return found === null ? done('same') : done('different', found);
  } catch (error) {
    if (error instanceof NotFromOutside) return done('not from outside', error.message);
    return done('different', error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  } finally {
    await screen.context.close();
  }
};
