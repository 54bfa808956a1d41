import { describe, expect, test } from 'vitest';
import { axeViolations } from '../support/axe.ts';
import { gameFrameOf } from '../support/game-frame.ts';
import { seatsAt, type tableIn } from '../support/game-table.ts';
import { journeys } from '../support/journey.ts';
import { playerScreen } from '../support/player-screen.ts';
import { desktop, moving, phone } from '../support/watched-page.ts';
import { wordsIn } from '../support/words.ts';

const { site, visitor, expectComplaints } = journeys({}, moving);
const address = '/games/vela-live/roulette-kalemegdan';
const words = wordsIn('en');

type Table = ReturnType<typeof tableIn>;

const { demo, seated } = seatsAt({ site, visitor }, address);

/** Red and black: all but 0 brings the stake back. */
const layBoth = async (game: Table) => {
  await game.lay('red');
  await game.lay('black');
};

/** The end of a round, shown once the wheel has stopped. */
const told = async (game: Table): Promise<string> => {
  await game.until('drawn', 'paid');
  await game.phase('ready').waitFor();
  return game.result.innerText();
};

test('two players at one table see each other and the same number, and both are paid', async () => {
  const [one, other] = [await seated('player'), await seated('player2')];
  await one.game.nextRound();
  const before = [await one.game.credit(), await other.game.credit()];
  await layBoth(one.game);
  await one.game.button.click();
  await expect.poll(one.game.act).toBe('placed');
  await other.game.lay('17');
  await other.game.button.click();
  await expect.poll(other.game.act).toBe('placed');
  for (const { game } of [one, other]) await game.frame.locator('[data-players="2"]').waitFor();
  // The other's chip on 17, smaller than one's own.
  await one.game.frame.locator('[data-place="17"] svg[width="17"]').waitFor();
  expect(await other.game.frame.locator('[data-place="17"] svg[width="17"]').count()).toBe(0);
  const [first, second] = await Promise.all([told(one.game), told(other.game)]);
  const number = /^\d+/.exec(first)?.[0];
  expect(number).toBeDefined();
  expect(/^\d+/.exec(second)?.[0]).toBe(number);
  const brings = number === '0' ? 0 : 20;
  await expect.poll(one.game.credit).toBe((before[0] ?? 0) - 20 + brings);
  await expect.poll(other.game.credit).toBe((before[1] ?? 0) - 10 + (number === '17' ? 360 : 0));
});

test('the lobby says who is at a table, how long its bets are open and what came last', async () => {
  const { page } = await visitor(desktop);
  const lobby = playerScreen(page, site().origin, 'en');
  await lobby.open('/casino');
  const tile = page
    .getByRole('region', { name: words('casino:rail.tables') })
    .getByRole('link', { name: /Roulette Morava/ });
  await tile.getByText(words('casino:tables.players', { count: 0 })).waitFor();
  const { game } = await seatsAt({ site, visitor }, '/games/vela-live/roulette-morava').seated('player');
  await game.nextRound();
  await game.lay('red');
  await game.button.click();
  await expect.poll(game.act).toBe('placed');
  await tile.getByText(words('casino:tables.players', { count: 1 })).waitFor();
  await tile.getByText(/^\d+ s$/).waitFor();
  const number = /^\d+/.exec(await told(game))?.[0];
  await game.nextRound();
  await tile.getByText(new RegExp(`^${words('casino:tables.results')}: ${number},`)).waitFor();
  await tile.click();
  await page.getByRole('dialog', { name: 'Roulette Morava' }).waitFor();
});

test('chips that were not placed go back when betting closes, and are laid again by undo', async () => {
  const { page, game } = await demo(phone);
  await game.nextRound();
  await game.lay('17-20');
  const frame = gameFrameOf(page);
  expect(frame && (await axeViolations(frame))).toEqual([]);
  await game.until('closing', 'drawn', 'paid');
  await game.frame.getByText(words('game:late.what')).waitFor();
  expect(await game.credit()).toBe(10_000);
  expect(await game.button.getAttribute('aria-disabled')).toBe('true');
  await game.nextRound();
  await game.frame.getByRole('button', { name: words('game:roulette.undo') }).click();
  await game.button.click();
  await expect.poll(game.act).toBe('placed');
  expect(await told(game)).toMatch(/^\d+/);
});

