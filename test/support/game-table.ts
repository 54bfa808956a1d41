import type { FrameLocator, Page } from 'playwright';
import { expect } from 'vitest';
import { type TableClock, type TablePhase, tablePhase, tableRoundAt } from '../../domain/games/table/table-clock.ts';
import { titleOf } from '../../domain/games/titles.ts';
import type { journeys } from './journey.ts';
import { playerScreen } from './player-screen.ts';
import { command } from './sandbox.ts';
import { desktop } from './watched-page.ts';

/** A table in its frame: what it is at, and what its one button is for. */
export const tableIn = (page: Page, origin: string, clock: TableClock) => {
  const frame: FrameLocator = page.frameLocator('iframe');
  const table = frame.locator('[data-table]');
  const button = frame.locator('[data-act]');
  const at = () => table.getAttribute('data-table');
  const act = () => button.getAttribute('data-act');
  const pass = async (milliseconds: number): Promise<number> =>
    (await command(origin, 'clock', { advance: milliseconds })).nowTimestamp;
  /** Lets time pass until a phase begins, and waits for the page: a clock that went on would leave a slow one behind. */
  const nextPhase = async (): Promise<TablePhase> => {
    const { closes, draws, pays, cycle } = clock;
    const now = await pass(0);
    const { opens } = tableRoundAt(now, clock);
    const left = [closes, draws, pays, cycle].map((begins) => opens + begins - now).find((rest) => rest > 0) ?? 0;
    const begun = (await pass(left)) - performance.now();
    const phase = () => tablePhase((begun + performance.now()) % cycle, clock);
    let shown = phase();
    const isThere = async () => {
      shown = phase();
      return (await at()) === shown;
    };
    await expect.poll(isThere).toBe(true);
    return shown;
  };
  /** Lets the house's time pass until the table is at one of these. */
  const until = async (...phases: TablePhase[]): Promise<void> => {
    for (let now = await at(); !phases.some((phase) => phase === now); now = await nextPhase());
  };
  /** The beginning of the next round. */
  const nextRound = async (): Promise<void> => {
    while ((await nextPhase()) !== 'open');
  };
  /** Lets the house's time pass until bets are open for this much longer. */
  const untilLeft = async (milliseconds: number): Promise<void> => {
    const now = await pass(0);
    await pass(Math.max(0, tableRoundAt(now, clock).opens + clock.closes - milliseconds - now));
  };
  const lay = (place: string) => frame.locator(`[data-place="${place}"]`).press('Enter');
  const credit = async () => Number((await frame.locator('[data-credit]').innerText()).replaceAll(',', ''));
  const result = frame.locator('p[role="status"][aria-live]');
  const phase = (...names: string[]) => frame.locator(names.map((name) => `main[data-phase="${name}"]`).join(', '));
  return { frame, table, button, at, act, pass, until, untilLeft, nextRound, lay, credit, result, phase };
};

/** Places at the table of an address: for play money, or for a player's own. */
export const seatsAt = ({ site, visitor }: Pick<ReturnType<typeof journeys>, 'site' | 'visitor'>, address: string) => {
  const clock = titleOf(address.split('/').at(-1) ?? '')?.table;
  if (!clock) throw new Error(`no table has the address ${address}`);
  return {
    demo: async (options = desktop) => {
      const { page } = await visitor(options);
      await page.goto(`${site().origin}${address}?demo=1`);
      const game = tableIn(page, site().origin, clock);
      await game.table.waitFor();
      return { page, game };
    },
    seated: async (username: string) => {
      const { page } = await visitor(desktop);
      const screen = playerScreen(page, site().origin, 'en');
      await screen.openAs(address, username);
      const game = tableIn(page, site().origin, clock);
      // The end of an earlier round that he has not seen is shown first.
      await game.phase('ready').waitFor();
      await game.table.waitFor();
      return { page, game };
    },
  };
};
