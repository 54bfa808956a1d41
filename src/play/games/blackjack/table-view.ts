import type { BlackjackOutcome, HandEnd, OpenBlackjack } from '../../../../contract/games/blackjack.ts';

/** A hand as shown on the table; `end` once the round is over. */
export interface ShownHand {
  cards: readonly number[];
  stake: number;
  inTurn: boolean;
  end: HandEnd | null;
}

/** The cards on the table; `hidden` while the dealer's second card is face down. */
export interface ShownTable {
  dealer: readonly number[];
  hidden: boolean;
  hands: readonly ShownHand[];
}

export const openTable = ({ dealer, hands, turn }: OpenBlackjack): ShownTable => ({
  dealer: [dealer],
  hidden: true,
  hands: hands.map((hand, at) => ({ ...hand, inTurn: at === turn, end: null })),
});

/** The table at the end, with this many of the dealer's cards turned over; the winner is shown with the last of them. */
export const endedTable = ({ dealer, hands }: BlackjackOutcome, turned: number): ShownTable => ({
  dealer: dealer.slice(0, turned),
  hidden: turned < 2,
  hands: hands.map(({ cards, stake, end }) => ({
    cards,
    stake,
    inTurn: false,
    end: turned >= dealer.length ? end : null,
  })),
});
