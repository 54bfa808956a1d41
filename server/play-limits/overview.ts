import { type LimitPeriod, limitKinds, limitPeriods } from '../../contract/entities/play-limit.ts';
import type { PlayLimitsView } from '../../contract/http/play-limits.ts';
import { type Minor, toMajor } from '../../domain/money/money.ts';
import { noLimit } from '../../domain/play-limits/limit-change.ts';
import type { Database } from '../database/client.ts';
import { currencyOf } from '../ledger/currencies.ts';
import { type Played, playedFrom } from '../ledger/play-repository.ts';
import { dayName } from '../time/operator-day.ts';
import { creditedSince, depositedSince } from './deposit-repository.ts';
import { limitRange } from './limit-range.ts';
import { type KeptLimit, keptLimits } from './limit-repository.ts';

type WalletView = PlayLimitsView['wallets'][number];

interface Sum extends Played {
  period: LimitPeriod;
  from: number;
  to: number;
  deposited: Minor;
  /** With deposits that are still under way. */
  begun: Minor;
}

const iso = (at: number): string => new Date(at).toISOString();
const major = (amount: Minor | null): number | null => (amount === null ? null : toMajor(amount));

const walletView = (currencyId: number, sums: readonly Sum[], kept: readonly KeptLimit[]): WalletView => ({
  currency_id: currencyId,
  currency: currencyOf(currencyId).code,
  sums: sums.map(({ period, from, to, deposited, staked, returned }) => ({
    period,
    from: iso(from),
    to: iso(to),
    deposited: toMajor(deposited),
    staked: toMajor(staked),
    won: toMajor(returned),
  })),
  limits: limitKinds.flatMap((kind) =>
    sums.map(({ period, begun, staked, returned }) => {
      const own = kept.find(
        (limit) => limit.currencyId === currencyId && limit.kind === kind && limit.period === period,
      );
      const { amount, next } = own ?? noLimit;
      const used = { deposit: begun, stake: staked, loss: staked - returned }[kind];
      const waiting = next && { amount: major(next.amount), from: iso(next.from) };
      return { kind, period, amount: major(amount), used: toMajor(used), next: waiting };
    }),
  ),
});

/** The player's limits and sums in each of these currencies, at an instant. */
export const walletsOverview = async (
  database: Database,
  userId: string,
  currencyIds: readonly number[],
  now: number,
): Promise<WalletView[]> => {
  const kept = await keptLimits(database, userId, now);
  const sums = new Map<number, Sum[]>(currencyIds.map((currencyId) => [currencyId, []]));
  for (const period of limitPeriods) {
    const { from, to } = limitRange(period, now);
    const played = await playedFrom(database, userId, dayName(from));
    for (const [currencyId, of] of sums) {
      const deposited = await creditedSince(database, userId, currencyId, from);
      const begun = await depositedSince(database, userId, currencyId, from, now);
      of.push({ period, from, to, deposited, begun, ...(played.get(currencyId) ?? { staked: 0n, returned: 0n }) });
    }
  }
  return [...sums].map(([currencyId, of]) => walletView(currencyId, of, kept));
};
