import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { storedSlip } from '../../contract/storage/slip.ts';
import { axeViolations } from '../support/axe.ts';
import { sharedJourneys } from '../support/journey.ts';
import { playerScreen } from '../support/player-screen.ts';
import { command } from '../support/sandbox.ts';

const { site, visitor, expectComplaints, newPlayer } = sharedJourneys();
const mira = newPlayer();
const jovan = newPlayer();

const slipOf = async (page: Page) =>
  storedSlip.parse(JSON.parse(await page.evaluate(() => localStorage.getItem('ticket') ?? '')));
const eventsOf = async (page: Page) => (await slipOf(page)).selections.map(({ eventId }) => eventId);

test('a slip is shared by its code, and says elsewhere which of its matches are over', async () => {
  expectComplaints(/sharedSlip\?code=00000000/);
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  const { words, slip } = screen;
  await screen.open('/betting');
  // The first press of a visitor fetches the slip.
  await screen.pickHomeWins(1);
  await screen.stakeField().waitFor();
  await screen.pickHomeWins(1);
  await expect.poll(async () => (await eventsOf(page)).length).toBe(2);
  const events = await eventsOf(page);
  await slip.getByRole('button', { name: words('reuse:share'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words('reuse:shareTitle') });
  const link = await dialog.getByLabel(words('reuse:link')).inputValue();
  const code = new URL(link).searchParams.get('code') ?? '';
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
  expect(await axeViolations(page), 'share').toEqual([]);

  const other = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const friend = playerScreen(other.page, site().origin, 'de');
  await friend.open('/shared_slip?code=00000000');
  const field = other.page.getByLabel(friend.words('reuse:codeLabel'));
  await other.page.getByText(friend.words('reuse:codeUnknown')).waitFor();
  expect(await axeViolations(other.page), 'code').toEqual([]);
  await field.fill(`${code.slice(0, 4)}-${code.slice(4).toLowerCase()}`);
  await other.page.getByRole('button', { name: friend.words('reuse:open'), exact: true }).click();
  await other.page.getByRole('link', { name: friend.words('reuse:fill_other', { count: 2 }) }).waitFor();

  await command(site().origin, 'match', { eventId: events[1] ?? '', finish: '2-1' });
  await other.page.reload();
  await other.page.getByText(friend.words('reuse:ended')).waitFor();
  expect(await axeViolations(other.page), 'shared').toEqual([]);
  await other.page.getByRole('link', { name: friend.words('reuse:fill_one', { count: 1 }) }).click();
  await friend.slip.waitFor();
  await expect.poll(() => eventsOf(other.page)).toEqual([events[0]]);
  expect(new URL(other.page.url()).pathname).toBe('/de/betting');

  // The head of a phone's slip has no room for it.
  await friend.slip.getByRole('button', { name: friend.words('reuse:share'), exact: true }).click();
  await other.page.getByRole('dialog', { name: friend.words('reuse:shareTitle') }).waitFor();
});

test('a ticket is repeated with its stake, says what is gone, and is printed black on white', async () => {
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  const { words } = screen;
  await screen.pickSignedIn(mira, 2);
  await expect.poll(async () => (await eventsOf(page)).length).toBe(2);
  const events = await eventsOf(page);
  await screen.typeStake(130);
  await screen.pay();
  await screen.acceptedDialog().waitFor();
  await screen.closeDialog();

  const main = page.getByRole('main');
  const action = (key: string) => main.getByRole('button', { name: words(`reuse:${key}`), exact: true });
  await screen.open('/ticket_history');
  await screen.openNewestTicket();
  await action('print').click();
  const paper = page.getByRole('dialog', { name: new RegExp(`^${words('reuse:paperTitle')} [0-9A-F]{4}-`) });
  await paper.waitFor();
  expect(await axeViolations(page), 'paper').toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => main.isVisible()).toBe(false);
  await expect.poll(() => paper.innerText()).toContain('130.00 RSD');
  await expect
    .poll(() => paper.evaluate((one) => [getComputedStyle(one).color, getComputedStyle(one).backgroundColor]))
    .toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  await page.emulateMedia({ media: null });
  await screen.closeDialog();

  await action('repeat').click();
  await page.waitForURL(/\/betting$/);
  await expect.poll(() => eventsOf(page)).toEqual(events);
  await expect.poll(async () => (await slipOf(page)).stake).toBe(13_000);

  const [first = '', second = ''] = events;
  await command(site().origin, 'match', { eventId: first, finish: '0-0' });
  await screen.open('/ticket_history');
  await screen.openNewestTicket();
  await action('copy').click();
  const review = page.getByRole('dialog', { name: words('reuse:reviewTitle') });
  await review.getByText(words('reuse:ended')).waitFor();
  expect(await axeViolations(page), 'review').toEqual([]);
  await review.getByRole('button', { name: words('reuse:fill_one', { count: 1 }) }).click();
  await page.waitForURL(/\/betting$/);
  await expect.poll(() => eventsOf(page)).toEqual([second]);
});

test('a ticket is shared and printed from where its acceptance is told', async () => {
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  const { words } = screen;
  await screen.pickSignedIn(jovan, 1);
  await expect.poll(async () => (await eventsOf(page)).length).toBe(1);
  const [event] = await eventsOf(page);
  await screen.typeStake(140);
  await screen.pay();
  const accepted = screen.acceptedDialog();
  await accepted.getByRole('button', { name: words('reuse:share'), exact: true }).click();
  const shared = page.getByRole('dialog', { name: words('reuse:shareTitle') });
  await shared.waitFor();
  const link = await shared.getByLabel(words('reuse:link')).inputValue();
  expect(await axeViolations(page), 'shared from the news').toEqual([]);
  await page.keyboard.press('Escape');
  await shared.waitFor({ state: 'detached' });
  await accepted.getByRole('link', { name: words('reuse:print'), exact: true }).click();
  const paper = page.getByRole('dialog', { name: new RegExp(`^${words('reuse:paperTitle')} [0-9A-F]{4}-`) });
  await paper.waitFor();
  await expect.poll(() => paper.innerText()).toContain('140.00 RSD');
  await paper.getByRole('button', { name: words('reuse:close'), exact: true }).click();
  await paper.waitFor({ state: 'detached' });
  expect(page.url()).toBe(`${site().origin}/ticket_history`);
  await page.goto(link);
  await page.getByRole('link', { name: words('reuse:fill_one', { count: 1 }) }).click();
  await expect.poll(() => eventsOf(page)).toEqual([event]);
});
