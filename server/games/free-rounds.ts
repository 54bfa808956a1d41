import { freeRoundsRule } from '../../contract/entities/free-rounds.ts';
import type { WaitingFreeRounds } from '../../contract/http/game-wallet.ts';
import { parseMinor } from '../../domain/money/money.ts';
import { RefusedCall } from '../calls/refusal.ts';
import type { Database } from '../database/client.ts';
import { knownCurrency } from '../ledger/currencies.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Settings } from '../settings/settings.ts';
import type { Clock } from '../time/clock.ts';
import { dayMs } from '../time/zone-day.ts';
import { addFreeRounds, waitingOf } from './free-rounds-repository.ts';
import type { StoredSession } from './sessions-repository.ts';

export interface FreeRoundsNeeds {
  database: Database;
  clock: Clock;
  ledger: Pick<Ledger, 'openWallet'>;
  settings: Pick<Settings, 'general'>;
}

/** Rounds that cost a player nothing, by the rules in the setting `bonuses`. */
export interface FreeRounds {
  /** Gives a player those of a rule and answers their id. Throws 404 notFound for an unknown rule, 400 unknownWallet. */
  give(userId: string, ruleId: string, currencyId: number): Promise<string>;
  /** Those that wait at the game of a session, in its wallet. */
  waiting(session: Pick<StoredSession, 'userId' | 'currencyId' | 'gameCode'>): Promise<WaitingFreeRounds[]>;
}

export const createFreeRounds = ({ database, clock, ledger, settings }: FreeRoundsNeeds): FreeRounds => ({
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
      return addFreeRounds(within, {
        rule: rule.id,
        userId,
        currencyId,
        games: rule.games,
        stake,
        given: rule.rounds,
        left: rule.rounds,
        givenAt,
        expiresAt: givenAt + rule.days * dayMs,
      });
    });
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
