import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { languageCodes, languages } from '../../contract/entities/languages.ts';
import { gameSections } from '../../domain/access/game-sections.ts';
import { titles } from '../../domain/games/titles.ts';
import { sharedJourneys } from '../support/journey.ts';
import { playerScreen } from '../support/player-screen.ts';
import { textsShown } from '../support/texts-shown.ts';
import { wordsIn } from '../support/words.ts';

const { site, visitor } = sharedJourneys();

type Tree = { [key: string]: string | Tree };
const leaves = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : leaves(value, `${path}${key}.`),
  );

const folder = fileURLToPath(new URL('../../locales', import.meta.url));
const texts = (language: string) =>
  readdirSync(`${folder}/${language}`).flatMap((file) =>
    leaves(JSON.parse(readFileSync(`${folder}/${language}/${file}`, 'utf8')) as Tree),
  );
/** Keys that read like a key and like nothing else: a dot or a capital inside. */
const keys = new Set(
  texts('en')
    .map(([key]) => key)
    .filter((key) => /[a-z][A-Z]|\w\.\w/.test(key)),
);
const pages = [
  '',
  '/betting',
  '/live_betting',
  '/scores',
  '/nowhere',
  '/documents/terms',
  '/auth/login',
  '/auth/register',
  '/auth/forgot-password',
  '/verification',
];

const englishDay =
  /\b(Sun|Mon|Tue|Tues|Wed|Wednes|Thu|Thurs|Fri|Sat|Satur)(day)?,? \d|\b(January|February|October|December)\b|\d{4} M\d/;

/** Texts over the odds that touch one another. */
const crowded = (page: Page) =>
  page.evaluate(() => {
    const head = document.querySelector('main [aria-hidden="true"][data-plain]');
    const texts = [...(head?.children ?? [])].filter(({ textContent }) => textContent !== '');
    const boxes = texts.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return { text: element.textContent, ...range.getBoundingClientRect().toJSON() };
    });
    return boxes.flatMap((one) =>
      boxes
        .filter(({ left, top }) => top === one.top && left > one.left && left < one.right + 3)
        .map((other) => `${one.text} ${other.text}`),
    );
  });

/** Goes on as a link within the site does, without a new document. */
const goTo = (page: Page, path: string) =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

test.each(languages)(
  'in %s, every page stands under its prefix, in its language, with no key unspoken, and no heading touches another',
  async (language) => {
    const { page } = await visitor();
    const values = new Set(texts(language).map(([, value]) => value));
    await page.goto(`${site().origin}/${language}`);
    for (const path of pages) {
      if (path !== '') await goTo(page, `/${language}${path}`);
      await page.locator('#main').waitFor();
      await page.waitForLoadState('networkidle');
      expect(new URL(page.url()).pathname).toBe(`/${language}${path}`);
      expect(await page.locator('html').getAttribute('lang'), path).toBe(languageCodes[language]);
      const shown = await textsShown(page);
      const unspoken = shown.filter((text) => keys.has(text) && !values.has(text));
      expect(unspoken, path).toEqual([]);
      expect(language === 'en' ? [] : shown.filter((text) => englishDay.test(text)), path).toEqual([]);
      if (path !== '/betting') continue;
      await page.locator('[data-odd]').first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      expect(await crowded(page)).toEqual([]);
    }
    // What the texts are written for is what the browser counts by: otherwise it would count as in English.
    const forms = (code: string) => [...new Intl.PluralRules(code).resolvedOptions().pluralCategories].sort();
    expect(await page.evaluate(forms, languageCodes[language])).toEqual(forms(languageCodes[language]));
  },
);

const lobbies = [
  { path: '/casino', name: 'casino:title', games: titles },
  ...gameSections.map((section) => ({
    path: section === 'casino' ? '/casino_section?section=casino' : `/${section}`,
    name: `casino:section.${section}`,
    games: titles.filter(({ lobbies: of }) => of.includes(section)),
  })),
];

test.each(languages)('in %s, every lobby stands under its name, with the games that belong there', async (language) => {
  const { page } = await visitor();
  const values = new Set(texts(language).map(([, value]) => value));
  await page.goto(`${site().origin}/${language}`);
  for (const { path, name, games } of lobbies) {
    await goTo(page, `/${language}${path}`);
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: wordsIn(language)(name), exact: true }).waitFor();
    // Below few of them stand games of other lobbies.
    const shown = () =>
      main
        .locator('[data-game]:not([aria-labelledby="games-elsewhere"] *)')
        .evaluateAll((all) => [...new Set(all.map((tile) => tile.getAttribute('data-game')?.split('/').at(-1)))]);
    const expected = games.map(({ code }) => code).sort();
    expect(expected, path).not.toEqual([]);
    await expect.poll(async () => (await shown()).sort(), { message: path }).toEqual(expected);
    expect(
      (await textsShown(page)).filter((text) => keys.has(text) && !values.has(text)),
      path,
    ).toEqual([]);
  }
});

test.each(languages)(
  'in %s, a page that is opened by its own address boots under its prefix, and the head of its slip holds all its tools',
  async (language) => {
    const { page } = await visitor({ viewport: { width: 1024, height: 768 } });
    const screen = playerScreen(page, site().origin, language);
    await page.goto(`${site().origin}/${language}/betting`);
    await page.locator('#main').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(languageCodes[language]);
    await screen.pickHomeWins(1);
    await screen.openSlip();
    await screen.slipStands({ signedIn: false });
    const head = screen.slip.getByRole('heading', { level: 2 }).locator('..');
    for (const width of [1024, 600, 360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      const beyond = () => head.evaluate((element) => element.scrollWidth - element.clientWidth);
      await expect.poll(beyond, { message: `${width}` }).toBe(0);
    }
  },
);

test('a page without a prefix speaks English to a stranger', async () => {
  const { page } = await visitor({ locale: 'de-DE' });
  await page.goto(`${site().origin}/betting`);
  await page.locator('#main').waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
});

test('the prefix stays while the visitor walks through the site', async () => {
  const { page } = await visitor();
  const words = wordsIn('de');
  await page.goto(`${site().origin}/de`);
  await page
    .getByRole('link', { name: words('common:menu.live'), exact: true })
    .first()
    .click();
  await page.waitForURL('**/de/live_betting**');
  await page.reload();
  await page.locator('#main').waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
});

test.each(['', '/de'])('under %o a press on the page that is open adds no step to go back by', async (prefix) => {
  const { page } = await visitor();
  const words = wordsIn(prefix === '' ? 'en' : 'de');
  await page.goto(`${site().origin}${prefix}/betting`);
  const menu = page.getByRole('banner');
  const link = (key: string) => menu.getByRole('link', { name: words(`common:menu.${key}`), exact: true });
  await page.locator('main [data-odd]').first().waitFor();
  const steps = () => page.evaluate(() => history.length);
  const before = await steps();
  await link('betting').click();
  await link('betting').click();
  await link('live').click();
  await page.waitForURL('**/live_betting**');
  expect(await steps()).toBe(before + 1);
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe(`${prefix}/betting`);
});
