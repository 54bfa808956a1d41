import type { GamePlay } from '../../../../machines/game/game-play.ts';

/** At a table that all players share chips are laid only while it is open; at one's own table always. */
export const isLocked = ({ table }: GamePlay): boolean =>
  table !== undefined && !(table?.phase === 'open' && table.live);
