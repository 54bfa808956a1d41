// Long because the list and its matches are looked at on one site.

import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { SidebarSport } from '../../contract/entities/offer.ts';
import { axeViolations } from '../support/axe.ts';
import { journeys } from '../support/journey.ts';
import { playerScreen } from '../support/player-screen.ts';
import { command, post } from '../support/sandbox.ts';
import { phone } from '../support/watched-page.ts';
import { patternOf, type Words, wordsIn } from '../support/words.ts';

const { site, visitor, expectComplaints } = journeys({ FEED_SIZE: 'full' });
const english = wordsIn('en');

/** The prematch page by the names that a visitor reads. */
const bettingScreen = (page: Page, words: Words = english) => {
  const main = page.getByRole('main');
  const sidebar = page.locator('#sidebar');
  const tables = main.getByRole('button', { name: new RegExp(`^${words('betting:table')}: `) });
  const inAddress = (key: string) => new URL(page.url()).searchParams.get(key);
  const pane = main.locator('[data-scroll-restoration-id="prematch"]');
  const matches = main.locator('[data-odds-row] a[href*="event="]:not([aria-label])');
  return {
    main,
    sidebar,
    pane,
    title: main.getByRole('heading', { level: 1 }),
    heads: pane.getByRole('heading', { level: 2 }),
    kickOffs: main.locator('[data-odds-row] time'),
    matches,
    special: (key: string) => main.getByRole('link', { name: new RegExp(`^${words(`betting:${key}`)} \\d+$`) }),
    view: (key: string) => main.getByRole('link', { name: words(`betting:${key}`), exact: true }),
    tables,
    /** A menu that is open goes with the list when a slow one is replaced by its shape; it is opened again then. */
    chooseTable: (name: string) =>
      expect
        .poll(async () => {
          const item = page.getByRole('menuitemradio', { name, exact: true });
          if (!(await item.isVisible())) await tables.click();
          return item.click({ timeout: 2_000 }).then(
            () => true,
            () => false,
          );
        })
        .toBe(true),
    opener: page.getByRole('banner').getByRole('button', { name: new RegExp(`^${words('common:sidebar.label')}`) }),
    tab: (key: string) => main.getByRole('tab', { name: words(`betting:tab.${key}`), exact: true }),
    inAddress,
    /** The page says which of how many matches it shows; how many, a tab says, and it may be fewer a moment later. */
    hasRange: (tab: Locator, from: number, to: number) =>
      expect
        .poll(async () => {
          const total = await countIn(tab);
          return main.getByText(words('betting:pageRange', { from, to, total }), { exact: true }).isVisible();
        })
        .toBe(true),
    addressHas: (key: string, value: string | null) => expect.poll(() => inAddress(key)).toBe(value),
    /** The addresses of all matches of the page: only the rows in sight are there, so it is looked through from its top. */
    allMatches: async () => {
      const found = new Set<string>();
      await pane.evaluate((list) => list.scrollTo(0, 0));
      for (let isEnd = false; !isEnd; ) {
        for (const address of await matches.evaluateAll((rows) => rows.map((row) => row.getAttribute('href') ?? '')))
          found.add(address);
        isEnd = await pane.evaluate((list) => {
          const before = list.scrollTop;
          list.scrollBy(0, list.clientHeight / 2);
          return new Promise<boolean>((resolve) =>
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(list.scrollTop === before))),
          );
        });
      }
      return found;
    },
    openSidebar: async () => {
      await page
        .getByRole('banner')
        .getByRole('button', { name: new RegExp(`^${words('common:sidebar.label')}`) })
        .click();
      await sidebar.getByRole('button', { name: /\d+$/ }).first().waitFor();
    },
  };
};

