import type { Route } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { sharedJourneys } from '../support/journey.ts';
import { playerScreen } from '../support/player-screen.ts';
import { command } from '../support/sandbox.ts';
import { serverPushes } from '../support/server-pushes.ts';

const { site, visitor, newPlayer, expectComplaints } = sharedJourneys();
const [bettor, german] = [newPlayer(), newPlayer()];

const set = (key: string, value: boolean) => command(site().origin, 'status', { key, value: String(value) });

const switches = ['disableBettingPage', 'disableLiveBettingPage', 'redirectToLogin', 'maintenanceModeStarted'];

afterEach(async () => {
  for (const key of switches) await set(key, false);
});

test('a section that is switched off sends those who are on it home, and takes its menu entry away', async () => {
  const { page } = await visitor();
  const { connected } = await serverPushes(page);
  const screen = playerScreen(page, site().origin, 'de');
  const entry = page.getByRole('banner').getByRole('link', { name: screen.words('common:menu.live'), exact: true });
  await screen.open('/live_betting');
  await entry.waitFor();
  // Before that no page receives it.
  await connected('sports');
  await set('disableLiveBettingPage', true);
  await page.waitForURL(`${site().origin}/de`);
  await entry.waitFor({ state: 'detached' });
  await page.goto(`${site().origin}/de/live_betting/`);
  await page.waitForURL(`${site().origin}/de`);
});

test('a section that is switched off under a player takes him home, keeps his slip, and takes no ticket of its kind', async () => {
  expectComplaints(/403/);
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  await screen.pickSignedIn(bettor, 1);
  await screen.typeStake(20);
  await set('disableBettingPage', true);
  await page.waitForURL(`${site().origin}/`);
  await screen.openSlip();
  await screen.pay();
  await screen.slip.getByText(screen.words('errors:sectionDisabled')).waitFor();
  await set('disableBettingPage', false);
  await page.keyboard.press('Escape');
  await screen.pay();
  await screen.acceptedDialog().waitFor();
});

test('where neither section is on there is no slip, and the page says why', async () => {
  await set('disableBettingPage', true);
  await set('disableLiveBettingPage', true);
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  await screen.open('/');
  await page.getByText(screen.words('home:closed'), { exact: true }).waitFor();
  await expect.poll(() => screen.slip.count()).toBe(0);
});

test.each([
  [true, '/', 'dialog'],
  [false, '/auth/login', 'main'],
] as const)('a site that comes to ask for login does so at once, in a dialog: %s', async (inDialog, path, part) => {
  await set('loginInDialog', inDialog);
  const { page } = await visitor();
  const { connected } = await serverPushes(page);
  const screen = playerScreen(page, site().origin, 'en');
  const form = page.getByRole(part).getByRole('form', { name: screen.words('auth:title') });
  await screen.open('/betting');
  await connected('sports');
  await set('redirectToLogin', true);
  await page.waitForURL(`${site().origin}${path}`);
  await form.waitFor();
  await page.goto(`${site().origin}/live_betting`);
  await page.waitForURL(`${site().origin}${path}`);
  await form.waitFor();
});

test('maintenance stands over the page for as long as its flag is up', async () => {
  const { page } = await visitor();
  const { connected } = await serverPushes(page);
  const screen = playerScreen(page, site().origin, 'en');
  const dialog = page.getByRole('alertdialog', { name: screen.words('common:maintenanceModeStarted.title') });
  await screen.open('/');
  await connected('sports');
  await set('maintenanceModeStarted', true);
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  expect(await dialog.isVisible()).toBe(true);
  await set('maintenanceModeStarted', false);
  await dialog.waitFor({ state: 'detached' });
});

test('announced maintenance is counted down, signs players out 10 s after its time, and leaves an AL99 alone', async () => {
  const open = async (username: string) => {
    const { page } = await visitor();
    const screen = playerScreen(page, site().origin, 'en');
    await screen.openAs('/', username);
    await screen.credit().waitFor();
    return { page, screen, notice: page.getByRole('alert').getByText(/^Maintenance begins in \d+:\d\d/) };
  };
  const [player, exempt] = [await open(bettor), await open('al99')];
  await command(site().origin, 'maintenance', { timeLeft: 12 });
  try {
    await Promise.all([player.notice.waitFor(), exempt.notice.waitFor()]);
    // By the page's own time: the time of looking at it does not count in the ten seconds.
    await player.page.evaluate((notice) => {
      const begun = new MutationObserver(() => {
        if (document.body.textContent?.includes(notice)) return;
        begun.disconnect();
        sessionStorage.setItem('begun', String(Date.now()));
      });
      begun.observe(document.body, { childList: true, subtree: true, characterData: true });
      addEventListener('pagehide', () => sessionStorage.setItem('left', String(Date.now())));
    }, 'Maintenance begins in');
    await player.page.waitForEvent('load', { timeout: 60_000 });
    const [begun, left] = await player.page.evaluate(() =>
      ['begun', 'left'].map((mark) => Number(sessionStorage.getItem(mark))),
    );
    expect(begun).toBeGreaterThan(0);
    expect((left ?? 0) - (begun ?? 0)).toBeGreaterThan(9_000);
    await player.screen.loginLink().waitFor();
    await expect.poll(() => exempt.notice.count()).toBe(0);
    await expect.poll(() => exempt.screen.credit().isVisible()).toBe(true);
  } finally {
    await command(site().origin, 'maintenance', { off: true });
  }
});

test('a section of the home page that cannot be fetched fails alone and can be tried again', async () => {
  expectComplaints(/ERR_FAILED/);
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  const section = (key: string) => page.getByRole('region', { name: screen.words(key) });
  const odds = (key: string) =>
    section(key)
      .getByRole('button', { name: /, \d+\.\d\d$/ })
      .first();
  const live = (route: Route) => (route.request().postDataJSON().id === 'live' ? route.abort() : route.continue());
  await page.route('**/cms/v1/betting/homeOffer', live);
  // With its own address the document would bring both sections.
  await screen.open('/?from=elsewhere');
  await odds('home:next').waitFor();
  await section('home:live').getByText(screen.words('betting:errorTitle'), { exact: true }).waitFor();
  await page.unroute('**/cms/v1/betting/homeOffer', live);
  await section('home:live')
    .getByRole('button', { name: screen.words('common:retry') })
    .click();
  await odds('home:live').waitFor();
});

test('the language that a player chose follows him to another browser', async () => {
  const first = await visitor();
  const at = playerScreen(first.page, site().origin, 'en');
  await at.signIn(german);
  await at.signedIn();
  const saved = first.page.waitForResponse((answer) => answer.url().endsWith('/cms/v1/settings') && answer.ok());
  await first.page
    .getByRole('banner')
    .getByRole('button', { name: at.words('common:header.language') })
    .click();
  await first.page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await saved;

  const second = await visitor();
  const elsewhere = playerScreen(second.page, site().origin, 'en');
  await elsewhere.signIn(german);
  await elsewhere.signedIn();
  await expect.poll(() => second.page.locator('html').getAttribute('lang')).toBe('de');
});
