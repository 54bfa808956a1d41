import type * as z from 'zod/mini';
import type { PlayedRound, playedRoundDetails, playedRounds } from '../../contract/games/played-rounds.ts';
import type { gameSessionSums } from '../../contract/http/games.ts';
import { pageSize } from '../../domain/limits.ts';
import { toMajor } from '../../domain/money/money.ts';
import { RefusedCall } from '../calls/refusal.ts';
import type { Database } from '../database/client.ts';
import { currencyOf } from '../ledger/currencies.ts';
import type { Clock } from '../time/clock.ts';
import { playersZone } from '../time/operator-day.ts';
import { dayMs, dayStartIn } from '../time/zone-day.ts';
import type { GameCatalogue } from './game-catalogue.ts';
import type { GameProvider } from './game-provider.ts';
import { countRoundsOf, ownRound, type RoundFilters, roundsOf, sessionSums } from './played-rounds-repository.ts';
import { playerName } from './player-name.ts';
import type { StoredRound } from './rounds-repository.ts';

export interface PlayedRoundsNeeds {
  database: Database;
  clock: Clock;
  catalogue: GameCatalogue;
  provider: GameProvider;
  secret: string;
  /** Where the provider's pages are, null where they are ours. */
  providerUrl: string | null;
}

type RoundsQuery = z.output<NonNullable<(typeof playedRounds)['query']>>;
type RoundsPage = z.output<(typeof playedRounds)['ok']>;
type SessionSums = z.output<(typeof gameSessionSums)['ok']>;
type RoundDetails = z.output<(typeof playedRoundDetails)['ok']>;

/** A player's own rounds, for three months (games 2). */
export interface PlayedRounds {
  page(userId: string, query: RoundsQuery): Promise<RoundsPage>;
  /** Throws 404 notFound for an unknown one or another player's. */
  details(userId: string, id: string): Promise<RoundDetails>;
  /** Of one of his sessions; null for any other. */
  sums(userId: string, sessionId: string): Promise<SessionSums>;
}

/** Three months, the longest of them. */
const keptFor = 92 * dayMs;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const midnight = (day: string): number => Date.parse(`${day}T00:00:00.000Z`);

const instantText = (at: number): string => new Date(at).toISOString();

export const createPlayedRounds = (needs: PlayedRoundsNeeds): PlayedRounds => {
  const { database, clock, catalogue, provider, secret, providerUrl } = needs;
  const filtersOf = ({
    game_code: gameCode,
    currency_id: currencyId,
    from,
    to,
    won,
    time_zone,
  }: RoundsQuery): RoundFilters => {
    const zone = playersZone(time_zone);
    const earliest = clock.now() - keptFor;
    return {
      from: from === undefined ? earliest : Math.max(earliest, dayStartIn(zone, midnight(from))),
      until: to === undefined ? null : dayStartIn(zone, midnight(to) + dayMs),
      gameCode,
      currencyId,
      won: won !== undefined,
    };
  };

  const view = (round: StoredRound): PlayedRound => {
    const { id, gameCode, currencyId, staked, returned, state, openedAt, endedAt } = round;
    const game = catalogue.game(gameCode);
    return {
      round_id: id,
      game_code: gameCode,
      game: game?.name ?? gameCode,
      provider: game?.provider.name ?? '',
      currency_id: currencyId,
      stake: toMajor(staked),
      win: toMajor(returned),
      state,
      createdAt: instantText(openedAt),
      endedAt: endedAt === null ? null : instantText(endedAt),
    };
  };

  return {
    page: async (userId, { page = 1, ...query }) => {
      const filters = filtersOf(query);
      const [rounds, total] = await Promise.all([
        roundsOf(database, userId, filters, { limit: pageSize, offset: (page - 1) * pageSize }),
        countRoundsOf(database, userId, filters),
      ]);
      return { result: rounds.map(view), totalPages: Math.ceil(total / pageSize), total };
    },

    sums: async (userId, sessionId) => {
      const found = await sessionSums(database, userId, sessionId);
      if (found === null) return null;
      const { currencyId, rounds, staked, returned } = found;
      return { staked: toMajor(staked), won: toMajor(returned), currency: currencyOf(currencyId).code, rounds };
    },

    details: async (userId, id) => {
      const round = uuid.test(id) ? await ownRound(database, userId, id) : null;
      if (round === null) throw new RefusedCall(404, 'notFound', { round_id: 'notFound' });
      const shown =
        round.state === 'open' ? null : await provider.tell(playerName(secret, userId), round.gameCode, round.roundId);
      return {
        round: view(round),
        shown,
        url: shown === null ? null : `${providerUrl ?? ''}/play/${round.gameCode}?show=1`,
      };
    },
  };
};
