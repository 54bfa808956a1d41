import { useEffect } from 'preact/hooks';
import type { TableNow } from '../../../../machines/game/table-now.ts';
import type { Play } from '../game.ts';
import { useSnapshot } from '../use-snapshot.ts';

/** Who joins more than this many milliseconds after a draw sees only its result. */
const fresh = 1_500;

/** How a game shows what is drawn at its table. */
interface Course<Drawn> {
  /** What was drawn; null while nothing is, or of another game. */
  drawnOf(result: TableNow['result']): Drawn | null;
  isSame(drawn: Drawn, other: Drawn): boolean;
  /** The table before a draw. */
  clear(): void;
  /** Ends when all of it has been seen. */
  run(drawn: Drawn, signal: AbortSignal): Promise<void>;
  /** The table after a draw. */
  lay(drawn: Drawn): void;
}

/** A stage follows its table, whether or not the player has a bet on it; a result is shown once, to both. */
export const followTable = <Drawn>({ drawnOf, isSame, clear, run, lay }: Course<Drawn>) => {
  /** What is seen now, or was last. */
  let seen: { drawn: Drawn; done: Promise<void>; left: AbortSignal } | null = null;
  const show = (drawn: Drawn, signal: AbortSignal): Promise<void> => {
    seen = { drawn, done: run(drawn, signal), left: signal };
    return seen.done;
  };
  return {
    useTable: (play: Play): void => {
      const round = useSnapshot(play, ({ context }) => context.table?.round ?? null);
      const drawn = useSnapshot(play, ({ context: { table, shown } }) =>
        shown ? null : drawnOf(table?.result ?? null),
      );
      // biome-ignore lint/correctness/useExhaustiveDependencies: the next round may draw the same.
      useEffect(() => {
        const { table, shown } = play.getSnapshot().context;
        if (drawn === null || !table) {
          if (!shown) clear();
          return;
        }
        const left = new AbortController();
        if (performance.now() + table.ahead - table.draws < fresh) void show(drawn, left.signal);
        else {
          lay(drawn);
          seen = { drawn, done: Promise.resolve(), left: left.signal };
        }
        return () => left.abort();
      }, [play, round, drawn]);
    },
    /** Shows the result of a round; one that is being shown already is waited for. */
    present: async (drawn: Drawn, signal: AbortSignal): Promise<void> => {
      const known = seen !== null && !seen.left.aborted && isSame(seen.drawn, drawn);
      const done = known ? seen?.done : show(drawn, signal);
      const gone = new Promise<void>((over) => signal.addEventListener('abort', () => over(), { once: true }));
      await Promise.race([done, gone]);
      // Whoever looks at it again sees all of it again.
      if (!signal.aborted) seen = null;
    },
  };
};
