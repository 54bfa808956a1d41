import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { titles } from '../../domain/games/titles.ts';
import { axeViolations } from '../support/axe.ts';
import { journeys } from '../support/journey.ts';
import { playerScreen } from '../support/player-screen.ts';
import { command } from '../support/sandbox.ts';
import { modes, phone, showMode } from '../support/watched-page.ts';
import { wordsIn } from '../support/words.ts';

// A site of its own: what others play elsewhere stands among the popular games of a lobby.
const { site, visitor } = journeys();
const words = wordsIn('en');

const main = (page: Page) => page.getByRole('main');
const tiles = (page: Page) => main(page).locator('[data-tile]');
const names = (page: Page) => main(page).locator('[data-tile] > span:nth-child(2)').allInnerTexts();
const queryOf = (page: Page) => new URL(page.url()).searchParams;

const opened = async (path: string, language: 'en' | 'ru' = 'en', options = {}) => {
  const { page } = await visitor(options);
  const at = playerScreen(page, site().origin, language);
  await at.open(path);
  return { page, at };
};

test('the lobby is walked by arrow keys, and a game’s details open and close by keyboard', async () => {
  const { page } = await opened('/casino');
  await expect.poll(() => tiles(page).count()).toBe(titles.length);
  await tiles(page).first().focus();
  await page.keyboard.press('ArrowRight');
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  expect(await focused()).toContain('Nile Secrets');
  await page.keyboard.press('ArrowDown');
  expect(await focused()).not.toContain('Nile Secrets');
  await page.keyboard.press('ArrowUp');
  expect(await focused()).toContain('Nile Secrets');
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Nile Secrets' });
  await sheet.waitFor();
  expect(queryOf(page).get('game')).toBe('nile-secrets');
  await sheet.getByText('96.31%').waitFor();
  await sheet.getByRole('row', { name: words('casino:odds.reels', { count: 5 }) }).waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  expect(queryOf(page).has('game')).toBe(false);
});

test('filters stand in the address, and the back button takes them back', async () => {
  const { page } = await opened('/casino');
  await main(page).getByRole('link', { name: 'Oakspin', exact: true }).click();
  await expect.poll(() => names(page)).toEqual(['Ten Stones', 'Gem Cascade', 'Starlight']);
  expect(queryOf(page).get('provider')).toBe('oakspin');
  await main(page)
    .getByRole('button', { name: words('casino:filter.label') })
    .click();
  await main(page)
    .getByLabel(words('casino:filter.tag'))
    .selectOption({ label: words('casino:tag.wheel') });
  await main(page)
    .getByRole('heading', { name: words('casino:empty.filteredTitle') })
    .waitFor();
  await page.goBack();
  await expect.poll(() => tiles(page).count()).toBe(3);
  await page.goBack();
  await expect.poll(() => tiles(page).count()).toBe(titles.length);
  await main(page)
    .getByRole('link', { name: words('casino:filter.list') })
    .click();
  await expect.poll(() => queryOf(page).get('as')).toBe('list');
});

test('a search finds games from three letters on, in any script, and leads to one', async () => {
  const { page, at } = await opened('/slots', 'ru');
  await page
    .getByRole('banner')
    .getByRole('button', { name: at.words('common:header.search') })
    .waitFor();
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: at.words('casino:search.title') });
  const field = dialog.getByRole('searchbox');
  await field.fill('ру');
  await dialog.getByText(at.words('casino:search.short')).waitFor();
  await field.fill('рул');
  await expect.poll(() => dialog.getByRole('link').count()).toBe(2);
  await field.fill('нет такой');
  await dialog.getByText(at.words('casino:search.noneTitle')).waitFor();
  await field.fill('ken');
  const hit = dialog.getByRole('link', { name: 'Polar Keno' });
  await hit.waitFor();
  expect(await hit.locator('mark').innerText()).toBe('Ken');
  await hit.click();
  await page.getByRole('dialog', { name: 'Polar Keno' }).waitFor();
});

test('a lobby without games says so and leads to those that have some', async () => {
  const { page } = await opened('/casino_live');
  await main(page)
    .getByRole('heading', { name: words('casino:empty.title') })
    .waitFor();
  await main(page)
    .locator('section')
    .getByRole('link', { name: words('casino:section.slots') })
    .click();
  await expect.poll(() => tiles(page).count()).toBe(11);
  expect(new URL(page.url()).pathname).toBe('/slots');
});

test('studios have pages of their own', async () => {
  const { page } = await opened('/games');
  await main(page).getByRole('link', { name: 'Vela Live' }).click();
  await expect.poll(() => names(page)).toEqual(['Roulette', 'Night Roulette', 'Blackjack']);
  expect(new URL(page.url()).pathname).toBe('/games/vela-live');
});

test('a starred game is kept over a reload, for its player alone', async () => {
  const { page, at } = await opened('/casino');
  expect(
    await main(page)
      .getByRole('button', { name: /favourites/ })
      .count(),
  ).toBe(0);
  await at.signIn('player');
  await at.signedIn();
  await at.open('/casino?game=royal-crown');
  const star = page.getByRole('dialog').getByRole('button', { name: words('casino:star', { game: 'Royal Crown' }) });
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/cms/v1/settings'));
  await star.click();
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('casino:unstar', { game: 'Royal Crown' }) })
    .waitFor();
  await at.open('/casino?part=favourites');
  await expect.poll(() => names(page)).toEqual(['Royal Crown']);
});

test('a status of the operator switches the casino off and on', async () => {
  const { page } = await opened('/');
  const item = page.getByRole('banner').getByRole('link', { name: words('common:menu.casino') });
  await item.waitFor();
  await command(site().origin, 'status', { key: 'casinoIndefiniteDisabled', value: 'true' });
  await item.waitFor({ state: 'hidden' });
  await page.goto(`${site().origin}/slots`);
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await command(site().origin, 'status', { key: 'casinoIndefiniteDisabled', value: 'false' });
  await item.waitFor();
});

test.each(modes)('axe finds nothing in the lobby and the details, %s', async (mode) => {
  const { page } = await opened('/casino');
  await showMode(page, mode);
  await expect.poll(() => tiles(page).count()).toBe(titles.length);
  expect(await axeViolations(page)).toEqual([]);
  await tiles(page).nth(3).click();
  await page.getByRole('dialog', { name: 'Ten Stones' }).getByRole('table').waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

test('on a phone the lobby has tabs, three tiles across and a sheet', async () => {
  const { page } = await opened('/casino', 'en', phone);
  await expect.poll(() => tiles(page).count()).toBe(titles.length);
  const tops = await tiles(page).evaluateAll((all) => all.slice(0, 4).map((tile) => tile.getBoundingClientRect().top));
  expect(new Set(tops.slice(0, 3)).size).toBe(1);
  expect(tops[3]).toBeGreaterThan(tops[0] ?? 0);
  await tiles(page).first().click();
  const sheet = page.getByRole('dialog', { name: 'Moon Wolves' });
  await sheet.getByRole('table').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await axeViolations(page)).toEqual([]);
});
