import { test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { anySystem, listedLines } from '../../test/support/any-system.ts';
import { lineAt } from './line-at.ts';
import { combinationsOf } from './system.ts';

test.prop([anySystem])('every line is found by its place, each once', ({ legs, groups }) => {
  const lines = Array.from({ length: Number(combinationsOf(legs, groups)) }, (_, place) =>
    lineAt(legs, groups, BigInt(place)).join(),
  );
  const named = legs.map((leg, position) => ({ ...leg, position }));
  const listed = listedLines(named, groups).map((line) => line.map(({ position }) => position).sort((a, b) => a - b));
  expect(lines.sort()).toEqual(listed.map((line) => line.join()).sort());
});

it('finds the first and the last of 916 million billion lines', () => {
  const legs = Array.from({ length: 63 }, () => ({ odd: 20_000n, group: 0 }));
  const groups = [{ conditions: [31] }];
  const positions = [...legs.keys()];
  expect(lineAt(legs, groups, 0n)).toEqual(positions.slice(0, 31));
  expect(lineAt(legs, groups, combinationsOf(legs, groups) - 1n)).toEqual(positions.slice(32));
});
