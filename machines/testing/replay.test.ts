import { expect, test } from 'vitest';
import { machines } from '../index.ts';
import { forksOf } from './explore.ts';
import { replay, replayFork } from './replay.ts';
import { testable } from './testable.ts';

const some = machines.filter(({ id }) => ['connectivity', 'matchList', 'session', 'voucher'].includes(id));

test.each(some)(
  'what is walked from a fork on is what $id does when the whole path is walked',
  ({ machine, cases }) => {
    const { machine: silent } = testable(machine);
    const forks = forksOf(silent, cases);
    for (const fork of forks)
      for (const walked of replayFork(silent, cases, fork)) expect(walked).toEqual(replay(silent, cases, walked.path));
    expect(forks.length).toBeGreaterThan(3);
  },
);

test('where the way to a fork is another one than explored, every edge from there says so', () => {
  const [{ machine, cases } = expect.fail()] = some;
  const { machine: silent } = testable(machine);
  const fork = forksOf(silent, cases).find(({ way, edges }) => way.length > 0 && edges.length > 1);
  if (!fork) return expect.fail();
  const way = fork.way.map((step) => ({ ...step, after: 'elsewhere' }));
  const walks = replayFork(silent, cases, { ...fork, way });
  expect(walks.map(({ difference }) => difference)).toEqual(
    fork.edges.map((edge) => expect.stringMatching(new RegExp(`${edge.event.type}: after .* instead of elsewhere$`))),
  );
});
