import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GameBet } from '../../../contract/games/game.ts';
import type { PokerOutcome, PokerTurn } from '../../../contract/games/poker.ts';
import { checkRound } from '../../../domain/games/check-round.ts';
import { bestHold } from '../../../domain/games/poker/best-hold.ts';
import { titleOf } from '../../../domain/games/titles.ts';
import { gamePlayer } from '../../testing/game-stand.ts';
import type { TestServer } from '../../testing/start-test-server.ts';
import { type AtStudio, endStudioServer, playAtStudio, startStudioServer, word } from '../../testing/studio-stand.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startStudioServer();
});
afterAll(() => endStudioServer(server));

const bet: GameBet = { engine: 'poker', stake: 1_000 };
const holding = (...held: number[]): PokerTurn => ({ type: 'hold', held });
const all = holding(0, 1, 2, 3, 4);

/** A hand that waits for its player: of 10.00, of a player with 100 dinars. */
const dealt = async (outcome: 'win' | 'lose' | 'big', code = 'jacks-or-better') => {
  const player = await gamePlayer(server, 100);
  const game = await playAtStudio(server, player, code);
  server.services.studio.forced?.add({ player: null, gameCode: code, outcome });
  const round_id = randomUUID();
  const { body } = await game.round(bet, { round_id });
  return { player, game, round_id, body };
};

/** The record of the newest round, available once the seeds are changed. */
const recordOf = async (game: AtStudio) => {
  await game.say('seeds', { client_seed: 'turned' });
  const { rounds } = (await game.say<{ rounds: { outcome: PokerOutcome; record: never }[] }>('rounds')).body;
  return rounds[0];
};

test('a hand tells five cards and nothing that may be drawn, is held once and paid by its table', async () => {
  const { player, game, round_id, body } = await dealt('big');
  expect(body).toMatchObject({ state: 'open', balance: 9_000, outcome: null });
  expect(Object.keys(body.open ?? {}).toSorted()).toEqual(['dealt', 'engine', 'made', 'stake']);
  expect(word(await game.turn(round_id, 1, all))).toBe('409 turnDiffers');
  expect(word(await game.turn(round_id, 0, { type: 'hit' }))).toBe('409 turnDiffers');
  expect(word(await game.turn(round_id, 0, holding(3, 1)))).toBe('400 badRequest');
  expect(word(await game.round(bet))).toBe('409 roundOpen');
  const over = await game.turn(round_id, 0, all);
  const win = over.body.outcome?.win ?? 0;
  expect(win).toBeGreaterThanOrEqual(9_000);
  expect(over.body).toMatchObject({ state: 'over', outcome: { held: [0, 1, 2, 3, 4] }, balance: 9_000 + win });
  expect((await game.turn(round_id, 0, all)).body.outcome).toEqual(over.body.outcome);
  expect(word(await game.turn(round_id, 0, holding()))).toBe('409 turnDiffers');
  expect(await player.cash()).toBe((9_000 + win) / 100);
  const told = await recordOf(game);
  expect(checkRound(told?.record as never)).toMatchObject({ ok: true, outcome: told?.outcome });
});

test('a player who was torn out finds the same five cards, and draws in another session', async () => {
  const { player, round_id, body } = await dealt('lose');
  const again = await playAtStudio(server, player, 'jacks-or-better');
  expect(again.opened.unfinished).toMatchObject({ round_id, state: 'open', open: body.open });
  const over = await again.turn(round_id, 0, holding(2));
  const { dealt: cards, hand, win } = over.body.outcome as PokerOutcome;
  expect(hand[2]).toBe(cards[2]);
  expect(new Set([...cards, ...hand]).size).toBe(9);
  expect(await player.cash()).toBe((9_000 + win) / 100);
});

test('a hand that nobody comes back to holds the best cards after a day, also by another table of pays', async () => {
  const { player, game, round_id, body } = await dealt('lose', 'bonus-royal');
  server.clock.advance(24 * 3_600_000 - 1);
  await server.services.studio.runDue();
  expect((await game.say('ask', { round_id })).body.state).toBe('open');
  expect(await player.cash()).toBe(90);
  server.clock.advance(1);
  await server.services.studio.runDue();
  const { outcome } = (await game.say('ask', { round_id })).body;
  const title = titleOf('bonus-royal');
  if (outcome?.engine !== 'poker' || body.open?.engine !== 'poker' || title?.engine !== 'poker')
    throw new Error('none');
  expect(outcome).toMatchObject({ leftOpen: true, held: bestHold(title.config.pays, body.open.dealt) });
  expect(await player.cash()).toBe((9_000 + outcome.win) / 100);
  const told = await recordOf(game);
  expect(checkRound(told?.record as never)).toMatchObject({ ok: true, outcome });
});
