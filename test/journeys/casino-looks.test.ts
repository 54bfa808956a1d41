import type { FrameLocator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { axeInBothModes, axeViolations, rulesIn } from '../support/axe.ts';
import { gameFrameIn, gameFrameOf, playNext } from '../support/game-frame.ts';
import { sharedJourneys } from '../support/journey.ts';
import { signedIn, tokensOf } from '../support/player-api.ts';
import { playerScreen } from '../support/player-screen.ts';
import { command, post } from '../support/sandbox.ts';
import { desktop, phone, showMode } from '../support/watched-page.ts';
import { wordsIn } from '../support/words.ts';

const { site, visitor, newPlayer } = sharedJourneys();
const mira = newPlayer();
const jovan = newPlayer();
const words = wordsIn('en');

/** One title of each engine, and a table that all share. */
const titles = [
  'redwell/burning-seven',
  'oakspin/ten-stones',
  'vela-live/roulette',
  'vela-live/jacks-or-better',
  'vela-live/roulette-kalemegdan',
  'vela-live/baccarat-sava',
  'kite-labs/skyline-crash',
  'kite-labs/minefield',
  'kite-labs/plinko-drop',
  'arctic-fox/lucky-dice',
  'arctic-fox/polar-keno',
  'arctic-fox/six-of-48',
  'northlight/greyhounds',
  'northlight/evening-league',
];

const opened = async (path: string, { username, options = desktop }: { username?: string; options?: object } = {}) => {
  const { page } = await visitor(options);
  const at = playerScreen(page, site().origin, 'en');
  await at.openAs(path, username);
  return { page, at, game: page.frameLocator('main iframe') };
};

const forPlay = (title: string) => `/games/${title}?demo=1`;
const demo = (title: string, language = 'en') => `/${language}${forPlay(title)}`;
const stands = (game: FrameLocator) => game.locator('main[data-phase="ready"], main[data-phase="inTurn"]').waitFor();
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Texts of the console that are wider than their box, or outside the window. */
const cut = (game: FrameLocator) =>
  game.locator('main > section:last-of-type').evaluate((console) => {
    const isCut = ({ scrollWidth, clientWidth }: Element) => clientWidth > 1 && scrollWidth > clientWidth + 1;
    const isOutside = ({ left, right }: DOMRect) => left < 0 || right > window.innerWidth;
    return [...console.querySelectorAll('label, legend, button, span, strong, small')]
      .filter((element) => !element.matches('.unseen'))
      .filter((element) => isCut(element) || isOutside(element.getBoundingClientRect()))
      .map(({ tagName, textContent }) => `${tagName} ${textContent}`);
  });

test('axe finds nothing in lobbies with games, without, of a studio, and among the player’s rounds', async () => {
  const { page, at } = await opened('/casino', { username: mira });
  for (const path of ['/casino?as=list', '/casino2', '/casino3', '/slots', '/virtuals', '/games', '/games/oakspin']) {
    await at.open(path);
    await page.getByRole('main').getByRole('heading').first().waitFor({ state: 'attached' });
    expect(await axeInBothModes(page), path).toEqual([]);
  }
  await at.open('/account/rounds');
  await page.getByRole('heading', { name: words('casino:rounds.title') }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

const sizes = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];

test.each([
  ['de', 'dark'],
  ['ru', 'light'],
] as const)(
  'in %s, %s: no word of a console is cut, however wide the window, and axe finds nothing',
  async (language, mode) => {
    const { page, game } = await opened(demo('redwell/burning-seven', language));
    await showMode(page, mode);
    const told = page.getByText(wordsIn(language)('casino:game.demoText'));
    for (const title of titles) {
      await playNext(page, forPlay(title), language);
      await stands(game);
      for (const size of sizes) {
        await page.setViewportSize(size);
        const wide = await page.locator('main iframe').evaluate((frame) => frame.clientWidth);
        await expect.poll(() => gameFrameOf(page)?.evaluate(() => innerWidth)).toBe(wide);
        await expect.poll(() => cut(game), { message: `${title}, ${size.width}` }).toEqual([]);
        expect(await overflow(page), `${title}, ${size.width}`).toBe(0);
        expect(await told.evaluate((text) => text.scrollWidth - text.clientWidth), `${size.width}`).toBe(0);
      }
      expect(await axeViolations(await gameFrameIn(page, mode), rulesIn(mode)), title).toEqual([]);
      // What is around the frame is the same for all, except how a table is described.
      if (title === titles[0] || title === 'vela-live/baccarat-sava')
        expect(await axeViolations(page, rulesIn(mode)), title).toEqual([]);
    }
  },
);

test.each(['ru', 'el', 'rs'] as const)(
  'on a phone the cards of a hand stand side by side, in the script of %s',
  async (language) => {
    const { page, game } = await opened(demo('vela-live/bonus-royal', language), { options: phone });
    await stands(game);
    await game.locator('[data-act]').click();
    const hold = game.locator('button[data-hold]');
    await expect.poll(() => hold.count()).toBe(5);
    const found = await hold.evaluateAll((all) =>
      all.map((button) => ({ box: button.getBoundingClientRect(), cut: button.scrollWidth - button.clientWidth })),
    );
    expect(found.map(({ cut: width }) => width)).toEqual([0, 0, 0, 0, 0]);
    expect(found.at(-1)?.box.right).toBeLessThanOrEqual(390);
    for (const [nth, { box }] of found.slice(1).entries())
      expect(box.left).toBeGreaterThanOrEqual(found[nth]?.box.right ?? 0);
    // Every face that the language needs has come with the frame.
    const faces = () =>
      gameFrameOf(page)?.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
    await expect.poll(faces).toBe(2);
  },
);

test('on a phone a game’s whole name stands beside the net position, its tools in a menu', async () => {
  const { page, game } = await opened('/games/redwell/burning-seven', { username: mira, options: phone });
  await stands(game);
  const name = page.getByRole('heading', { name: 'Burning Seven' });
  expect(await name.evaluate((heading) => heading.scrollWidth - heading.clientWidth)).toBe(0);
  const more = page.getByRole('button', { name: words('casino:game.more') });
  await more.click();
  await page.getByRole('menuitem', { name: words('casino:star', { game: 'Burning Seven' }) }).waitFor();
  await page.getByRole('menuitem', { name: words('casino:game.soundOff') }).click();
  await more.click();
  await page.getByRole('menuitem', { name: words('casino:game.soundOn') }).waitFor();
});

test('a stake is typed: down to a step, refused beyond the limits, and staked as it stands', async () => {
  const { page, game } = await opened(demo('oakspin/ten-stones'));
  await stands(game);
  const stake = game.getByRole('textbox', { name: 'Stake' });
  const spin = game.locator('[data-act]');
  await stake.fill('5001');
  await stake.press('Enter');
  await expect.poll(() => stake.inputValue()).toBe('5,000.00');
  await stake.fill('9000');
  await stake.press('Enter');
  await game.getByText('At most 5,000.00 RSD a round').waitFor();
  await expect.poll(() => spin.getAttribute('aria-disabled')).toBe('true');
  await stake.fill('nothing');
  await stake.press('Enter');
  await expect.poll(() => stake.inputValue()).toBe('9,000.00');
  await stake.fill('37,5');
  await stake.press('Enter');
  await expect.poll(() => stake.inputValue()).toBe('35.00');
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/play/v1/round'));
  await spin.click();
  expect(((await (await answered).json()) as { outcome: { stake: number } }).outcome.stake).toBe(3_500);
});

test('a stake that is being typed outlives credit that comes or goes meanwhile', async () => {
  const { game } = await opened('/games/oakspin/ten-stones', { username: mira });
  await stands(game);
  const stake = game.getByRole('textbox', { name: 'Stake' });
  const credit = game.locator('[data-credit]');
  const before = await credit.innerText();
  await stake.fill('20');
  const { access_token } = await tokensOf(site().origin, mira);
  await post(site().origin, '/vouchers/v1/create', { amount: 100, currency: 'RSD', currencyId: 1 }, access_token);
  await expect.poll(() => credit.innerText()).not.toBe(before);
  expect(await stake.inputValue()).toBe('20');
  await stake.press('Enter');
  await expect.poll(() => stake.inputValue()).toBe('20.00');
});

test('details tell the player’s last round of the game, and lead to all of them', async () => {
  const { page, at, game } = await opened('/games/oakspin/ten-stones', { username: jovan });
  await stands(game);
  await command(site().origin, 'round', { username: jovan, game_code: 'ten-stones', outcome: 'lose' });
  const player = await signedIn(site().origin, jovan);
  const before = await player.credit();
  await game.locator('[data-act]').click();
  await expect.poll(() => player.credit()).not.toBe(before);
  // The stake is booked before the round has ended.
  await stands(game);
  await at.open('/casino?game=ten-stones');
  const last = page.getByRole('dialog').getByRole('link', { name: words('casino:details.lastRound') });
  // A round that is lost may have brought a part of its stake back.
  expect(await last.innerText()).toMatch(/−\d+\.\d\d RSD/);
  const similar = page.getByRole('dialog').getByRole('region', { name: words('casino:details.similar') });
  await expect.poll(() => similar.getByRole('link').count()).toBe(4);
  expect(await axeViolations(page)).toEqual([]);
  await similar.getByRole('link').first().click();
  await page.waitForURL((url) => !['ten-stones', null].includes(url.searchParams.get('game')));
  await page.goBack();
  await last.click();
  await page.waitForURL((url) => url.pathname === '/account/rounds' && url.searchParams.get('title') === 'ten-stones');
});

test('a phone’s lobby is as wide as the phone, and the lobby that is open is among the tabs in sight', async () => {
  const { page, at, game } = await opened('/games/arctic-fox/polar-keno', { username: jovan, options: phone });
  await stands(game);
  await at.open('/casino');
  await page.getByRole('heading', { name: words('casino:rail.goOn') }).waitFor();
  expect(await overflow(page)).toBe(0);
  await at.open('/number_games');
  const tab = page.getByRole('navigation', { name: words('casino:lobbies') }).locator('[data-here]');
  const right = () => tab.evaluate((here) => here.getBoundingClientRect().right);
  await expect.poll(right).toBeLessThanOrEqual(390);
});

test('a studio leads to the others', async () => {
  const { page } = await opened('/games/oakspin');
  await page.getByRole('main').getByRole('link', { name: 'Vela Live', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/games/vela-live');
});

test('on a phone the felt stays where it is when the first chip is laid', async () => {
  const { game } = await opened(demo('vela-live/roulette'), { options: phone });
  await stands(game);
  const number = game.locator('[data-place="17"]');
  const before = await number.boundingBox();
  await number.click();
  await expect.poll(() => game.locator('[data-act]').getAttribute('aria-disabled')).toBe('false');
  expect(await number.boundingBox()).toEqual(before);
});

test('on a phone the felt of a table that all share is whole before the table is heard of', async () => {
  const { page } = await visitor(phone);
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/play/v1/shared', (route) => asked.then(() => route.continue()));
  await page.goto(`${site().origin}${demo('vela-live/roulette-kalemegdan')}`);
  const game = page.frameLocator('main iframe');
  await stands(game);
  expect((await game.locator('[data-place="17"]').boundingBox())?.height).toBeGreaterThan(18);
  answer();
  await game.locator('[data-table]').waitFor();
  expect((await game.locator('[data-place="17"]').boundingBox())?.height).toBeGreaterThan(18);
});

test('a heap on the felt is dragged, however slowly, and one that is let go beside the felt stays', async () => {
  const { page, game } = await opened(demo('vela-live/roulette'));
  await stands(game);
  const place = (name: string) => game.locator(`[data-place="${name}"]`);
  const middle = async (name: string) => {
    const box = await place(name).boundingBox();
    if (!box) throw new Error(`No place ${name} on the felt`);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const laid = (name: string) => place(name).getAttribute('aria-label');
  await place('17').click();
  await expect.poll(() => laid('17')).toContain('10.00');
  await page.mouse.move(...(await middle('17')));
  await page.mouse.down();
  await page.mouse.move(...(await middle('26')), { steps: 5 });
  // Longer than the press that takes a heap off.
  const since = await page.evaluate(() => performance.now());
  await page.waitForFunction((from) => performance.now() - from > 800, since);
  expect(await laid('17')).toContain('10.00');
  await page.mouse.up();
  await expect.poll(() => laid('26')).toContain('10.00');
  expect(await laid('17')).not.toContain('10.00');
  await page.mouse.down();
  const [x] = await middle('26');
  await page.mouse.move(x, 20, { steps: 5 });
  await page.mouse.up();
  const later = await page.evaluate(() => performance.now());
  await page.waitForFunction((from) => performance.now() - from > 800, later);
  expect(await laid('26')).toContain('10.00');
});

test('a low window of a desktop leaves the cards of baccarat and the time at the wheel their room', async () => {
  const low = { viewport: { width: 1024, height: 768 } };
  const cards = await opened(demo('vela-live/baccarat-sava'), { options: low });
  await stands(cards.game);
  const card = cards.game.locator('ol li[data-empty="true"]').first();
  expect((await card.boundingBox())?.height).toBeGreaterThan(70);
  const wheel = await opened(demo('vela-live/roulette-kalemegdan'), { options: low });
  await stands(wheel.game);
  const stage = await wheel.game.locator('[data-table]').boundingBox();
  const ring = await wheel.game.locator('[data-table] svg circle').first().boundingBox();
  expect((ring?.y ?? 0) - (stage?.y ?? 0)).toBeGreaterThanOrEqual(0);
});
