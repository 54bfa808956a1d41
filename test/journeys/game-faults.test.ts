import type { FrameLocator, Page, Route } from 'playwright';
import { afterEach, describe, expect, test } from 'vitest';
import { sessionFrom } from '../../src/actors/session-from.ts';
import { playNext } from '../support/game-frame.ts';
import { journeys } from '../support/journey.ts';
import { leftBefore } from '../support/left-before.ts';
import { signedIn, tokensOf } from '../support/player-api.ts';
import { playerScreen } from '../support/player-screen.ts';
import { command, post } from '../support/sandbox.ts';
import { wordsIn } from '../support/words.ts';

const { site, visitor, expectComplaints } = journeys();
const words = wordsIn('en');

const stones = '/games/oakspin/ten-stones';
const minefield = '/games/kite-labs/minefield';

const frameOf = (page: Page) => page.frameLocator('main iframe');
const phase = (game: FrameLocator, name: string) => game.locator(`main[data-phase="${name}"]`);
const ready = (game: FrameLocator) => phase(game, 'ready').waitFor();
const act = (game: FrameLocator) => game.locator('[data-act]');
const reveal = (game: FrameLocator, field: number) => game.locator(`[data-field="${field}"]`).click();
const safe = (game: FrameLocator) => game.locator('[data-face="safe"]');
const told = (game: FrameLocator) => game.getByRole('status').first().innerText();
const force = (username: string, game_code: string, outcome: 'win' | 'lose') =>
  command(site().origin, 'round', { username, game_code, outcome });
const line = (mode: 'ok' | 'slow' | 'lose' | 'down', ms = 0) => command(site().origin, 'provider', { mode, ms });
const pass = (milliseconds: number) => command(site().origin, 'clock', { advance: milliseconds });

const amountOf = (text: string) => Number(text.replaceAll(',', ''));
const balance = async (game: FrameLocator) => amountOf(await game.locator('[data-credit]').innerText());

afterEach(() => command(site().origin, 'takeback', { all: true }));

let players = 0;

/** A new player who is signed in; what is given happens before. */
const player = async (before: (page: Page, username: string) => Promise<void> = async () => undefined) => {
  players += 1;
  const username = `faulty-${players}`;
  await command(site().origin, 'player', { username });
  const { page } = await visitor();
  await before(page, username);
  const screen = playerScreen(page, site().origin, 'en');
  await screen.openAs('/', username);
  const api = await signedIn(site().origin, username);
  return {
    page,
    username,
    credit: api.credit,
    game: frameOf(page),
    open: screen.open,
    /** The game shows what the ledger holds. */
    agree: () => expect.poll(async () => [await balance(frameOf(page)), await api.credit()]).toSatisfy(areAlike),
  };
};
const areAlike = ([shown, kept]: number[]) => shown === kept;

/** Every balance that the game shows from now on. */
const balancesShown = async (game: FrameLocator): Promise<() => Promise<number[]>> => {
  const root = game.locator('html');
  await root.evaluate((html) => {
    const seen: string[] = [];
    const look = () => {
      const now = html.querySelector('[data-credit]')?.textContent ?? '';
      if (now !== '' && now !== seen.at(-1)) seen.push(now);
    };
    look();
    new MutationObserver(look).observe(html, { subtree: true, childList: true, characterData: true });
    Object.assign(html, { seen });
  });
  return async () => (await root.evaluate((html) => (html as HTMLElement & { seen: string[] }).seen)).map(amountOf);
};

/** The next round is played at the studio, but its page gets no answer; resolves when `then` is done. */
const loseAnswer = (page: Page, then: (route: Route) => Promise<void>): Promise<void> =>
  new Promise((resolve, reject) => {
    const played = (route: Route) => route.fetch().then(() => then(route));
    page.route('**/play/v1/round', (route) => played(route).then(resolve, reject), { times: 1 }).catch(reject);
  });

describe('the balance of a game', () => {
  test('loses the stake when it is placed, and has the win when it has been shown', async () => {
    const { page, open, game, username, agree } = await player();
    await open(stones);
    await ready(game);
    const seen = await balancesShown(game);
    const [before = 0] = await seen();
    await force(username, 'ten-stones', 'win');
    await act(game).click();
    await phase(game, 'showing').waitFor();
    await ready(game);
    await agree();
    expect(await seen()).toEqual([before, before - 10, await balance(game)]);

    await playNext(page, minefield, 'en');
    await ready(game);
    const now = await balance(game);
    const seenAtMines = await balancesShown(game);
    await force(username, 'minefield', 'win');
    await act(game).click();
    await phase(game, 'inTurn').waitFor();
    await reveal(game, 0);
    await safe(game).first().waitFor();
    await agree();
    expect(await seenAtMines()).toEqual([now, now - 10]);

    // In mid-round another tab takes it over in its current state.
    const other = await page.context().newPage();
    await other.goto(`${site().origin}${minefield}`);
    const there = frameOf(other);
    await phase(there, 'inTurn').waitFor();
    expect(await safe(there).count()).toBe(1);
    await page.getByRole('heading', { name: words('casino:game.takenOverTitle') }).waitFor();
    await there.locator('[data-cash-out]').click();
    await ready(there);
    await page.getByRole('button', { name: words('casino:game.playHere') }).click();
    await ready(game);
    await agree();
    expect(await balance(game)).toBeGreaterThan(now);
  });
});

