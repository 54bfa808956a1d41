import { expect, test } from 'vitest';
import type { Match } from '../../contract/entities/match.ts';
import { axeViolations } from '../support/axe.ts';
import { sharedJourneys } from '../support/journey.ts';
import { paidOn } from '../support/paid-on.ts';
import { playerScreen } from '../support/player-screen.ts';
import { post } from '../support/sandbox.ts';
import { desktop, phone } from '../support/watched-page.ts';
import { wordsIn } from '../support/words.ts';

const { site, visitor, newPlayer } = sharedJourneys();
const player = newPlayer();

const listed = async (url: string, query: object): Promise<Match[]> => {
  const body = { sport_code: 'F', ...query };
  return (await post<{ result: Match[] }>(site().origin, `/cms/v1/betting/${url}`, body)).result;
};

const opened = async () => {
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  await screen.open('/');
  const events = (name: 'live' | 'next') =>
    page
      .getByRole('region', { name: screen.words(`home:${name}`), exact: true })
      .locator('a[data-event][title]')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-event')));
  return { page, events };
};

test('home leads with the great leagues, not with the first of the alphabet', async () => {
  const { events } = await opened();
  await expect.poll(async () => (await events('next')).length).toBe(5);
  const ranked = await listed('homeOffer', { id: 'prematch', favorite_matches: [], favorite_leagues: [] });
  const leagueOf = new Map(ranked.map(({ eventId, leagueName }) => [eventId, leagueName]));
  const leagues = (await events('next')).map((eventId) => leagueOf.get(eventId ?? ''));
  // In play, women's and youth matches may be all there are at some hour.
  expect(leagues.filter((league) => !league || /\bU\d\d\b|Women|Reserve/i.test(league))).toEqual([]);
});

test('home leads with the leagues of the country whose language is read, and changes with it', async () => {
  const { page } = await visitor(desktop);
  const screen = playerScreen(page, site().origin, 'sq');
  await screen.open('/');
  const first = async (language: string) => {
    const query = { id: 'prematch', favorite_matches: [], favorite_leagues: [], language };
    const led = (await listed('homeOffer', query)).slice(0, 5).map(({ eventId }) => eventId);
    const shown = await page
      .getByRole('region', { name: wordsIn(language as 'sq')('home:next'), exact: true })
      .locator('a[data-event][title]')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-event') ?? ''));
    return led.toSorted().join() === shown.toSorted().join();
  };
  await expect.poll(() => first('sq')).toBe(true);
  await page.locator('main').hover();
  const leagues = page.getByRole('navigation', { name: screen.words('home:leagues') });
  await expect.poll(() => leagues.getByRole('link').first().innerText()).toContain('Superiore');
  await page.evaluate(() => history.pushState({}, '', '/el'));
  await expect.poll(() => first('el')).toBe(true);
});

test('a match starred in a small league is among the next of the home page', async () => {
  const all = { page: 1, search_filter: '', table_view: 'timeline', time_filter: 'all', special_filter: 'NextMatches' };
  const small = (await listed('offer', { ...all, league_ids: ['2'] })).at(-1)?.eventId ?? '';
  const { page, events } = await opened();
  await expect.poll(async () => (await events('next')).length).toBe(5);
  expect(await events('next')).not.toContain(small);
  await page.evaluate(
    (id) =>
      localStorage.setItem(
        'favourites',
        JSON.stringify({ version: 1, settings: { betting: { favorite_matches: { F: [id] } } } }),
      ),
    small,
  );
  await page.reload();
  await expect.poll(() => events('next')).toContain(small);
});

test.each([
  ['390 x 844', phone],
  ['1024 x 768', { viewport: { width: 1024, height: 768 } }],
  ['1440 x 900', desktop],
])('at %s a visitor sees a promotion, the way to an account and the search at once', async (_, options) => {
  const { page } = await visitor(options);
  const screen = playerScreen(page, site().origin, 'en');
  await screen.open('/');
  const lead = page.getByRole('region', { name: screen.words('home:promo') });
  const register = lead.getByRole('button', { name: screen.words('common:header.register') });
  await register.waitFor();
  const inSight = [
    lead.getByRole('link', { name: /^Details: / }),
    register,
    page
      .getByRole('searchbox')
      .or(page.getByRole('button', { name: screen.words('common:header.search') }))
      .first(),
    page.locator('[data-odds-row] a[data-event]').first(),
  ];
  const height = page.viewportSize()?.height ?? 0;
  for (const part of inSight) {
    const { y = height, height: own = 0 } = (await part.filter({ visible: true }).boundingBox()) ?? {};
    expect(y + own, String(part)).toBeLessThanOrEqual(height - 56);
  }
  // One filled button at a time.
  const fill = (button: typeof register) => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  const login = page.getByRole('banner').getByRole('button', { name: screen.words('common:header.login') });
  const filled = await fill(register);
  expect(await fill(login)).not.toBe(filled);
  // So low a window that the page scrolls at any width.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 520 });
  await page.locator('main').hover();
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => fill(login)).toBe(filled);
});

