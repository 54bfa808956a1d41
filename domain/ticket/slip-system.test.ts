import { describe, expect, test } from 'vitest';
import type { SlipSelection } from './slip-selection.ts';
import {
  groupIndexOf,
  groupsOf,
  legsOf,
  systemOf,
  toggleCondition,
  toggleSelected,
  withGroup,
  withoutGroup,
} from './slip-system.ts';

const selections = ['1', '2', '3', '4'].map((id) => ({ id, odd: 2, originalOdd: 1.5 }) as SlipSelection);
const whole = systemOf(selections);

describe('A slip in system mode', () => {
  test('starts with every selection chosen and no group', () =>
    expect(whole).toEqual({ groups: [], selectedSelections: ['1', '2', '3', '4'], selectedConditions: [] }));

  test('makes a group of what is chosen, and clears that', () => {
    const system = withGroup(toggleSelected(whole, '2'), [2]);
    expect(system).toEqual({
      groups: [{ conditions: [2], selections: ['1', '3', '4'] }],
      selectedSelections: [],
      selectedConditions: [],
    });
    expect(selections.map(({ id }) => groupIndexOf(system.groups, id))).toEqual([0, null, 0, 0]);
    expect(legsOf(selections, system.groups).map(({ group }) => group)).toEqual([0, null, 0, 0]);
  });

  test('takes several groups, and a grouped selection into no other', () => {
    const first = withGroup(toggleSelected(toggleSelected(whole, '3'), '4'), [1]);
    expect(toggleSelected(first, '1')).toBe(first);
    const second = withGroup(toggleSelected(toggleSelected(first, '3'), '4'), [1, 2]);
    expect(second.groups.map((group) => group.selections)).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]);
    expect(withoutGroup(second, 0).groups).toEqual([{ conditions: [1, 2], selections: ['3', '4'] }]);
  });

  test('keeps conditions ascending, and none that the chosen selections cannot meet', () => {
    const chosen = [4, 2, 3].reduce(toggleCondition, whole);
    expect(chosen.selectedConditions).toEqual([2, 3, 4]);
    expect(toggleSelected(chosen, '1').selectedConditions).toEqual([2, 3]);
    expect(toggleCondition(chosen, 3).selectedConditions).toEqual([2, 4]);
    expect([toggleCondition(chosen, 5), toggleCondition(chosen, 0)]).toEqual([chosen, chosen]);
  });

  test('makes no group that would not be sound', () => {
    expect(withGroup(whole, [])).toBe(whole);
    expect(withGroup(whole, [5])).toBe(whole);
    const none = { ...whole, selectedSelections: [] };
    expect(withGroup(none, [1])).toBe(none);
  });
});

test('A basic slip has no groups', () => expect(groupsOf(null)).toEqual([]));
