import type { BrowserContextOptions, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { languages } from '../../contract/entities/languages.ts';
import { axeInBothModes } from '../support/axe.ts';
import { installingBrowser, installStarted, visitAgain } from '../support/installing-browser.ts';
import { sharedJourneys } from '../support/journey.ts';
import { tokensOf } from '../support/player-api.ts';
import { playerScreen } from '../support/player-screen.ts';
import { post } from '../support/sandbox.ts';
import { tabTo } from '../support/tab-to.ts';
import { desktop, phone } from '../support/watched-page.ts';
import { wordsIn } from '../support/words.ts';

const { site, visitor, newPlayer, expectComplaints } = sharedJourneys();
const [resting, next] = [newPlayer(), newPlayer()];
const words = wordsIn('en');

const offerOn = (page: Page, said = words, operator = 'Matchday') => {
  const bar = page.getByRole('complementary', { name: said('install:title', { operator }), exact: true });
  const press = (key: string) => bar.getByRole('button', { name: said(key), exact: true });
  return { bar, take: press('install:take'), later: press('install:later'), close: press('common:close') };
};

const drawerLink = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: words('install:link'), exact: true });

const visit = async (
  side: Parameters<typeof installingBrowser>[1] = { answer: 'accepted' },
  options: BrowserContextOptions = phone,
) => {
  const { page, context } = await visitor(options);
  const browser = await installingBrowser(context, side);
  const screen = playerScreen(page, site().origin, 'en');
  await screen.open('/betting?time=all');
  await installStarted(page);
  return { page, screen, browser, ...offerOn(page) };
};

/** Waits until the offer is thought of and not made, and is not on the screen either. */
const isUnsaid = async (page: Page) => {
  await page.waitForFunction(() =>
    window.matchday?.running.install.started()?.getSnapshot().matches({ possible: 'unsaid' }),
  );
  expect(
    await page.getByRole('complementary', { name: words('install:title', { operator: 'Matchday' }) }).count(),
  ).toBe(0);
};

const isFocusOnPage = (page: Page) =>
  page.evaluate(() => document.activeElement === document.body || document.activeElement?.id === 'main');

describe('The offer to install the site', () => {
  test('comes with the second visit, leaves slip and dialogs alone, and once refused stays away', async () => {
    const { page, screen, bar, later, browser } = await visit();
    await screen.openDrawer();
    await drawerLink(page).waitFor();
    await page.keyboard.press('Escape');
    await page.reload();
    await installStarted(page);
    await isUnsaid(page);

    await visitAgain(page);
    await bar.waitFor();
    expect(await isFocusOnPage(page)).toBe(true);
    const footer = await page
      .getByRole('navigation', { name: words('common:menu.label') })
      .last()
      .boundingBox();
    const box = await bar.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((footer?.y ?? 0) + 1);
    expect(await axeInBothModes(page)).toEqual([]);

    await screen.pickHomeWins(1);
    await bar.waitFor({ state: 'detached' });
    await page.locator('main [data-odd][aria-pressed="true"]').first().click();
    await bar.waitFor();
    await screen.openDrawer();
    await bar.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await bar.waitFor();

    await later.click();
    await bar.waitFor({ state: 'detached' });
    expect(await isFocusOnPage(page)).toBe(true);
    await visitAgain(page);
    await isUnsaid(page);
    await screen.openDrawer();
    await drawerLink(page).waitFor();
    expect([await bar.count(), browser.asked()]).toEqual([0, 0]);
  });

  test('that is taken with the keyboard asks once, and is over', async () => {
    const { page, screen, bar, take, browser } = await visit({ answer: 'accepted' }, desktop);
    await visitAgain(page);
    await bar.waitFor();
    await tabTo(page, take, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await bar.waitFor({ state: 'detached' });
    await expect.poll(browser.asked).toBe(1);
    await visitAgain(page);
    await isUnsaid(page);
    await screen.openDrawer();
    await drawerLink(page).waitFor();
    expect([await bar.count(), browser.asked()]).toEqual([0, 1]);
  });

  test('is found in the drawer before it is made, and a no to the browser counts', async () => {
    const { page, screen, bar, browser } = await visit({ answer: 'dismissed' });
    await screen.openDrawer();
    await drawerLink(page).click();
    await expect.poll(browser.asked).toBe(1);
    await screen.openDrawer();
    expect(await drawerLink(page).count()).toBe(0);
    await visitAgain(page);
    await isUnsaid(page);
    await screen.openDrawer();
    await drawerLink(page).waitFor();
    expect(await bar.count()).toBe(0);
  });

  test('explains where a browser cannot ask how it is done, and again when it is looked for', async () => {
    const { page, screen, bar, take, later, close } = await visit({ standalone: false });
    await visitAgain(page);
    await bar.getByText(words('install:share')).waitFor();
    expect(await take.count()).toBe(0);
    await later.click();
    await bar.waitFor({ state: 'detached' });
    await screen.openDrawer();
    await drawerLink(page).click();
    await bar.getByText(words('install:share')).waitFor();
    await close.click();
    await bar.waitFor({ state: 'detached' });
  });

  test.each([
    ['from the home screen of a phone', { standalone: true }],
    ['in a window of its own', { answer: 'accepted', ownWindow: true }],
  ] as const)('is not made where the site runs %s', async (_, side) => {
    const { page, context } = await visitor(phone);
    await installingBrowser(context, side);
    const screen = playerScreen(page, site().origin, 'en');
    await screen.open('/betting');
    await visitAgain(page);
    await screen.openDrawer();
    await page.getByRole('dialog').getByText(words('info:pages.support')).waitFor();
    expect([await offerOn(page).bar.count(), await drawerLink(page).count()]).toEqual([0, 0]);
  });

  test('is not made to a player on a break, but to the one who signs in after him', async () => {
    expectComplaints(/40[13]/);
    const { access_token: token } = await tokensOf(site().origin, resting);
    await post(site().origin, '/base/v1/users/break', { kind: 'timeOut', days: 7 }, token);
    const { page, screen, bar } = await visit();
    await screen.signIn(resting);
    await page
      .getByText(words('errors:onTimeOut', { until: '' }).slice(0, 12))
      .first()
      .waitFor();
    await visitAgain(page);
    await screen.open('/betting');
    await installStarted(page);
    await isUnsaid(page);
    await screen.openAs('/betting', next);
    await bar.waitFor();
  });

  test.each(languages.map((language) => [language]))('fits the narrowest screen in %s', async (language) => {
    const { page, context } = await visitor({ ...phone, viewport: { width: 320, height: 640 } });
    await installingBrowser(context, { answer: 'accepted' });
    const screen = playerScreen(page, site().origin, language);
    await screen.open('/');
    await visitAgain(page);
    const { bar } = offerOn(page, wordsIn(language));
    await bar.waitFor();
    const cut = await bar.evaluate(
      (element) =>
        [element, ...element.querySelectorAll('*')].filter(
          (part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0,
        ).length,
    );
    expect(cut).toBe(0);
  });
});
