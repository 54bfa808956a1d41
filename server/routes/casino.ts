import type { FastifyInstance } from 'fastify';
import { ownFreeRounds } from '../../contract/games/free-rounds.ts';
import { casinoJackpots } from '../../contract/games/jackpots.ts';
import { liveTables } from '../../contract/games/live-tables.ts';
import { playedRoundDetails, playedRounds } from '../../contract/games/played-rounds.ts';
import * as casino from '../../contract/http/casino.ts';
import type { Services } from '../services.ts';
import { register } from './register.ts';

/** What there is to play, and what a player has played. */
export const casinoRoutes = (
  app: FastifyInstance,
  { games: { lobby, rounds, jackpots, freeRounds } }: Services,
): void => {
  register(app, casino.casinoSections, () => lobby.sections());
  register(app, casino.casinoTags, () => lobby.tags());
  register(app, casino.casinoProviders, () => lobby.providers());
  register(app, casino.casinoGames, ({ query }) => lobby.page(query));
  register(app, casino.casinoGameRules, ({ query }) => lobby.rules(query.game_code));
  register(app, casinoJackpots, () => jackpots.news());
  register(app, ownFreeRounds, async ({ viewer }) => ({ result: await freeRounds.own(viewer.userId) }));
  register(app, liveTables, () => lobby.tables());
  register(app, playedRounds, ({ query, viewer }) => rounds.page(viewer.userId, query));
  register(app, playedRoundDetails, ({ query, viewer }) => rounds.details(viewer.userId, query.round_id));
};
