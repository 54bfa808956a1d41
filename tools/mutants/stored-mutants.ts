import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../server/root.ts';

/** How the tests of a machine fared against its mutants. */
export interface Mutants {
  mutants: number;
  equivalent: number;
  /** Names of those that nothing noticed. */
  survivors: string[];
}

const fileOf = (machine: string) => join(root, 'reports/mutants', `${machine}.json`);

/** As it was when they were all tried last; null when they never were. */
export const storedMutants = (machine: string): Mutants | null =>
  existsSync(fileOf(machine)) ? JSON.parse(readFileSync(fileOf(machine), 'utf8')) : null;

export const storeMutants = (machine: string, { mutants, equivalent, survivors }: Mutants): void => {
  mkdirSync(dirname(fileOf(machine)), { recursive: true });
  writeFileSync(fileOf(machine), JSON.stringify({ mutants, equivalent, survivors }));
};
