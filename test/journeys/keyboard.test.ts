import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { sharedJourneys } from '../support/journey.ts';
import { signedIn } from '../support/player-api.ts';
import { playerScreen } from '../support/player-screen.ts';
import { command } from '../support/sandbox.ts';
import { tabTo } from '../support/tab-to.ts';
import { desktop } from '../support/watched-page.ts';
import { patternOf } from '../support/words.ts';

const { site, visitor, newPlayer } = sharedJourneys();
const mira = newPlayer();

const press = async (page: Page, key: string, times: number): Promise<void> => {
  for (let nth = 0; nth < times; nth += 1) await page.keyboard.press(key);
};

/** The odd with the focus: its place in its row, the match, and whether all of it is in sight. */
const focusedOdd = (page: Page) =>
  page.evaluate(() => {
    const odd = document.activeElement;
    const row = odd?.closest('[data-odds-row]');
    if (!odd || !row) return null;
    const { top, bottom } = odd.getBoundingClientRect();
    const link = row.querySelector('a');
    return {
      column: [...row.querySelectorAll('[data-odd]')].indexOf(odd),
      match: link?.title ?? '',
      eventId: new URLSearchParams(link?.search).get('event') ?? '',
      inSight: top >= 0 && bottom <= innerHeight,
    };
  });

/** Into the board, which is one stop of the Tab key, until it follows the arrows. */
const enterBoard = async (page: Page): Promise<void> => {
  await page.locator('[data-odd]').first().waitFor();
  await tabTo(page, page.locator('[data-odd]'));
  await page.keyboard.press('End');
  await expect.poll(async () => (await focusedOdd(page))?.column).toBeGreaterThan(0);
  await page.keyboard.press('Home');
};

test('from the first page to a paid ticket without a mouse', async () => {
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  const { words, slip } = screen;
  const player = await signedIn(site().origin, mira);
  const before = await player.credit();

  await screen.open('/');
  await tabTo(page, screen.loginLink());
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel(words('auth:username'), { exact: true }));
  await page.keyboard.type(mira);
  await tabTo(page, page.getByLabel(words('auth:password'), { exact: true }));
  await page.keyboard.type('Sandbox12345');
  await page.keyboard.press('Enter');
  await screen.credit().waitFor();

  await tabTo(page, page.getByRole('banner').getByRole('link', { name: words('common:menu.betting') }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/betting/);
  await enterBoard(page);
  await press(page, 'ArrowDown', 4);
  expect(
    await page
      .locator('[data-odd]:focus')
      .and(page.getByRole('button', { name: /^.+ to win, \d/ }))
      .count(),
  ).toBe(1);
  await page.keyboard.press('Enter');
  await slip.getByRole('listitem').first().waitFor();

  await page.keyboard.press('b');
  await tabTo(page, slip.getByRole('switch', { name: words('ticket:autoOdds') }));
  await page.keyboard.press('Space');
  await tabTo(page, screen.stakeField());
  await page.keyboard.type('150');
  await tabTo(page, slip.getByRole('button', { name: patternOf(words('ticket:pay')), disabled: false }));
  await page.keyboard.press('Enter');
  await screen.acceptedDialog().waitFor();
  await page.keyboard.press('Enter');
  await screen.acceptedDialog().waitFor({ state: 'hidden' });
  expect(await player.credit()).toBe(before - 150);
});

test.each([
  ['a desktop', desktop],
  ['a phone, over the heads of its days', { viewport: { width: 390, height: 844 } }],
])('on %s arrows walk the whole board, rows that do not stand in the page as well', async (_where, device) => {
  const { page } = await visitor(device);
  await playerScreen(page, site().origin, 'en').open('/betting?time=all');
  await enterBoard(page);
  await page.keyboard.press('Control+Home');
  await press(page, 'ArrowRight', 1);
  const mounted = await page.locator('[data-odds-row]:has([data-odd])').count();
  const walked: string[] = [];
  for (;;) {
    const at = await focusedOdd(page);
    expect(at).toMatchObject({ column: 1, inSight: true });
    if (at === null || at.match === walked.at(-1)) break;
    walked.push(at.match);
    await page.keyboard.press('ArrowDown');
  }
  expect(walked.length).toBeGreaterThan(mounted);
  expect(new Set(walked).size).toBe(walked.length);

  await page.keyboard.press('Control+Home');
  expect(await focusedOdd(page)).toMatchObject({ match: walked[0], column: 0, inSight: true });
  await page.keyboard.press('PageDown');
  const below = walked.indexOf((await focusedOdd(page))?.match ?? '');
  expect(below).toBeGreaterThan(5);
  await page.keyboard.press('PageUp');
  expect(await focusedOdd(page)).toMatchObject({ match: walked[0], column: 0, inSight: true });
  await page.keyboard.press('End');
  const end = (await focusedOdd(page))?.column ?? 0;
  expect(end).toBeGreaterThan(1);
  await page.keyboard.press('Control+End');
  expect(await focusedOdd(page)).toMatchObject({ match: walked.at(-1), column: end, inSight: true });
  await page.keyboard.press('Home');
  expect(await focusedOdd(page)).toMatchObject({ match: walked.at(-1), column: 0, inSight: true });
});

test('the focus stays on its odd however far the list is scrolled away', async () => {
  const { page } = await visitor();
  await playerScreen(page, site().origin, 'en').open('/betting?time=all');
  await enterBoard(page);
  await press(page, 'ArrowDown', 2);
  const before = await focusedOdd(page);
  await page.locator('[data-odd]').first().hover();
  await page.mouse.wheel(0, 100_000);
  await expect.poll(async () => (await focusedOdd(page))?.inSight).toBe(false);
  expect(await focusedOdd(page)).toMatchObject({ match: before?.match, column: before?.column });
  await page.keyboard.press('ArrowUp');
  const after = await focusedOdd(page);
  expect(after).toMatchObject({ column: before?.column, inSight: true });
  expect(after?.match).not.toBe(before?.match);
});

test('when a match leaves the live list, the focus goes to the one that takes its place', async () => {
  const { page } = await visitor();
  await playerScreen(page, site().origin, 'en').open('/live_betting');
  await enterBoard(page);
  await press(page, 'ArrowDown', 1);
  await press(page, 'ArrowRight', 1);
  const before = await focusedOdd(page);
  await command(site().origin, 'match', { eventId: before?.eventId ?? '', finish: '2-1' });
  // How long a finished match stays in the list.
  await command(site().origin, 'clock', { advance: 20_000 });
  await expect.poll(async () => (await focusedOdd(page))?.match).not.toBe(before?.match);
  expect(await focusedOdd(page)).toMatchObject({ column: before?.column, inSight: true });
});

test('what has the focus over a slow list has it again when the list has come', async () => {
  const { page } = await visitor();
  const { open, words } = playerScreen(page, site().origin, 'en');
  await open('/betting?time=all');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: new RegExp(`^${words('betting:table')}: `) }).waitFor();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/cms/v1/betting/offer', async (route) => {
    await answered;
    await route.continue();
  });
  const byTime = main.getByRole('link', { name: words('betting:byTime'), exact: true });
  await tabTo(page, byTime);
  await page.keyboard.press('Enter');
  await main.getByRole('status', { name: words('common:loading') }).waitFor();
  expect(await byTime.isVisible()).toBe(false);
  answer();
  await page.waitForURL('**view=timeline**');
  await byTime.waitFor();
  await expect.poll(() => byTime.evaluate((link) => link === document.activeElement)).toBe(true);
});