describe('in the middle of a round', () => {
  test('a line that is lost leaves the round to be found out', async () => {
    expectComplaints(/ERR_|Failed to (load|fetch)|WebSocket|UnreachableError/);
    const { page, open, game, username, credit, agree } = await player();
    await open(stones);
    await ready(game);
    const before = await credit();
    await force(username, 'ten-stones', 'win');
    const played = loseAnswer(page, async (route) => {
      await page.context().setOffline(true);
      await route.abort();
    });
    await act(game).click();
    await played;
    await game.getByText(words('game:unknown.money')).waitFor();
    expect(await balance(game)).toBe(before - 10);
    await page.context().setOffline(false);
    await ready(game);
    expect(await told(game)).toMatch(/RSD/);
    await agree();
    expect(await credit()).toBeGreaterThan(before);
  });

  test('a reload shows the round to its end', async () => {
    expectComplaints(/ERR_|Failed to (load|fetch)/);
    const { page, open, game, username, credit, agree } = await player();
    await open(stones);
    await ready(game);
    const before = await credit();
    await force(username, 'ten-stones', 'win');
    const played = loseAnswer(page, async () => undefined);
    await act(game).click();
    await played;
    expect(await phase(game, 'asking').count()).toBe(1);
    await page.reload();
    await ready(game);
    expect(await told(game)).toMatch(/RSD/);
    await agree();
    expect(await credit()).toBeGreaterThan(before);
  });
});

describe('a line to the wallet', () => {
  test('that is slow, loses answers or is down takes no stake that was not played', async () => {
    expectComplaints(/503/);
    const { open, game, username, credit, agree } = await player();
    await open(stones);
    await ready(game);
    const before = await credit();
    const takenBack = phase(game, 'takenBack');
    for (const [mode, ms] of [
      ['down', 0],
      ['lose', 0],
      ['slow', 3_500],
    ] as const) {
      await line(mode, ms);
      await act(game).click();
      await takenBack.getByText(words('game:takenBack.money')).waitFor();
      await line('ok');
      // The studio calls the wallet again and again, at growing intervals.
      await expect
        .poll(async () => {
          await pass(1_000);
          return [await balance(game), await credit()];
        })
        .toEqual([before, before]);
    }
    await line('slow', 1_000);
    await force(username, 'ten-stones', 'lose');
    await act(game).click();
    await phase(game, 'asking').waitFor();
    await ready(game);
    await line('ok');
    await agree();
    expect(await credit()).toBeLessThan(before);
  });
});

describe('what stands over a game', () => {
  const minutes = 15;
  /** This much of the quarter of an hour has passed already. */
  const passed = minutes * 60_000 - 60_000;

  test('a reality check counts its rounds, and it waits until the player goes on', async () => {
    const { open, game, page, username, agree } = await player(async (page, username) => {
      const tokens = await tokensOf(site().origin, username);
      await post(site().origin, '/base/v1/users/realityCheck', { minutes }, tokens.access_token);
      const began = Date.now() - passed;
      const userId = sessionFrom(tokens).user.id;
      const kept = JSON.stringify({ version: 1, userId, startedAt: began, checkedAt: began, seenAt: Date.now() });
      await leftBefore(page, site().origin, { playStretch: kept });
    });
    await open(stones);
    await ready(game);
    await force(username, 'ten-stones', 'lose');
    await act(game).click();
    await phase(game, 'showing').waitFor();
    await ready(game);
    await agree();
    const check = page.getByRole('alertdialog');
    await pass(minutes * 60_000 - passed);
    await check.getByText('10.00 RSD', { exact: true }).first().waitFor();
    await game.getByText(words('game:paused')).waitFor();
    expect(await act(game).getAttribute('aria-disabled')).toBe('true');
    await check.getByRole('button', { name: words('play:check.goOn') }).click();
    await ready(game);
    await act(game).click();
    await phase(game, 'showing').waitFor();
    await ready(game);
    await agree();
  });

  test('a bet above a limit that was lowered meanwhile is refused, and a dialog names the limit', async () => {
    const { open, game, page, credit } = await player();
    await open(stones);
    await ready(game);
    const before = await credit();
    await game.getByRole('radio', { name: '50.00' }).check({ force: true });
    await command(site().origin, 'game', { game_code: 'ten-stones', limit: 20 });
    const dialog = page.getByRole('alertdialog');
    const close = async () => {
      await dialog.getByText(/\b20\.00 RSD/).waitFor();
      await dialog.getByRole('button', { name: words('notices:ok') }).click();
      await dialog.waitFor({ state: 'hidden' });
    };
    // All its players are notified; one who bets as before is told again.
    await close();
    await ready(game);
    await act(game).click();
    await close();
    await phase(game, 'refused').getByText(words('game:refused.nothing')).waitFor();
    expect([await balance(game), await credit()]).toEqual([before, before]);
    await page.reload();
    await ready(game);
    // Chips of 10 and 20 are left.
    expect(await game.getByRole('radio').count()).toBe(2);
  });

  test('a game that is switched off cannot be opened until it is switched on', async () => {
    expectComplaints(/403/);
    const { open, game, page } = await player();
    await command(site().origin, 'game', { game_code: 'ten-stones', active: false });
    await open(stones);
    await page.getByText(words('errors:gameInactive')).waitFor();
    await command(site().origin, 'game', { game_code: 'ten-stones', active: true });
    await page.getByRole('button', { name: words('casino:game.retry') }).click();
    await ready(game);
  });
});
