import type { MachineEntry } from '../../machines/machine-cases.ts';
import { gate } from '../../machines/testing/gate.ts';
import { mutationsOf } from '../../machines/testing/mutations.ts';

const isNoticed = (entry: MachineEntry): boolean => {
  try {
    const { paths, cover, ...findings } = gate(entry);
    return Object.values(findings).some((list) => list.length > 0);
  } catch {
    return true;
  }
};

/** Of the mutants of these names, those that the gate lets pass as well. */
export const pastTheGate = (entry: MachineEntry, names: readonly string[]): string[] =>
  mutationsOf(entry.machine)
    .filter(({ name }) => names.includes(name))
    .filter(({ make }) => {
      const mend = make();
      const noticed = isNoticed(entry);
      mend();
      return !noticed;
    })
    .map(({ name }) => name);