test('hands of baccarat are dealt for all, and a stake on both of them brings back what the rules say', async () => {
  const { page, game } = await seatsAt({ site, visitor }, '/games/vela-live/baccarat-sava').demo(phone);
  await game.nextRound();
  await game.lay('player');
  await game.lay('banker');
  await game.button.click();
  await expect.poll(game.act).toBe('placed');
  const text = await told(game);
  const [, winner = ''] = /(Player wins|Banker wins|Tie)/.exec(text) ?? [];
  // Of 10.00 on each: the hand that won brings 20.00, the banker's five in a hundred less; a tie brings both back.
  const brings = { 'Player wins': 20, 'Banker wins': 19.5, Tie: 20 }[winner];
  await expect.poll(game.credit).toBe(10_000 - 20 + (brings ?? Number.NaN));
  const cards = await game.frame.locator('[data-card]').count();
  expect(cards).toBeGreaterThanOrEqual(4);
  const frame = gameFrameOf(page);
  expect(frame && (await axeViolations(frame))).toEqual([]);
  await game.frame.getByRole('button', { name: 'Last rounds' }).click();
  await game.frame.getByRole('button', { name: 'Check' }).first().click();
  await game.frame.getByText('leads to the end of the chain').waitFor();
});

describe('an answer that is lost', () => {
  test('after the bet arrived: it is asked about, found booked, and paid once', async () => {
    expectComplaints(/ERR_|Failed to (load|fetch)/);
    const { page, game } = await demo();
    await game.nextRound();
    let sent = 0;
    await page.route('**/play/v1/round', async (route) => {
      sent += 1;
      await route.fetch();
      await route.abort();
    });
    await layBoth(game);
    await game.button.click();
    await game.frame.getByText(words('game:unknown.money')).waitFor();
    const text = await told(game);
    expect(sent).toBe(1);
    expect(await game.credit()).toBe(text.startsWith('0') ? 9_980 : 10_000);
  });

  test('before the bet arrived: nothing is staked, and it is said', async () => {
    expectComplaints(/ERR_|Failed to (load|fetch)|404/);
    const { page, game } = await demo();
    await game.nextRound();
    await page.route('**/play/v1/round', (route) => route.abort());
    await layBoth(game);
    await game.button.click();
    await game.frame.getByText(words('game:takenBack.what')).waitFor();
    expect(await game.credit()).toBe(10_000);
  });
});

test('a line that is down in the last second never costs a stake: the bet is booked or refused, and the screen says which', async () => {
  expectComplaints(/ERR_|Failed to (load|fetch)|shared|404|409/);
  const { page, game } = await demo();
  await game.nextRound();
  await layBoth(game);
  await page.route('**/play/v1/round', async (route) => {
    // The bet is on its way when the line goes down: it arrives, its answer does not.
    await route.fetch();
    await page.context().setOffline(true);
    await route.abort();
  });
  await game.untilLeft(3_000);
  await game.button.click();
  await game.frame.locator('[data-table="offline"]').waitFor();
  await game.frame.getByText(words('game:table.lost')).waitFor();
  await game.pass(12_000);
  await page.context().setOffline(false);
  await game.phase('ready', 'takenBack', 'late', 'refused').waitFor();
  const isPlayed = (await game.phase('ready').count()) > 0;
  const number = isPlayed ? /^\d+/.exec(await game.result.innerText())?.[0] : null;
  expect(await game.credit()).toBe(number === '0' ? 9_980 : 10_000);
  if (!isPlayed) await game.frame.getByText(/[Nn]othing was staked|goes back/).waitFor();
});

test('who is torn away finds his bet on the table, and can check its round', async () => {
  const { page, game } = await seated('player');
  await game.nextRound();
  await layBoth(game);
  await game.button.click();
  await expect.poll(game.act).toBe('placed');
  await page.reload();
  await game.table.waitFor();
  await game.phase('inTurn', 'showing', 'ready').waitFor();
  expect(await told(game)).toMatch(/^\d+/);
  await game.frame.getByRole('button', { name: 'Last rounds' }).click();
  await game.frame.getByRole('button', { name: 'Check' }).first().click();
  await game.frame.getByText('The round is as promised').waitFor();
  await game.frame.getByText('leads to the end of the chain').waitFor();
});
