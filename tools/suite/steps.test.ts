import { describe, expect, test } from 'vitest';
import { inGroups, type Step } from './steps.ts';

const step = (name: string, beside?: string): Step => ({ name, budget: 1, command: [], ...(beside && { beside }) });
const named = (groups: Step[][]) => groups.map((group) => group.map(({ name }) => name));

describe('the steps of the suite', () => {
  test('one runs side by side with the step that it names', () => {
    expect(named(inGroups([step('build'), step('journeys'), step('postgres', 'journeys')]))).toEqual([
      ['build'],
      ['journeys', 'postgres'],
    ]);
  });

  test('chosen without that step it runs alone', () => {
    expect(named(inGroups([step('build'), step('postgres', 'journeys')]))).toEqual([['build'], ['postgres']]);
  });
});
