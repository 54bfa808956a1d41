import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameBet } from '../../../contract/games/game.ts';
import type { OpenedStudioGame, RoundAnswer } from '../../../contract/games/studio.ts';
import { checkRound } from '../../../domain/games/check-round.ts';
import { titles } from '../../../domain/games/titles.ts';
import { gamePlayer } from '../../testing/game-stand.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import {
  endStudioServer,
  openAtStudio,
  playAtStudio,
  someBets,
  startStudioServer,
  word,
} from '../../testing/studio-stand.ts';
import { titleCatalogue } from '../title-catalogue.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startStudioServer();
});
afterAll(() => endStudioServer(server));

const instant = Object.entries(someBets).filter(
  ([, { engine }]) => !['mines', 'blackjack', 'poker', 'crash'].includes(engine),
);
const dice = (stake = 1_000): GameBet => ({ engine: 'dice', stake, side: 'under', chance: 4_850 });

describe('every title can be opened', () => {
  test.each(titles.map(({ code }) => code))('%s, for fun and for money', async (code) => {
    const fun = (await openAtStudio(server, { demo: code })).opened;
    expect(fun).toMatchObject({ game_code: code, demo: true, currency: 'RSD', balance: 1_000_000, unfinished: null });
    const player = await gamePlayer(server, 500);
    const { opened } = await playAtStudio(server, player, code, 2);
    expect(opened).toMatchObject({ game_code: code, demo: false, currency: 'EUR', balance: 50_000 });
    expect(opened.chips.every((chip) => chip >= opened.limits.min && chip <= opened.limits.max)).toBe(true);
    expect(fun.seeds.hash).toMatch(/^[0-9a-f]{64}$/);
  });
});

test.each(instant)('a round of %s moves the money it says, once', async (code, bet) => {
  const player = await gamePlayer(server, 100);
  const game = await playAtStudio(server, player, code);
  const round_id = randomUUID();
  const { body } = await game.round(bet, { round_id });
  expect(body).toMatchObject({ round_id, state: 'over', open: null, refusal: null });
  const win = body.outcome?.win ?? 0;
  expect(body.balance).toBe(10_000 - 1_000 + win);
  expect(await player.cash()).toBe((10_000 - 1_000 + win) / 100);
  expect((await game.round(bet, { round_id })).body).toEqual(body);
  expect((await game.say('ask', { round_id })).body).toEqual(body);
  expect(await player.cash()).toBe((10_000 - 1_000 + win) / 100);
  expect((await game.say('balance')).body).toEqual({ balance: body.balance });
});

test('play money is the studio’s own: the same rounds, and no wallet hears of them', async () => {
  const game = await openAtStudio(server, { demo: 'lucky-dice' });
  let credit = game.opened.balance;
  for (let nth = 0; nth < 10; nth += 1) {
    server.clock.advance(5_000);
    const { body } = await game.round(dice());
    credit += (body.outcome?.win ?? 0) - 1_000;
    expect(body).toMatchObject({ state: 'over', balance: credit, seeds: { nonce: nth + 1 } });
  }
  expect((await game.say('balance')).body).toEqual({ balance: credit });
  server.clock.advance(5_000);
  const poor = await openAtStudio(server, { demo: 'roulette' });
  const chips: GameBet = { engine: 'roulette', chips: [{ place: 'red', stake: 5_000_000 }] };
  expect((await poor.round(chips)).body).toMatchObject({
    state: 'refused',
    refusal: { key: 'insufficientFunds' },
    balance: 1_000_000,
  });
});

test('who plays again too soon waits: slots 2.5 s, other instant games 5 s', async () => {
  for (const [code, bet, pace] of [
    ['burning-seven', someBets['burning-seven'], 2_500],
    ['lucky-dice', dice(), 5_000],
  ] as const) {
    const game = await openAtStudio(server, { demo: code });
    await game.round(bet as GameBet);
    server.clock.advance(pace - 1);
    const early = await game.round(bet as GameBet);
    expect(early).toMatchObject({ status: 409, body: { error: 'tooSoon', values: { wait: 1 } } });
    server.clock.advance(1);
    expect((await game.round(bet as GameBet)).body.state).toBe('over');
  }
});

test.each<[string, GameBet, string]>([
  ['below the least', dice(900), '400 stakeTooLow'],
  ['above the most', dice(500_100), '400 stakeTooHigh'],
  ['not in steps', dice(1_050), '400 betImpossible'],
  ['a chance nobody offers', { ...dice(), engine: 'dice', chance: 9_999 } as GameBet, '400 betImpossible'],
  ['of another game', { engine: 'fruit', stake: 1_000 }, '400 betImpossible'],
])('a bet %s is not taken', async (_, bet, refusal) => {
  const game = await openAtStudio(server, { demo: 'lucky-dice' });
  expect(word(await game.round(bet))).toBe(refusal);
  expect((await game.say('rounds')).body).toEqual({ rounds: [] });
});

