import { expect, test } from 'vitest';
import { matchOf } from '../../test/support/examples/match.ts';
import { MatchRecord } from '../offer/match-record.ts';
import { Repaint } from '../offer/repaint.ts';
import { byOdd, inPairs } from './player-order.ts';

const odds: Record<string, number | null> = { h1: 4, h2: 2.5, a1: 3, a2: null, none: 9 };

const match = matchOf({
  markets: {
    FGS: Object.fromEntries(
      Object.entries(odds).map(([id, O]) => [
        id,
        O === null ? { MS: 'SUSPENDED' as const } : { O, MS: 'OPEN' as const },
      ]),
    ),
  },
  players: ['h1', 'h2', 'a1', 'a2'].map((id) => ({ id, name: `Player ${id}` })),
});

const record = new MatchRecord(
  match,
  new Repaint({ now: () => 0, nextFrame: () => undefined, later: () => undefined }),
);
const listed = byOdd(record, 'FGS', Object.keys(odds));
const ids = inPairs(listed).map((pair) => pair.map((player) => player?.id));

test('players stand by odd, those without one last; what is no player is not among them', () => {
  expect(listed.map(({ id }) => id)).toEqual(['h2', 'a1', 'h1', 'a2']);
});

test('host and visitor stand side by side; without sides the list reads across', () => {
  expect(ids).toEqual([
    ['h2', 'a1'],
    ['h1', 'a2'],
  ]);
  const entrants = ['5', '3', '9'].map((id) => ({ id, name: id, side: null }));
  expect(inPairs(entrants).map((pair) => pair.map((player) => player?.id))).toEqual([
    ['5', '3'],
    ['9', undefined],
  ]);
});
