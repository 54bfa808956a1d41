import { type OnceRule, onceRule, type PeriodicRule, periodicRule } from '../../contract/entities/bonus.ts';
import type { KeyValue } from '../../contract/entities/settings.ts';

export interface BonusRules {
  periodic: readonly PeriodicRule[];
  once: readonly OnceRule[];
}

const none: BonusRules = { periodic: [], once: [] };

const soundIn = <Rule>(list: unknown, read: (entry: unknown) => { data?: Rule | undefined }): Rule[] =>
  (Array.isArray(list) ? list : []).flatMap((entry: unknown) => read(entry).data ?? []);

/**
 * Reads the general setting `bonuses`, JSON of two lists of rules: `{"periodic": [...], "once": [...]}`. A rule that makes
 * no sense, or has the id of an earlier one, is left out: it must not cost the others, nor pay anybody.
 */
export const bonusRulesFrom = (general: readonly KeyValue[]): BonusRules => {
  let value: unknown;
  try {
    value = JSON.parse(general.find(({ key }) => key === 'bonuses')?.value ?? '{}');
  } catch {
    return none;
  }
  if (typeof value !== 'object' || value === null) return none;
  const { periodic, once } = value as Record<string, unknown>;
  const known = new Set<string>();
  const first = ({ id }: { id: string }) => !known.has(id) && Boolean(known.add(id));
  return {
    periodic: soundIn<PeriodicRule>(periodic, periodicRule.safeParse).filter(first),
    once: soundIn<OnceRule>(once, onceRule.safeParse).filter(first),
  };
};
