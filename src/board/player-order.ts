import type { Player } from '../../contract/entities/match.ts';
import type { MatchRecord } from '../offer/match-record.ts';

/** A player as his bets are shown: whose side he is on, none in an outright. */
export interface ListedPlayer extends Player {
  side: 'host' | 'away' | null;
}

const sideOf = (id: string): ListedPlayer['side'] => (/^h\d/.test(id) ? 'host' : /^a\d/.test(id) ? 'away' : null);

/** The shortest odds first, as they were when the list was opened: nothing moves under the pointer afterwards. */
export const byOdd = (record: MatchRecord, code: string, selections: readonly string[]): readonly ListedPlayer[] => {
  const names = new Map(record.head.players.map(({ id, name }) => [id, name]));
  const oddOf = (id: string) => record.cell(code, id).odd ?? Number.POSITIVE_INFINITY;
  return selections
    .filter((id) => names.has(id))
    .toSorted((a, b) => oddOf(a) - oddOf(b))
    .map((id) => ({ id, name: names.get(id) ?? id, side: sideOf(id) }));
};

/** Rows of two: host and visitor side by side where the players have sides, else read across; the favourites on top. */
export const inPairs = (players: readonly ListedPlayer[]): readonly (readonly (ListedPlayer | undefined)[])[] => {
  const hasSides = players.some(({ side }) => side !== null);
  const [left, right] = hasSides
    ? [players.filter(({ side }) => side === 'host'), players.filter(({ side }) => side === 'away')]
    : [players.filter((_, place) => place % 2 === 0), players.filter((_, place) => place % 2 === 1)];
  return Array.from({ length: Math.max(left.length, right.length) }, (_, row) => [left[row], right[row]]);
};
