import { desc, eq } from 'drizzle-orm';
import type { OnceRule, PeriodicRule } from '../../contract/entities/bonus.ts';
import type { Bonuses, OnceBonus, PeriodicBonus } from '../../contract/http/bonuses.ts';
import type { BonusesSetting } from '../../contract/settings/bonuses.ts';
import { periodicAmount } from '../../domain/bonus/bonus-amount.ts';
import { toMajor } from '../../domain/money/money.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/client.ts';
import { bonusCredits } from '../database/schema/bonuses.ts';
import { users } from '../database/schema/identity.ts';
import { currencyOf } from '../ledger/currencies.ts';
import { dayMs } from '../zone-day.ts';
import { baseOf, progresses, turnovers } from './bonus-figures.ts';
import { periodAt } from './bonus-period.ts';

interface ViewNeeds {
  database: Database;
  clock: Clock;
  /** The rules that stand now. */
  rules(): Promise<BonusesSetting>;
}

type Credit = typeof bonusCredits.$inferSelect;

const instantOf = (at: number): string => new Date(at).toISOString();
const shownPeriods = 12;

/** The bonuses as one player sees them. */
export const createBonusView = ({ database, clock, rules }: ViewNeeds) => {
  const periodicBonus = async (rule: PeriodicRule, userId: string, credits: Credit[]): Promise<PeriodicBonus> => {
    const period = periodAt(rule.period, clock.now());
    const [turnover] = await turnovers(database, rule.currency_id, period, userId);
    const base = turnover ? baseOf(rule, turnover) : 0n;
    return {
      rule,
      currency: currencyOf(rule.currency_id).code,
      current: {
        from: instantOf(period.from),
        until: instantOf(period.until),
        base: toMajor(base),
        amount: toMajor(periodicAmount(rule, base)),
      },
      past: credits.slice(0, shownPeriods).map((credit) => ({
        from: instantOf(credit.period),
        until: instantOf(credit.until),
        base: toMajor(credit.base),
        amount: toMajor(credit.amount),
        creditedAt: instantOf(credit.creditedAt),
      })),
    };
  };

  const onceBonus = async (rule: OnceRule, userId: string, openedAt: number, credit?: Credit): Promise<OnceBonus> => {
    const [progress] = await progresses(database, rule, clock.now(), userId);
    const until = openedAt + rule.days * dayMs;
    const done = progress?.done ?? 0;
    const running = done > 0 ? ('inProgress' as const) : ('available' as const);
    return {
      rule,
      currency: currencyOf(rule.currency_id).code,
      state: credit ? 'credited' : clock.now() < until ? running : 'expired',
      done,
      until: instantOf(until),
      credited: credit ? { amount: toMajor(credit.amount), at: instantOf(credit.creditedAt) } : null,
    };
  };

  return async (userId: string): Promise<Bonuses> => {
    const { periodic, once } = await rules();
    const [user] = await database.select({ createdAt: users.createdAt }).from(users).where(eq(users.id, userId));
    const credits = await database
      .select()
      .from(bonusCredits)
      .where(eq(bonusCredits.userId, userId))
      .orderBy(desc(bonusCredits.period));
    const of = ({ id }: { id: string }) => credits.filter(({ rule }) => rule === id);
    return {
      periodic: await Promise.all(periodic.map((rule) => periodicBonus(rule, userId, of(rule)))),
      once: await Promise.all(once.map((rule) => onceBonus(rule, userId, user?.createdAt ?? 0, of(rule)[0]))),
    };
  };
};
