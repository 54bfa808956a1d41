import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { SidebarSport } from '../../contract/entities/offer.ts';
import { breakpoints } from '../../domain/limits.ts';
import { axeViolations } from '../support/axe.ts';
import { sharedJourneys } from '../support/journey.ts';
import { playerScreen } from '../support/player-screen.ts';
import { post } from '../support/sandbox.ts';
import { desktop, modes, phone, showMode } from '../support/watched-page.ts';
import { patternOf, type Words, wordsIn } from '../support/words.ts';

const { site, visitor } = sharedJourneys();
const english = wordsIn('en');

const liveScreen = (page: Page, words: Words = english) => {
  const main = page.getByRole('main');
  return {
    main,
    sidebar: main.locator('#sidebar'),
    opener: page.getByRole('banner').getByRole('button', { name: new RegExp(`^${words('common:sidebar.label')}`) }),
    heads: main.locator('h2:has(~ button[aria-expanded])'),
    rows: main.locator('[data-odds-row]'),
    tables: main.getByRole('button', { name: new RegExp(`^${words('betting:table')}: `) }),
    inAddress: (key: string) => new URL(page.url()).searchParams.get(key),
  };
};

const inPlay = async (): Promise<SidebarSport[]> => {
  const { result } = await post<{ result: { all: SidebarSport[] } }>(site().origin, '/cms/v1/markets/getAllSports', {
    id: 'live',
  });
  return result.all;
};

const leaguesOf = (sports: readonly SidebarSport[], code: string) =>
  sports.find(({ sport }) => sport === code)?.groupByCountries.flatMap(({ leagues }) => leagues) ?? [];

