import { freeRoundsRule } from '../../contract/entities/free-rounds.ts';
import type { OwnFreeRounds } from '../../contract/games/free-rounds.ts';
import type { WaitingFreeRounds } from '../../contract/http/game-wallet.ts';
import { parseMinor, toMajor } from '../../domain/money/money.ts';
import { RefusedCall } from '../calls/refusal.ts';
import type { Database } from '../database/client.ts';
import { currencyOf, knownCurrency } from '../ledger/currencies.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { sendMessage } from '../messages/send-message.ts';
import type { Settings } from '../settings/settings.ts';
import type { Clock } from '../time/clock.ts';
import { dayMs } from '../time/zone-day.ts';
import { addFreeRounds, waitingOf } from './free-rounds-repository.ts';
import type { GameCatalogue } from './game-catalogue.ts';
import type { StoredSession } from './sessions-repository.ts';

export interface FreeRoundsNeeds {
  database: Database;
  clock: Clock;
  ledger: Pick<Ledger, 'openWallet'>;
  settings: Pick<Settings, 'general'>;
  catalogue: Pick<GameCatalogue, 'game'>;
}

/** Rounds that cost a player nothing, by the rules in the setting `bonuses`. */
export interface FreeRounds {
  /** Gives a player those of a rule and answers their id. Throws 404 notFound for an unknown rule, 400 unknownWallet. */
  give(userId: string, ruleId: string, currencyId: number): Promise<string>;
  /** All that a player can play, whatever the game and the wallet. */
  own(userId: string): Promise<OwnFreeRounds[]>;
  /** Those that wait at the game of a session, in its wallet. */
  waiting(session: Pick<StoredSession, 'userId' | 'currencyId' | 'gameCode'>): Promise<WaitingFreeRounds[]>;
}

export const createFreeRounds = ({ database, clock, ledger, settings, catalogue }: FreeRoundsNeeds): FreeRounds => ({
  give: async (userId, ruleId, currencyId) => {
    const { freeRounds = [] } = (await settings.general()).bonuses;
    // A rule that makes no sense is left out and costs the others nothing.
    const rules = freeRounds.flatMap((text) => freeRoundsRule.safeParse(text).data ?? []);
    const rule = rules.find(({ id }) => id === ruleId);
    if (!rule) throw new RefusedCall(404, 'notFound', { rule: 'notFound' });
    const stake = parseMinor(rule.stakes.find(({ currency_id }) => currency_id === currencyId)?.stake ?? 0);
    if (!stake || !knownCurrency(currencyId)) {
      throw new RefusedCall(400, 'unknownWallet', { currency_id: 'unknownWallet' });
    }
    const givenAt = clock.now();
    return database.transaction(async (within) => {
      await ledger.openWallet(userId, currencyId, 0, within);
      const expiresAt = givenAt + rule.days * dayMs;
      await sendMessage(within, userId, givenAt, {
        key: 'freeRoundsGiven',
        params: {
          rounds: String(rule.rounds),
          amount: toMajor(stake),
          currency: currencyOf(currencyId).code,
          games: rule.games.map((code) => catalogue.game(code)?.name ?? code).join(', '),
          until: new Date(expiresAt).toISOString(),
        },
      });
      return addFreeRounds(within, {
        rule: rule.id,
        userId,
        currencyId,
        games: rule.games,
        stake,
        given: rule.rounds,
        left: rule.rounds,
        givenAt,
        expiresAt,
      });
    });
  },

  own: async (userId) => {
    const all = await waitingOf(database, { userId }, clock.now());
    return all.map(({ id, games, currencyId, stake, given, left, won, expiresAt }) => ({
      id,
      games: games.flatMap((code) => {
        const game = catalogue.game(code);
        return game ? [{ game_code: code, name: game.name, provider_code: game.provider.code }] : [];
      }),
      currency: currencyOf(currencyId).code,
      stake: toMajor(stake),
      given,
      left,
      won: toMajor(won),
      expires: new Date(expiresAt).toISOString(),
    }));
  },

  waiting: async ({ userId, currencyId, gameCode }) => {
    const all = await waitingOf(database, { userId, currencyId }, clock.now());
    return all
      .filter(({ games }) => games.includes(gameCode))
      .map(({ id, stake, given, left, won, expiresAt }) => ({
        id,
        stake: Number(stake),
        given,
        left,
        won: Number(won),
        expires: new Date(expiresAt).toISOString(),
      }));
  },
});