test.each(['de', 'el', 'ru', 'sq'] as const)(
  'in %s what leads the page fits its place on the smallest phone',
  async (language) => {
    const { page } = await visitor({ ...phone, viewport: { width: 320, height: 640 } });
    const screen = playerScreen(page, site().origin, language);
    await screen.open('/');
    const lead = page.getByRole('region', { name: screen.words('home:promo') });
    await lead.getByRole('button', { name: screen.words('common:header.register') }).waitFor();
    const outside = await lead.evaluate((element) => [
      element.scrollHeight - element.clientHeight,
      element.scrollWidth - element.clientWidth,
    ]);
    expect(outside).toEqual([0, 0]);
    // At both operators, of whom one says it longer.
    for (const origin of [site().origin, site().origin.replace('localhost', '127.0.0.1')]) {
      await playerScreen(page, origin, language).open('/');
      const heads = page.locator('main section > div:has(> h2)');
      await expect.poll(() => heads.count()).toBe(2);
      // The title ends before the columns begin, and all of it is seen.
      const over = await heads.evaluateAll(
        (all) =>
          all.filter((head) => {
            const column = head.parentElement?.querySelector('[aria-hidden="true"] > span:not(:empty)');
            const title = head.querySelector('h2');
            const { left = 0 } = column?.getBoundingClientRect() ?? {};
            return head.getBoundingClientRect().right > left || (title?.offsetHeight ?? 99) > 44;
          }).length,
      );
      expect(over).toBe(0);
    }
  },
);

test.each(['en', 'de', 'ru'] as const)(
  'in %s a visitor is offered an account at every width: on a phone where home begins, above that in the header of every page',
  async (language) => {
    const { page } = await visitor();
    const screen = playerScreen(page, site().origin, language);
    for (const [path, widths] of [
      ['/', [320, 390, 599]],
      ['/betting', [600, 768, 1024, 1262, 1263, 1366, 1440, 1920]],
    ] as const) {
      await screen.open(path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 700 });
        const part =
          path === '/' ? page.getByRole('region', { name: screen.words('home:promo') }) : page.getByRole('banner');
        const register = part.getByRole('button', { name: screen.words('common:header.register'), exact: true });
        await register.waitFor();
        const { x = -1, width: own = 0 } = (await register.boundingBox()) ?? {};
        expect(x >= 0 && x + own <= width, `${path} at ${width} px`).toBe(true);
        // Nothing is pushed out of the header.
        const over = () =>
          page.getByRole('banner').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
        expect(await over(), `${path} at ${width} px`).toBe(0);
      }
    }
  },
);

test('the operator can be written to and called from the home page', async () => {
  const { page } = await visitor();
  await playerScreen(page, site().origin, 'en').open('/');
  await page.locator('main').hover();
  await page.mouse.wheel(0, 3000);
  const ways = page.locator('a[href^="mailto:"], a[href^="tel:"]');
  await expect.poll(() => ways.count()).toBe(2);
});

test('what is looked for on the home page is found in the offer, and the field stays', async () => {
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  await screen.open('/');
  await page.getByRole('searchbox').pressSequentially('real');
  await page.waitForURL('**/betting?q=real');
  await expect(page.getByRole('searchbox').inputValue()).resolves.toBe('real');
  await expect.poll(() => page.locator(':focus').getAttribute('type')).toBe('search');
});

test('all sports lead to their matches, and games fill the room of an empty slip until it is filled', async () => {
  const { page } = await visitor(desktop);
  const { open, words } = playerScreen(page, site().origin, 'en');
  await open('/');
  const sports = page.getByRole('main').getByRole('navigation', { name: words('betting:allSports') });
  await expect.poll(() => sports.getByRole('link').count()).toBeGreaterThan(10);
  await page.locator('main').hover();
  const games = (name: string) =>
    page.locator('#ticket').getByRole('region', { name: words(`common:menu.${name}`), exact: true });
  await games('casino').getByRole('link').nth(1).waitFor();
  for (const name of ['casino', 'casino_live', 'virtuals']) expect(await games(name).count()).toBe(1);
  expect(await axeViolations(page)).toEqual([]);
  await page.locator('main [data-odd][aria-disabled="false"]').first().click();
  await expect.poll(() => games('casino').count()).toBe(0);
  await sports.getByRole('link', { name: /^Basketball \d/ }).click();
  await page.waitForURL('**/betting?sport=B');
});

test('on a phone a player reads above the boards how many of his tickets are open, and goes there', async () => {
  const [match] = await listed('homeOffer', { id: 'prematch', favorite_matches: [], favorite_leagues: [] });
  if (match) await paidOn(site().origin, player, [match]);
  const { page } = await visitor(phone);
  const screen = playerScreen(page, site().origin, 'en');
  await screen.openAs('/', player);
  const own = page.getByRole('main').getByRole('link', { name: screen.words('common:ticket.openTickets') });
  await expect.poll(() => own.innerText()).toMatch(/1/);
  expect((await own.boundingBox())?.height).toBe(44);
  expect(await page.getByRole('region', { name: screen.words('home:promo') }).count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await own.click();
  await page.waitForURL('**/ticket_history**');
});
