import type { Clock } from '../time/clock.ts';

/** Asked for once for all who want to know, until it is old; what failed is asked for again. */
export const keptFor = <Told>(
  patience: number,
  clock: Clock,
  ask: (now: number) => Promise<Told>,
): (() => Promise<Told>) => {
  let kept: { at: number; told: Promise<Told> } | null = null;
  return () => {
    const now = clock.now();
    if (kept !== null && now - kept.at < patience) return kept.told;
    const told = ask(now);
    kept = { at: now, told };
    told.catch(() => {
      kept = null;
    });
    return told;
  };
};
