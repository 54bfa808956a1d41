import type { AppRouter } from './router.ts';

/**
 * Tells the path that is gone to before anything of the page there can run: told only when it stands, a machine would close
 * what was already opened on it.
 */
export const onPageLeft = (router: Pick<AppRouter, 'state' | 'subscribe'>, hear: (path: string) => void): void => {
  let path = router.state.location.pathname;
  router.subscribe('onBeforeNavigate', ({ toLocation: { pathname } }) => {
    if (pathname === path) return;
    path = pathname;
    hear(pathname);
  });
};
