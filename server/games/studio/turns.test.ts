import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GameBet } from '../../../contract/games/game.ts';
import type { RoundAnswer } from '../../../contract/games/studio.ts';
import { checkRound } from '../../../domain/games/check-round.ts';
import { gamePlayer } from '../../testing/game-stand.ts';
import type { TestServer } from '../../testing/start-test-server.ts';
import { type AtStudio, endStudioServer, playAtStudio, startStudioServer, word } from '../../testing/studio-stand.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startStudioServer();
});
afterAll(() => endStudioServer(server));

const mines: GameBet = { engine: 'mines', stake: 1_000, mines: 3 };

/** A round of mines whose first two rows are free, of a player with 100 dinars. */
const opened = async () => {
  const player = await gamePlayer(server, 100);
  const game = await playAtStudio(server, player, 'minefield');
  server.services.studio.forced?.add({ player: null, gameCode: 'minefield', outcome: 'big' });
  const round_id = randomUUID();
  const { body } = await game.round(mines, { round_id });
  return { player, game, round_id, body };
};

/** The record of the newest round, available once the seeds are changed. */
const recordOf = async (game: AtStudio) => {
  await game.say('seeds', { client_seed: 'turned' });
  const { rounds } = (await game.say<{ rounds: { outcome: unknown; record: never }[] }>('rounds')).body;
  return rounds[0];
};

test('a round of mines goes on field by field, each turn once, and pays what it stood at', async () => {
  const { player, game, round_id, body } = await opened();
  expect(body).toMatchObject({ state: 'open', balance: 9_000, open: { engine: 'mines', revealed: [], win: 0 } });
  expect(JSON.stringify(body)).not.toContain('board');
  expect(word(await game.turn(round_id, 0, { type: 'cashOut' }))).toBe('409 turnDiffers');
  const first = await game.turn(round_id, 0, { type: 'reveal', field: 4 });
  expect(first.body.open).toMatchObject({ revealed: [4], win: expect.any(Number), next: expect.any(Number) });
  expect((await game.turn(round_id, 0, { type: 'reveal', field: 4 })).body.open).toEqual(first.body.open);
  expect(word(await game.turn(round_id, 0, { type: 'reveal', field: 5 }))).toBe('409 turnDiffers');
  expect(word(await game.turn(round_id, 1, { type: 'reveal', field: 4 }))).toBe('409 turnDiffers');
  expect(word(await game.turn(round_id, 2, { type: 'reveal', field: 5 }))).toBe('409 turnDiffers');
  expect(word(await game.round(mines))).toBe('409 roundOpen');
  expect(word(await game.say('seeds', { client_seed: 'mine' }))).toBe('409 roundOpen');
  const { win } = first.body.open as { win: number };
  const over = await game.turn(round_id, 1, { type: 'cashOut' });
  expect(over.body).toMatchObject({ state: 'over', outcome: { end: 'cashedOut', win }, balance: 9_000 + win });
  expect((await game.turn(round_id, 1, { type: 'cashOut' })).body.outcome).toEqual(over.body.outcome);
  expect(await player.cash()).toBe((9_000 + win) / 100);
  const told = await recordOf(game);
  expect(checkRound(told?.record as never)).toMatchObject({ ok: true, outcome: told?.outcome });
});

test('a player who was torn out goes on where he was, and a session that ended takes nothing from him', async () => {
  const { player, game, round_id } = await opened();
  await game.turn(round_id, 0, { type: 'reveal', field: 0 });
  const again = await playAtStudio(server, player, 'minefield');
  expect(again.opened.unfinished).toMatchObject({ round_id, state: 'open', open: { revealed: [0] } });
  server.clock.advance(31 * 60_000);
  await server.services.games.sessions.endDue();
  const { body } = await again.turn(round_id, 1, { type: 'cashOut' });
  expect(body).toMatchObject({ state: 'over', outcome: { end: 'cashedOut' } });
  expect(await player.cash()).toBe((body.balance ?? 0) / 100);
});

test('a mine ends the round, and one that nobody comes back to is ended by its rule after a day', async () => {
  const player = await gamePlayer(server, 100);
  const game = await playAtStudio(server, player, 'minefield');
  server.services.studio.forced?.add({ player: null, gameCode: 'minefield', outcome: 'lose' });
  const lost = randomUUID();
  await game.round(mines, { round_id: lost });
  const { body } = await game.turn(lost, 0, { type: 'reveal', field: 0 });
  expect(body).toMatchObject({ state: 'over', outcome: { end: 'mine', win: 0, revealed: [0] }, balance: 9_000 });
  const left = randomUUID();
  await game.round(mines, { round_id: left });
  server.clock.advance(24 * 3_600_000 - 1);
  await server.services.studio.runDue();
  expect((await game.say('ask', { round_id: left })).body.state).toBe('open');
  server.clock.advance(1);
  await server.services.studio.runDue();
  const ended = (await game.say('ask', { round_id: left })).body;
  // No field was revealed: the stake goes back.
  expect(ended).toMatchObject({ state: 'over', outcome: { end: 'leftOpen', win: 1_000 }, balance: 9_000 });
});

test('the highest step pays by itself', async () => {
  const player = await gamePlayer(server, 100);
  const game = await playAtStudio(server, player, 'minefield');
  server.services.studio.forced?.add({ player: null, gameCode: 'minefield', outcome: 'lose' });
  const round_id = randomUUID();
  await game.round({ engine: 'mines', stake: 1_000, mines: 24 }, { round_id });
  let last: RoundAnswer | undefined;
  for (let field = 24, nth = 0; last?.state !== 'over'; field -= 1, nth += 1) {
    last = (await game.turn(round_id, nth, { type: 'reveal', field })).body;
  }
  expect(['mine', 'highest']).toContain((last.outcome as { end: string }).end);
});

test.each<[string, object, string]>([
  ['a round that never was', { round_id: randomUUID(), nth: 0, turn: { type: 'cashOut' } }, '404 roundUnknown'],
  [
    'a field outside of the board',
    { round_id: randomUUID(), nth: 0, turn: { type: 'reveal', field: 25 } },
    '400 badRequest',
  ],
])('a turn in %s is refused', async (_, said, refusal) => {
  const player = await gamePlayer(server, 100);
  const game = await playAtStudio(server, player, 'minefield');
  expect(word(await game.say('turn', said))).toBe(refusal);
});
