import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { LiveTable } from '../../contract/games/live-tables.ts';
import type { CasinoGame } from '../../contract/http/casino.ts';
import { titles } from '../../domain/games/titles.ts';
import { gamePlayer } from '../testing/game-stand.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { catalogueOf } from './game-catalogue.ts';
import { titleCatalogue } from './title-catalogue.ts';

const now = Date.parse('2026-03-02T09:00:00.000Z');
const day = 86_400_000;
const liveWheels = ['roulette-kalemegdan', 'roulette-morava', 'roulette-avala'];

let server: TestServer;
beforeAll(async () => {
  const [first, second, ...others] = titleCatalogue.games();
  if (!first || !second) throw new Error('no titles');
  const games = [{ ...first, since: now - 29 * day }, { ...second, since: now - 30 * day }, ...others];
  server = await startTestServer({ SITE_DIR: 'no-site' }, undefined, undefined, undefined, catalogueOf(games));
});
afterAll(() => server.close());
afterEach(async () => {
  for (const key of ['disableCasinoPage', 'disableCasinoLivePage', 'disableVirtualsPage', 'casinoIndefiniteDisabled'])
    await server.services.settings.setStatus(key, 'false');
});

const get = async <Body>(url: string): Promise<Body> => (await server.call(url)).body as Body;
const games = (query: Record<string, string | number> = {}) => {
  const search = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  return get<{ result: CasinoGame[]; totalPages: number }>(`/cms/v1/casino/games?${new URLSearchParams(search)}`);
};
const codes = async (query?: Parameters<typeof games>[0]) => (await games(query)).result.map((game) => game.game_code);

describe('lobbies', () => {
  test('are named with how many games they really hold, and only those that hold any', async () => {
    const sections = await get<{ code: string; games: number }[]>('/cms/v1/casino/sections');
    expect(sections.map(({ code, games }) => [code, games])).toEqual([
      ['casino', 4],
      ['casino_live', 5],
      ['casino2', 2],
      ['casino3', 1],
      ['slots', 18],
      ['poker', 2],
      ['skill_games', 6],
      ['number_games', 3],
      ['virtuals', 2],
    ]);
  });

  test('hold nothing while the operator has closed them', async () => {
    await server.services.settings.setStatus('disableCasinoPage', 'true');
    await server.services.settings.setStatus('disableCasinoLivePage', 'true');
    await server.services.settings.setStatus('disableVirtualsPage', 'true');
    expect(await get('/cms/v1/casino/sections')).toEqual([]);
    expect(await codes()).toEqual([]);
    expect(await get('/cms/v1/casino/providers')).toEqual([]);
  });

  test('name studios and tags of what they hold', async () => {
    expect(await get('/cms/v1/casino/providers')).toEqual([
      { code: 'northlight', name: 'Northlight', games: 7 },
      { code: 'oakspin', name: 'Oakspin', games: 5 },
      { code: 'redwell', name: 'Redwell', games: 4 },
      { code: 'vela-live', name: 'Vela Live', games: 11 },
      { code: 'kite-labs', name: 'Kite Labs', games: 5 },
      { code: 'domino-9', name: 'Domino 9', games: 4 },
      { code: 'arctic-fox', name: 'Arctic Fox', games: 4 },
    ]);
    expect((await get<{ code: string }[]>('/cms/v1/casino/tags')).map(({ code }) => code)).toEqual([
      'freeGames',
      'race',
      'football',
      'jackpots',
      'classic',
      'wheel',
      'cards',
      'table',
      'cashOut',
      'instant',
      'ways27',
      'numbers',
      'draw',
    ]);
  });
});

