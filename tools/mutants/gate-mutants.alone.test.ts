import { expect, test } from 'vitest';
import { machines } from '../../machines/index.ts';
import { gate } from '../../machines/testing/gate.ts';
import { mutationsOf } from '../../machines/testing/mutations.ts';
import { gateNotices, pastTheGate } from './gate-mutants.ts';

const small = machines.filter(({ id }) => ['lastRoute', 'matchList', 'site'].includes(id));

test.each(small)('What the gate would let pass of $id is found without exploring each mutant', (entry) => {
  const edges = gate(entry).paths;
  const mutations = mutationsOf(entry.machine);
  const passed = mutations.filter(({ make }) => {
    const mend = make();
    const noticed = gateNotices(entry, edges);
    mend();
    return !noticed;
  });
  const names = ({ name }: { name: string }) => name;
  expect(pastTheGate(entry, mutations.map(names)).sort()).toEqual(passed.map(names).sort());
});
