import type { FrameLocator, Page } from 'playwright';
import type { journeys } from './journey.ts';
import { playerScreen } from './player-screen.ts';
import { command } from './sandbox.ts';
import { desktop } from './watched-page.ts';

/** A table in its frame: what it is at, and what its one button is for. */
export const tableIn = (page: Page, origin: string) => {
  const frame: FrameLocator = page.frameLocator('iframe');
  const table = frame.locator('[data-table]');
  const button = frame.locator('[data-act]');
  const at = () => table.getAttribute('data-table');
  const act = () => button.getAttribute('data-act');
  const pass = (milliseconds: number) => command(origin, 'clock', { advance: milliseconds });
  /** Lets the house's time pass, step by step, until the table is at one of these. */
  const until = async (phases: readonly string[], step = 1_000): Promise<string> => {
    for (;;) {
      const now = (await at()) ?? '';
      if (phases.includes(now)) return now;
      await pass(step);
    }
  };
  /** The beginning of the next round. */
  const nextRound = async (step = 1_000): Promise<void> => {
    const before = await table.getAttribute('data-round');
    while ((await table.getAttribute('data-round')) === before || (await at()) !== 'open') await pass(step);
  };
  const lay = (place: string) => frame.locator(`[data-place="${place}"]`).press('Enter');
  const credit = async () => Number((await frame.locator('[data-credit]').innerText()).replaceAll(',', ''));
  const result = frame.locator('p[role="status"][aria-live]');
  const phase = (...names: string[]) => frame.locator(names.map((name) => `main[data-phase="${name}"]`).join(', '));
  return { frame, table, button, at, act, pass, until, nextRound, lay, credit, result, phase };
};

/** Places at the table of an address: for play money, or for a player's own. */
export const seatsAt = ({ site, visitor }: Pick<ReturnType<typeof journeys>, 'site' | 'visitor'>, address: string) => ({
  demo: async (options = desktop) => {
    const { page } = await visitor(options);
    await page.goto(`${site().origin}${address}?demo=1`);
    const game = tableIn(page, site().origin);
    await game.table.waitFor();
    return { page, game };
  },
  seated: async (username: string) => {
    const { page } = await visitor(desktop);
    const screen = playerScreen(page, site().origin, 'en');
    await screen.signIn(username);
    await screen.signedIn();
    await screen.open(address);
    const game = tableIn(page, site().origin);
    // The end of an earlier round that he has not seen is shown first.
    await game.phase('ready').waitFor();
    await game.table.waitFor();
    return { page, game };
  },
});
