import type { AppRouter } from './router.ts';

/**
 * Reports the path of a navigation before anything of the new page runs: afterwards, a machine would close what was
 * already opened on it.
 */
export const onPageLeft = (router: Pick<AppRouter, 'state' | 'subscribe'>, hear: (path: string) => void): void => {
  let path = router.state.location.pathname;
  router.subscribe('onBeforeNavigate', ({ toLocation: { pathname } }) => {
    if (pathname === path) return;
    path = pathname;
    hear(pathname);
  });
};