const countIn = async (locator: Locator) => Number(/\d+$/.exec(await locator.innerText())?.[0]);
const dayOf = (instant: string | number | Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Belgrade' }).format(new Date(instant));
const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
const instants = async (times: Locator) =>
  Promise.all((await times.all()).map(async (time) => Date.parse((await time.getAttribute('datetime')) ?? '')));

const prematchSports = async () =>
  (
    await post<{ result: Record<string, SidebarSport[]> }>(site().origin, '/cms/v1/markets/getAllSports', {
      id: 'prematch',
    })
  ).result;

describe('The prematch list', () => {
  test('has every other sport one press away, and the chosen one in sight', async () => {
    const { page } = await visitor(phone);
    const screen = bettingScreen(page);
    await playerScreen(page, site().origin, 'en').open('/betting?sport=TT&time=all&table=tt_none');
    const sports = screen.main.getByRole('navigation', { name: english('betting:allSports') }).getByRole('link');
    const chosen = sports.filter({ hasText: english('betting:sport.TT') });
    const sides = async (tab: Locator) => {
      const [strip, box] = await Promise.all([tab.locator('xpath=..').boundingBox(), tab.boundingBox()]);
      return strip && box && [box.x >= strip.x, box.x + box.width <= strip.x + strip.width];
    };
    await expect.poll(() => sides(chosen)).toEqual([true, true]);
    expect((await prematchSports()).all?.map(({ sport }) => sport)).toHaveLength(await sports.count());
    await sports.first().click();
    await expect.poll(() => page.url()).toBe(`${site().origin}/betting?time=all`);
    await expect.poll(() => screen.title.innerText()).toBe(english('betting:sport.F'));
    await expect.poll(() => sides(sports.first())).toEqual([true, true]);
  });

  test('is limited to a day or to hours, ordered by time, shows another table, and going back takes each step back', async () => {
    const { page } = await visitor();
    const screen = bettingScreen(page);
    await playerScreen(page, site().origin, 'en').open('/betting?time=all');
    const { addressHas, special, kickOffs } = screen;
    const first = await screen.heads.first().innerText();

    await screen.view('byTime').click();
    await addressHas('view', 'timeline');
    await expect
      .poll(async () => {
        const shown = await instants(kickOffs);
        return shown.length > 5 && String(shown) === String(shown.toSorted((a, b) => a - b));
      })
      .toBe(true);

    await special('Tomorrow').click();
    await addressHas('special', 'Tomorrow');
    await expect
      .poll(async () => {
        const days = new Set((await instants(kickOffs)).map((instant) => dayOf(instant)));
        return days.size === 1 && days.has(dayAfter(dayOf(Date.now())));
      })
      .toBe(true);
    await screen.hasRange(special('Tomorrow'), 1, 50);

    await screen.chooseTable(english('betting:tab.goals'));
    await addressHas('table', 'f_goals');
    await screen.main
      .getByRole('button', { name: new RegExp(english('betting:market.TG')) })
      .first()
      .waitFor();
    await expect.poll(() => screen.tables.innerText()).toBe(english('betting:tab.goals'));

    await page.goBack();
    await addressHas('table', null);
    await page.goBack();
    await addressHas('special', null);
    await page.goBack();
    await addressHas('view', null);
    await expect.poll(() => screen.heads.first().innerText()).toBe(first);
  });

  test('has as many matches as each time, each day, each table and each sport says', async () => {
    const { page } = await visitor();
    const screen = bettingScreen(page);
    await playerScreen(page, site().origin, 'en').open('/betting');
    await screen.openSidebar();
    const { sidebar, special, addressHas, tables, matches } = screen;
    const hours = { '1h': 1, '3h': 3, '12h': 12, '24h': 24, '72h': 72, all: Number.POSITIVE_INFINITY };
    for (const [time, within] of Object.entries(hours)) {
      const filter = sidebar.getByRole('link', { name: new RegExp(`^${english(`betting:time.${time}`)} \\d+$`) });
      await filter.click();
      await addressHas('time', time === '24h' ? null : time);
      await expect.poll(async () => (await countIn(filter)) - (await countIn(special('NextMatches')))).toBe(0);
      const until = Date.now() + within * 3_600_000 + 60_000;
      await expect.poll(async () => (await instants(screen.kickOffs)).every((instant) => instant <= until)).toBe(true);
    }
    for (const { sport, eventsCount } of (await prematchSports()).all ?? []) {
      const name = english(`betting:sport.${sport}`);
      await sidebar.getByRole('button', { name: new RegExp(`^${name} \\d+$`) }).click();
      await expect.poll(() => screen.title.innerText()).toBe(name);
      if (eventsCount > 0) await matches.first().waitFor();
    }
    await playerScreen(page, site().origin, 'en').load('/betting?time=all');
    for (const day of ['Today', 'Tomorrow', 'NextMatches'] as const) {
      await special(day).click();
      await addressHas('special', day === 'NextMatches' ? null : day);
      if ((await countIn(special(day))) > 50) await screen.hasRange(special(day), 1, 50);
      else await expect.poll(async () => (await screen.allMatches()).size - (await countIn(special(day)))).toBe(0);
    }
    await tables.click();
    const names = await page.getByRole('menuitemradio').allInnerTexts();
    expect(names.length).toBeGreaterThan(5);
    await page.keyboard.press('Escape');
    for (const name of names) {
      await screen.chooseTable(name);
      await expect.poll(() => tables.getAttribute('aria-label')).toBe(`${english('betting:table')}: ${name}`);
      await screen.main.locator('[data-odd]').first().waitFor();
    }
  });

  test.each([
    ['beside the list', { viewport: { width: 1720, height: 900 } }],
    ['on a phone', phone],
  ])('%s the sidebar names every league to its end', async (_, device) => {
    const { page } = await visitor(device);
    const { sidebar, openSidebar } = bettingScreen(page);
    await playerScreen(page, site().origin, 'en').open('/betting?time=all');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
    if (device === phone) await openSidebar();
    await sidebar.getByRole('button', { name: /\d+$/ }).first().waitFor();
    for (const country of await sidebar.locator('li li > button[aria-expanded]').all()) await country.click();
    const names = sidebar.locator('label > span:first-of-type');
    expect((await names.allInnerTexts()).filter((name) => name.endsWith(' U21'))).not.toEqual([]);
    const cut = await names.evaluateAll((spans) =>
      spans
        .filter((span) => span.scrollWidth > span.clientWidth || span.scrollHeight > span.clientHeight)
        .map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
  });

  test('leads from its line of filters to the leagues, and back to it', async () => {
    const { page } = await visitor();
    const screen = bettingScreen(page);
    await playerScreen(page, site().origin, 'en').open('/betting');
    const leagues = screen.main.getByRole('button', { name: english('betting:leagues'), exact: true });
    await leagues.click();
    await expect.poll(() => leagues.getAttribute('aria-expanded')).toBe('true');
    await screen.sidebar.getByRole('button', { name: /\d+$/ }).first().waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => leagues.evaluate((button) => button === document.activeElement)).toBe(true);
    // Where the sidebar is next to the list it needs no button, and a phone has one in its header.
    for (const width of [1720, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await leagues.waitFor({ state: 'hidden' });
    }
  });

  test('is chosen in the sidebar by time, sport and several leagues of countries', async () => {
    const { page } = await visitor();
    const screen = bettingScreen(page);
    await playerScreen(page, site().origin, 'en').open('/betting');
    await screen.openSidebar();
    const { sidebar, addressHas } = screen;
    const countries = sidebar.locator('li li > button[aria-expanded]');
    const topNames = ['Serbia', 'Italy', 'England', 'Spain', 'Germany', 'France'];
    const shown = (await countries.allInnerTexts()).map((text) => text.replace(/\s*\d+$/, ''));
    expect(shown.slice(0, topNames.length)).toEqual(topNames.filter((name) => shown.includes(name)));

    const threeDays = sidebar.getByRole('link', { name: /^72h \d+$/ });
    const next = () => countIn(screen.special('NextMatches'));
    const day = await next();
    await threeDays.click();
    await addressHas('time', '72h');
    // A match may begin while one looks from the one to the other.
    await expect.poll(async () => (await next()) - (await countIn(threeDays))).toBe(0);
    expect(await next()).toBeGreaterThan(day);

    await sidebar.getByRole('button', { name: /^Basketball \d+$/ }).click();
    await addressHas('sport', 'B');
    // The countries of football are there until then.
    await sidebar.getByRole('button', { name: /^Football \d+$/, expanded: false }).waitFor();
    await sidebar.getByRole('button', { name: /^Basketball \d+$/, expanded: true }).waitFor();
    await countries.nth(0).click();
    await countries.nth(1).click();
    const boxes = sidebar.getByRole('checkbox');
    await boxes.nth(0).check();
    await addressHas('page', null);
    await expect.poll(() => screen.inAddress('leagues')?.split('~').length).toBe(1);
    await boxes.nth(1).check();
    await expect.poll(() => screen.inAddress('leagues')?.split('~').length).toBe(2);
    await sidebar.getByText(`${english('betting:selectedLeagues')} · 2`).waitFor();
    const sum = async () =>
      (await sidebar.locator('label:has(:checked)').allInnerTexts()).reduce(
        (all, text) => all + Number(/\d+$/.exec(text)?.[0]),
        0,
      );
    await expect.poll(async () => (await next()) - (await sum())).toBe(0);
    await expect.poll(async () => (await countIn(threeDays)) - (await sum())).toBe(0);
    await expect.poll(() => screen.heads.count()).toBe(2);

    await sidebar.getByRole('link', { name: english('betting:clear') }).click();
    await addressHas('leagues', null);
    await expect.poll(() => boxes.first().isChecked()).toBe(false);
  });

  test.each([{ viewport: { width: 1440, height: 900 } }, phone])(
    'says above it what it is limited to, and lets go of each part: %o',
    async (options) => {
      const { page } = await visitor(options);
      const screen = bettingScreen(page);
      const leagues = (await prematchSports()).all?.[0]?.groupByCountries.flatMap((country) => country.leagues) ?? [];
      const chosen = leagues.slice(0, 5).map(({ leagueId }) => leagueId);
      await playerScreen(page, site().origin, 'en').open(`/betting?leagues=${chosen.join('~')}`);
      const chips = screen.main.getByRole('group', { name: english('betting:filters') });
      const hours = chips.getByRole('link', { name: english('betting:removeTime', { time: '24h' }), exact: true });
      const others = chips.getByRole('button', { name: patternOf(english('betting:moreFilters')) });
      const left = () => screen.inAddress('leagues')?.split('~').length ?? 0;
      const inSight = () => chips.locator('div a:not([inert])').count();
      await hours.waitFor();
      // Those without room are counted, and in a menu.
      await expect.poll(async () => Number((await others.innerText()).slice(1)) + (await inSight())).toBe(6);
      // What comes late has its place.
      const moved = await page.evaluate(() => {
        const shifts = new PerformanceObserver(() => undefined);
        shifts.observe({ type: 'layout-shift', buffered: true });
        return shifts.takeRecords().reduce((sum, entry) => sum + (entry.toJSON() as { value: number }).value, 0);
      });
      expect(moved).toBeLessThan(0.02);
      expect(await axeViolations(page)).toEqual([]);
      await others.click();
      await page.getByRole('menuitem').last().click();
      await expect.poll(left).toBe(4);
      // A slow list goes with its filters while it is loaded.
      await expect.poll(() => chips.locator('div > a').count()).toBe(5);
      await hours.waitFor();
      // The focus does not go with what is pressed.
      const focused = await hours.evaluate((chip: HTMLElement) => {
        chip.focus();
        chip.click();
        return document.activeElement?.tagName;
      });
      expect(focused).toBe('FIELDSET');
      await screen.addressHas('time', 'all');
      await expect.poll(() => hours.count()).toBe(0);
      await chips.getByRole('link', { name: english('betting:clearAll') }).click();
      await screen.addressHas('leagues', null);
      await screen.addressHas('time', 'all');
      await expect.poll(() => chips.getByRole('link').count()).toBe(0);
    },
  );

  test('has the sports out of sight in a menu, for a mouse without a wheel', async () => {
    const { page } = await visitor({ viewport: { width: 1440, height: 900 } });
    const screen = bettingScreen(page);
    await playerScreen(page, site().origin, 'en').open('/betting');
    await screen.main
      .getByRole('button', { name: `${english('betting:more')}: ${english('betting:allSports')}` })
      .click();
    await page.getByRole('menuitemradio', { name: new RegExp(`^${english('betting:sport.D')}`) }).click();
    await screen.addressHas('sport', 'D');
    await expect.poll(() => screen.title.innerText()).toBe(english('betting:sport.D'));
  });

  test.each(['/betting', '/live_betting'])(
    '%s: the sidebar stays as it was left while a slow list is loaded',
    async (path) => {
      const { page } = await visitor();
      const { sidebar, openSidebar, addressHas } = bettingScreen(page);
      await playerScreen(page, site().origin, 'en').open(path);
      await openSidebar();
      await sidebar.locator('li li > button[aria-expanded]').nth(1).click();
      const league = sidebar.getByRole('checkbox').first();
      await league.focus();
      await sidebar.evaluate((pane) => {
        pane.scrollTop = 40;
        pane.dataset.mark = 'here';
      });
      const before = await sidebar.evaluate(({ scrollTop }) => scrollTop);
      let answer: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(/\/betting\/(offer|liveOffer)$/, async (route) => {
        await held;
        await route.continue();
      });
      await page.keyboard.press('Space');
      await page
        .locator(`[role="status"][aria-label="${english('common:loading')}"]`)
        .first()
        .waitFor();
      answer();
      await expect.poll(() => new URL(page.url()).searchParams.has('leagues')).toBe(true);
      await page.getByRole('main').locator('[data-odds-row]').first().waitFor();
      expect(await sidebar.evaluate((pane) => [pane.dataset.mark, pane.scrollTop])).toEqual(['here', before]);
      expect(
        await league.evaluate((box) => [box === document.activeElement, (box as HTMLInputElement).checked]),
      ).toEqual([true, true]);
      await page.keyboard.press('Space');
      await addressHas('leagues', null);
    },
  );

  test('comes in pages of 50; the next begins at its top, and going back returns to where the last was left', async () => {
    const { page } = await visitor();
    const screen = bettingScreen(page);
    await playerScreen(page, site().origin, 'en').open('/betting?time=all');
    await screen.matches.first().waitFor();
    const next = screen.main.getByRole('link', { name: english('betting:next') });
    const scrolled = () => screen.pane.evaluate((pane) => pane.scrollTop);
    await next.scrollIntoViewIfNeeded();
    const left = await scrolled();
    expect(left).toBeGreaterThan(500);
    await next.click();
    await screen.addressHas('page', '2');
    await screen.hasRange(screen.special('NextMatches'), 51, 100);
    await expect.poll(() => scrolled()).toBe(0);
    await expect.poll(() => screen.title.evaluate((title) => title === document.activeElement)).toBe(true);
    await page.goBack();
    await screen.addressHas('page', null);
    await expect.poll(scrolled).toBe(left);
  });

  test('without matches in the selected leagues shows all; a sport without any gives way to the sidebar’s first', async () => {
    const { page } = await visitor();
    const screen = bettingScreen(page);
    const player = playerScreen(page, site().origin, 'en');
    const counts = await prematchSports();
    const basketball = counts.all?.find(({ sport }) => sport === 'B')?.groupByCountries[0]?.leagues[0]?.leagueId;
    await player.open(`/betting?time=all&leagues=${basketball}&page=4`);
    await screen.matches.first().waitFor();
    expect([screen.inAddress('leagues'), screen.inAddress('page')]).toEqual([null, null]);

    const soon = counts['1h'] ?? [];
    const quiet = counts.all?.find(({ sport }) => !soon.some((one) => one.sport === sport))?.sport;
    const first = soon[0]?.sport;
    if (quiet === undefined || first === undefined) throw new Error('Every sport has a match within the hour, or none');
    await player.open(`/betting?time=1h&sport=${quiet}`);
    await screen.matches.first().waitFor();
    expect(screen.inAddress('sport') ?? 'F').toBe(first);
    await expect.poll(() => screen.title.innerText()).toBe(english(`betting:sport.${first}`));
  });

  test('is asked for again when there was no answer, and by the visitor when there was none again', async () => {
    expectComplaints(/betting\/offer/);
    const { page } = await visitor();
    const screen = bettingScreen(page);
    const player = playerScreen(page, site().origin, 'en');
    let answers = 0;
    let failing = 1;
    await page.route('**/cms/v1/betting/offer', (route) => {
      // The news in the header are matches too.
      if (route.request().postDataJSON().table_view !== 'competition') return route.continue();
      answers += 1;
      return answers <= failing ? route.abort() : route.continue();
    });
    await player.open('/betting?time=all');
    await screen.matches.first().waitFor();
    expect(answers).toBe(2);

    answers = 0;
    failing = 2;
    await player.open('/betting?time=72h');
    await screen.main.getByRole('heading', { name: english('betting:errorTitle') }).waitFor();
    await screen.main.getByRole('button', { name: english('common:retry') }).click();
    await screen.matches.first().waitFor();
    expect(screen.inAddress('time')).toBe('72h');
  });
});

/** What is written on odds that name a score, by their columns, from left to right. */
const columnsOf = (odds: Element[]): string[][] => {
  const columns = new Map<number, string[]>();
  for (const odd of odds) {
    const label = odd.firstElementChild?.textContent ?? '';
    const left = Math.round(odd.getBoundingClientRect().left);
    if (label.includes(':')) columns.set(left, [...(columns.get(left) ?? []), label]);
  }
  return [...columns].sort(([a], [b]) => a - b).map(([, labels]) => labels);
};

describe('A match', () => {
  test('shows its markets by tab and by name, folds them, and leads back to where the list was left', async () => {
    const { page } = await visitor();
    const screen = bettingScreen(page);
    await playerScreen(page, site().origin, 'en').open('/betting?time=all');
    await screen.matches.first().waitFor();
    await screen.pane.evaluate((pane) => pane.scrollTo(0, 900));
    const scrolled = () => screen.pane.evaluate((pane) => pane.scrollTop);
    // Rows come and go while it scrolls.
    const twentieth = () => screen.matches.evaluateAll((links) => links[20]?.getAttribute('href') ?? '');
    await expect.poll(twentieth).not.toBe('');
    const link = await twentieth();
    const match = screen.main.locator(`a[href="${link}"]`).first();
    await match.scrollIntoViewIfNeeded();
    const left = await scrolled();
    expect(left).toBeGreaterThan(500);
    await match.click();
    const markets = screen.main.getByRole('tabpanel').getByRole('heading', { level: 2 });
    await markets.first().waitFor();
    const all = await markets.count();

    await screen.tab('halves').click();
    await screen.addressHas('tab', 'f_halves');
    const halves = await markets.allInnerTexts();
    expect(halves.length).toBeLessThan(all);
    expect(halves.every((name) => /half/i.test(name))).toBe(true);
    await page.reload();
    await expect.poll(() => markets.allInnerTexts()).toEqual(halves);

    await screen.main.getByRole('button', { name: english('betting:marketSearch') }).click();
    await page.keyboard.type('CORRÉCT');
    await expect.poll(() => markets.allInnerTexts()).toEqual([english('betting:market.CS')]);
    const scores = screen.main.getByRole('tabpanel').locator('[data-odd]');
    expect(await scores.evaluateAll(columnsOf)).toEqual([
      ['1:0', '2:0', '2:1', '3:0', '3:1', '3:2'],
      ['0:0', '1:1', '2:2', '3:3'],
      ['0:1', '0:2', '1:2', '0:3', '1:3', '2:3'],
    ]);
    await page.keyboard.type('zz');
    await screen.main.getByText(english('betting:noMarketFound', { words: 'CORRÉCTzz' })).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => markets.allInnerTexts()).toEqual(halves);

    const odds = screen.main.getByRole('tabpanel').locator('[data-odd]');
    const before = await odds.count();
    await markets.first().getByRole('button', { expanded: true }).click();
    await expect.poll(() => odds.count()).toBeLessThan(before);
    await page.goBack();
    await screen.matches.first().waitFor();
    await expect.poll(scrolled).toBe(left);

    await match.click();
    await screen.main.getByRole('link', { name: english('betting:backToList') }).click();
    await screen.matches.first().waitFor();
    await expect.poll(scrolled).toBe(left);
  });

  test('in another sport than the address says has the tabs of its own', async () => {
    const { page } = await visitor();
    const screen = bettingScreen(page);
    const player = playerScreen(page, site().origin, 'en');
    await player.open('/betting?sport=B&time=all');
    const link = (await screen.matches.first().getAttribute('href')) ?? '';
    const event = new URL(link, site().origin).searchParams.get('event');
    await player.open(`/betting?event=${event}&tab=b_quarters`);
    await expect.poll(() => screen.tab('quarters').getAttribute('aria-selected')).toBe('true');
  });
});

test('on a phone, in German: an address opens with everything in it, the menu says how many leagues are chosen', async () => {
  const words = wordsIn('de');
  const { page } = await visitor(phone);
  const screen = bettingScreen(page, words);
  const leagues = (await prematchSports()).all
    ?.find(({ sport }) => sport === 'B')
    ?.groupByCountries.flatMap((country) => country.leagues.map(({ leagueId }) => leagueId))
    .slice(0, 3);
  const player = playerScreen(page, site().origin, 'de');
  await player.open(`/betting?sport=B&time=all&view=timeline&table=b_totals&leagues=${leagues?.join('~')}`);
  await screen.matches.first().waitFor();
  await expect.poll(() => screen.title.innerText()).toBe(words('betting:sport.B'));
  await expect
    .poll(() => screen.tables.getAttribute('aria-label'))
    .toBe(`${words('betting:table')}: ${words('betting:tab.totals')}`);
  await expect.poll(() => screen.opener.getAttribute('aria-label')).toBe(words('common:sidebar.chosen', { count: 3 }));
  await expect.poll(() => screen.opener.innerText()).toBe('3');
  expect(await axeViolations(page)).toEqual([]);

  await screen.openSidebar();
  await expect.poll(() => screen.sidebar.locator('label:has(:checked)').count()).toBe(3);
  expect(await axeViolations(page)).toEqual([]);
  const remove = screen.sidebar.getByRole('link', { name: patternOf(words('betting:removeLeague')) });
  await remove.first().click();
  await expect.poll(() => screen.inAddress('leagues')?.split('~').length).toBe(2);
  // The focus is still in the sidebar when what was pressed has gone.
  await expect.poll(() => remove.count()).toBe(2);
  await page.keyboard.press('Escape');
  await expect.poll(() => screen.opener.innerText()).toBe('2');

  await screen.chooseTable(words('betting:period.H1'));
  await screen.addressHas('table', 'b_h1');
  await screen.matches.first().click();
  await screen.main.getByRole('tab').first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
  // The window of a phone is as wide as what does not fit it.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
});

test('by keyboard alone: order, table, leagues and the tabs of a match', async () => {
  const { page } = await visitor();
  const screen = bettingScreen(page);
  await playerScreen(page, site().origin, 'en').open('/betting?time=all');
  await screen.matches.first().waitFor();
  const focused = async (locator: Locator) => (await locator.and(page.locator(':focus')).count()) > 0;
  const tabTo = async (locator: Locator, key = 'Tab') => {
    // Twice round the page: the rows of a new table may come when the focus has passed their place.
    for (let presses = 0; presses < 300; presses += 1) {
      if (await focused(locator)) return;
      await page.keyboard.press(key);
    }
    throw new Error(`Tab does not reach ${locator}`);
  };
  await tabTo(screen.opener);
  await page.keyboard.press('Enter');
  const italy = screen.sidebar.getByRole('button', { name: /^Italy \d+$/ });
  await italy.waitFor();
  await tabTo(italy);
  await page.keyboard.press('Enter');
  const league = screen.sidebar.getByRole('checkbox').first();
  await league.waitFor();
  await tabTo(league);
  await page.keyboard.press('Space');
  await expect.poll(() => screen.inAddress('leagues')).not.toBeNull();
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(screen.opener)).toBe(true);
  await expect.poll(() => screen.heads.count()).toBe(1);

  const byLeague = await screen.heads.first().innerText();
  await tabTo(screen.view('byTime'));
  await page.keyboard.press('Enter');
  await screen.addressHas('view', 'timeline');
  await expect.poll(() => screen.heads.first().innerText()).not.toBe(byLeague);
  await tabTo(screen.tables);
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page.getByRole('menuitemradio'))).toBe(true);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await screen.addressHas('table', 'f_dc');
  await expect.poll(() => focused(screen.tables)).toBe(true);

  await tabTo(screen.main.locator('a[href*="event="]:focus'));
  await page.keyboard.press('Enter');
  const every = screen.main.getByRole('tab', { selected: true });
  await every.waitFor();
  await tabTo(every);
  await page.keyboard.press('ArrowRight');
  await screen.addressHas('tab', 'f_main');
  await expect.poll(() => focused(screen.tab('main'))).toBe(true);
  await page.keyboard.press('Home');
  await screen.addressHas('tab', null);

  await tabTo(screen.main.getByRole('link', { name: english('betting:backToList') }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await screen.matches.first().waitFor();
  await expect.poll(() => focused(screen.main.locator('a[href*="event="]:focus'))).toBe(true);
});

test('a match that has begun shows "-" in the list and on the slip', async () => {
  const { page } = await visitor();
  const screen = bettingScreen(page);
  const player = playerScreen(page, site().origin, 'en');
  await player.open('/betting?time=all&view=timeline');
  const [picked] = await player.pickHomeWins(1);
  const odd = page.locator('[data-odd][aria-pressed="true"]');
  const start = Date.parse(
    (await page.locator('[data-odds-row]', { has: odd }).locator('time').getAttribute('datetime')) ?? '',
  );
  const { clockOffset } = await command(site().origin, 'state', {});
  await command(site().origin, 'clock', { advance: start - (Date.now() + clockOffset) + 1_000 });
  const chosen = player.slip.locator('[data-locked="true"]');
  await chosen.filter({ hasText: english('ticket:started') }).waitFor();
  await expect.poll(() => chosen.innerText()).toContain('–');
  const row = screen.main.locator('[data-odds-row]').filter({ hasText: picked?.match.split(' – ')[0] ?? '' });
  await expect.poll(() => row.locator('[data-odd]').first().innerText()).toMatch(/[-–]/);
  await expect.poll(() => player.payButton().count()).toBe(0);
});
