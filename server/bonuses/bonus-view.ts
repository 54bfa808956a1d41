import type { OnceRule, PeriodicRule } from '../../contract/entities/bonus.ts';
import type { Bonuses, OnceBonus, PeriodicBonus } from '../../contract/http/bonuses.ts';
import type { BonusesSetting } from '../../contract/settings/bonuses.ts';
import { periodicAmount } from '../../domain/bonus/bonus-amount.ts';
import { toMajor } from '../../domain/money/money.ts';
import type { Database } from '../database/client.ts';
import { currencyOf } from '../ledger/currencies.ts';
import type { Clock } from '../time/clock.ts';
import { dayMs } from '../time/zone-day.ts';
import { baseOf } from './bonus-base.ts';
import { periodAt } from './bonus-period.ts';
import { creditsOf, openedAtOf, progresses, type StoredCredit, turnovers } from './bonus-repository.ts';

interface ViewNeeds {
  database: Database;
  clock: Clock;
  rules(): Promise<BonusesSetting>;
}

const instantOf = (at: number): string => new Date(at).toISOString();
const shownPeriods = 12;

/** The bonuses as one player sees them. */
export const createBonusView = ({ database, clock, rules }: ViewNeeds) => {
  const periodicBonus = async (rule: PeriodicRule, userId: string, credits: StoredCredit[]): Promise<PeriodicBonus> => {
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

  const onceBonus = async (
    rule: OnceRule,
    userId: string,
    openedAt: number,
    credit?: StoredCredit,
  ): Promise<OnceBonus> => {
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
    const openedAt = await openedAtOf(database, userId);
    const credits = await creditsOf(database, userId);
    const of = ({ id }: { id: string }) => credits.filter(({ rule }) => rule === id);
    return {
      periodic: await Promise.all(periodic.map((rule) => periodicBonus(rule, userId, of(rule)))),
      once: await Promise.all(once.map((rule) => onceBonus(rule, userId, openedAt, of(rule)[0]))),
    };
  };
};
