import type { FrameLocator } from 'playwright';
import { expect, test } from 'vitest';
import { axeViolations } from '../support/axe.ts';
import { gameFrameOf } from '../support/game-frame.ts';
import { sharedJourneys } from '../support/journey.ts';
import { playerScreen } from '../support/player-screen.ts';
import { command } from '../support/sandbox.ts';
import { moving, phone } from '../support/watched-page.ts';

const { site, visitor, newPlayer } = sharedJourneys(moving);
const player = newPlayer();

const phase = (game: FrameLocator, name: string) => game.locator(`main[data-phase="${name}"]`);
const readout = (game: FrameLocator) => game.getByRole('status').first();
const cards = (game: FrameLocator) =>
  game.locator('[data-card]').evaluateAll((all) => all.map((card) => card.getAttribute('data-card')));
const held = (game: FrameLocator) =>
  game
    .locator('[data-hold][aria-pressed="true"]')
    .evaluateAll((all) => all.map((button) => button.getAttribute('data-hold')));

test('a hand survives a reload, is held by keys and drawn by the space bar, and its row is paid', async () => {
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  await screen.remember(player);
  const open = async () => {
    await page.goto(`${site().origin}/games/vela-live/jacks-or-better`);
    return page.frameLocator('iframe');
  };
  await command(site().origin, 'round', { username: player, game_code: 'jacks-or-better', outcome: 'win' });
  const game = await open();
  await phase(game, 'ready').waitFor();
  await game.locator('[data-act]').click();
  await phase(game, 'inTurn').waitFor();
  const dealt = await cards(game);
  expect(dealt).toHaveLength(5);
  // The second press of a double one on Deal: it draws nothing.
  await game.locator('[data-act="draw"]').dispatchEvent('click', { detail: 2 });
  expect(await phase(game, 'inTurn').count()).toBe(1);
  const again = await open();
  await phase(again, 'inTurn').waitFor();
  expect(await cards(again)).toEqual(dealt);
  const frame = gameFrameOf(page);
  expect(frame && (await axeViolations(frame))).toEqual([]);
  const made = await again.locator('[data-hand][aria-current="true"]').getAttribute('data-hand');
  await again.getByRole('button', { name: /^Hold/ }).first().focus();
  for (const key of ['1', '2', '3', '4', '5', '2']) await page.keyboard.press(key);
  await expect.poll(() => held(again)).toEqual(['1', '3', '4', '5']);
  expect(await again.locator('[data-act]').innerText()).toBe('Draw 1 card');
  // On the button itself the space bar presses it, and draws nothing.
  await again.locator('[data-hold="2"]').focus();
  await page.keyboard.press(' ');
  await expect.poll(() => again.locator('[data-act]').innerText()).toBe('Keep all five');
  expect(await again.locator('[data-hold="2"]').innerText()).toMatch(/^Hold\s+\S+ of \S+/);
  await again.locator('[data-hold="2"]').blur();
  await page.keyboard.press(' ');
  await phase(again, 'ready').waitFor();
  expect(await cards(again)).toEqual(dealt);
  expect(await again.locator('[data-hand][aria-current="true"]').getAttribute('data-hand')).toBe(made);
  expect(await readout(again).innerText()).toMatch(/(Two pair|of a kind|Straight|Flush|house|flush)[\s\S]*RSD/);
  await again.getByRole('button', { name: 'Last rounds' }).click();
  await again.getByRole('dialog').getByRole('row').nth(1).waitFor();
});

test('on a phone the demo is played by taps on the cards, in sight as a whole', async () => {
  const { page } = await visitor(phone);
  await page.goto(`${site().origin}/games/vela-live/bonus-royal?demo`);
  const game = page.frameLocator('iframe');
  await phase(game, 'ready').waitFor();
  await game.locator('[data-act]').click();
  await phase(game, 'inTurn').waitFor();
  const dealt = await cards(game);
  await game.locator('[data-card] svg').nth(1).click();
  await game.locator('[data-hold="4"]').click();
  await expect.poll(() => held(game)).toEqual(['2', '4']);
  const frame = gameFrameOf(page);
  expect(frame && (await axeViolations(frame))).toEqual([]);
  for (const part of ['[data-hand="royalFlush"]', '[data-hold="1"]', '[data-hold="5"]', '[data-act]']) {
    const box = await game.locator(part).boundingBox();
    expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= 390 && box.y + box.height <= 844).toBe(true);
  }
  await game.locator('[data-act]').click();
  await phase(game, 'ready').waitFor();
  const drawn = await cards(game);
  expect([drawn[1], drawn[3]]).toEqual([dealt[1], dealt[3]]);
  for (const place of [0, 2, 4]) expect(dealt).not.toContain(drawn[place]);
});
