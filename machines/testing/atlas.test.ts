import { describe, expect, test } from 'vitest';
import { machines } from '../index.ts';
import { atlasOf, pathId } from './atlas.ts';

const small = machines.filter(({ id }) => ['authForm', 'maintenance', 'notices'].includes(id));

describe('The atlas', () => {
  test.each(small)('of $id takes every transition, and no two paths share an id', (entry) => {
    const atlas = atlasOf(entry);
    expect([...atlas.visited].sort()).toEqual([...atlas.states].sort());
    expect([...atlas.taken].sort()).toEqual([...atlas.transitions].sort());
    expect(new Set(atlas.paths.map(({ id }) => id)).size).toBe(atlas.paths.length);
    expect(atlas.replayed).toBe(atlas.paths.length);
    const known = new Set(atlas.paths.map(({ id }) => id));
    expect(atlas.cover.filter(({ id }) => !known.has(id))).toEqual([]);
  });
});

test('The id of a path hangs on its events and their payloads, and on nothing else', () => {
  const step = (type: string, payload: object, after = '') => ({ event: { type, ...payload }, after });
  const path = [step('stake.chosen', { stake: 5 }), step('ticket.paid', {})];
  expect(pathId(path)).toMatch(/^[0-9a-z]{10}$/);
  expect(pathId([step('stake.chosen', { stake: 5 }, 'elsewhere'), step('ticket.paid', {})])).toBe(pathId(path));
  expect(pathId([step('stake.chosen', { stake: 6 }), step('ticket.paid', {})])).not.toBe(pathId(path));
  expect(pathId([...path].reverse())).not.toBe(pathId(path));
});
