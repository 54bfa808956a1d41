import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createStillClock } from '../testing/start-test-server.ts';
import { type DueWork, doDue, turnOf } from './due-work.ts';

const silent = pino({ level: 'silent' });

/** Pieces that are due until they are done; some fail. */
const pieces = (count: number, broken: readonly string[]) => {
  const open = new Set(Array.from({ length: count }, (_, nth) => `${nth}`));
  const tried: string[] = [];
  const due: DueWork = {
    find: async (limit, except) => [...open].filter((id) => !except.includes(id)).slice(0, limit),
    work: async (id) => {
      tried.push(id);
      if (broken.includes(id)) throw new Error(`${id} is broken`);
      open.delete(id);
    },
  };
  return { due, open, tried };
};

test('everything due is done once, batch by batch, and what failed is told at the end', async () => {
  const { due, open, tried } = pieces(1_201, ['0', '700']);
  await expect(doDue(due)).rejects.toThrow('2 of what was due failed');
  expect([...open]).toEqual(['0', '700']);
  expect(tried).toHaveLength(1_201);
});

test('a loop leaves what failed alone for a while, longer each time: it fills no batch of the others', async () => {
  const broken = Array.from({ length: 500 }, (_, nth) => `${nth}`);
  const { due, open, tried } = pieces(600, broken);
  const clock = createStillClock(0);
  const turn = turnOf('piece', due, clock, silent);
  expect(await turn()).toBe(true);
  expect(open.size).toBe(600);
  expect(await turn()).toBe(false);
  expect([...open]).toEqual(broken);
  for (const rest of [1_000, 2_000, 4_000, 8_000, 8_000]) {
    tried.length = 0;
    clock.advance(rest - 1);
    await turn();
    expect(tried).toHaveLength(0);
    clock.advance(1);
    await turn();
    expect(tried).toHaveLength(500);
  }
});

test('a database that is away ends the turn: it is away for all', async () => {
  const { due, tried } = pieces(3, []);
  const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  const turn = turnOf(
    'piece',
    { ...due, work: async (id) => tried.push(id) && Promise.reject(away) },
    createStillClock(0),
    silent,
  );
  await expect(turn()).rejects.toBe(away);
  expect(tried).toEqual(['0']);
});
