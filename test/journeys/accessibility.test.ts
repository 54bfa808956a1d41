import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { axeInBothModes } from '../support/axe.ts';
import { sharedJourneys } from '../support/journey.ts';
import { lastingMatches } from '../support/lasting-matches.ts';
import { leftBefore } from '../support/left-before.ts';
import { playerScreen } from '../support/player-screen.ts';
import { command } from '../support/sandbox.ts';
import { desktop, phone } from '../support/watched-page.ts';

const { site, visitor, expectComplaints, newPlayer } = sharedJourneys();
const mira = newPlayer();
const jovan = newPlayer();

const inBothModes = async (page: Page, what: string) => expect(await axeInBothModes(page), what).toEqual([]);

describe.each([
  ['desktop', desktop],
  ['phone', phone],
])('on a %s', (_size, options) => {
  const open = async () => {
    const { page } = await visitor(options);
    return { page, screen: playerScreen(page, site().origin, 'en') };
  };

  test('axe finds nothing on the pages a visitor sees, in the mode he left', async () => {
    const { page, screen } = await open();
    await leftBefore(page, site().origin, { darkMode: 'false' });
    for (const path of [
      '/',
      '/betting',
      '/live_betting',
      '/scores',
      '/auth/login',
      '/auth/register',
      '/nowhere',
      '/?auth=login',
    ]) {
      await screen.open(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await expect.poll(() => page.title(), { message: path }).toMatch(/(^| · )Matchday$/);
      expect(await page.locator('html').getAttribute('data-mode')).toBe('light');
      await inBothModes(page, path);
    }
  });

  test('axe finds nothing on a match with all its markets', async () => {
    const { page, screen } = await open();
    await screen.open('/betting');
    await screen.openFirstMatch();
    await inBothModes(page, '/betting');
    const [running] = lastingMatches();
    await screen.open(`/live_betting?event=${running?.eventId}`);
    await page.getByRole('main').getByRole('heading', { level: 1, name: /–/ }).waitFor();
    await inBothModes(page, '/live_betting');
  });

  test('axe finds nothing on what a player opens', async () => {
    const { page, screen } = await open();
    await screen.pickSignedIn(mira, 2);
    await screen.openSlip();
    await inBothModes(page, 'slip');
    await screen.typeStake(50);
    await screen.pay();
    await screen.acceptedDialog().waitFor();
    await inBothModes(page, 'accepted');
    await screen.closeDialog();

    await screen.open('/ticket_history');
    await expect.poll(() => page.title()).toBe('Ticket history · Matchday');
    await screen.openNewestTicket();
    await inBothModes(page, 'history');

    await screen.openDrawer();
    await inBothModes(page, 'drawer');
  });

  test('axe finds nothing on the payments of an AL2, and where /logout leads before the server has answered', async () => {
    const { page, screen } = await open();
    await screen.openAs('/account/payment', 'al2');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await inBothModes(page, '/account/payment');
    // Looking in both modes may take longer than the call waits.
    expectComplaints(/logoutUser gave no answer/);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/kcmanager/logoutUser', async (route) => {
      await answered;
      await route.continue();
    });
    const asked = page.waitForRequest('**/kcmanager/logoutUser');
    await page.goto(`${site().origin}/logout`);
    await asked;
    await screen.loginLink().waitFor();
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    expect(new URL(page.url()).pathname).toBe('/');
    await inBothModes(page, 'after /logout');
    answer();
  });

  test('axe finds nothing on a refused ticket', async () => {
    const { page, screen } = await open();
    await screen.openAs('/betting', jovan);
    await command(site().origin, 'ticket', { username: jovan, outcome: 'denied', subcode: 216 });
    await screen.pickHomeWins(1);
    await screen.openSlip();
    await screen.typeStake(20);
    await screen.pay();
    await screen.rejectedDialog().waitFor();
    await inBothModes(page, 'refused');
  });

  test('axe finds nothing when the site is out of reach', async () => {
    const { page, screen } = await open();
    // Of code that is on its way when the line goes; the last is axe's own: it asks for the style sheets once more.
    expectComplaints(
      /ERR_INTERNET_DISCONNECTED|WebSocket|Failed to (load resource|fetch dynamically)|UnreachableError|Unable to preload|preload assets/,
    );
    await screen.open('/');
    await page.context().setOffline(true);
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor();
    await inBothModes(page, 'offline');
  });
});