test('what the wallet refuses is told in its words, and the next round may come at once', async () => {
  const player = await gamePlayer(server, 12);
  const game = await playAtStudio(server, player, 'lucky-dice');
  const round_id = randomUUID();
  const { body } = await game.round(dice(2_000), { round_id });
  expect(body).toMatchObject({ state: 'refused', refusal: { key: 'insufficientFunds' }, outcome: null });
  expect((await game.round(dice(2_000), { round_id })).body).toMatchObject({ state: 'refused' });
  expect((await game.round(dice())).body.state).toBe('over');
});

test('a round is named once: another bet under its name is refused, and one asked for in vain is never played', async () => {
  const game = await openAtStudio(server, { demo: 'lucky-dice' });
  const round_id = randomUUID();
  await game.round(dice(), { round_id });
  expect(word(await game.round(dice(2_000), { round_id }))).toBe('409 roundReused');
  const lost = randomUUID();
  expect(word(await game.say('ask', { round_id: lost }))).toBe('404 roundUnknown');
  server.clock.advance(5_000);
  expect(word(await game.round(dice(), { round_id: lost }))).toBe('404 roundUnknown');
});

test('the seed that was hidden is told when the seeds are turned over, and every round can be checked', async () => {
  for (const [code, bet] of instant) {
    const game = await openAtStudio(server, { demo: code });
    const { hash } = game.opened.seeds;
    await game.round(bet);
    server.clock.advance(5_000);
    await game.round(bet);
    const hidden = (await game.say<{ rounds: { record: unknown }[] }>('rounds')).body;
    expect(hidden.rounds.map(({ record }) => record)).toEqual([null, null]);
    const { body } = await game.say<{ revealed: { rounds: number }; seeds: OpenedStudioGame['seeds'] }>('seeds', {
      client_seed: 'my-own_part',
    });
    expect(body).toMatchObject({ revealed: { rounds: 2 }, seeds: { client_seed: 'my-own_part', nonce: 0 } });
    expect(body.seeds.hash).not.toBe(hash);
    const { rounds } = (await game.say<{ rounds: { outcome: unknown; record: never }[] }>('rounds')).body;
    for (const { outcome, record } of rounds) {
      expect(checkRound(record)).toEqual({ ok: true, outcome, seedHash: hash });
    }
    server.clock.advance(5_000);
    expect((await game.round(bet)).body.seeds).toMatchObject({ client_seed: 'my-own_part', nonce: 1 });
  }
});

test('a round whose end he may not have seen is shown to a player who comes back, until he goes on or leaves', async () => {
  const player = await gamePlayer(server, 100);
  const unfinished = async () => (await playAtStudio(server, player, 'lucky-dice')).opened.unfinished;
  const game = await playAtStudio(server, player, 'lucky-dice');
  const { body } = await game.round(dice());
  expect(await unfinished()).toMatchObject({ round_id: body.round_id, state: 'over', outcome: body.outcome });
  expect(word(await game.round(dice()))).toBe('403 gameSessionEnded');
  const again = await playAtStudio(server, player, 'lucky-dice');
  server.clock.advance(5_000);
  const next = (await again.round(dice())).body;
  expect(await unfinished()).toMatchObject({ round_id: next.round_id });
  const last = await playAtStudio(server, player, 'lucky-dice');
  await last.say('leave');
  expect(word(await last.say('balance'))).toBe('403 gameSessionEnded');
  expect(await unfinished()).toBeNull();
});

test.each<[string, string, object, string]>([
  ['a code nobody was given', 'open', { open: { code: 'x'.repeat(43) } }, '403 gameLinkInvalid'],
  ['a title there is none of', 'open', { open: { demo: 'no-such-game' } }, '404 gameUnknown'],
  ['neither code nor title', 'open', { open: {} }, '400 badRequest'],
  ['an unknown token', 'balance', { token: 'x'.repeat(43) }, '403 gameSessionEnded'],
  ['a token of no form', 'balance', { token: 'x' }, '400 badRequest'],
  ['shared rounds of an unknown token', 'shared', { token: 'x'.repeat(43) }, '403 gameSessionEnded'],
])('%s: %s is refused', async (_, name, body, refusal) => {
  expect(word((await server.call(`/play/v1/${name}`, body)) as never)).toBe(refusal);
});

