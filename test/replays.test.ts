import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { machines } from '../machines/index.ts';
import { drivers } from './support/replays/drivers.ts';
import { withoutDriver } from './support/replays/without-driver.ts';

const fileOf = (machine: string) => machine.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

test('every machine is driven through the real screens, or it is said why not', () => {
  const said = [...Object.keys(drivers), ...Object.keys(withoutDriver)];
  expect(said.sort()).toEqual(machines.map(({ id }) => id).sort());
});

test.each(Object.keys(drivers))('the cover list of %s is replayed', (machine) => {
  expect(existsSync(new URL(`paths/${fileOf(machine)}.test.ts`, import.meta.url))).toBe(true);
});
