import type { FrameLocator } from 'playwright';
import { expect, test } from 'vitest';
import { axeViolations } from '../support/axe.ts';
import { gameFrameOf } from '../support/game-frame.ts';
import { sharedJourneys } from '../support/journey.ts';
import { playerScreen } from '../support/player-screen.ts';
import { command } from '../support/sandbox.ts';
import { moving } from '../support/watched-page.ts';

const { site, visitor, newPlayer } = sharedJourneys(moving);
const player = newPlayer();

const phase = (game: FrameLocator, name: string) => game.locator(`main[data-phase="${name}"]`);
const readout = (game: FrameLocator) => game.getByRole('status').first();

test('a pair at blackjack survives a reload, is split for money and stood by keys, and is paid', async () => {
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  await screen.remember(player);
  const open = async () => {
    await page.goto(`${site().origin}/games/vela-live/blackjack`);
    return page.frameLocator('iframe');
  };
  await command(site().origin, 'round', { username: player, game_code: 'blackjack', outcome: 'big' });
  const game = await open();
  await phase(game, 'ready').waitFor();
  await game.locator('[data-act]').click();
  await phase(game, 'inTurn').waitFor();
  const cards = await game
    .locator('[data-card]')
    .evaluateAll((all) => all.map((card) => card.getAttribute('data-card')));
  expect(cards).toHaveLength(3);
  const again = await open();
  await phase(again, 'inTurn').waitFor();
  expect(
    await again.locator('[data-card]').evaluateAll((all) => all.map((card) => card.getAttribute('data-card'))),
  ).toEqual(cards);
  const frame = gameFrameOf(page);
  expect(frame && (await axeViolations(frame))).toEqual([]);
  const stake = Number(await again.locator('[data-stake]').first().getAttribute('data-stake'));
  await again.getByRole('button', { name: 'Hit' }).focus();
  await page.keyboard.press('p');
  await again.locator('[data-stake]').nth(1).waitFor();
  // Each press is one decision: the next is waited for until the studio has answered the last.
  while ((await phase(again, 'ready').count()) === 0) {
    if (await again.locator('[data-move="stand"][aria-disabled="false"]').count()) await page.keyboard.press('s');
    await again.locator('main[data-phase="inTurn"], main[data-phase="ready"]').first().waitFor();
  }
  expect(await readout(again).innerText()).toMatch(/Dealer has[\s\S]*You have[\s\S]*RSD/);
  await again.getByRole('button', { name: 'Last rounds' }).click();
  await again
    .getByRole('cell', { name: ((2 * stake) / 100).toFixed(2) })
    .first()
    .waitFor();
});