describe('games', () => {
  test('are all there, each with its published figures', async () => {
    const { result, totalPages } = await games();
    expect(totalPages).toBe(1);
    expect(result.map(({ game_code }) => game_code)).toEqual(titles.map(({ code }) => code));
    expect(result.find(({ game_code }) => game_code === 'ten-stones')).toEqual({
      game_code: 'ten-stones',
      name: 'Ten Stones',
      provider: 'Oakspin',
      provider_code: 'oakspin',
      engine: 'slot',
      sections: ['slots'],
      tags: ['freeGames', 'jackpots'],
      rtp: [96.48, 96.48],
      volatility: 3,
      one_in: 3.35,
      highest: 6516,
      cycle: null,
      demo: true,
      enabled: true,
      is_new: false,
      rounds_today: 0,
      limits: {
        1: { min: 1_000, max: 500_000, chips: [1_000, 2_000, 5_000, 10_000, 20_000, 50_000] },
        2: { min: 20, max: 5_000, chips: [20, 50, 100, 200, 500, 1_000] },
      },
    });
  });

  test.each<[Record<string, string | number>, string[]]>([
    [{ section: 'number_games' }, ['polar-keno', 'six-of-48', 'aurora-keno']],
    [{ section: 'casino3' }, ['six-of-48']],
    [{ section: 'casino2' }, ['skyline-crash', 'short-flight']],
    [{ section: 'poker' }, ['jacks-or-better', 'bonus-royal']],
    [{ section: 'virtuals' }, ['greyhounds', 'evening-league']],
    [{ tag: 'wheel' }, ['roulette', 'night-roulette', ...liveWheels]],
    [
      { tag: 'table', section: 'casino_live' },
      ['roulette-kalemegdan', 'baccarat-sava', 'roulette-morava', 'roulette-avala', 'baccarat-timok'],
    ],
    [{ provider: 'redwell', volatility: 3 }, ['burning-seven', 'copper-bells']],
    [{ codes: 'minefield,roulette,no-such-game' }, ['roulette', 'minefield']],
    [{ search: 'рулет' }, ['roulette', 'night-roulette', ...liveWheels]],
    [{ search: 'BURNÍNG' }, ['burning-seven']],
    [{ search: 'arctic' }, ['lucky-dice', 'polar-keno', 'six-of-48', 'aurora-keno']],
    [{ search: 'xyz' }, []],
    [
      { section: 'skill_games', sort: 'name' },
      ['lucky-dice', 'minefield', 'plinko-drop', 'plinko-ridge', 'short-flight', 'skyline-crash'],
    ],
    [{ section: 'slots', sort: 'new', page: 2 }, []],
  ])('%j finds %j', async (query, found) => {
    expect(await codes(query)).toEqual(found);
  });

  test('say how the live tables stand, whose provider is asked for all at once', async () => {
    const tables = await get<LiveTable[]>('/cms/v1/casino/tables');
    expect(tables.map(({ game }) => game.game_code)).toEqual(
      titles.flatMap(({ code, table }) => (table ? [code] : [])),
    );
    const first = tables.find(({ game }) => game.game_code === 'roulette-kalemegdan');
    const at = server.clock.now();
    expect(first).toMatchObject({ closes: 20_000, cycle: 30_000, players: 0 });
    expect([first && at - first.opens < 30_000, first && at >= first.opens, first?.last.length]).toEqual([
      true,
      true,
      6,
    ]);
    await server.services.games.change('roulette-kalemegdan', { active: false });
    const open = await get<LiveTable[]>('/cms/v1/casino/tables');
    expect(open.map(({ game }) => game.game_code)).not.toContain('roulette-kalemegdan');
    await server.services.games.restore('roulette-kalemegdan');
  });

  test('are new for thirty days', async () => {
    const fresh = (await games()).result.filter(({ is_new }) => is_new);
    expect(fresh.map(({ game_code }) => game_code)).toEqual(['moon-wolves']);
  });

  test('stand by what the operator changed of them', async () => {
    await server.services.games.change('roulette', { active: false, limit: 100 });
    const [roulette] = (await games({ codes: 'roulette' })).result;
    expect(roulette?.enabled).toBe(false);
    expect(roulette?.limits[1]).toEqual({ min: 1_000, max: 10_000, chips: [1_000, 5_000, 10_000] });
    await server.services.games.restore('roulette');
    expect((await games({ codes: 'roulette' })).result[0]?.enabled).toBe(true);
  });

  test('are popular by the rounds of the last day, counted once a minute', async () => {
    const player = await gamePlayer(server);
    const atDice = await player.play('lucky-dice');
    for (const round of ['a', 'b']) await atDice.send('bet', { round_id: round, amount: 1_000 });
    server.clock.advance(60_000);
    const first = (await games({ sort: 'popular' })).result[0];
    expect([first?.game_code, first?.rounds_today]).toEqual(['lucky-dice', 2]);
    await atDice.send('bet', { round_id: 'c', amount: 1_000 });
    expect((await games({ codes: 'lucky-dice' })).result[0]?.rounds_today).toBe(2);
    server.clock.advance(60_000);
    expect((await games({ codes: 'lucky-dice' })).result[0]?.rounds_today).toBe(3);
    server.clock.advance(day);
    expect((await games({ codes: 'lucky-dice' })).result[0]?.rounds_today).toBe(0);
  });

  test('name those like them, the likest first, and none that is closed', async () => {
    const like = async (code: string) => {
      const { similar } = await get<{ similar: { game_code: string }[] }>(`/cms/v1/casino/rules?game_code=${code}`);
      return similar.map(({ game_code }) => game_code);
    };
    expect(await like('evening-league')).toEqual(['greyhounds']);
    expect(await like('short-flight')).toEqual(['skyline-crash', 'minefield', 'plinko-drop', 'plinko-ridge']);
    expect((await like('roulette-avala')).slice(0, 2).toSorted()).toEqual(['roulette-kalemegdan', 'roulette-morava']);
    await server.services.games.change('greyhounds', { active: false });
    expect(await like('evening-league')).toEqual([]);
    await server.services.games.restore('greyhounds');
  });

  test('tell every prize with its odds', async () => {
    const { prizes } = await get<{ prizes: unknown[] }>('/cms/v1/casino/rules?game_code=polar-keno');
    expect(prizes).toEqual([
      { name: 'hits', count: 3, pays: 150, one_in: 7.7 },
      { name: 'hits', count: 4, pays: 800, one_in: 35.04 },
      { name: 'hits', count: 5, pays: 8_000, one_in: 323.04 },
      { name: 'hits', count: 6, pays: 200_000, one_in: 7_752.84 },
    ]);
    expect((await server.call('/cms/v1/casino/rules?game_code=no-such-game')).status).toBe(404);
  });
});
