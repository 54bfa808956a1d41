import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { machines } from '../machines/index.ts';
import { alikeStates } from './support/replays/alike-states.ts';
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

const driven = machines.filter(({ id }) => id in drivers);

test.each(driven)('every state of $id looks like no other, or it is said why not', ({ id, machine }) => {
  const { sights = [], alike = {} } = drivers[id]?.() ?? {};
  const isSaid = (state: string) => Object.keys(alike).some((said) => state === said || state.startsWith(`${said}.`));
  const groups = alikeStates(machine, sights);
  const unsaid = groups.map((states) => states.filter((state) => !isSaid(state)));
  expect(unsaid.filter((states) => states.length > 1)).toEqual([]);
  const found = groups.flat();
  expect(
    Object.keys(alike).filter((said) => !found.some((state) => state === said || state.startsWith(`${said}.`))),
  ).toEqual([]);
});
