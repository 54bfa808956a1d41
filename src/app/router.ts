import { createBrowserHistory, createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router';
import { fetchMinimumDelay } from '../../domain/limits.ts';
import { ErrorPage } from '../features/pages/error-page.tsx';
import { NotFoundPage } from '../features/pages/not-found-page.tsx';
import { createLanguagePrefix } from '../i18n/language-prefix.ts';
import type { RouterContext } from '../routes/-router-context.ts';
import { routeTree } from './route-tree.gen.ts';

export const createAppRouter = (context: RouterContext) => {
  const history = createBrowserHistory();
  /** The language in front of every address; outlives navigations. */
  const prefix = createLanguagePrefix(history);
  const router = createRouter({
    routeTree,
    history,
    context,
    rewrite: prefix.rewrite,
    // Addresses hold plain words: as JSON the id of a match would be in quotes.
    parseSearch: parseSearchWith((value) => value),
    stringifySearch: stringifySearchWith(String),
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    defaultPreload: 'intent',
    // Nothing flickers: a wait is shown only when it lasts, and then long enough to be seen.
    defaultPendingMs: fetchMinimumDelay,
    defaultPendingMinMs: fetchMinimumDelay,
    scrollRestoration: true,
    // Whatever scrolls a page, for the window does not: a new page begins at its top.
    scrollToTopSelectors: ['#main', ...['prematch', 'scores'].map((id) => `[data-scroll-restoration-id="${id}"]`)],
  });
  return { router, prefix };
};

export type AppRouter = ReturnType<typeof createAppRouter>['router'];

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
