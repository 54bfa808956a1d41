import type { SlipGroup, SlipSystem } from '../../contract/storage/slip.ts';
import { evenOdd, parseOdd } from '../odds/odd.ts';
import type { Leg } from '../system/system.ts';
import type { Selections } from './slip.ts';

/** Enabling system mode selects all selections (spec section 4, Ticket type). */
export const systemOf = (selections: Selections): SlipSystem => ({
  groups: [],
  selectedSelections: selections.map(({ id }) => id),
  selectedConditions: [],
});

/** The system that a ticket with these groups was; null for a single or a combination. */
export const systemWith = (groups: readonly SlipGroup[] | undefined): SlipSystem | null =>
  groups ? { groups: [...groups], selectedSelections: [], selectedConditions: [] } : null;

const noGroups: readonly SlipGroup[] = [];

/** The groups of a slip; none outside system mode. */
export const groupsOf = (system: SlipSystem | null): readonly SlipGroup[] => system?.groups ?? noGroups;

/** Index of the group that a selection belongs to; null outside every group, where it must win in every line. */
export const groupIndexOf = (groups: readonly SlipGroup[], id: string): number | null => {
  const index = groups.findIndex(({ selections }) => selections.includes(id));
  return index < 0 ? null : index;
};

const toggled = <T>(list: readonly T[], item: T): T[] =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item];

/** Takes a selection into the next group or out of it; a grouped one stays where it is. Conditions above the number that is left go. */
export const toggleSelected = (system: SlipSystem, id: string): SlipSystem => {
  if (groupIndexOf(system.groups, id) !== null) return system;
  const selectedSelections = toggled(system.selectedSelections, id);
  const selectedConditions = system.selectedConditions.filter((k) => k <= selectedSelections.length);
  return { ...system, selectedSelections, selectedConditions };
};

/** Chooses a condition k of n for the next group, or takes it back. One that the chosen selections cannot meet is none. */
export const toggleCondition = (system: SlipSystem, k: number): SlipSystem => {
  if (k < 1 || k > system.selectedSelections.length) return system;
  return { ...system, selectedConditions: toggled(system.selectedConditions, k).sort((a, b) => a - b) };
};

/** Makes a group of the chosen selections; what was chosen is cleared (spec section 4). Nothing happens without selections or conditions that fit. */
export const withGroup = (system: SlipSystem, conditions: readonly number[]): SlipSystem => {
  const { groups, selectedSelections: selections } = system;
  if (conditions.length === 0 || conditions.some((k) => k < 1 || k > selections.length)) return system;
  return {
    groups: [...groups, { conditions: [...conditions], selections }],
    selectedSelections: [],
    selectedConditions: [],
  };
};

export const withoutGroup = (system: SlipSystem, index: number): SlipSystem => ({
  ...system,
  groups: system.groups.filter((_, place) => place !== index),
});

/** The selections as legs of a ticket. A locked one counts 1.00, so that its group keeps its size. */
export const legsOf = (
  selections: Selections,
  groups: readonly SlipGroup[],
  odds: 'odd' | 'originalOdd' = 'odd',
): Leg[] =>
  selections.map((selection) => ({
    odd: parseOdd(selection[odds]) ?? evenOdd,
    group: groupIndexOf(groups, selection.id),
  }));
