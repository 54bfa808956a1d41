import { describe, expect, test } from 'vitest';
import { authenticated } from '../support/authenticated.ts';
import { axeViolations } from '../support/axe.ts';
import { startDevSite } from '../support/dev-site.ts';
import { journeys } from '../support/journey.ts';
import { leftBefore } from '../support/left-before.ts';
import { playerScreen } from '../support/player-screen.ts';
import { command } from '../support/sandbox.ts';
import { desktop, phone } from '../support/watched-page.ts';

const { site, visitor } = journeys();

const openSandbox = async (options?: Parameters<typeof visitor>[0]) => {
  const { page } = await visitor(options);
  const pending = page.getByRole('region', { name: 'Pending' });
  const calls = page.getByRole('region', { name: 'Every call' });
  return {
    page,
    pending,
    nothingForced: pending.getByText('Nothing is forced'),
    open: async () => {
      await page.goto(`${site().origin}/sandbox`);
      await calls.waitFor();
    },
    form: async (summary: string) => {
      await calls.getByText(summary).click();
      return calls.getByRole('group').filter({ hasText: summary });
    },
  };
};

test('a denial forced on the page meets the next ticket of its player, and is then no longer pending', async () => {
  const tester = await openSandbox();
  await tester.open();
  const form = await tester.form('Outcome of the next ticket');
  await form.getByLabel('username').selectOption('player');
  await form.getByLabel('outcome').selectOption('denied');
  await form.getByLabel('subcode').fill('208');
  await form.getByRole('button', { name: 'Send ticket' }).click();
  await form.getByText('Done').waitFor();
  await tester.pending.getByText(/^player · .*subcode 208/).waitFor();

  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  await screen.pickSignedIn('player', 1);
  await screen.openSlip();
  await screen.typeStake(20);
  await screen.pay();
  await screen.rejectedDialog().getByText(screen.words('ticket:snackbarRejected')).waitFor();
  await tester.nothingForced.waitFor();
});

test('a market of a match found by its team is suspended in one tap, and taken back by keyboard', async () => {
  const tester = await openSandbox();
  await tester.open();
  const { page } = tester;
  const { result } = await command(site().origin, 'matches', {});
  const wanted = result.find(({ inPlay }) => !inPlay);
  if (!wanted) throw new Error('no match is ahead');
  await page.getByLabel('Find a match by team or league').fill(wanted.name.split(' – ')[0] ?? '');
  const choice = page.getByLabel('Match', { exact: true });
  await choice.locator(`option[value="${wanted.eventId}"]`).waitFor({ state: 'attached' });
  await choice.selectOption(wanted.eventId);
  const odds = page.locator(`dl[aria-label^="${wanted.name}"]`);
  await odds.getByText('OPEN').first().waitFor();
  await page.getByRole('button', { name: 'Suspend the market' }).click();
  await odds.getByText('SUSPENDED').first().waitFor();
  await tester.pending.getByText(wanted.name).waitFor();
  await tester.pending.getByRole('button', { name: /^Take back market/ }).press('Enter');
  await odds.getByText('OPEN').first().waitFor();
  await tester.nothingForced.waitFor();
});

test('in development the page and its calls are there as well', async () => {
  const dev = await startDevSite();
  try {
    const page = await fetch(`${dev.origin}/sandbox`);
    expect(await page.text()).toContain('/sandbox/page.js');
    expect(await command(dev.origin, 'block', { username: 'player', blocked: true })).toMatchObject({ error: null });
    const { pending } = await command(dev.origin, 'state', {});
    expect(pending).toMatchObject([{ command: 'block', body: { username: 'player' } }]);
  } finally {
    await dev.stop();
  }
});

test('the bet limit of a game is shown where that game is played, and nowhere else', async () => {
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  await screen.remember('player');
  const known = authenticated(page);
  await screen.load('/games/oakspin/ten-stones');
  // The page is there, and the server knows its user: a limit pushed before that would be missed.
  await page.getByRole('heading', { level: 1 }).waitFor();
  await known;
  const dialog = page.getByRole('alertdialog');
  const told = async (game_code: string, game_limit?: number) => {
    await command(site().origin, 'betlimit', { username: 'player', game_code, game_limit });
  };
  const limit = page.getByRole('alertdialog', { name: /500\.00 RSD/ });
  await told('ten-stones', 500);
  await limit.getByText(screen.words('notices:pleaseLowerYourStake')).waitFor();
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await told('roulette', 10);
  await told('ten-stones');
  await page.getByRole('alertdialog', { name: screen.words('notices:notPossibleToPlayThisGame') }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

describe.each([
  ['dark', 'true'],
  ['light', 'false'],
])('in %s mode', (mode, darkMode) => {
  test.each([
    ['desktop', desktop],
    ['phone', phone],
  ])('axe finds nothing on the page on a %s, with all its forms open', async (_, options) => {
    const tester = await openSandbox(options);
    await leftBefore(tester.page, site().origin, { darkMode });
    await tester.open();
    const { page } = tester;
    await page.getByRole('button', { name: 'Offered with stake 50' }).click();
    await tester.pending.getByText('reoffer').waitFor();
    for (const summary of await page.locator('summary').all()) await summary.click();
    expect(await page.locator('html').getAttribute('data-mode')).toBe(mode);
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.getByRole('button', { name: 'Take everything back' }).click();
    await tester.nothingForced.waitFor();
  });
});
