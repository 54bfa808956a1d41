import type { ShownSeeds } from '../../../contract/games/studio.ts';
import type { Play } from '../kit/game.ts';

/** The seeds that a game has shown since it was opened, oldest first: what a later check compares with. */
export const seenSeeds = (play: Play): (() => readonly ShownSeeds[]) => {
  const seen: ShownSeeds[] = [];
  play.subscribe(() => {
    const { seeds } = play.getSnapshot().context;
    const last = seen.at(-1);
    if (seeds && (seeds.hash !== last?.hash || seeds.nonce !== last.nonce)) seen.push(seeds);
  });
  return () => seen;
};
