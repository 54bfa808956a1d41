import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { axeInBothModes, axeViolations } from '../support/axe.ts';
import { gameFrameIn, gameFrameOf } from '../support/game-frame.ts';
import { seatsAt } from '../support/game-table.ts';
import { journeys } from '../support/journey.ts';
import { desktop, moving, phone, showMode } from '../support/watched-page.ts';
import { wordsIn } from '../support/words.ts';

const journey = journeys({}, moving);
const { expectComplaints } = journey;
const { demo, seated } = seatsAt(journey, '/games/arctic-fox/six-of-48');
const races = seatsAt(journey, '/games/northlight/greyhounds');
const league = seatsAt(journey, '/games/northlight/evening-league');
const words = wordsIn('en');

type Draw = Awaited<ReturnType<typeof demo>>['game'];

const mark = async (game: Draw, numbers: readonly number[]) => {
  for (const number of numbers) await game.frame.locator(`[data-number="${number}"]`).click();
};
const place = async (game: Draw) => {
  await game.button.click();
  await expect.poll(game.act).toBe('placed');
};
/** The balls that lie on the board, in their order. */
const balls = async (game: Draw) =>
  (await game.frame.locator('[data-ball]').evaluateAll((all) => all.map((ball) => ball.getAttribute('data-ball')))).map(
    Number,
  );
/** What a ticket pays by the ball that completes it, as the rules publish it. */
const pays = [
  10_000, 7_000, 5_000, 2_500, 1_000, 500, 300, 200, 150, 90, 80, 70, 60, 50, 40, 30, 25, 20, 18, 14, 10, 8, 7, 7, 6, 5,
  4, 3, 2, 1,
];
const paid = (drawn: readonly number[], numbers: readonly number[]): number =>
  numbers.every((number) => drawn.includes(number))
    ? (pays[Math.max(...numbers.map((number) => drawn.indexOf(number))) - 5] ?? 0)
    : 0;

const axeInFrame = async (page: Page) => {
  const frame = gameFrameOf(page);
  expect(frame && (await axeViolations(frame))).toEqual([]);
};

/** A draw at prices: places are laid by keyboard and taken off, and the page is clean for axe before, in and after the draw. */
const laidAndClean = async (
  { page, game }: Awaited<ReturnType<typeof demo>>,
  { tabs, off, stays }: { tabs: readonly string[]; off: string; stays: string },
) => {
  await game.nextRound();
  for (const tab of tabs) {
    await game.frame.locator(`[data-tab="${tab}"]`).click();
    await axeInFrame(page);
  }
  await game.lay(off);
  await game.lay(stays);
  await game.frame.locator(`[data-place="${off}"]`).press('Delete');
  const laid = () =>
    game.frame.locator('[data-laid="true"]').evaluateAll((all) => all.map((one) => one.getAttribute('data-place')));
  await expect.poll(laid).toEqual([stays]);
  await showMode(page, 'light');
  await place(game);
  await game.until('drawn');
  await axeInFrame(page);
  await game.until('paid');
  await game.frame.locator('[data-finished="true"]').waitFor();
  await game.phase('ready', 'late').waitFor();
  await axeInFrame(page);
};

/** The round is checked in the list of the last ones; then the next one takes bets. */
const checkedLast = async ({ page, game }: Awaited<ReturnType<typeof seated>>) => {
  await game.frame.getByRole('button', { name: 'Last rounds' }).click();
  await game.frame.getByRole('button', { name: 'Check' }).first().click();
  await game.frame.getByText('The round is as promised').waitFor();
  await page.keyboard.press('Escape');
  await game.until('open');
};

