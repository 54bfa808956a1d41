import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import type { Language } from '../../contract/entities/languages.ts';
import type { Match } from '../../contract/entities/match.ts';
import { categoryMark } from '../../domain/offer/category-mark.ts';
import { axeViolations } from '../support/axe.ts';
import { hostWins } from '../support/host-wins.ts';
import { sharedJourneys } from '../support/journey.ts';
import { signedIn, upcoming } from '../support/player-api.ts';
import { type PlayerScreen, playerScreen } from '../support/player-screen.ts';
import { command } from '../support/sandbox.ts';
import { patternOf } from '../support/words.ts';

const { site, visitor, newPlayer } = sharedJourneys();
const mira = newPlayer();
let paid: { single: Match; combined: Match[] };

beforeAll(async () => {
  const [first, ...others] = await upcoming(site().origin);
  if (!first) throw new Error('nothing is offered');
  paid = { single: first, combined: others.slice(0, 3) };
  const player = await signedIn(site().origin, mira);
  await player.pay(hostWins([paid.single], 120));
  await player.pay(hostWins(paid.combined, 60));
});

const tickets = (page: Page) => page.getByRole('main').locator('tbody').getByRole('row');

const enter = async (page: Page, language: Language = 'en'): Promise<PlayerScreen> => {
  const screen = playerScreen(page, site().origin, language);
  await screen.openAs('/ticket_history', mira);
  await expect.poll(() => tickets(page).count()).toBe(2);
  return screen;
};

const openFilters = (page: Page, screen: PlayerScreen) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: screen.words('common:filters.label') })
    .click();

test('filters leave what was asked for, stand in the address and survive a reload', async () => {
  const { page } = await visitor();
  const screen = await enter(page);
  // They are next to the list: there is nothing to open first.
  const filters = page.getByRole('complementary', { name: screen.words('common:filters.label') });
  await filters.getByRole('checkbox', { name: screen.words('history:single') }).check();
  await expect.poll(() => tickets(page).count()).toBe(1);
  await expect.poll(() => tickets(page).innerText()).toContain(paid.single.hostName);
  expect(new URL(page.url()).searchParams.get('show')).toBe('single');
  await page.reload();
  await expect.poll(() => tickets(page).count()).toBe(1);
  await filters.getByLabel(screen.words('history:minStake')).fill('120,01');
  await page.keyboard.press('Enter');
  await page.getByText(screen.words('history:noneTitle')).waitFor();
  await page.getByRole('link', { name: screen.words('history:noneAction') }).click();
  await expect.poll(() => tickets(page).count()).toBe(2);
});

test('open stakes are no loss, picks read alone, and rejected tickets wait behind one press', async () => {
  const { page } = await visitor();
  const other = await signedIn(site().origin, 'player2');
  await other.pay(hostWins([paid.single], 120));
  await command(site().origin, 'ticket', { username: 'player2', outcome: 'denied', subcode: 208 });
  await other.pay(hostWins([paid.single], 500));
  await expect.poll(async () => (await other.history()).map(({ status }) => status)).toEqual(['rejected', 'accepted']);
  const screen = playerScreen(page, site().origin, 'en');
  await screen.openAs('/ticket_history', 'player2');
  await expect.poll(() => tickets(page).count()).toBe(1);
  const figure = (name: string) => page.getByRole('term').filter({ hasText: name }).locator('~ dd').innerText();
  expect(await figure(screen.words('history:result'))).toBe('0.00 RSD');
  expect(await figure(screen.words('history:atStake'))).toBe('120.00 RSD');
  const { hostName, awayName } = paid.single;
  await tickets(page).getByText(`${hostName} to win`, { exact: true }).waitFor();
  await tickets(page).getByText(`${hostName} – ${awayName}`, { exact: true }).waitFor();
  await page.getByRole('link', { name: screen.words('history:showRejected') }).click();
  await expect.poll(() => tickets(page).innerText()).toContain(screen.words('history:rejected'));
  expect(await tickets(page).count()).toBe(1);
  expect(await axeViolations(page)).toEqual([]);
});

