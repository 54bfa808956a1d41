// Long because the specification has many numbers.

import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { languages } from '../../contract/entities/languages.ts';
import { fetchMinimumDelay, snackbarTimeout } from '../../domain/limits.ts';
import { sharedJourneys } from '../support/journey.ts';
import { playerScreen } from '../support/player-screen.ts';
import { command } from '../support/sandbox.ts';
import { moving, phone } from '../support/watched-page.ts';
import { wordsIn } from '../support/words.ts';

const { site, visitor, expectComplaints, newPlayer } = sharedJourneys();
const mira = newPlayer();
const words = wordsIn('en');

const parts = {
  header: (page: Page) => page.getByRole('banner'),
  logo: (page: Page) => page.getByRole('banner').getByRole('link').first(),
  news: (page: Page) => page.getByRole('region', { name: words('common:marquee.label') }),
  slip: (page: Page) => page.locator('#ticket'),
  sidebar: (page: Page) => page.locator('#sidebar'),
  bar: (page: Page) => page.locator('nav').last(),
  page: (page: Page) => page.getByRole('main'),
} as const;

type Figure = 'width' | 'height' | 'x' | 'y';

/** Spec section 9, "Layout", decisions "Layout" and the heights of the tokens, as numbers on the screen of /betting. */
const table: [width: number, part: keyof typeof parts, figure: Figure, expected: number][] = [
  [1920, 'header', 'width', 1760],
  [1920, 'header', 'height', 56],
  [1920, 'logo', 'width', 280],
  [1920, 'news', 'height', 28],
  [1920, 'slip', 'width', 400],
  [1920, 'sidebar', 'width', 224],
  [1701, 'sidebar', 'width', 224],
  [1701, 'sidebar', 'x', 0],
  [1701, 'slip', 'x', 1301],
  [1440, 'slip', 'x', 1040],
  [1440, 'page', 'width', 1040],
  [1263, 'logo', 'width', 280],
  [1263, 'slip', 'width', 400],
  [1263, 'slip', 'x', 863],
  [1263, 'page', 'width', 863],
  [1262, 'logo', 'width', 200],
  [1262, 'page', 'width', 1262],
  [1262, 'bar', 'height', 60],
  [600, 'header', 'height', 56],
  [600, 'page', 'width', 600],
  [599, 'header', 'height', 48],
  [390, 'header', 'height', 48],
  [390, 'bar', 'height', 60],
  [390, 'page', 'width', 390],
];

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not on the screen`);
  return box;
};

/** Everything that slides in has arrived. */
const still = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(
          (a) =>
            a.effect?.getComputedTiming().endTime !== Infinity && Number(a.effect?.getComputedTiming().duration) < 1000,
        )
        .map((a) => a.finished),
    ),
  );

describe('the numbers of the specification', () => {
  test('hold for the frame at every width of the table', async () => {
    const { page } = await visitor();
    await playerScreen(page, site().origin, 'en').open('/betting');
    for (const [width, part, figure, expected] of table) {
      await page.setViewportSize({ width, height: 900 });
      const measured = async () => Math.round((await boxOf(parts[part](page)))[figure]);
      await expect.poll(measured, { message: `${figure} of ${part} at ${width} px` }).toBe(expected);
    }
    await still(page);
  });

  test('below 1263 px the slip is an overlay, from 600 px on 400 px wide, 64 px from the top', async () => {
    const { page } = await visitor({ viewport: { width: 1262, height: 844 } });
    const screen = playerScreen(page, site().origin, 'en');
    await screen.open('/betting');
    const measured = async () => {
      const { x, y, width } = await boxOf(parts.slip(page));
      return [Math.round(width), y, Math.round(x + width)];
    };
    for (const [width, slipWidth, expectedTop] of [
      [1262, 400, 64],
      [600, 400, 64],
      [599, 479, 48],
      [390, 312, 48],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await still(page);
      expect(await parts.slip(page).isVisible(), `${width} px`).toBe(false);
      await screen.openSlip();
      await expect.poll(measured, { message: `${width} px` }).toEqual([slipWidth, expectedTop, width]);
      await parts
        .slip(page)
        .getByRole('button', { name: words('common:ticket.close') })
        .click();
      await parts.slip(page).waitFor({ state: 'hidden' });
    }
  });

  test('at 1700 px the sidebar is an overlay until it is pinned, and stays pinned after a reload', async () => {
    const { page } = await visitor({ viewport: { width: 1700, height: 900 } });
    await playerScreen(page, site().origin, 'en').open('/betting');
    const sidebar = parts.sidebar(page);
    const before = await boxOf(parts.page(page));
    await expect.poll(() => sidebar.getAttribute('data-docked')).toBe('false');
    await page.getByRole('button', { name: words('common:sidebar.label'), exact: true }).click();
    await still(page);
    await page.getByRole('button', { name: words('common:sidebar.pin') }).click();
    await page.reload();
    await parts.page(page).waitFor();
    await expect.poll(() => sidebar.getAttribute('data-docked')).toBe('true');
    await expect.poll(async () => (await boxOf(sidebar)).width).toBe(224);
    await expect.poll(async () => (await boxOf(parts.page(page))).width).toBe(before.width);
  });

  test('the header has room to create an account in every language, and opens its form', async () => {
    const { page } = await visitor({ viewport: { width: 1440, height: 900 } });
    for (const language of languages) {
      const { open, words: said } = playerScreen(page, site().origin, language);
      await open('/betting');
      const button = parts.header(page).getByRole('button', { name: said('common:header.register') });
      for (const width of [1440, 1024]) {
        await page.setViewportSize({ width, height: 900 });
        await button.waitFor();
        expect(await parts.header(page).evaluate((bar) => bar.scrollWidth - bar.clientWidth), language).toBe(0);
        expect((await boxOf(button)).height).toBe(36);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    }
    const { words: said } = playerScreen(page, site().origin, languages.at(-1) ?? 'en');
    await parts
      .header(page)
      .getByRole('button', { name: said('common:header.register') })
      .click();
    await page.getByRole('dialog', { name: said('auth:register.title') }).waitFor();
  });

  test.each(['/betting', '/live_betting'])('on %s the sports stand over the list or beside it, once', async (path) => {
    const { page } = await visitor({ viewport: { width: 1700, height: 900 } });
    await playerScreen(page, site().origin, 'en').open(path);
    const tabs = parts
      .page(page)
      .getByRole('navigation', { name: words('betting:allSports') })
      .getByRole('link');
    await tabs.nth(1).waitFor();
    // With room for it each shows its name.
    await expect.poll(() => tabs.nth(1).innerText()).toMatch(new RegExp(`^${words('betting:sport.B')}\\s+\\d+$`));
    await page.setViewportSize({ width: 1701, height: 900 });
    await expect.poll(() => tabs.count()).toBe(1);
    expect(await tabs.innerText()).toContain(words('betting:sport.F'));
    await parts
      .sidebar(page)
      .getByRole('button', { name: words('betting:sport.B') })
      .first()
      .click();
    await page.waitForURL(/sport=B/);
    await expect.poll(() => tabs.innerText()).toContain(words('betting:sport.B'));
  });

  test('by time, a row has room for the name of its league, on a phone for its flag too', async () => {
    const { page } = await visitor({ viewport: { width: 1440, height: 900 } });
    await playerScreen(page, site().origin, 'en').open('/betting?view=timeline&time=all');
    const row = parts.page(page).locator('[data-odds-row]').nth(1);
    const league = row.locator('[title]').first();
    await league.waitFor();
    const widths = await league
      .locator('span')
      .last()
      .evaluate((name) => [name.scrollWidth, name.clientWidth]);
    expect(widths[0]).toBe(widths[1]);
    await page.setViewportSize({ width: 390, height: 844 });
    await still(page);
    const [time, flag, names] = await Promise.all([
      boxOf(row.locator('time')),
      boxOf(row.locator('svg').first()),
      boxOf(row.getByRole('link').first()),
    ]);
    expect(flag.y).toBeGreaterThanOrEqual(time.y + time.height);
    expect(flag.x + flag.width).toBeLessThanOrEqual(names.x);
  });

  test.each(['/betting?time=all', '/live_betting'])(
    'on a phone of 360 px the rows of %s cut no name of 18 characters',
    async (address) => {
      const { page } = await visitor({ ...phone, viewport: { width: 360, height: 740 } });
      await playerScreen(page, site().origin, 'en').open(address);
      const names = page.locator('[data-odds-row] a[title] > span');
      await names.first().waitFor();
      const seen = new Map<string, boolean>();
      const cutCards = new Set<string | null>();
      for (;;) {
        const before = seen.size;
        const inPage = await names.evaluateAll((all) =>
          all.map((name) => [name.textContent, name.scrollWidth > name.clientWidth] as const),
        );
        for (const [name, cut] of inPage) seen.set(name, cut);
        const cut = await names.evaluateAll((all) =>
          all
            .filter((name) => {
              const card = name.querySelector('[role="img"]')?.getBoundingClientRect();
              return card && card.right > name.getBoundingClientRect().right + 1;
            })
            .map((name) => name.textContent),
        );
        for (const name of cut) cutCards.add(name);
        if (seen.size === before) break;
        await names.last().evaluate((name) => name.scrollIntoView({ block: 'start' }));
        await still(page);
      }
      // Which names are in play depends on the hour; those of the days to come hold all lengths.
      if (address.startsWith('/betting'))
        expect([...seen.keys()].some((name) => name.length >= 17 && name.length <= 18)).toBe(true);
      expect(seen.size).toBeGreaterThan(1);
      expect([...cutCards]).toEqual([]);
      expect([...seen].filter(([name, cut]) => cut && name.length <= 18)).toEqual([]);
      // The longest pairs of the Superliga, one and two characters over that.
      const clubs = /^(Radnički Kragujevac|Železničar Pančevo|Napredak Kruševac|Spartak Subotica)( W)?$/;
      expect([...seen].filter(([name, cut]) => cut && clubs.test(name))).toEqual([]);
    },
  );

  test('on a phone a row’s day stands above it and stays in sight, and nothing but the names leads to its markets', async () => {
    const { page } = await visitor(phone);
    await playerScreen(page, site().origin, 'en').open('/betting?time=all');
    const rows = page.locator('[data-odds-row]:has([data-odd])');
    await rows.nth(3).waitFor();
    expect(await rows.nth(3).getByRole('link').count()).toBe(1);
    expect(await rows.nth(3).innerText()).not.toMatch(/today|tomorrow/i);
    const odds = await Promise.all([0, 1, 2].map(async (nth) => boxOf(rows.nth(3).locator('[data-odd]').nth(nth))));
    expect(odds.map(({ width }) => width)).toEqual([52, 52, 52]);
    const [time, star] = [
      await boxOf(rows.nth(3).locator('time')),
      await boxOf(rows.nth(3).locator('button svg').first()),
    ];
    expect(star.y).toBeGreaterThanOrEqual(time.y + time.height);

    const days = parts.page(page).getByRole('heading', { level: 3 });
    await expect.poll(() => days.first().innerText()).toMatch(/^((Today|Tomorrow), )?\w+ \d+ \w+$/);
    // With the second row of a day half under its head.
    const second = page.locator('[data-odds-row]:has([data-odd]) + [data-odds-row]:has([data-odd])').first();
    await second.evaluate((row) => {
      const pane = row.closest('[data-scroll-restoration-id]');
      pane?.scrollBy(0, row.getBoundingClientRect().top - pane.getBoundingClientRect().top - 40);
    });
    await still(page);
    const at = await page.locator('[data-scroll-restoration-id="prematch"]').evaluate((pane) => {
      const { top, left } = pane.getBoundingClientRect();
      // The head of the board is 32 px high, a day's 28.
      return [8, 32 + 4, 32 + 24, 32 + 32].map((y) => {
        const there = document.elementFromPoint(left + 200, top + y);
        return there?.closest('h3') ? 'day' : there?.closest('[data-odds-row]') ? 'row' : 'head';
      });
    });
    expect(at).toEqual(['head', 'day', 'day', 'row']);
  });

  test.each([320, 360, 390])('at %i px the star of a row stands before the names', async (width) => {
    const { page } = await visitor({ ...phone, viewport: { width, height: 640 } });
    await playerScreen(page, site().origin, 'en').open('/betting?time=all');
    const row = page.locator('[data-odds-row]:has([data-odd])').nth(1);
    await row.waitFor();
    const [star, names] = [
      await boxOf(row.locator('button svg').first()),
      await boxOf(row.getByRole('link').locator('span').last()),
    ];
    expect(star.x + star.width).toBeLessThanOrEqual(names.x);
  });

  test('the drawer has its width on a desktop and on a phone', async () => {
    const { page } = await visitor();
    const screen = playerScreen(page, site().origin, 'en');
    await screen.open('/');
    await screen.openDrawer();
    const measured = async () => {
      const box = await boxOf(page.getByRole('dialog'));
      return [box.width, box.x + box.width];
    };
    for (const [width, expected] of [
      [1440, 375],
      [390, 300],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(measured, { message: `${width} px` }).toEqual([expected, width]);
    }
  });

  test('the news stand in the line four times and take 120 seconds', async () => {
    const { page } = await visitor(moving);
    await playerScreen(page, site().origin, 'en').open('/');
    const track = parts.news(page).locator('ul').first().locator('..');
    await expect.poll(() => track.locator('> ul').count()).toBe(4);
    const duration = () => track.evaluate((element) => getComputedStyle(element).animationDuration);
    await expect.poll(duration).toBe('120s');
  });

  test.each([
    ['true', 1000],
    ['false', 500],
  ])('the login dialog with showAuthExtra %s is %i px wide', async (value, width) => {
    await command(site().origin, 'status', { key: 'showAuthExtra', value });
    await command(site().origin, 'status', { key: 'loginInDialog', value: 'true' });
    const { page } = await visitor();
    const screen = playerScreen(page, site().origin, 'en');
    await screen.open('/');
    await screen.loginLink().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words('auth:username')).waitFor();
    await expect.poll(async () => (await boxOf(dialog)).width).toBe(width);
  });

  test.each([
    [1440, 900, true],
    [390, 844, true],
    [390, 600, false],
  ])('at %i x %i the login form has its picture: %s', async (width, height, shown) => {
    await command(site().origin, 'status', { key: 'showAuthExtra', value: 'true' });
    const { page } = await visitor({ viewport: { width, height } });
    const screen = playerScreen(page, site().origin, 'en');
    await screen.open('/auth/login');
    await page.getByLabel(words('auth:username')).waitFor();
    // Whether it is shown is the operator's, whose settings come while the splash is still over the form.
    await expect.poll(() => page.locator('main svg[viewBox="0 0 440 300"]').isVisible()).toBe(shown);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  test('snackbars stand 65 px apart from 8 px on, centred, and leave after 3 seconds', async () => {
    await command(site().origin, 'status', { key: 'loginInDialog', value: 'false' });
    expectComplaints(/kcmanager\/loginUser/);
    const { page } = await visitor();
    const screen = playerScreen(page, site().origin, 'en');
    await page.clock.install();
    await screen.open('/auth/login');
    // From here on time passes only when the test moves it: a slow machine must not use up the three seconds.
    await page.clock.pauseAt(Date.now() + 60_000);
    await screen.submitLogin(mira, 'wrong');
    const alerts = page.getByRole('alert').filter({ hasText: words('errors:credentialsWrong') });
    await alerts.first().waitFor();
    const placed = async () => {
      const { x, y, width } = await boxOf(alerts.first());
      return [y, Math.round(x + width / 2)];
    };
    await expect.poll(placed).toEqual([8, 720]);
    await page.clock.runFor(snackbarTimeout - 100);
    expect(await alerts.count()).toBe(1);
    await page.clock.runFor(200);
    await expect.poll(() => alerts.count()).toBe(0);
    const submit = page.getByRole('main').getByRole('button', { name: words('auth:submit'), exact: true });
    await submit.click();
    await alerts.first().waitFor();
    await submit.click();
    await alerts.nth(1).waitFor();
    await expect.poll(async () => (await boxOf(alerts.nth(1))).y).toBe(8 + 65);
  });

  test('the selections of the slip are no higher than they may be, however many there are', async () => {
    const { page } = await visitor({ viewport: { width: 1440, height: 1600 } });
    const screen = playerScreen(page, site().origin, 'en');
    await screen.open('/betting?time=all');
    await screen.pickHomeWins(9);
    const list = screen.slip.getByRole('list', { name: words('ticket:title') });
    for (const [width, most] of [
      [1440, 500],
      [599, 400],
    ] as const) {
      await page.setViewportSize({ width, height: 1600 });
      await still(page);
      await screen.openSlip();
      await expect.poll(async () => (await boxOf(list)).height, { message: `${width} px` }).toBe(most);
    }
  });

  test('the logo over a form has its width on a desktop and on a phone', async () => {
    const { page } = await visitor();
    await playerScreen(page, site().origin, 'en').open('/auth/login');
    const logoWidth = async () => (await boxOf(parts.header(page).getByRole('link'))).width;
    for (const [width, expected] of [
      [1440, 250],
      [390, 200],
      [340, 150],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(logoWidth, { message: `${width} px` }).toBe(expected);
    }
  });

  test('a page that takes long shows its shape after 200 ms, and for no less than 200 ms', async () => {
    const { page } = await visitor();
    await playerScreen(page, site().origin, 'en').open('/');
    const skeleton = parts.page(page).getByRole('status', { name: words('common:loading') });
    // What the home page itself is still fetching has a shape of its own.
    await page.waitForLoadState('networkidle');
    await expect.poll(() => skeleton.count()).toBe(0);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/cms/v1/betting/liveOffer', async (route) => {
      await answered;
      await route.continue();
    });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const asked = page.waitForRequest('**/cms/v1/betting/liveOffer');
    await parts
      .header(page)
      .getByRole('link', { name: words('common:menu.live'), exact: true })
      .click();
    await asked;
    await page.clock.runFor(fetchMinimumDelay - 1);
    expect(await skeleton.count()).toBe(0);
    await page.clock.runFor(2);
    await skeleton.waitFor();
    const arrived = page.waitForResponse('**/cms/v1/betting/liveOffer');
    answer();
    await arrived;
    await page.clock.runFor(fetchMinimumDelay - 2);
    expect(await skeleton.count()).toBe(1);
    // Until the page, too, has received the answer.
    await expect
      .poll(async () => {
        await page.clock.runFor(fetchMinimumDelay);
        return skeleton.count();
      })
      .toBe(0);
  });

  test('the button that acts is in sight below a system and all that stands against it', async () => {
    const { page } = await visitor({ viewport: { width: 1440, height: 768 } });
    const screen = playerScreen(page, site().origin, 'rs');
    const { slip, words } = screen;
    await screen.pickSignedIn(mira, 5);
    // Prices move while the journey runs.
    await slip.getByRole('switch', { name: words('ticket:autoOdds') }).check();
    await slip.getByRole('button', { name: words('slip:system'), exact: true }).click();
    await slip.getByRole('button', { name: new RegExp(`^${words('slip:lucky31')} `) }).click();
    for (const [width, height] of [
      [1440, 768],
      [390, 844],
      [390, 640],
      // What a keyboard on the screen leaves of a phone, and a phone on its side.
      [390, 508],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await still(page);
      await screen.openSlip();
      await slip.getByText(words('slip:minSystemPayin', { amount: '155.00' })).waitFor();
      await still(page);
      const { x, y, width: wide, height: high } = await boxOf(screen.payButton());
      const atFoot = await page.evaluate(
        ([left, top]) =>
          document
            .elementFromPoint(left ?? 0, top ?? 0)
            ?.closest('button')
            ?.hasAttribute('data-acts'),
        [x + wide / 2, y + high - 2],
      );
      expect(atFoot, `${width} x ${height}`).toBe(true);
    }
  });
});
