import { describe, expect, test } from 'vitest';
import { machines } from './index.ts';
import { gate } from './testing/gate.ts';

describe.each(machines)('the machine $id', (entry) => {
  test('takes every transition, visits every state and ends each edge where the explorer does', () => {
    const { paths, cover, ...report } = gate(entry);
    expect(report).toEqual({
      transitionsNotTaken: [],
      statesNotVisited: [],
      guardsOneWay: [],
      differences: [],
      habitsBroken: [],
      contextNotJson: [],
    });
    expect(paths).toBeGreaterThanOrEqual(cover.length);
  }, 300_000);
});