test('two players see the same balls fall, and each is paid by the ball that completes his ticket', async () => {
  // The minutes that are let pass end the first token.
  expectComplaints(/401/);
  const [one, other] = [await seated('player'), await seated('player2')];
  await one.game.nextRound();
  const before = [await one.game.credit(), await other.game.credit()];
  const tickets = [
    [1, 2, 3, 4, 5, 6],
    [11, 22, 33, 44, 47, 48],
  ];
  for (const ticket of tickets) await mark(one.game, ticket);
  await mark(other.game, tickets[0] ?? []);
  await place(one.game);
  await place(other.game);
  for (const { game } of [one, other]) await game.frame.locator('[data-players="2"]').waitFor();
  await one.game.until('drawn');
  // No balls fall at once that are to come, and no credit reveals them.
  await expect.poll(() => balls(one.game).then(({ length }) => length)).toBeLessThan(20);
  expect(await one.game.credit()).toBe((before[0] ?? 0) - 20);
  await one.game.until('paid');
  for (const { game } of [one, other]) await game.phase('ready', 'late').waitFor();
  const drawn = await balls(one.game);
  expect(new Set(drawn).size).toBe(35);
  expect(await balls(other.game)).toEqual(drawn);
  const [first = 0, second = 0] = tickets.map((ticket) => paid(drawn, ticket) * 10);
  await expect.poll(one.game.credit).toBe((before[0] ?? 0) - 20 + first + second);
  await expect.poll(other.game.credit).toBe((before[1] ?? 0) - 10 + first);
  await one.game.frame.getByRole('button', { name: 'Last rounds' }).click();
  await one.game.frame.getByRole('button', { name: 'Check' }).first().click();
  await one.game.frame.getByText('leads to the end of the chain').waitFor();
  // The draw is the first of those before, once the next one takes tickets.
  await one.page.keyboard.press('Escape');
  await one.game.until('open');
  await one.game.frame.getByRole('button', { name: words('game:six.draws') }).click();
  await axeInFrame(one.page);
  const past = one.game.frame.getByRole('list', { name: words('game:six.draws') }).locator('> li');
  expect((await past.first().locator('.unseen, [class*="unseen"]').allInnerTexts()).map(Number)).toEqual(drawn);
});

test.each([
  ['desktop', desktop],
  ['phone', { ...phone, reducedMotion: 'reduce' as const }],
])(
  'a ticket is marked by keyboard or picked, taken off, and brought back by undo, clean for axe, %s',
  async (_, options) => {
    const { page, game } = await demo(options);
    await game.nextRound();
    await game.frame.locator('[data-number="1"]').focus();
    for (const key of [' ', 'ArrowRight', 'Enter', 'ArrowDown', ' ']) await page.keyboard.press(key);
    expect(await game.frame.locator('[aria-pressed="true"][data-number]').allInnerTexts()).toEqual(['1', '2', '10']);
    await game.frame.getByRole('button', { name: words('game:six.quick') }).click();
    const ticket = game.frame.locator('[data-ticket]');
    expect(await ticket.getAttribute('data-ticket')).toMatch(/^1-2-([3-9]-)?10-|^1-2-/);
    expect(await axeInBothModes(page, (mode) => gameFrameIn(page, mode))).toEqual([]);
    await ticket.getByRole('button').click();
    expect(await ticket.count()).toBe(0);
    await game.frame.getByRole('button', { name: words('game:roulette.undo') }).click();
    await ticket.waitFor();
    await place(game);
    await game.until('drawn');
    await game.frame.locator('[data-ball]').first().waitFor();
    await axeInFrame(page);
  },
);

test('who comes in the middle of a draw sees the balls before at once, and the numbers he marks wait for the next', async () => {
  const { game } = await demo();
  await game.nextRound();
  await game.until('closing');
  await game.until('drawn');
  await game.pass(45_000);
  const { game: late } = await demo();
  await expect.poll(async () => (await balls(late)).length).toBeGreaterThan(14);
  await mark(late, [3, 9, 17, 25, 33, 41]);
  const add = late.frame.locator('[data-add]');
  expect(await add.isDisabled()).toBe(true);
  await late.nextRound();
  await add.click();
  await late.frame.locator('[data-ticket="3-9-17-25-33-41"]').waitFor();
});

test('two players see the same race, and are paid at the prices that stood there, when it is over', async () => {
  expectComplaints(/401/);
  const [one, other] = [await races.seated('player'), await races.seated('player2')];
  await one.game.nextRound();
  const before = [await one.game.credit(), await other.game.credit()];
  const priceOf = async (place: string) =>
    Number(await one.game.frame.locator(`[data-place="${place}"] strong`).innerText());
  const all = [1, 2, 3, 4, 5, 6];
  const prices = new Map<string, number>();
  for (const trap of all)
    for (const kind of ['win', 'top']) prices.set(`${kind}-${trap}`, await priceOf(`${kind}-${trap}`));
  for (const trap of all) await one.game.lay(`win-${trap}`);
  await other.game.lay('top-1');
  await other.game.lay('top-2');
  await place(one.game);
  await place(other.game);
  for (const { game } of [one, other]) await game.frame.locator('[data-players="2"]').waitFor({ state: 'attached' });
  await one.game.until('drawn');
  expect(await one.game.credit()).toBe((before[0] ?? 0) - 60);
  await one.game.until('paid');
  for (const { game } of [one, other]) await game.phase('ready', 'late').waitFor();
  const finish = one.game.frame.locator('[data-finished="true"]');
  const order = ((await finish.getAttribute('data-order')) ?? '').split('-').map(Number);
  expect(order.toSorted()).toEqual(all);
  expect(await other.game.frame.locator('[data-finished="true"]').getAttribute('data-order')).toBe(order.join('-'));
  const won = prices.get(`win-${order[0]}`) ?? 0;
  await expect.poll(one.game.credit).toBeCloseTo((before[0] ?? 0) - 60 + won * 10, 2);
  const placed = [1, 2]
    .filter((trap) => order.slice(0, 2).includes(trap))
    .map((trap) => prices.get(`top-${trap}`) ?? 0);
  const back = placed.reduce((sum, price) => sum + price * 10, 0);
  await expect.poll(other.game.credit).toBeCloseTo((before[1] ?? 0) - 20 + back, 2);
  await one.game.frame
    .getByText(new RegExp(`^${order[0]} .+ wins ahead of ${order[1]} `))
    .first()
    .waitFor();
  await checkedLast(one);
  await one.game.frame.locator('[data-tab="past"]').click();
  const newest = one.game.frame
    .getByRole('list', { name: words('game:race.tab.past') })
    .locator('> li')
    .first();
  expect((await newest.locator('[data-trap]').allInnerTexts()).map(Number)).toEqual(order);
});