test('a code opens once', async () => {
  const player = await gamePlayer(server, 100);
  const { url } = (await player.start('lucky-dice')).body as { url: string };
  const code = new URL(url, 'http://site').searchParams.get('code');
  await openAtStudio(server, { code });
  await expect(openAtStudio(server, { code })).rejects.toThrow('403 gameLinkInvalid');
});

test('when the operator has ended the session, bets are refused and the credit is not told', async () => {
  const player = await gamePlayer(server, 100);
  const game = await playAtStudio(server, player, 'lucky-dice');
  server.clock.advance(31 * 60_000);
  await server.services.games.sessions.endDue();
  expect(word(await game.say('balance'))).toBe('403 gameSessionEnded');
  expect((await game.round(dice())).body).toMatchObject({ state: 'refused', refusal: { key: 'gameSessionEnded' } });
});

test('a round is told to the operator by a signed call alone', async () => {
  const player = await gamePlayer(server, 100);
  const game = await playAtStudio(server, player, 'lucky-dice');
  const { body } = await game.round(dice());
  const { result } = (await server.call('/games/v1/rounds', undefined, player.token)).body as {
    result: { round_id: string }[];
  };
  const ask = () => server.call(`/games/v1/rounds/details?round_id=${result[0]?.round_id}`, undefined, player.token);
  const shown = ((await ask()).body as { shown: Record<string, unknown> }).shown;
  expect(shown).toMatchObject({ title: 'lucky-dice', outcome: body.outcome, record: null, currency: 'RSD' });
  await game.say('seeds', { client_seed: 'told' });
  const told = ((await ask()).body as { shown: { record: never } }).shown;
  expect(checkRound(told.record)).toMatchObject({ ok: true, outcome: body.outcome });
  const unsigned = await server.call('/play/v1/provider/round', { player: 'x', round_id: body.round_id });
  expect(word(unsigned as never)).toBe('403 forbidden');
});

test('whatever is answered may be read by a page of no origin, which asks first', async () => {
  const asked = await server.app.inject({
    method: 'OPTIONS',
    url: '/play/v1/round',
    headers: { origin: 'null', 'access-control-request-method': 'POST' },
  });
  expect([asked.statusCode, asked.headers['access-control-allow-headers']]).toEqual([204, 'content-type']);
  for (const body of [{ open: { demo: 'minefield' } }, { open: {} }]) {
    const { headers } = await server.call('/play/v1/open', body);
    expect(headers['access-control-allow-origin']).toBe('*');
  }
});

test('a token is counted, wherever its calls come from', async () => {
  const strict = await startTestServer(
    { SITE_DIR: 'no-site', PLAYER_CALLS_PER_MINUTE: '3' },
    server.clock,
    undefined,
    undefined,
    titleCatalogue,
  );
  const game = await openAtStudio(strict, { demo: 'lucky-dice' });
  const words = [];
  for (let nth = 0; nth < 4; nth += 1) words.push(word(await game.say('balance')));
  expect(words).toEqual(['200 undefined', '200 undefined', '200 undefined', '429 tooManyRequests']);
  await openAtStudio(strict, { demo: 'lucky-dice' });
  await strict.close();
});

test('the same round at once is one round', async () => {
  const player = await gamePlayer(server, 100);
  const game = await playAtStudio(server, player, 'lucky-dice');
  const round_id = randomUUID();
  const answers = await Promise.all(Array.from({ length: 8 }, () => game.round(dice(), { round_id })));
  const played = answers.filter(({ status }) => status === 200).map(({ body }) => body as RoundAnswer);
  expect(answers.every(({ status }) => status === 200 || status === 503)).toBe(true);
  expect(new Set(played.map(({ outcome }) => JSON.stringify(outcome))).size).toBe(1);
  expect((await game.say('ask', { round_id })).body).toMatchObject({ state: 'over', seeds: { nonce: 1 } });
});

test('play money that nobody comes back to is cleared out, true money is not', async () => {
  const player = await gamePlayer(server, 100);
  const money = await playAtStudio(server, player, 'lucky-dice');
  const fun = await openAtStudio(server, { demo: 'lucky-dice' });
  for (const game of [money, fun]) {
    await game.round(dice());
    await game.say('ask', { round_id: randomUUID() });
  }
  server.clock.advance(3 * 24 * 3_600_000);
  await server.services.studio.tidy();
  expect(word(await fun.say('rounds'))).toBe('403 gameSessionEnded');
  expect((await money.say<{ rounds: unknown[] }>('rounds')).body.rounds).toHaveLength(1);
});