describe('The live list', () => {
  test(`has a sidebar beside it above ${breakpoints.sidebar} px, with the numbers of the feed`, async () => {
    const { page } = await visitor({ viewport: { width: 1720, height: 900 } });
    const { sidebar, rows, opener, inAddress } = liveScreen(page);
    await playerScreen(page, site().origin, 'en').open('/live_betting');
    await rows.first().waitFor();
    await expect.poll(() => opener.count()).toBe(0);
    const names = (sports: readonly SidebarSport[]) =>
      sports.map(({ sport, eventsCount }) => `${english(`betting:sport.${sport}`)} ${eventsCount}`);
    const shown = sidebar.locator('ul > li > button[aria-expanded]:not(li li button)');
    await expect
      .poll(async () => {
        const texts = (await shown.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
        return String(texts) === String(names(await inPlay()));
      })
      .toBe(true);
    await sidebar.getByRole('button', { name: /^Basketball \d+$/ }).click();
    await expect.poll(() => inAddress('sport')).toBe('B');
    await sidebar.getByRole('button', { name: /^Basketball \d+$/, expanded: true }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  test('is limited to several leagues in the sidebar, in the address, and back step by step', async () => {
    const { page } = await visitor();
    const { sidebar, opener, heads, inAddress } = liveScreen(page);
    await playerScreen(page, site().origin, 'en').open('/live_betting');
    await heads.nth(2).waitFor();
    const all = await heads.count();
    await opener.click();
    const countries = sidebar.locator('li li > button[aria-expanded]');
    await countries.nth(0).click();
    await countries.nth(1).click();
    const boxes = sidebar.getByRole('checkbox');
    const league = async (nth: number) => (await sidebar.locator('label').nth(nth).innerText()).split('\n')[0] ?? '';
    await boxes.first().check();
    await expect.poll(() => inAddress('leagues')?.split('~').length).toBe(1);
    await expect.poll(() => heads.count()).toBe(1);
    await expect.poll(() => heads.first().innerText()).toContain(await league(0));
    await boxes.last().check();
    await expect.poll(() => inAddress('leagues')?.split('~').length).toBe(2);
    await expect.poll(() => heads.count()).toBe(2);
    await page.goBack();
    await expect.poll(() => inAddress('leagues')?.split('~').length).toBe(1);
    await expect.poll(() => heads.count()).toBe(1);
    await sidebar.getByRole('link', { name: english('betting:clear'), exact: true }).click();
    await expect.poll(() => inAddress('leagues')).toBeNull();
    await expect.poll(() => heads.count()).toBeGreaterThan(all - 3);
  });

  test('shows another table of markets, alive, and leaves it with the sport', async () => {
    const { page } = await visitor();
    const { main, rows, tables, inAddress } = liveScreen(page);
    await playerScreen(page, site().origin, 'en').open('/live_betting');
    await rows.first().waitFor();
    await tables.click();
    await page.getByRole('menuitemradio', { name: english('betting:market.NG'), exact: true }).click();
    await expect.poll(() => inAddress('table')).toBe('f_ng');
    const next = main.locator('[data-odd]');
    await main.getByText(english('betting:selection.none'), { exact: true }).first().waitFor();
    const before = String(await next.allInnerTexts());
    await expect.poll(async () => String(await next.allInnerTexts())).not.toBe(before);

    await page.reload();
    await main.getByText(english('betting:selection.none'), { exact: true }).first().waitFor();
    await main
      .getByRole('navigation', { name: english('betting:allSports') })
      .getByRole('link', { name: /^Basketball \d+/ })
      .click();
    await expect.poll(() => inAddress('sport')).toBe('B');
    expect(inAddress('table')).toBeNull();
    // A table that this sport has not is its main one.
    await page.goto(`${site().origin}/live_betting?sport=B&table=f_ng`);
    await rows.first().waitFor();
    await expect
      .poll(() => tables.getAttribute('aria-label'))
      .toBe(`${english('betting:table')}: ${english('betting:tab.main')}`);
  });

  test.each([
    ['a desktop', desktop],
    ['a phone', phone],
  ])('on %s it scrolls in thin bars of the theme’s colours, and never sideways', async (_, device) => {
    const { page } = await visitor(device);
    const { rows } = liveScreen(page);
    await playerScreen(page, site().origin, 'en').open('/live_betting');
    await rows.first().waitFor();
    for (const mode of modes) {
      await showMode(page, mode);
      const [wide, seen, width, bar, control] = await page.evaluate(() => {
        const { documentElement: root, body } = document;
        const { scrollbarColor, scrollbarWidth } = getComputedStyle(body);
        const probe = body.appendChild(document.createElement('i'));
        probe.style.color = 'var(--md-control)';
        const { color } = getComputedStyle(probe);
        probe.remove();
        return [root.scrollWidth, root.clientWidth, scrollbarWidth, scrollbarColor, color];
      });
      expect([wide, width, bar]).toEqual([seen, 'thin', `${control} rgba(0, 0, 0, 0)`]);
    }
  });

  test('on a phone, in German: the menu says how many leagues are chosen, and an empty choice leads to all', async () => {
    const words = wordsIn('de');
    const { page } = await visitor(phone);
    const screen = liveScreen(page, words);
    const player = playerScreen(page, site().origin, 'de');
    const leagues = leaguesOf(await inPlay(), 'F').slice(0, 2);
    await player.open(`/live_betting?leagues=${leagues.map(({ leagueId }) => leagueId).join('~')}`);
    await screen.rows.first().waitFor();
    await expect
      .poll(() => screen.opener.getAttribute('aria-label'))
      .toBe(words('common:sidebar.chosen', { count: 2 }));
    await screen.opener.click();
    await screen.sidebar
      .getByRole('link', { name: patternOf(words('betting:removeLeague')) })
      .first()
      .click();
    await expect.poll(() => screen.inAddress('leagues')).toBe(leagues[1]?.leagueId);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    // The window of a phone is as wide as what does not fit it.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);

    await player.open('/live_betting?leagues=99999');
    await screen.main.getByText(words('betting:emptyLeagues')).waitFor();
    await screen.main.getByRole('link', { name: words('betting:showAll') }).click();
    await screen.rows.first().waitFor();
    expect(screen.inAddress('leagues')).toBeNull();
  });
});
