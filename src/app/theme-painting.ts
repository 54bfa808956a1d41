import type { Running } from '../running/running.tsx';
import { colorMode } from '../theme/color-mode.ts';
import { paintTheme } from '../theme/paint-theme.ts';

/** Paints the operator's colours whenever they or the visitor's mode change. */
export const keepPainting = (site: Running['site']): void => {
  let painted = site.getSnapshot().context.site.theme;
  const paint = () => paintTheme(painted, colorMode.current());
  colorMode.watch(paint);
  site.subscribe(({ context }) => {
    if (context.site.theme === painted) return;
    painted = context.site.theme;
    paint();
  });
  paint();
};
