import type { Browser } from 'playwright';
import type { StateValue } from 'xstate';
import type { AtlasPath } from '../../../machines/testing/atlas.ts';
import { leavesOf } from '../../../tools/paths/readable.ts';
import { type Beginning, drivenSteps, driveOf, isReloading, obstacleOf } from './drivable.ts';
import type { DrivenStep, Driver } from './driver.ts';
import { openReplayScreen, type ReplayScreen } from './replay-screen.ts';
import { soon } from './soon.ts';

type Pictures = Record<string, string>;

export interface ReplayedPath {
  outcome: 'same' | 'different' | 'not from outside';
  /** Where it differed, or why it cannot be caused from outside. */
  why: string;
  milliseconds: number;
  /** A picture of each state met, by its leaves. */
  pictures: Pictures;
}

export interface ReplayOptions {
  machine: string;
  driver: Driver;
  initial: Beginning;
  /** Takes pictures of states that are not among these; none where they are not given. */
  known?: Record<string, string>;
  /** Milliseconds to wait after each step, for who looks on. */
  slow?: number;
}

/**
 * React shows what had to be fetched first when a third of a second by the page's clock has passed since the last time;
 * a dialog may hold another such part. It passes only while the page rests: a busy machine's page would meet the end of it
 * before the code has come.
 */
const throttle = 40;
const throttled = 1_000;

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

/** Where the screen differs from the machine's state; null when it does not. */
const difference = async (screen: ReplayScreen, { machine, driver }: ReplayOptions, value: StateValue) => {
  if (!(await soon(async () => same(await screen.stateOf(machine), value)))) {
    const is = await screen.stateOf(machine).catch(() => null);
    return `${JSON.stringify(is)} instead of ${JSON.stringify(value)}`;
  }
  const leaves = leavesOf(value);
  for (const { states, isSeen } of driver.sights) {
    const due = states.some((state) => isIn(leaves, state));
    const shown = async () => (await isSeen(screen)) === due;
    if (await shown()) continue;
    let passed = 0;
    const passing = async () => {
      if (await shown()) return true;
      if (!driver.spare(value) || passed >= throttled || !(await screen.rests())) return false;
      passed += throttle;
      await screen.pass(throttle);
      return shown();
    };
    if (!(await soon(passing)))
      return `what shows ${states.join(' or ')} is ${due ? 'missing on' : 'still on'} the screen after ${passed} ms`;
  }
  return null;
};

/** Until the site has started nothing but a spinner is to be seen. */
const isCovered = async (screen: ReplayScreen) =>
  JSON.stringify(await screen.stateOf('app').catch(() => null)).includes('"start":"waiting"');

const walk = async (screen: ReplayScreen, options: ReplayOptions, steps: readonly DrivenStep[], pictures: Pictures) => {
  const { driver, initial, slow = 0, known } = options;
  const look = async (value: StateValue, when: string) => {
    const found = await difference(screen, options, value);
    const name = leavesOf(value).join(', ');
    if (known && !(name in known) && !(name in pictures) && !(await isCovered(screen))) {
      const picture = await screen.page.screenshot({ type: 'jpeg', quality: 55, scale: 'css' });
      pictures[name] = `data:image/jpeg;base64,${picture.toString('base64')}`;
    }
    return found && `${when}: ${found}`;
  };
  const begun = await driver.begin(screen, steps);
  await screen.wakePlayer();
  const opened = await look(steps[begun - 1]?.after ?? initial.value, 'at the beginning');
  if (opened) return opened;
  for (const [index, step] of steps.entries()) {
    if (index < begun) continue;
    const leaves = leavesOf(step.after);
    const loads = screen.loads();
    await driveOf(driver, step.event.type)?.(screen, step);
    if (slow > 0) await new Promise((resolve) => setTimeout(resolve, slow));
    const after = `after step ${index + 1}, ${step.event.type}`;
    if (isReloading(step.after))
      return (await soon(async () => screen.loads() > loads)) ? null : `${after}: the page was not loaded anew`;
    if (driver.fleeting?.some((state) => isIn(leaves, state))) continue;
    const found = await look(step.after, after);
    if (found) return found;
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
  const pictures: Pictures = {};
  const done = (outcome: ReplayedPath['outcome'], why = ''): ReplayedPath => ({
    outcome,
    why,
    milliseconds: Math.round(performance.now() - began),
    pictures,
  });
  const steps = drivenSteps(options.initial, path);
  const obstacle = obstacleOf(options.driver, steps);
  if (obstacle !== null) return done('not from outside', obstacle);
  const screen = await openReplayScreen(browser, origin, options.driver.served ?? false);
  try {
    const found = await walk(screen, options, steps, pictures);
    return found === null ? done('same') : done('different', found);
  } catch (error) {
    return done('different', error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  } finally {
    await screen.close();
  }
};
