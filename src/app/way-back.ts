import type { SnapshotFrom } from 'xstate';
import { guardPage } from '../../domain/access/guard-page.ts';
import { isRemembered } from '../../domain/access/remembered-page.ts';
import type { lastRouteMachine } from '../../machines/last-route/last-route.machine.ts';
import type { PageAddress, RouterContext } from '../routes/-router-context.ts';
import type { AppRouter } from './router.ts';

const unknownPage = '/_default/$';

/** A stored address as the router takes it; null unless it is a page of the site that may be come back to. */
const pageAddress = (router: AppRouter, path: string): PageAddress | null => {
  if (!/^\/(?![/\\])/.test(path) || !isRemembered(path) || !URL.canParse(path, window.location.origin)) return null;
  const url = new URL(path, window.location.origin);
  if (url.origin !== window.location.origin) return null;
  const route = router.getMatchedRoutes(url.pathname)[2];
  if (!route || route.id === unknownPage) return null;
  // The router's types know pages by name; this one is known only by its table.
  return { to: url.pathname as '/', search: Object.fromEntries(url.searchParams) };
};

/** An address of ours that this visitor may open. */
export const openTo = (
  path: string | null,
  router: AppRouter,
  { visitor, statuses }: Pick<RouterContext, 'visitor' | 'statuses'>,
): PageAddress | null => {
  const address = path === null ? null : pageAddress(router, path);
  return address && guardPage(address.to, visitor(), statuses()) === 'stay' ? address : null;
};

interface Remembered {
  lastRoute(): SnapshotFrom<typeof lastRouteMachine> | undefined;
  /** The way back was offered, or there is none. */
  returned(): void;
  /** The page of a stored address; null when this visitor may not open it. */
  open(path: string | null): PageAddress | null;
}

/** Where a visitor who signed in comes back to, offered once. */
export const createWayBack = ({ lastRoute, returned, open }: Remembered) => {
  /** The page on which the way back was offered and not yet taken. */
  let offeredAt: string | null = null;
  return (address: string): PageAddress | null => {
    const last = lastRoute();
    if (!last?.matches({ signedIn: 'returning' })) {
      offeredAt = null;
      return null;
    }
    const { path } = last.context;
    const target = path === address ? null : open(path);
    // A load that was given up is asked again where it was; anywhere else the offer was taken.
    if (target !== null && (offeredAt ?? address) === address) {
      offeredAt = address;
      return target;
    }
    returned();
    return null;
  };
};
