import { useEffect } from 'preact/hooks';
import type { GamePlay } from '../../../../machines/game/game-play.ts';
import { pass } from '../motion.ts';
import type { Sound } from '../sound.ts';
import type { Store } from '../store.ts';
import { useSnapshot } from '../use-snapshot.ts';

interface ShownView<Round> {
  finished: boolean;
  again: (Round & { from: number }) | null;
}

/**
 * The show of a result that takes its time, a race or a match: everybody sees it live once, and `present` shows it again to
 * whoever asks. `takes` is its length in milliseconds, `nameOf` tells one result from another.
 */
export const createRoundShow = <Round extends object>({
  view,
  sound,
  takes,
  nameOf,
}: {
  view: Store<ShownView<Round>>;
  sound: Sound;
  takes: number;
  nameOf(round: Round): string;
}) => {
  /** The result that has been, or is being, seen live. */
  let seen: string | null = null;
  let replays = false;
  return {
    useShow: ({ table, shown }: GamePlay, result: Round | null): void => {
      const finished = useSnapshot(view, (snapshot) => snapshot.finished);
      useEffect(() => {
        replays = shown !== null;
        if (!shown) view.set({ again: null });
      }, [shown]);
      useEffect(() => {
        seen = result && !shown ? nameOf(result) : null;
      }, [result, shown]);
      useEffect(() => {
        if (finished) sound.click(true);
      }, [finished]);
      const running = table?.phase === 'drawn' && !shown;
      useEffect(() => {
        if (running) sound.click();
      }, [running]);
    },
    present: async (round: Round, signal: AbortSignal): Promise<void> => {
      if (nameOf(round) === seen) return;
      view.set({ again: { ...round, from: performance.now() } });
      await pass(takes, signal);
      if (signal.aborted) view.set({ again: { ...round, from: performance.now() - takes } });
      if (!replays) view.set({ again: null });
    },
  };
};