test('columns sort both ways', async () => {
  const { page } = await visitor();
  const screen = await enter(page);
  const head = page.getByRole('columnheader', { name: screen.words('history:stake'), exact: true });
  const stakes = async () => (await tickets(page).allInnerTexts()).map((text) => /(120|60)\.00 RSD/.exec(text)?.[1]);
  await head.getByRole('link').click();
  await expect.poll(stakes).toEqual(['120', '60']);
  await expect.poll(() => head.getAttribute('aria-sort')).toBe('descending');
  await head.getByRole('link').click();
  await expect.poll(stakes).toEqual(['60', '120']);
  await expect.poll(() => head.getAttribute('aria-sort')).toBe('ascending');
});

test('a team, a match code and a ticket code are found', async () => {
  const { page } = await visitor();
  const screen = await enter(page);
  const box = page.getByRole('searchbox');
  const names = () => tickets(page).allInnerTexts();
  await box.fill(paid.single.hostName.toUpperCase());
  await expect.poll(() => tickets(page).count()).toBe(1);
  expect((await names())[0]).toContain(paid.single.hostName);
  await box.fill('');
  await expect.poll(() => tickets(page).count()).toBe(2);
  const code = (await names())[0]?.match(/[0-9A-F]{4}-[0-9A-F]{2}/)?.[0] ?? '';
  await box.fill(code);
  await expect.poll(() => tickets(page).count()).toBe(1);
  expect((await names())[0]).toContain(code);
  await screen.open(`/ticket_history?match=${paid.combined[1]?.eventId}`);
  await expect.poll(() => tickets(page).count()).toBe(1);
  expect((await names())[0]).toContain(paid.combined[1]?.hostName);
});

test('another month holds other tickets, and its way back is one press', async () => {
  const { page } = await visitor();
  const screen = await enter(page);
  await page.getByRole('link', { name: screen.words('common:calendar.previousMonth') }).click();
  await page.getByText(screen.words('history:emptyTitle')).waitFor();
  await page.getByRole('link', { name: screen.words('common:calendar.nextMonth') }).click();
  await expect.poll(() => tickets(page).count()).toBe(2);
  expect(new URL(page.url()).search).toBe('');
});

test('on a phone, in German, the filters open over the tickets and nothing is wrong with them', async () => {
  const { page } = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const screen = await enter(page, 'de');
  expect(await axeViolations(page), 'history').toEqual([]);
  await openFilters(page, screen);
  await page.getByRole('checkbox', { name: screen.words('history:kindCombination') }).check();
  await expect.poll(() => tickets(page).count()).toBe(1);
  expect(await axeViolations(page), 'filters').toEqual([]);
  await page.getByRole('button', { name: patternOf(screen.words('common:filters.close')) }).click();
  // The mark of women or youth at its end is written in German.
  await expect.poll(() => tickets(page).innerText()).toContain(categoryMark(paid.combined[0]?.hostName ?? '').name);
});

test.each([
  ['en', 1440],
  ['sq', 1440],
  ['el', 1024],
  ['sq', 390],
] as const)(
  'in %s at %i px the state of a ticket and its cash-out stand whole in their row',
  async (language, width) => {
    const { page } = await visitor({ viewport: { width, height: 900 } });
    const screen = await enter(page, language);
    const row = tickets(page).first();
    const button = row.getByRole('button', {
      name: new RegExp(`^${screen.words('history:cashOut')} [\\d,]+\\.\\d\\d RSD`),
    });
    await button.waitFor();
    const boxes = await Promise.all([row, row.locator('[data-standing]'), button].map((part) => part.boundingBox()));
    const [all, state, cashOut] = boxes;
    if (!all || !state || !cashOut) throw new Error('not on the screen');
    expect(state.y - all.y).toBeGreaterThanOrEqual(8);
    expect(cashOut.y - state.y).toBeGreaterThanOrEqual(state.height);
    expect(all.y + all.height - cashOut.y - cashOut.height).toBeGreaterThanOrEqual(8);
    expect(all.x + all.width - cashOut.x - cashOut.width).toBeGreaterThanOrEqual(12);
  },
);
