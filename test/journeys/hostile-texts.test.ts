import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { feedHostileTexts, hostileTexts } from '../support/hostile-texts.ts';
import { sharedJourneys } from '../support/journey.ts';
import { playerScreen } from '../support/player-screen.ts';
import { command } from '../support/sandbox.ts';
import { textsShown } from '../support/texts-shown.ts';

const { site, visitor, expectComplaints, newPlayer } = sharedJourneys();
const mira = newPlayer();
const jovan = newPlayer();

const pages = [
  '/',
  '/betting',
  '/live_betting',
  '/scores',
  '/promo',
  '/index1',
  '/other',
  '/about_us',
  '/contact_us',
  '/support',
  '/sportbetting/rules',
  '/ticket_history',
  '/messages',
  '/account/settings',
  '/account/transactions',
  '/payin',
  '/account/bonuses/periodic',
  '/account/bonuses/regular',
  '/voucher_history',
  '/ping',
  '/betting?auth=login',
];

/** What markup would leave behind had it been taken for more than words. */
const traces = (page: Page) =>
  page.evaluate(() => ({
    ran: (window as { __xss?: unknown }).__xss !== undefined,
    made: document.querySelectorAll('[data-payload]').length,
  }));

/** What elements are called: a name out of the data could take the place of one that a document or window has. */
const namesGiven = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[id], [name]')].flatMap(({ id, attributes }) => [
      id,
      attributes.getNamedItem('name')?.value ?? '',
    ]),
  );

const unharmed = { ran: false, made: 0 };

test('two hundred texts of the operator stand in the inbox letter by letter, and nothing runs', async () => {
  for (let from = 0; from < hostileTexts.length; from += 20) {
    const [title = ''] = hostileTexts.slice(from);
    const text = hostileTexts.slice(from, from + 20).join('\n');
    await command(site().origin, 'message', { username: jovan, title, text });
  }
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  await screen.openAs('/messages', jovan);
  const unseen = async () => {
    const shown = (await textsShown(page)).join('\n');
    return hostileTexts.filter((text) => !shown.includes(text));
  };
  await expect.poll(unseen).toEqual([]);
  expect(await traces(page)).toEqual(unharmed);
});

test('whatever text the server feeds, on every page and in the slip it stands as words and nothing runs', async () => {
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  await command(site().origin, 'message', { username: mira, title: 'Hello', text: 'There' });
  await screen.openAs('/betting', mira);
  await screen.pickHomeWins(3);
  await screen.typeStake(100);
  await screen.pay();
  await screen.acceptedDialog().waitFor();
  await screen.closeDialog();
  const identifiers = await feedHostileTexts(page);
  const hostile = async () => (await textsShown(page)).filter((text) => text.includes('data-payload')).length;
  for (const path of pages) {
    await page.goto(`${site().origin}${path}`);
    await page.locator('#main').waitFor();
    await expect.poll(hostile, { message: path }).toBeGreaterThan(0);
    if (path === '/betting') await screen.pickHomeWins(3);
    expect(await traces(page), path).toEqual(unharmed);
    expect(
      (await namesGiven(page)).filter((name) => identifiers.has(name)),
      path,
    ).toEqual([]);
  }
  expect(identifiers.size).toBeGreaterThan(100);
}, 300_000);

test('a refusal in the words of nobody is said as words', async () => {
  const { page } = await visitor();
  expectComplaints(/401/);
  const screen = playerScreen(page, site().origin, 'en');
  const [text = ''] = hostileTexts;
  const refusal = { error: text, ErrorText: text, fields: { username: text } };
  await page.route('**/kcmanager/loginUser', (route) => route.fulfill({ status: 401, json: refusal }));
  await screen.signIn(mira);
  await page.getByText(text, { exact: true }).first().waitFor();
  expect(await traces(page)).toEqual(unharmed);
});
