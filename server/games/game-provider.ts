import type { ShownRound } from '../../contract/games/frame.ts';
import type { TableStanding } from '../../contract/games/provider.ts';

/** Who knows what happens in his games: their provider. While he does not answer nothing is told. */
export interface GameProvider {
  /** A round that is over; null for one that he does not know, or not any more. `player` is the name that he knows the player by. */
  tell(player: string, gameCode: string, roundId: string): Promise<ShownRound | null>;
  /** How his tables stand, by the codes of their games. */
  tables(): Promise<Readonly<Record<string, TableStanding>>>;
}
