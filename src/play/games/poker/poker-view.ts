import type { OpenPoker, PokerHand, PokerOutcome } from '../../../../contract/games/poker.ts';
import type { OpenRound } from '../../../../contract/games/studio.ts';
import type { GamePhase } from '../../../../machines/game/game-play.ts';

/** What the player holds in which round, and how far the end of a round is shown: how many places are turned over. */
export interface PokerView {
  round: string | null;
  held: readonly number[];
  ended: PokerOutcome | null;
  turned: number;
}

/** Five cards as shown, null face down, and the hand they make once it is shown. */
export interface ShownCards {
  cards: readonly (number | null)[];
  held: readonly number[];
  made: PokerHand | null;
  /** Minor units; null where none is played. */
  stake: number | null;
  /** Whether the cards wait for the player. */
  waits: boolean;
}

const faceDown: ShownCards = { cards: [null, null, null, null, null], held: [], made: null, stake: null, waits: false };

export const dealtCards = ({ dealt, made, stake }: OpenPoker, held: readonly number[]): ShownCards => ({
  cards: dealt,
  held,
  made,
  stake,
  waits: true,
});

/** The end of a round: cards that were not held are face down until they are turned, the hand is shown with the last of them. */
export const drawnCards = ({ hand, held, made, stake }: PokerOutcome, turned: number): ShownCards => ({
  cards: hand.map((card, place) => (held.includes(place) || place < turned ? card : null)),
  held,
  made: turned < hand.length ? null : made,
  stake,
  waits: false,
});

/** The cards on the table: the hand that waits, the last one that ended, backs before and between. */
export const cardsShown = (
  phase: GamePhase,
  open: OpenRound | null,
  held: readonly number[],
  { ended, turned }: PokerView,
): ShownCards => {
  const isReplay = phase === 'replaying' || phase === 'replayed';
  if (!isReplay && open?.engine === 'poker') return dealtCards(open, held);
  if (!ended || phase === 'asking' || phase === 'unknown') return faceDown;
  return drawnCards(ended, turned);
};

/** The held places after one was pressed, in their order. */
export const toggled = (held: readonly number[], place: number): number[] =>
  held.includes(place)
    ? held.filter((other) => other !== place)
    : [...held, place].toSorted((one, other) => one - other);
