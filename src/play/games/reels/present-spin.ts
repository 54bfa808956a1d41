import type { Spin } from '../../../../contract/games/reels.ts';
import type { Strip } from '../../../../domain/games/reels/reels-config.ts';
import { isStill, move, pass } from '../../kit/motion.ts';
import type { Sound } from '../../kit/sound.ts';
import type { Store } from '../../kit/store.ts';
import { litCells, runningStrip } from './lit-cells.ts';
import type { ReelsView } from './reels-store.ts';

/** When the reels stop, left to right, in milliseconds. */
export const stopsAt = [900, 1_150, 1_400, 1_650, 1_900];
const settle = 90;
/** Symbols that run by until a reel stops. */
const passing = [12, 16, 20, 24, 28];

/** Runs the reels to where they stop, and frames what pays. */
export const presentSpin = async (
  spin: Spin,
  strips: readonly Strip[],
  lines: readonly (readonly number[])[],
  scatter: string | null,
  { view, sound, reels, signal }: { view: Store<ReelsView>; sound: Sound; reels: () => Element[]; signal: AbortSignal },
): Promise<void> => {
  const before = view.getSnapshot().strips;
  const still = isStill();
  const running = strips.map((strip, reel) =>
    runningStrip(strip, spin.stops[reel] ?? 0, passing[reel] ?? 12, before[reel] ?? []),
  );
  view.set({ lit: [], lines: [], strips: still ? before : running });
  // The components draw in a microtask: nothing is painted before the reels run.
  await Promise.resolve();
  await Promise.all(
    strips.map(async (_, reel) => {
      const time = stopsAt[reel] ?? 900;
      const length = (running[reel]?.length ?? 3) - 3;
      const whole = time + settle;
      await Promise.all([
        pass(time, signal),
        move(
          reels()[reel],
          [
            {
              transform: `translateY(calc(var(--pitch) * -${length}))`,
              easing: 'cubic-bezier(.15,.7,.2,1)',
              offset: 0,
            },
            { transform: 'translateY(6px)', offset: time / whole, easing: 'ease-out' },
            { transform: 'none', offset: 1 },
          ],
          { duration: whole },
          signal,
        ),
      ]);
      sound.tick();
      const stood = view.getSnapshot().strips.map((strip, at) => (at === reel ? (spin.window[at] ?? strip) : strip));
      view.set({ strips: stood });
    }),
  );
  view.set({ strips: spin.window, lit: litCells(spin, lines, scatter), lines: spin.lines });
};
