import fc from 'fast-check';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { frameUp, frameVersion } from '../../contract/games/frame.ts';
import { sharedJourneys } from '../support/journey.ts';
import { signedIn } from '../support/player-api.ts';
import { playerScreen } from '../support/player-screen.ts';
import { command } from '../support/sandbox.ts';
import { moving, phone } from '../support/watched-page.ts';
import { wordsIn } from '../support/words.ts';

const { site, visitor, newPlayer, expectComplaints } = sharedJourneys(moving);
const mira = newPlayer();
const jovan = newPlayer();
const sanja = newPlayer();
const hana = newPlayer();
const words = wordsIn('en');

const stones = '/games/oakspin/ten-stones';
const spin = (page: Page) => page.frameLocator('main iframe').getByRole('button', { name: /^Spin/ });
const panel = (page: Page, key: string) => page.getByRole('heading', { name: words(key, { game: 'Ten Stones' }) });

/** In the list of all games of the lobby. */
const tileOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('region', { name: words('casino:rail.all') })
    .locator('[data-tile]')
    .filter({ hasText: name });

const opened = async (path: string, username?: string, options = {}) => {
  const { page } = await visitor(options);
  const at = playerScreen(page, site().origin, 'en');
  await at.openAs(path, username);
  return { page, at };
};

