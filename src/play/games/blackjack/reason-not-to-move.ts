import type { BlackjackMove, OpenBlackjack } from '../../../../contract/games/blackjack.ts';
import type { GamePlay } from '../../../../machines/game/game-play.ts';

/** Why a move cannot be made now; null when it can. A free round has one stake, so none can be added. */
export const reasonNotToMove = (
  { moves, more }: OpenBlackjack,
  move: BlackjackMove,
  { credit, placed }: Pick<GamePlay, 'credit' | 'placed'>,
): BlackjackMove | 'free' | 'credit' | null => {
  if (!moves.includes(move)) return move;
  if (move !== 'double' && move !== 'split') return null;
  if (placed?.free) return 'free';
  return more > credit ? 'credit' : null;
};
