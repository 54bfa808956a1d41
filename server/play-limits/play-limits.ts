import type { PlayBreak, Played, PlayLimitsView, SetPlayLimits } from '../../contract/http/play-limits.ts';
import { lastMoneyCurrencyId } from '../../domain/limits.ts';
import { type Minor, parseMinor, toMajor } from '../../domain/money/money.ts';
import { changedLimit, noLimit } from '../../domain/play-limits/limit-change.ts';
import { exclusionEnd, timeOutEnd } from '../../domain/play-limits/play-break.ts';
import { beginBreak } from '../breaks/break-repository.ts';
import { RefusedCall } from '../calls/refusal.ts';
import type { Database } from '../database/client.ts';
import { retried } from '../database/retry.ts';
import type { Identity } from '../identity/identity.ts';
import { currencyOf, openedCurrencies } from '../ledger/currencies.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { sendMessage } from '../messages/send-message.ts';
import type { Clock } from '../time/clock.ts';
import { operatorZone } from '../time/operator-day.ts';
import { keepLimit, keepRealityCheck, keptLimits } from './limit-repository.ts';
import { walletsOverview } from './overview.ts';
import { playedSince } from './played-repository.ts';

/** What players set for themselves, so that play stays play. What it forbids is asked by `requireStakeAllowed` and its like. */
export interface PlayLimits {
  overview(userId: string, realityCheck: number | null): Promise<PlayLimitsView>;
  /** Sets limits of one currency, all or none. Throws a RefusedCall. */
  change(userId: string, change: SetPlayLimits): Promise<void>;
  setRealityCheck(userId: string, minutes: number | null): Promise<void>;
  played(userId: string, since: number): Promise<Played>;
  /** From now on: every session of the player ends with it. */
  takeBreak(userId: string, taken: PlayBreak): Promise<void>;
}

export interface PlayLimitsNeeds {
  database: Database;
  clock: Clock;
  ledger: Pick<Ledger, 'lockWallet'>;
  identity: Pick<Identity, 'endAllSessions'>;
}

/** Free bets are the operator's money: a player's limits are those of his own. */
const moneyCurrencies = openedCurrencies.filter((currencyId) => currencyId <= lastMoneyCurrencyId);

export const createPlayLimits = ({ database, clock, ledger, identity }: PlayLimitsNeeds): PlayLimits => {
  const amountOf = (amount: number | null): Minor | null => {
    const minor = amount === null ? null : parseMinor(amount);
    if (amount !== null && minor === null) throw new RefusedCall(400, 'limitInvalid', { limits: 'limitInvalid' });
    return minor;
  };

  const change = async (within: Database, userId: string, { currency_id, limits }: SetPlayLimits): Promise<void> => {
    // A ticket or deposit under way comes before the new limit, or after it and under it.
    if ((await ledger.lockWallet(within, userId, currency_id)) === null) throw new RefusedCall(400, 'unknownWallet');
    const now = clock.now();
    const kept = await keptLimits(within, userId, now, currency_id);
    const froms: (number | null)[] = [];
    for (const { kind, period, amount } of limits) {
      const before = kept.find((limit) => limit.kind === kind && limit.period === period) ?? noLimit;
      const after = changedLimit(before, amountOf(amount), now);
      if (after.amount === before.amount && after.next?.from === before.next?.from) continue;
      await keepLimit(within, userId, { currencyId: currency_id, kind, period, ...after });
      froms.push(after.next?.from ?? null);
    }
    if (froms.includes(null)) await sendMessage(within, userId, now, { key: 'limitChanged', params: {} });
    const waits = froms.find((from) => from !== null);
    if (waits != null)
      await sendMessage(within, userId, now, { key: 'limitWaits', params: { from: new Date(waits).toISOString() } });
  };

  return {
    overview: async (userId, realityCheck) => ({
      timeZone: operatorZone,
      realityCheck,
      wallets: await walletsOverview(database, userId, moneyCurrencies, clock.now()),
    }),

    change: async (userId, wanted) => {
      if (!moneyCurrencies.includes(wanted.currency_id)) {
        throw new RefusedCall(400, 'unknownWallet', { currency_id: 'unknownWallet' });
      }
      await retried(() => database.transaction((within) => change(within, userId, wanted)));
    },

    setRealityCheck: (userId, minutes) => keepRealityCheck(database, userId, minutes),

    played: async (userId, since) =>
      [...(await playedSince(database, userId, since))].map(([currencyId, { staked, returned }]) => ({
        currency_id: currencyId,
        currency: currencyOf(currencyId).code,
        staked: toMajor(staked),
        won: toMajor(returned),
      })),

    takeBreak: async (userId, taken) => {
      await identity.endAllSessions(userId, async (within) => {
        const startedAt = clock.now();
        const endsAt =
          taken.kind === 'timeOut' ? timeOutEnd(startedAt, taken.days) : exclusionEnd(startedAt, taken.length);
        await beginBreak(within, userId, startedAt, { kind: taken.kind, endsAt });
        return true;
      });
    },
  };
};