test('a visitor plays the demo; for money he signs in and comes back to the game', async () => {
  expectComplaints(/401/);
  const { page } = await opened(`${stones}?demo=1`);
  await spin(page).waitFor();
  await page.getByText(words('casino:game.demoText')).waitFor();
  await page.getByRole('link', { name: words('casino:game.demoPlay') }).click();
  await panel(page, 'casino:game.loginTitle').waitFor();
  await page.getByRole('button', { name: words('casino:details.login') }).click();
  // The operator has the login in a dialog.
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words('auth:username'), { exact: true }).fill(jovan);
  await dialog.getByLabel(words('auth:password'), { exact: true }).fill('Sandbox12345');
  await dialog.getByRole('button', { name: words('auth:submit'), exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await spin(page).waitFor();
});

test('a round for money changes credit and net position, and stands among the player’s rounds', async () => {
  const { page, at } = await opened(stones, mira);
  const player = await signedIn(site().origin, mira);
  const before = await player.credit();
  const net = page.getByRole('toolbar').locator('dd').nth(1);
  await expect.poll(() => net.innerText()).toBe('0.00 RSD');
  // A round that brings back just its stake would leave both as they were.
  await command(site().origin, 'round', { username: mira, game_code: 'ten-stones', outcome: 'lose' });
  await spin(page).click();
  await expect.poll(() => player.credit()).not.toBe(before);
  await expect.poll(() => net.innerText()).not.toBe('0.00 RSD');
  await page.getByRole('button', { name: words('casino:game.close') }).click();
  await page.waitForURL((url) => url.pathname === '/casino');
  await at.open('/account/rounds');
  const row = page.getByRole('main').getByRole('row', { name: /Ten Stones/ });
  await row.getByRole('link').click();
  await page.getByRole('dialog').locator('iframe').waitFor();
});

test('beside the game stand what its session staked and brought back, and its last rounds to look at again', async () => {
  const { page } = await opened(stones, sanja);
  const beside = page.getByRole('complementary', { name: words('casino:session.title') });
  const figure = async (nth: number) =>
    Number((await beside.locator('dd').nth(nth).innerText()).replaceAll(/[^\d.-]/g, ''));
  const [net, staked, returned] = [() => figure(0), () => figure(1), () => figure(2)];
  const rowsOf = (key: string) => beside.getByRole('table', { name: words(key) }).locator('tbody tr');
  const [rows, wins] = [rowsOf('casino:session.lastRounds'), rowsOf('casino:session.wins')];
  await beside.waitFor();
  expect(await Promise.all([net(), staked(), returned()])).toEqual([0, 0, 0]);
  expect(await rows.count()).toBe(0);
  for (const [nth, outcome] of (['lose', 'win'] as const).entries()) {
    await command(site().origin, 'round', { game_code: 'ten-stones', outcome });
    await page.frameLocator('main iframe').locator('main[data-phase="ready"]').waitFor();
    await spin(page).click();
    await expect.poll(() => rows.count()).toBe(nth + 1);
  }
  await beside.getByText(words('casino:session.rounds', { count: 2 })).waitFor();
  const cells = async (nth: number) => (await rows.nth(nth).locator('td').allInnerTexts()).slice(1, 3).map(Number);
  const [[stake = 0, win = 0], [before = 0, lost = 0]] = [await cells(0), await cells(1)];
  // Of the two the one that brought more than its stake is among the wins.
  await expect.poll(() => wins.count()).toBe(1);
  expect((await wins.locator('td').allInnerTexts()).slice(1, 3).map(Number)).toEqual([stake, win]);
  // The newest first: it won more than its stake, the one before it less.
  expect(win).toBeGreaterThan(stake);
  expect(lost).toBeLessThan(before);
  expect(await staked()).toBeCloseTo(stake + before);
  expect(await returned()).toBeCloseTo(win + lost);
  expect(await beside.locator('dd').first().innerText()).toContain(
    (win + lost - stake - before).toFixed(2).replace('-', ''),
  );
  await rows.first().getByRole('link').click();
  await page.waitForURL((url) => url.pathname === '/account/rounds');
  await page.getByRole('dialog').locator('iframe').waitFor();
});

test('a game opened in a second tab says so in the first, where it can be played again', async () => {
  const { page } = await opened(stones, mira);
  await spin(page).waitFor();
  const other = await page.context().newPage();
  await other.goto(`${site().origin}${stones}`);
  await spin(other).waitFor();
  await panel(page, 'casino:game.takenOverTitle').waitFor();
  await page.getByRole('button', { name: words('casino:game.playHere') }).click();
  await spin(page).waitFor();
  await panel(other, 'casino:game.takenOverTitle').waitFor();
});

test('a game that is switched off is closed, and says where the money is', async () => {
  const { page } = await opened(stones, mira);
  await spin(page).waitFor();
  await command(site().origin, 'game', { game_code: 'ten-stones', active: false });
  await panel(page, 'casino:game.offTitle').waitFor();
  await page.getByText(words('casino:game.endMoney')).waitFor();
  await command(site().origin, 'game', { game_code: 'ten-stones', active: true });
});

test('a pointer that rests on a game fetches its code, and a frame that did so goes', async () => {
  const { page } = await opened('/casino');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const isFetched = (file: RegExp) => () => fetched.some((path) => file.test(path));
  const tile = tileOf(page, 'Owl Hollow');
  await tile.scrollIntoViewIfNeeded();
  await tile.hover();
  await expect.poll(isFetched(/^\/play\/owl-hollow$/)).toBe(true);
  await expect.poll(isFetched(/^\/play\/assets\/reels-game-.+\.js$/)).toBe(true);
  await expect.poll(() => page.locator('iframe').count()).toBe(0);
  // Once is enough.
  await tileOf(page, 'Nile Secrets').hover();
  await expect.poll(isFetched(/^\/play\/nile-secrets$/)).toBe(true);
  await tile.hover();
  await page.getByRole('banner').hover();
  expect(fetched.filter((path) => path === '/play/owl-hollow')).toHaveLength(1);
});

test('a finger on a game of a phone fetches its code before its details are read', async () => {
  const { page } = await opened('/casino', undefined, phone);
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/play/nile-secrets');
  await tileOf(page, 'Nile Secrets').tap();
  await asked;
  await page.getByRole('dialog', { name: 'Nile Secrets' }).waitFor();
});

test('nothing of five hundred words of a hostile frame moves the page, its credit or its address', async () => {
  const { page, at } = await opened('/casino', hana);
  await page.route(
    ({ pathname }) => pathname.startsWith('/play/'),
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>hostile</title><body>' }),
  );
  await at.open(stones);
  const shown = await page.locator('main iframe').elementHandle();
  const frame = await shown?.contentFrame();
  if (!frame) throw new Error('There is no frame');
  await frame.waitForURL(/#n=/);
  const nonce = new URL(frame.url()).hash.slice('#n='.length);
  const credit = await at.credit().innerText();
  const types = [
    ...frameUp.def.options.map(({ shape }) => shape.type.def.values[0]),
    'balance',
    'close',
    'wallet_update',
  ];
  const word = fc.record(
    {
      v: fc.oneof(fc.constant(frameVersion), fc.anything()),
      nonce: fc.oneof(fc.constant(nonce), fc.string()),
      type: fc.oneof(fc.constantFrom(...types), fc.string()),
      reason: fc.anything(),
      round_id: fc.anything(),
      amount: fc.double(),
      wallets: fc.anything(),
    },
    { requiredKeys: [] },
  );
  // What the contract lets a game send is no attack: it may leave, fail or be ready.
  const said = fc.sample(fc.oneof(word, fc.anything()), { numRuns: 500, seed: 17 }).filter((one) => {
    const read = frameUp.safeParse(one);
    return !read.success || read.data.nonce !== nonce;
  });
  expect(said.length).toBeGreaterThan(400);
  await frame.evaluate((all) => {
    for (const one of all) parent.postMessage(one, '*');
  }, said);
  // Somebody else who knows the word is not the frame.
  await page.evaluate((said) => window.postMessage(said, '*'), { v: frameVersion, nonce, type: 'exit' });
  await page.getByText(words('casino:game.opening', { game: 'Ten Stones' })).waitFor();
  await frame.evaluate((said) => parent.postMessage(said, '*'), { v: frameVersion, nonce, type: 'ready' });
  await page.locator('main iframe:not([data-loading])').waitFor();
  expect(new URL(page.url()).pathname).toBe(stones);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await at.credit().innerText()).toBe(credit);
});
