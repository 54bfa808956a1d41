import { expect, test } from 'vitest';
import { machines } from '../../machines/index.ts';
import { atlasOf } from '../../machines/testing/atlas.ts';
import { gateOf } from '../../machines/testing/gate.ts';
import { walkEdges } from '../../machines/testing/walk.ts';
import { explored } from '../../tools/paths/explored.ts';

/** The gate of a machine. Its walks are kept for the replays on the screens, for those of the largest take half a minute. */
export const gateTest = (id: string): void =>
  test(`the machine ${id} takes every transition, visits every state and ends each edge where the explorer does`, () => {
    const entry = machines.find((one) => one.id === id);
    if (!entry) throw new Error(`There is no machine ${id}`);
    const walks = walkEdges(entry);
    const { paths, cover, ...report } = gateOf(entry, walks);
    expect(report).toEqual({
      transitionsNotTaken: [],
      statesNotVisited: [],
      guardsOneWay: [],
      differences: [],
      habitsBroken: [],
      contextNotJson: [],
    });
    expect(paths).toBeGreaterThanOrEqual(cover.length);
    explored(entry, () => atlasOf(entry, walks));
  }, 300_000);

/** Machines so large that each has a file of its own, beside which others run. */
export const large: readonly string[] = ['gameFlight', 'gameRound', 'sharedRound', 'ticket'];
