import { expect, test } from 'vitest';
import { axeViolations } from '../support/axe.ts';
import { gameFrameOf } from '../support/game-frame.ts';
import { journeys } from '../support/journey.ts';
import { playerScreen } from '../support/player-screen.ts';
import { command } from '../support/sandbox.ts';
import { phone } from '../support/watched-page.ts';
import { wordsIn } from '../support/words.ts';

// A site of its own: what others stake elsewhere goes into the same pots.
const { site, visitor } = journeys();
const words = wordsIn('en');

test('others see a pot grow, its win is booked and told, and it begins anew', async () => {
  const { page: lobby } = await visitor(phone);
  await playerScreen(lobby, site().origin, 'en').open('/casino');
  const strip = lobby.getByRole('region', { name: words('casino:jackpots.title') });
  const small = strip.locator('[data-pot="small"] dd');
  expect(await small.innerText()).toBe('500.00 RSD');
  expect(await axeViolations(lobby)).toEqual([]);

  const { page } = await visitor();
  const at = playerScreen(page, site().origin, 'en');
  await at.openAs('/games/oakspin/ten-stones', 'player');
  const game = page.frameLocator('main iframe');
  const spin = async () => {
    await game.locator('main[data-phase="ready"]').waitFor();
    await game.locator('[data-act]').click();
  };
  // Of 10.00 dinars 4 hundredths go into the small pot.
  const meter = game.getByRole('region', { name: words('game:pots.label') });
  const inGame = meter.locator('[data-pot="small"] dd');
  await expect.poll(() => inGame.innerText()).toBe('500.00 RSD');
  expect(await meter.locator('dt').allInnerTexts()).toEqual(['Small', 'Medium', 'Large']);
  await spin();
  await expect.poll(() => small.innerText()).toBe('500.04 RSD');
  await expect.poll(() => inGame.innerText()).toBe('500.04 RSD');
  const frame = gameFrameOf(page);
  expect(frame && (await axeViolations(frame))).toEqual([]);

  await command(site().origin, 'jackpot', { username: 'player', pot: 'small' });
  await spin();
  // The bet's round shows it: once large, and in words while the round is shown.
  const shown = game.locator('[data-jackpots="1"]');
  await shown.waitFor();
  expect(await shown.innerText()).toMatch(/You won the small jackpot\s*500\.08\s*RSD, paid to your balance/);
  expect(await game.getByRole('status').first().innerText()).toMatch(/^You won the small jackpot: 500\.08 RSD/);
  expect(frame && (await axeViolations(frame))).toEqual([]);
  await page.keyboard.press('Shift');
  await shown.waitFor({ state: 'detached' });
  await expect.poll(() => small.innerText()).toBe('500.00 RSD');
  await strip.getByText(/Small, 500\.08 RSD/).waitFor();
  await game.locator('main[data-phase="ready"]').waitFor();
  await at.open('/account/transactions');
  await page.getByRole('main').getByText(words('transactions:kinds.jackpot'), { exact: true }).first().waitFor();
  await at.open('/messages');
  await page.getByRole('main').getByText(words('messages:jackpotWon.small')).first().waitFor();

  await strip.getByRole('link', { name: words('casino:jackpots.games') }).click();
  await lobby.waitForURL((url) => url.searchParams.get('tag') === 'jackpots');
  await lobby
    .getByRole('main')
    .getByRole('link', { name: /Ten Stones/ })
    .first()
    .click();
  const terms = lobby.getByRole('dialog').getByRole('region', { name: words('casino:jackpots.title') });
  await terms.getByText('500,000 RSD staked').waitFor();
  expect(await axeViolations(lobby)).toEqual([]);
});
