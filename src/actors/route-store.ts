import type * as z from 'zod/mini';
import type { storedRoute } from '../../contract/storage/session.ts';
import { lastRouteAge } from '../../domain/limits.ts';
import type { Stored } from '../browser/stored.ts';

type StoredRoute = Stored<z.output<typeof storedRoute>>;

/** The page that was open last: in this tab, and on this device. */
export const createRouteStore = (tab: StoredRoute, device: StoredRoute, now: () => number = Date.now) => ({
  keep(path: string): void {
    const route = { version: 1, path, at: now() } as const;
    tab.write(route);
    device.write(route);
  },
  ofTab: (): string | null => tab.read()?.path ?? null,
  /** Null as well when it was left too long ago for anybody to expect it. */
  ofDevice(): string | null {
    const stored = device.read();
    return stored && Math.abs(now() - stored.at) <= lastRouteAge ? stored.path : null;
  },
});
