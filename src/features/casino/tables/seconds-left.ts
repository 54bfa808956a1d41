import type { LiveTable } from '../../../../contract/games/live-tables.ts';

/** Seconds for which a table takes bets, in its round or one that follows; 0 between its close and the next round. */
export const secondsLeft = ({ opens, closes, cycle }: Pick<LiveTable, 'opens' | 'closes' | 'cycle'>, now: number) => {
  const elapsed = (((now - opens) % cycle) + cycle) % cycle;
  return Math.max(0, Math.ceil((closes - elapsed) / 1_000));
};
