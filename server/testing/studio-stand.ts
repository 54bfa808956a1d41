import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { GameBet } from '../../contract/games/game.ts';
import type { OpenedStudioGame, RoundAnswer } from '../../contract/games/studio.ts';
import type { GameTurn } from '../../contract/games/turn.ts';
import type { OpenDatabase } from '../database/client.ts';
import { createStudioSecret } from '../games/studio/sealed.ts';
import { type SharedTables, sharedTables } from '../games/studio/studio-needs.ts';
import { titleCatalogue } from '../games/title-catalogue.ts';
import { checkInvariants } from '../ledger/check-invariants.ts';
import type { MovableClock } from '../time/clock.ts';
import type { GamePlayer } from './game-stand.ts';
import { createStillClock, startTestServer, type TestServer } from './start-test-server.ts';

const someMorning = Date.parse('2026-03-02T09:00:00.000Z');

/** A test server that has the house's own titles, on a clock that stands still. */
export const startStudioServer = (
  clock: MovableClock = createStillClock(someMorning),
  database?: OpenDatabase | Promise<OpenDatabase>,
  environment: Record<string, string> = {},
): Promise<TestServer> =>
  startTestServer(
    { SITE_DIR: 'no-site', CALLS_PER_MINUTE: '10000000', ...environment },
    clock,
    database,
    undefined,
    titleCatalogue,
  );

/** The server's secret: a node with the same one has the same rounds. */
export const sharedTablesOf = ({ services }: TestServer): SharedTables =>
  sharedTables(createStudioSecret(services.config.studioSecret ?? ''));

/** Ends such a server when its rounds are over and its ledger keeps its invariants. */
export const endStudioServer = async (server: TestServer): Promise<void> => {
  server.clock.advance(3_600_000);
  await server.services.studio.runDue();
  expect(await checkInvariants(server.services.database, server.clock.now())).toEqual([]);
  await server.close();
};

/** The result of a call: `409 bettingClosed`. */
export const word = ({ status, body }: { status: number; body: { error?: string } }) => `${status} ${body.error}`;

interface Answer<Ok> {
  status: number;
  body: Ok & { error?: string };
}

/** A game's page without a screen: every call returns the status and body of its answer. */
export interface AtStudio {
  opened: OpenedStudioGame;
  say<Ok = RoundAnswer>(name: string, body?: object): Promise<Answer<Ok>>;
  round(bet: GameBet, more?: { round_id?: string; shared_round?: number }): Promise<Answer<RoundAnswer>>;
  turn(round_id: string, nth: number, turn: GameTurn): Promise<Answer<RoundAnswer>>;
}

const call = async <Ok>(server: TestServer, name: string, body: object): Promise<Answer<Ok>> => {
  const answer = await server.call(`/play/v1/${name}`, body);
  return { status: answer.status, body: answer.body as Answer<Ok>['body'] };
};

/** Opens a game at the studio. Throws when it is not opened. */
export const openAtStudio = async (server: TestServer, open: object): Promise<AtStudio> => {
  const { status, body } = await call<OpenedStudioGame>(server, 'open', { open });
  if (status !== 200) throw new Error(`${status} ${body.error}`);
  const say: AtStudio['say'] = (name, said = {}) => call(server, name, { token: body.token, ...said });
  return {
    opened: body,
    say,
    round: (bet, more = {}) => say('round', { round_id: randomUUID(), bet, ...more }),
    turn: (round_id, nth, turn) => say('turn', { round_id, nth, turn }),
  };
};

/** Opens a game for a player's money. */
export const playAtStudio = async (
  server: TestServer,
  player: GamePlayer,
  gameCode: string,
  currencyId = 1,
): Promise<AtStudio> => {
  const { url } = (await player.start(gameCode, currencyId)).body as { url: string };
  return openAtStudio(server, { code: new URL(url, 'http://site').searchParams.get('code') });
};

/** A bet that each engine takes, of 10.00. */
export const someBets: Readonly<Record<string, GameBet>> = {
  'burning-seven': { engine: 'fruit', stake: 1_000 },
  'ten-stones': { engine: 'slot', stake: 1_000 },
  roulette: { engine: 'roulette', chips: [{ place: 'red', stake: 1_000 }] },
  minefield: { engine: 'mines', stake: 1_000, mines: 3 },
  blackjack: { engine: 'blackjack', stake: 1_000 },
  'jacks-or-better': { engine: 'poker', stake: 1_000 },
  'plinko-drop': { engine: 'plinko', stake: 1_000, rows: 8, risk: 'low' },
  'lucky-dice': { engine: 'dice', stake: 1_000, side: 'under', chance: 4_850 },
  'polar-keno': { engine: 'keno', stake: 1_000, marks: [1, 2, 3] },
  'skyline-crash': { engine: 'crash', stake: 1_000, target: 150 },
};
