import { expect, test } from 'vitest';
import { languages } from '../../contract/entities/languages.ts';
import type { ResultsPage } from '../../contract/http/cms-results.ts';
import { axeViolations } from '../support/axe.ts';
import { sharedJourneys } from '../support/journey.ts';
import { playerScreen, toTop } from '../support/player-screen.ts';
import { command, post } from '../support/sandbox.ts';
import { phone } from '../support/watched-page.ts';
import { wordsIn } from '../support/words.ts';

const { site, visitor } = sharedJourneys();

const results = (query: { day?: string; sport_code: string; search_filter?: string }) =>
  post<ResultsPage>(site().origin, '/cms/v1/betting/results', { search_filter: '', ...query });

const open = async (
  path: string,
  options?: Parameters<typeof visitor>[0],
  language: (typeof languages)[number] = 'en',
) => {
  const { page } = await visitor(options);
  const screen = playerScreen(page, site().origin, language);
  await screen.open(path);
  return { page, screen, words: wordsIn(language), main: page.getByRole('main') };
};

test('results are reached from the drawer, by day and sport, with a way back', async () => {
  const { page, screen, words, main } = await open('/betting');
  await screen.openDrawer();
  await page.getByRole('link', { name: words('common:menu.scores') }).click();
  await page.waitForURL('**/scores');
  await main.getByRole('heading', { name: words('pages:scores.live') }).waitFor();
  const days = main.getByRole('navigation', { name: words('pages:scores.days') });
  await expect.poll(() => days.getByRole('link').count()).toBe(8);

  await days.getByRole('link', { name: words('common:dates.yesterday') }).click();
  await page.waitForURL(/day=\d{4}-\d\d-\d\d$/);
  const day = new URL(page.url()).searchParams.get('day') ?? '';
  await expect.poll(() => main.getByRole('heading', { name: words('pages:scores.live') }).count()).toBe(0);
  const { result, sports } = await results({ day, sport_code: 'F' });
  await main
    .getByText(result[0]?.hostName ?? '?', { exact: true })
    .first()
    .click();
  await page.waitForURL(`**/match3?eventId=${result[0]?.eventId}`);
  await main.getByText(words('tracker:finishedText')).waitFor();
  await main.getByText(words('tracker:timeline'), { exact: true }).waitFor();
  await page.goBack();

  const tennis = sports.find(({ sport }) => sport === 'T')?.eventsCount;
  await main.getByRole('link', { name: `${words('betting:sport.T')} ${tennis}` }).click();
  await page.waitForURL(/sport=T/);
  await main.getByRole('heading', { name: new RegExp(words('betting:sport.T')) }).waitFor({ state: 'attached' });
  await page.goBack();
  await expect.poll(() => new URL(page.url()).searchParams.get('sport')).toBeNull();
  expect(new URL(page.url()).searchParams.get('day')).toBe(day);
});

test('a match in play moves to the results when it ends, marked when it was ended by hand or abandoned', async () => {
  const { page, words, main } = await open('/scores');
  const live = main.locator('[href*="/live_betting?"]');
  const eventOf = async (nth: number) =>
    new URL((await live.nth(nth).getAttribute('href')) ?? '', site().origin).searchParams.get('event') ?? '';
  await live.nth(1).waitFor();
  const [first, second] = [await eventOf(0), await eventOf(1)];
  await command(site().origin, 'match', { eventId: first, finish: '9-8' });
  await command(site().origin, 'match', { eventId: second, finish: 'abandoned' });
  const link = (eventId: string) => main.locator(`[href*="event=${eventId}"]`);
  // The final score stays in the live list this long; then the page is fetched again.
  await command(site().origin, 'clock', { advance: 20_000 });
  await link(first).waitFor({ state: 'detached' });
  await link(second).waitFor({ state: 'detached' });
  const { days } = await results({ sport_code: 'F' });
  // What began before midnight is among yesterday's.
  const pages = await Promise.all(days.slice(-2).map((day) => results({ day, sport_code: 'F' })));
  for (const [eventId, mark] of [
    [first, 'pages:scores.forced'],
    [second, 'pages:scores.abandoned'],
  ] as const) {
    const nth = pages.findIndex(({ result }) => result.some((one) => one.eventId === eventId));
    const match = pages[nth]?.result.find((one) => one.eventId === eventId);
    if (!match) throw new Error(`${eventId} has no result`);
    await page.goto(`${site().origin}/scores?day=${days.slice(-2)[nth]}&q=${encodeURIComponent(match.hostName)}`);
    await main.getByTitle(words(mark)).first().waitFor();
  }
});

test('a match in play leads to its odds', async () => {
  const { page, main } = await open('/scores');
  await main.locator('[href*="/live_betting?"]').first().click();
  await page.waitForURL('**/live_betting?**');
  await main.getByRole('heading', { level: 1, name: /–/ }).waitFor();
});

test('a search finds teams, starred leagues stand first, and what is not there is said', async () => {
  const { page, words, main } = await open('/scores?day=2020-01-01');
  await main.getByText(words('pages:scores.none')).waitFor();
  await page.goto(`${site().origin}/scores`);
  await main.getByRole('heading', { level: 2 }).nth(4).waitFor();
  const titles = () => main.getByRole('heading', { level: 2 }).allInnerTexts();
  const chosen = (await titles()).at(4) ?? '';
  await main
    .getByRole('button', { name: new RegExp(`: ${chosen.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`) })
    .first()
    .click();
  await toTop(page);
  await expect.poll(async () => (await titles())[1]).toBe(chosen);

  const field = page.getByRole('searchbox', { name: words('common:header.search') });
  await field.fill('xyzxyz');
  await main.getByText(wordsIn('en')('pages:scores.noneFoundText')).waitFor();
});

test('outrights say who won', async () => {
  const { days } = await results({ sport_code: 'SPFS' });
  let shown = false;
  for (const day of days) {
    const { result } = await results({ day, sport_code: 'SPFS' });
    const winners = result.find((one) => one.winners.length > 0)?.winners;
    if (!winners) continue;
    const { main, page } = await open(`/scores?sport=SPFS&day=${day}`);
    for (const { names } of winners) await main.getByText(names.join(', '), { exact: true }).first().waitFor();
    await page.close();
    shown = true;
    break;
  }
  expect(shown).toBe(true);
});

test.each(languages)('on a phone in %s nothing hangs over the edge, and axe finds nothing', async (language) => {
  // Yesterday's: of today nothing may have ended yet.
  const { days } = await results({ sport_code: 'BB' });
  const { page, words, main } = await open(`/scores?sport=BB&day=${days.at(-2)}`, phone, language);
  await main.getByRole('heading', { name: words('pages:scores.finished') }).waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  expect(await axeViolations(page)).toEqual([]);
});
