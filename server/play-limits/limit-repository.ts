import { and, eq } from 'drizzle-orm';
import type { LimitKind, LimitPeriod } from '../../contract/entities/play-limit.ts';
import { limitAt, type PlayLimit } from '../../domain/play-limits/limit-change.ts';
import type { Database } from '../database/client.ts';
import { users } from '../database/schema/identity.ts';
import { playLimits } from '../database/schema/play-limits.ts';
import { type Given, statement } from '../database/statement.ts';

export interface KeptLimit extends PlayLimit {
  currencyId: number;
  kind: LimitKind;
  period: LimitPeriod;
}

const limitsOf = statement((database, given: Given<{ userId: string; currencyId?: number | undefined }>) =>
  database
    .select()
    .from(playLimits)
    .where(
      and(
        eq(playLimits.userId, given.userId),
        given.currencyId === undefined ? undefined : eq(playLimits.currencyId, given.currencyId),
      ),
    ),
);

/** The player's own limits at an instant, of one currency or of all. */
export const keptLimits = async (
  within: Database,
  userId: string,
  now: number,
  currencyId?: number,
): Promise<KeptLimit[]> => {
  const rows = await limitsOf(within, { userId, currencyId });
  return rows.map(({ amount, nextAmount, nextFrom, currencyId, kind, period }) => ({
    currencyId,
    kind,
    period,
    ...limitAt({ amount, next: nextFrom === null ? null : { amount: nextAmount, from: nextFrom } }, now),
  }));
};

export const keepLimit = async (within: Database, userId: string, kept: KeptLimit): Promise<void> => {
  const { currencyId, kind, period, amount, next } = kept;
  const values = { amount, nextAmount: next?.amount ?? null, nextFrom: next?.from ?? null };
  await within
    .insert(playLimits)
    .values({ userId, currencyId, kind, period, ...values })
    .onConflictDoUpdate({
      target: [playLimits.userId, playLimits.currencyId, playLimits.kind, playLimits.period],
      set: values,
    });
};

/** Minutes between two checks of a player with reality; null for none. */
export const keepRealityCheck = async (database: Database, userId: string, minutes: number | null): Promise<void> => {
  await database.update(users).set({ realityCheck: minutes }).where(eq(users.id, userId));
};
