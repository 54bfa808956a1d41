import { expect, test } from 'vitest';
import { namedSystems } from './named-systems.ts';
import { combinationsOf } from './system.ts';

test.each([
  [2, []],
  [3, ['trixie 4', 'patent 7']],
  [4, ['yankee 11', 'lucky15 15']],
  [5, ['canadian 26', 'lucky31 31']],
  [6, ['heinz 57', 'lucky63 63']],
  [7, ['superHeinz 120']],
  [8, ['goliath 247']],
  [9, []],
])('%i selections have the named systems that the trade knows', (size, expected) => {
  expect(namedSystems(size).map(({ name, lines }) => `${name} ${lines}`)).toEqual(expected);
  for (const { conditions, lines } of namedSystems(size)) {
    const legs = Array.from({ length: size }, () => ({ odd: 20_000n, group: 0 }));
    expect(combinationsOf(legs, [{ conditions }])).toBe(BigInt(lines));
  }
});
