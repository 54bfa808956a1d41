import { isRemembered } from '../../domain/access/remembered-page.ts';
import type { PageAddress } from '../routes/-router-context.ts';
import type { AppRouter } from './router.ts';

const unknownPage = '/_default/$';

/** A stored address as the router takes it; null unless it is a page of the site that may be come back to. */
export const pageAddress = (router: AppRouter, path: string): PageAddress | null => {
  if (!/^\/(?![/\\])/.test(path) || !isRemembered(path) || !URL.canParse(path, window.location.origin)) return null;
  const url = new URL(path, window.location.origin);
  if (url.origin !== window.location.origin) return null;
  const route = router.getMatchedRoutes(url.pathname)[2];
  if (!route || route.id === unknownPage) return null;
  // The router's types know pages by name; this one is known only by its table.
  return { to: url.pathname as '/', search: Object.fromEntries(url.searchParams) };
};
