import { describe, expect, test } from 'vitest';
import { axeViolations } from '../support/axe.ts';
import { journeys } from '../support/journey.ts';
import { playerScreen } from '../support/player-screen.ts';
import { command } from '../support/sandbox.ts';
import { desktop, phone } from '../support/watched-page.ts';

const { site, visitor, expectComplaints } = journeys();

/** Sets the mode before the page starts; only the text `false` means light. */
const modes = [
  ['dark', 'true'],
  ['light', 'false'],
] as const;
const sizes = [
  ['desktop', desktop],
  ['phone', phone],
] as const;

describe.each(modes)('in %s mode', (mode, darkMode) => {
  describe.each(sizes)('on a %s', (_size, options) => {
    const open = async () => {
      const visit = await visitor(options);
      await visit.context.addInitScript((value) => localStorage.setItem('darkMode', value), darkMode);
      return { ...visit, screen: playerScreen(visit.page, site().origin, 'en') };
    };

    test('axe finds nothing on the pages a visitor sees', async () => {
      const { page, screen } = await open();
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
        expect(await page.locator('html').getAttribute('data-mode')).toBe(mode);
        expect(await axeViolations(page), path).toEqual([]);
      }
    });

    test('axe finds nothing on a match with all its markets', async () => {
      const { page, screen } = await open();
      for (const path of ['/betting', '/live_betting']) {
        await screen.open(path);
        await screen.openFirstMatch();
        expect(await axeViolations(page), path).toEqual([]);
      }
    });

    test('axe finds nothing on what a player opens', async () => {
      const { page, screen } = await open();
      await screen.signIn('player');
      await screen.signedIn();
      await screen.open('/betting');
      await screen.pickHomeWins(2);
      await screen.openSlip();
      expect(await axeViolations(page), 'slip').toEqual([]);
      await screen.typeStake(50);
      await screen.pay();
      await screen.acceptedDialog().waitFor();
      expect(await axeViolations(page), 'accepted').toEqual([]);
      await screen.closeDialog();

      await screen.open('/ticket_history');
      await screen.openNewestTicket();
      expect(await axeViolations(page), 'history').toEqual([]);

      await screen.openDrawer();
      expect(await axeViolations(page), 'drawer').toEqual([]);
    });

    test('axe finds nothing on a refused ticket', async () => {
      const { page, screen } = await open();
      await screen.signIn('player2');
      await screen.signedIn();
      await screen.open('/betting');
      await command(site().origin, 'ticket', { username: 'player2', outcome: 'denied', subcode: 216 });
      await screen.pickHomeWins(1);
      await screen.openSlip();
      await screen.typeStake(20);
      await screen.pay();
      await screen.rejectedDialog().waitFor();
      expect(await axeViolations(page)).toEqual([]);
    });

    test('axe finds nothing when the site is out of reach', async () => {
      const { page, context, screen } = await open();
      // The last is axe's own: it asks for the style sheets once more.
      expectComplaints(/ERR_INTERNET_DISCONNECTED|WebSocket|Failed to load resource|UnreachableError|preload assets/);
      await screen.open('/');
      await context.setOffline(true);
      await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor();
      expect(await axeViolations(page)).toEqual([]);
    });
  });
});
