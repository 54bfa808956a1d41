import { expect, test } from 'vitest';
import { axeViolations } from '../support/axe.ts';
import { sharedJourneys } from '../support/journey.ts';
import { playerScreen } from '../support/player-screen.ts';
import { command } from '../support/sandbox.ts';
import { wordsIn } from '../support/words.ts';

const { site, visitor, newPlayer } = sharedJourneys();
const username = newPlayer();
const words = wordsIn('en');

/** A player is given two rounds of 20.00 RSD at a game, and signs in. */
const givenTwo = async (game: string) => {
  const rule = { id: game, games: [game], rounds: 2, days: 7, stakes: [{ currency_id: 1, stake: 20 }] };
  const value = JSON.stringify({ periodic: [], once: [], freeRounds: [rule] });
  await command(site().origin, 'settings', { key: 'bonuses', value });
  await command(site().origin, 'free-rounds', { username, rule: game });
  const { page } = await visitor();
  const at = playerScreen(page, site().origin, 'en');
  await at.openAs('/', username);
  return { page, at };
};

test('a player is given free rounds, finds them, plays them for nothing, and their win is bonus money', async () => {
  const { page, at } = await givenTwo('ten-stones');
  await at.open('/messages');
  const inbox = page.getByRole('main');
  await inbox.getByText('Free rounds for you: 2').first().click();
  await inbox.getByText(/At 20\.00 RSD each in Ten Stones/).waitFor();
  await at.open('/account/bonuses/regular');
  const bonus = page.getByRole('region', { name: words('bonus:freeRoundsTitle') });
  await bonus.getByText('0 of 2 played, 0.00 RSD won').waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await at.open('/slots');
  const strip = page.getByRole('main').getByRole('region', { name: words('casino:freeRounds.title') });
  await strip.getByText(/^2 left at 20\.00 RSD/).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await strip.getByRole('link', { name: 'Ten Stones' }).click();

  const game = page.frameLocator('main iframe');
  const ready = game.locator('main[data-phase="ready"]');
  await ready.waitFor();
  const left = game.locator('[data-free]');
  expect(await left.innerText()).toContain('2 of 2 left, 20.00 RSD each');
  expect(await game.locator('[data-stake]').isDisabled()).toBe(true);
  const credit = async () => Number((await game.locator('[data-credit]').innerText()).replaceAll(',', ''));
  const before = await credit();
  const act = game.locator('[data-act]');
  expect(await act.innerText()).toBe(words('game:free.act'));

  await command(site().origin, 'round', { username, outcome: 'lose' });
  await act.click();
  await game.locator('[data-free="1"]').waitFor();
  expect(await credit()).toBe(before);
  await ready.waitFor();
  expect(await credit()).toBe(before);

  await command(site().origin, 'round', { username, outcome: 'win' });
  await act.click();
  await game.getByText('All 2 free rounds are played').waitFor();
  await ready.waitFor();
  const won = Number(/won ([\d,.]+) RSD/.exec(await left.innerText())?.[1]?.replaceAll(',', ''));
  expect(won).toBeGreaterThan(0);
  expect((await credit()) - before).toBeCloseTo(won, 2);
  // The next round is paid for.
  expect(await act.innerText()).toContain('20.00 RSD');
  await at.open('/account/transactions');
  await page.getByRole('main').getByText(words('transactions:kinds.freeRound'), { exact: true }).first().waitFor();
  await at.open('/account/bonuses/regular');
  await page.getByRole('main').getByRole('heading').first().waitFor();
  await expect.poll(() => bonus.count()).toBe(0);
});

test('a free hand that is reloaded is played to its end without a stake beside', async () => {
  const { page, at } = await givenTwo('blackjack');
  await at.open('/games/vela-live/blackjack');
  const game = page.frameLocator('main iframe');
  await game.locator('main[data-phase="ready"]').waitFor();
  await command(site().origin, 'round', { username, outcome: 'big' });
  await game.locator('[data-act]').click();
  await game.locator('[data-move="stand"]').waitFor();
  await page.reload();
  for (const move of ['double', 'split']) {
    const button = game.locator(`[data-move="${move}"]`);
    await button.getByText(words('game:blackjack.not.free')).waitFor();
    expect(await button.getAttribute('aria-disabled')).toBe('true');
  }
  expect(await game.locator('[data-free="1"]').innerText()).toContain('1 of 2 left, 20.00 RSD each');
  await game.locator('[data-move="stand"]').click();
  await game.locator('main[data-phase="ready"]').waitFor();
  expect(await game.locator('[data-act]').innerText()).toBe(words('game:free.act'));
});