test.each([
  ['desktop', desktop],
  ['phone', { ...phone, reducedMotion: 'reduce' as const }],
])(
  'a bet on a race is laid by keyboard, taken off, and clean for axe before, in and after the race, %s',
  async (_, options) => {
    await laidAndClean(await races.demo(options), {
      tabs: ['past', 'parity', 'pair', 'win'],
      off: 'top-4',
      stays: 'win-3',
    });
  },
);

test('two players see the same goals fall, and are paid at the prices that stood there, after the final whistle', async () => {
  expectComplaints(/401/);
  const [one, other] = [await league.seated('player'), await league.seated('player2')];
  await one.game.nextRound();
  const before = [await one.game.credit(), await other.game.credit()];
  const tab = (game: Draw, name: string) => game.frame.locator(`[data-tab="${name}"]`).click();
  const priceOf = async (place: string) =>
    Number(await one.game.frame.locator(`[data-place="${place}"] strong`).innerText());
  const results = ['home-1', 'draw-1', 'away-1'];
  const goals = ['over-2', 'under-2'];
  const prices = new Map<string, number>();
  for (const place of results) {
    prices.set(place, await priceOf(place));
    await one.game.lay(place);
  }
  await tab(one.game, 'goals');
  for (const place of goals) prices.set(place, await priceOf(place));
  await tab(other.game, 'goals');
  for (const place of goals) await other.game.lay(place);
  await place(one.game);
  await place(other.game);
  for (const { game } of [one, other]) await game.frame.locator('[data-players="2"]').waitFor({ state: 'attached' });
  await one.game.until('drawn');
  expect(await one.game.credit()).toBe((before[0] ?? 0) - 30);
  await one.game.until('paid');
  for (const { game } of [one, other]) await game.phase('ready', 'late').waitFor();
  const scores = async (game: Draw) => {
    await game.frame.locator('[data-finished="true"]').waitFor();
    return game.frame
      .locator('[data-match]')
      .evaluateAll((all) => all.map((match) => match.getAttribute('data-score')));
  };
  const ended = await scores(one.game);
  expect(await scores(other.game)).toEqual(ended);
  const [[home = 0, away = 0] = [], second = []] = ended.map((score) => (score ?? '').split(':').map(Number));
  const won = home > away ? 'home-1' : home === away ? 'draw-1' : 'away-1';
  await expect.poll(one.game.credit).toBeCloseTo((before[0] ?? 0) - 30 + (prices.get(won) ?? 0) * 10, 2);
  const fell = second.reduce((sum, of) => sum + of, 0) > 2 ? 'over-2' : 'under-2';
  await expect.poll(other.game.credit).toBeCloseTo((before[1] ?? 0) - 20 + (prices.get(fell) ?? 0) * 10, 2);
  await checkedLast(one);
  await tab(one.game, 'past');
  const newest = one.game.frame
    .getByRole('list', { name: words('game:football.tab.past') })
    .locator('> li')
    .first();
  expect((await newest.locator('[data-result]').allInnerTexts()).map((result) => /\d+:\d+$/.exec(result)?.[0])).toEqual(
    ended,
  );
});

test.each([
  ['desktop', desktop],
  ['phone', { ...phone, reducedMotion: 'reduce' as const }],
])(
  'a bet on a match is laid by keyboard, taken off, and clean for axe before, in and after the matches, %s',
  async (_, options) => {
    await laidAndClean(await league.demo(options), {
      tabs: ['past', 'both', 'goals', 'result'],
      off: 'draw-4',
      stays: 'home-3',
    });
  },
);
