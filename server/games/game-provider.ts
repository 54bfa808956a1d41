import type { ShownRound } from '../../contract/games/frame.ts';
import type { TableStanding } from '../../contract/games/provider.ts';

/** The provider, who knows what happens in his games. While he does not answer nothing is shown. */
export interface GameProvider {
  /** A round that is over; null for one that he does not know, or not any more. `player` is the name that he knows the player by. */
  tell(player: string, gameCode: string, roundId: string): Promise<ShownRound | null>;
  /** The state of his tables, by the codes of their games. */
  tables(): Promise<Readonly<Record<string, TableStanding>>>;
}
