import * as z from 'zod/mini';
import { onceRule, periodicRule } from '../entities/bonus.ts';
import { amount, instant } from '../entities/scalars.ts';
import { endpoint } from './endpoint.ts';

/** What a player has reached in a period, all in major units. `base` is the turnover or the loss of his own money. */
const reached = { from: instant, until: instant, base: amount, amount };

/** A rule with the running period (its bonus, were it to end now) and what earlier periods brought, newest first. */
export const periodicBonus = z.object({
  rule: periodicRule,
  currency: z.string(),
  current: z.object(reached),
  past: z.array(z.object({ ...reached, creditedAt: instant })),
});
export type PeriodicBonus = z.infer<typeof periodicBonus>;

export const onceStates = ['available', 'inProgress', 'credited', 'expired'] as const;

/** A rule and how far the player is. `done` counts tickets, or is 1 once there was a deposit. */
export const onceBonus = z.object({
  rule: onceRule,
  currency: z.string(),
  state: z.enum(onceStates),
  done: z.int(),
  until: instant,
  credited: z.nullable(z.object({ amount, at: instant })),
});
export type OnceBonus = z.infer<typeof onceBonus>;

export const bonuses = endpoint({
  method: 'GET',
  url: '/base/v1/users/bonuses',
  summary: 'Bonuses by period and those a player gets once: the rules, how far he is, what was credited',
  access: 'player',
  ok: z.object({ periodic: z.array(periodicBonus), once: z.array(onceBonus) }),
});
export type Bonuses = z.infer<typeof bonuses.ok>;
