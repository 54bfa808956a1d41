import type { FrameLocator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { axeViolations } from '../support/axe.ts';
import { gameFrameOf } from '../support/game-frame.ts';
import { sharedJourneys } from '../support/journey.ts';
import { playSizes } from '../support/play-size.ts';
import { playerScreen } from '../support/player-screen.ts';
import { command } from '../support/sandbox.ts';
import { moving } from '../support/watched-page.ts';

const { site, visitor, newPlayer, expectComplaints } = sharedJourneys(moving);
const player = newPlayer();

interface Opened {
  page: Page;
  game: FrameLocator;
}

const phase = (game: FrameLocator, ...names: string[]) =>
  game.locator(names.map((name) => `main[data-phase="${name}"]`).join(', '));

const ready = (game: FrameLocator) => phase(game, 'ready').waitFor();
const act = (game: FrameLocator) => game.locator('[data-act]').click();
const readout = (game: FrameLocator) => game.getByRole('status').first();

/** Opens a game for play money on the site's own page. */
const openDemo = async (path: string, options = {}): Promise<Opened> => {
  const { page } = await visitor(options);
  await page.goto(`${site().origin}/games/${path}?demo=1`);
  const game = page.frameLocator('iframe');
  await ready(game);
  return { page, game };
};

describe('a game for play money', () => {
  test('of reels is spun by the space bar, tells its result in words, and is checked in the browser', async () => {
    const { page, game } = await openDemo('oakspin/ten-stones');
    await game.getByRole('region', { name: 'Ten Stones' }).click();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press(' ');
    // Read in the page and at once: the reels do not wait for a test.
    const told = await gameFrameOf(page)?.waitForFunction(() => {
      const status = document.querySelector('main[data-phase="showing"] [role="status"]');
      return status && { text: status.textContent };
    });
    expect(await told?.jsonValue()).toEqual({ text: '' });
    await ready(game);
    await expect.poll(() => readout(game).innerText()).toMatch(/RSD/);
    await game.getByRole('button', { name: 'Fairness' }).click();
    await game.getByRole('dialog').getByRole('textbox').fill('quiet-river');
    await game.getByRole('button', { name: 'Reveal and begin anew' }).click();
    await game.getByText('Server seed of your last round').waitFor();
    await game.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await game.getByRole('button', { name: 'Last rounds' }).click();
    await game.getByRole('button', { name: 'Check this result' }).click();
    await game.getByText('The round is as promised').waitFor();
    await game.getByText('as shown before').waitFor();
    await game.getByText('same as played').waitFor();
    await page.keyboard.press('Escape');
    await game.getByRole('button', { name: 'Rules and odds' }).click();
    await game.getByRole('row', { name: /5 × Ruby ×50 1 in / }).waitFor();
  });

  test.each([
    ['redwell/burning-seven', async () => undefined],
    ['arctic-fox/lucky-dice', async () => undefined],
    ['kite-labs/plinko-drop', async () => undefined],
    ['arctic-fox/polar-keno', (game: FrameLocator) => game.getByRole('button', { name: '7', exact: true }).click()],
    ['vela-live/roulette', (game: FrameLocator) => game.getByRole('button', { name: 'Split 17, 20' }).press('Enter')],
  ] as const)('%s is played to its end with little motion, clean for axe', async (path, bet) => {
    const { page, game } = await openDemo(path, { reducedMotion: 'reduce' });
    await bet(game);
    await act(game);
    await ready(game);
    expect(await readout(game).innerText()).toMatch(/RSD/);
    const frame = gameFrameOf(page);
    expect(frame && (await axeViolations(frame))).toEqual([]);
  });

  test('is played on a phone with one hand: nothing of it lies outside', async () => {
    for (const path of [
      'northlight/fjord-night',
      'vela-live/night-roulette',
      'kite-labs/minefield',
      'arctic-fox/polar-keno',
    ]) {
      const { page, game } = await openDemo(path, {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      });
      const button = await game.locator('[data-act]').boundingBox();
      expect(button && button.y > 640 && button.y + button.height <= 844 && button.height >= 44, path).toBe(true);
      const wide = await game.locator('html').evaluate((root) => root.scrollWidth - root.clientWidth);
      expect(wide, path).toBe(0);
      await page.close();
    }
  });
});

describe('mines for money', () => {
  test('stand as they were after a reload, and are taken', async () => {
    const { page } = await visitor();
    const screen = playerScreen(page, site().origin, 'en');
    await screen.remember(player);
    const open = async () => {
      await page.goto(`${site().origin}/games/kite-labs/minefield`);
      return page.frameLocator('iframe');
    };
    await command(site().origin, 'round', { username: player, game_code: 'minefield', outcome: 'win' });
    const game = await open();
    await ready(game);
    await game.getByRole('radio', { name: '1', exact: true }).check({ force: true });
    await act(game);
    await phase(game, 'inTurn').waitFor();
    await game.locator('[data-field="12"]').click();
    const safe = game.locator('[data-face="safe"], [data-face="struck"]');
    await safe.first().waitFor();
    if (await game.locator('[data-face="struck"]').count()) return;
    const again = await open();
    await phase(again, 'inTurn').waitFor();
    expect(await again.locator('[data-face="safe"]').count()).toBe(1);
    await again.locator('[data-cash-out]').click();
    await ready(again);
    expect(await readout(again).innerText()).toMatch(/1 safe field[\s\S]*taken[\s\S]*RSD/);
  });
});

test('a bet whose answer is lost is not played twice: the studio says what became of it', async () => {
  expectComplaints(/ERR_|Failed to (load|fetch)/);
  const { page, game } = await openDemo('arctic-fox/lucky-dice');
  let lost = 0;
  let sent = 0;
  await page.route('**/play/v1/round', async (route) => {
    sent += 1;
    await route.fetch();
    lost += 1;
    await route.abort();
  });
  await act(game);
  await game.getByText('It is played once at most.').waitFor();
  await ready(game);
  expect([sent, lost]).toEqual([1, 1]);
  expect(await readout(game).innerText()).toMatch(/Rolled/);
});

test('a game opened by itself says where it is played', async () => {
  const { page } = await visitor();
  await page.goto(`${site().origin}/play/ten-stones?lang=de`);
  await page.getByText('Dieses Spiel öffnet sich in der Lobby').waitFor();
});

test('the kit is at most 30 kB and each game at most 40 kB beside it', () => {
  const { kit, games } = playSizes();
  expect(kit).toBeLessThanOrEqual(30_000);
  expect(Object.keys(games)).toHaveLength(14);
  for (const [name, bytes] of Object.entries(games)) expect(bytes, name).toBeLessThanOrEqual(40_000);
});
