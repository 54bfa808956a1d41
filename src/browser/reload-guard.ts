import * as z from 'zod/mini';
import { reloadInterval } from '../../domain/limits.ts';
import { createStored, type Stored } from './stored.ts';

const lastReload = z.object({ version: z.literal(1), at: z.number() });

const tabStorage = () => sessionStorage;

/** Remembers for this tab when it reloaded itself last, across the reload. */
export const createReloadGuard = (
  now: () => number = Date.now,
  reload: () => void = () => window.location.reload(),
  stored: Stored<z.output<typeof lastReload>> = createStored({
    key: 'lastReload',
    schema: lastReload,
    storage: tabStorage,
  }),
) => ({
  /** Milliseconds until the next reload is allowed, 0 when it is. */
  reloadableIn(): number {
    const last = stored.read();
    if (!last) return 0;
    const passed = now() - last.at;
    // A clock that was set back must not forbid reloads for longer than the interval.
    return passed < 0 ? 0 : Math.max(0, reloadInterval - passed);
  },
  reload(): void {
    stored.write({ version: 1, at: now() });
    reload();
  },
});

export type ReloadGuard = ReturnType<typeof createReloadGuard>;
