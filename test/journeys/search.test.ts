import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { sharedJourneys } from '../support/journey.ts';
import { playerScreen } from '../support/player-screen.ts';
import { phone } from '../support/watched-page.ts';
import { wordsIn } from '../support/words.ts';

const { site, visitor } = sharedJourneys();
const words = wordsIn('en');

const field = (page: Page) => page.getByRole('searchbox', { name: words('common:header.search') });
const rows = (page: Page) => page.locator('[data-odds-row]').filter({ has: page.getByRole('link') });
const found = (page: Page, text: string) => page.getByRole('status').filter({ hasText: `“${text}”` });

/** Waits until the list holds matches of this side alone. */
const onlyMatchesOf = (page: Page, name: string) =>
  expect
    .poll(async () => {
      const shown = await rows(page).allInnerTexts();
      return shown.length > 0 && shown.every((row) => row.includes(name));
    })
    .toBe(true);

test.each([
  ['Čukarički', ['Čukarički', 'cukaricki', 'Чукарички']],
  ['Olympiacos', ['Ολυμπιακός', 'olympiakos', 'ΟΛΥΜΠΙΑΚΟΣ', 'Олимпиакос']],
])('%s is found in three scripts with and without accents, and going back clears the search', async (name, texts) => {
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  await screen.open('/betting?time=all');
  await rows(page).first().waitFor();
  const all = await rows(page).count();
  for (const text of texts) {
    await field(page).fill(text);
    await found(page, text).waitFor();
    await onlyMatchesOf(page, name);
    expect(new URL(page.url()).searchParams.get('q')).toBe(text);
  }
  await field(page).blur();
  await page.goBack();
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBeNull();
  await expect.poll(() => field(page).inputValue()).toBe('');
  await expect.poll(() => rows(page).count()).toBe(all);
});

test('fewer than three letters ask nothing; an address with a search opens with it', async () => {
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  await screen.open('/betting?q=partizan');
  await onlyMatchesOf(page, 'Partizan');
  await expect.poll(() => field(page).inputValue()).toBe('partizan');
  await field(page).fill('pa');
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBeNull();
});

test('what another sport has is one press away, and Escape clears the field', async () => {
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  await screen.open('/betting?sport=T&time=all');
  const player = (await rows(page).first().getByRole('link').first().innerText()).split('\n')[0] ?? '';
  await screen.open(`/betting?q=${encodeURIComponent(player)}`);
  await page.getByText(words('betting:emptySearchText')).waitFor();
  await page
    .getByRole('main')
    .getByRole('link', { name: words('betting:sport.T') })
    .first()
    .click();
  await onlyMatchesOf(page, player);
  await page.locator('body').press('/');
  await field(page).press('Escape');
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBeNull();
  expect(new URL(page.url()).searchParams.get('sport')).toBe('T');
});

test('live, on a phone: the field opens over the header and finds a match in play', async () => {
  const { page } = await visitor(phone);
  const screen = playerScreen(page, site().origin, 'en');
  await screen.open('/live_betting');
  const host = (await rows(page).first().getByRole('link').first().innerText()).split('\n')[0] ?? '';
  await page.getByRole('button', { name: words('common:header.search') }).click();
  await field(page).fill(host);
  await field(page).press('Enter');
  await found(page, host).waitFor();
  await onlyMatchesOf(page, host);
  await field(page).waitFor({ state: 'hidden' });
});

test('live: what is found stands there at once, also while the mouse rests on the list', async () => {
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  await screen.open('/live_betting');
  const host = (await rows(page).nth(2).getByRole('link').first().innerText()).split('\n')[0] ?? '';
  await rows(page).first().hover();
  await page.keyboard.press('/');
  await page.keyboard.type(host);
  await found(page, host).waitFor();
  await onlyMatchesOf(page, host);
});
