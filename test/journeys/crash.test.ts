import type { FrameLocator, Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { axeViolations } from '../support/axe.ts';
import { gameFrameOf } from '../support/game-frame.ts';
import { journeys } from '../support/journey.ts';
import { playerScreen } from '../support/player-screen.ts';
import { command } from '../support/sandbox.ts';
import { desktop, moving, phone } from '../support/watched-page.ts';
import { wordsIn } from '../support/words.ts';

const { site, visitor, expectComplaints } = journeys({}, moving);
const address = '/games/kite-labs/skyline-crash';

/** Betting may close before a press arrives. */
const tooLate = /409 \(Conflict\) \(\S*\/play\/v1\/round\)/;
beforeEach(() => expectComplaints(tooLate));

/** The game in its frame, by what its one button is for. */
const gameIn = (page: Page) => {
  const frame: FrameLocator = page.frameLocator('iframe');
  const button = frame.locator('[data-act]');
  const act = () => button.getAttribute('data-act');
  const pass = (milliseconds: number) => command(site().origin, 'clock', { advance: milliseconds });
  /** Lets the house's time pass, step by step, until the button is for one of these. */
  const until = async (acts: readonly string[], step: number): Promise<string> => {
    for (;;) {
      const now = (await act()) ?? '';
      if (acts.includes(now)) return now;
      await pass(step);
    }
  };
  const board = async () => {
    for (;;) {
      await until(['bet'], 1_000);
      await button.click();
      await expect.poll(act).not.toBe('sent');
      if (['boarded', 'leave'].includes((await act()) ?? '')) return;
    }
  };
  const result = frame.locator('p[role="status"][aria-live]');
  /** The flight's end, and what came back of it. */
  const land = async (): Promise<string> => {
    await until(['bet', 'closed'], 2_000);
    return result.innerText();
  };
  return { frame, button, act, pass, until, board, land };
};

const demo = async (options = desktop) => {
  const { page } = await visitor(options);
  await page.goto(`${site().origin}${address}?demo=1`);
  const game = gameIn(page);
  await game.button.waitFor();
  return { page, game };
};

test('an automatic cash-out at 1.01 leaves by itself, or the flight was down at 1.00', async () => {
  const { game } = await demo();
  await game.until(['bet'], 1_000);
  await game.frame.getByRole('switch').check();
  const target = game.frame.getByLabel(wordsIn('en')('game:crash.target'));
  await target.fill('1');
  await target.blur();
  expect(await target.inputValue()).toBe('1.01');
  await game.board();
  const told = await game.land();
  if (told.includes('×1.00')) expect(told).toContain('You were still in');
  else expect(told).toMatch(/You left at ×1\.01\s+10\.10/);
});

test('a cash-out by hand is paid as the studio counted it, and the flight can be checked', async () => {
  const { page, game } = await demo(phone);
  for (;;) {
    await game.board();
    const at = await game.until(['leave', 'rest', 'bet', 'closed'], 250);
    if (at !== 'leave') continue;
    while ((await game.act()) === 'leave') await game.button.click();
    await expect.poll(game.act).not.toBe('asked');
    if ((await game.act()) === 'left') break;
    await game.land();
  }
  const left = await game.button.innerText();
  const [, times, paid] = /×([\d.]+): ([\d.]+) RSD/.exec(left) ?? [];
  expect(Number(paid)).toBeCloseTo(10 * Number(times), 2);
  const frame = gameFrameOf(page);
  expect(frame && (await axeViolations(frame))).toEqual([]);
  const told = await game.land();
  expect(told).toContain(`You left at ×${times}`);
  expect(told).toContain(paid);

  await game.frame.getByRole('button', { name: 'Last rounds' }).click();
  await game.frame.getByRole('button', { name: 'Check' }).first().click();
  await game.frame.getByText('The round is as promised').waitFor();
  await game.frame.getByText('leads to the end of the chain').waitFor();
  await page.keyboard.press('Escape');
});

test('who is torn out of a flight finds it again, or its end', async () => {
  const { page } = await visitor(desktop);
  const screen = playerScreen(page, site().origin, 'en');
  await screen.openAs(address, 'player');
  const game = gameIn(page);
  await game.button.waitFor();
  await game.board();
  await page.reload();
  await game.button.waitFor();
  await game.frame.locator('[data-act="boarded"], [data-act="leave"], [data-act="bet"], [data-act="closed"]').waitFor();
  expect(await game.land()).toMatch(/Down at ×[\d.]+/);
});

test('a stream that was cut is found again, and no bet is taken meanwhile', async () => {
  expectComplaints(new RegExp(`ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK|flights|${tooLate.source}`));
  const { page, game } = await demo();
  await game.until(['bet'], 1_000);
  await page.context().setOffline(true);
  await game.frame.getByText('The line to the flights is lost.').waitFor();
  // The page around it may pause the game meanwhile.
  expect(['lost', 'rest']).toContain(await game.act());
  expect(await game.button.getAttribute('aria-disabled')).toBe('true');
  await page.context().setOffline(false);
  await game.until(['bet'], 1_000);
  await game.board();
  expect(await game.land()).toMatch(/Down at ×[\d.]+/);
});
