import type { ShownRound } from '../../contract/games/frame.ts';

/** Who knows what happened in a round: its provider. `player` is the name that he knows the player by. */
export interface RoundTeller {
  /** Null for a round that he does not know, or not any more. */
  tell(player: string, gameCode: string, roundId: string): Promise<ShownRound | null>;
}
