import type { Running } from '../running/running.tsx';
import { currentMode, subscribeMode } from '../theme/color-mode.ts';
import { paintTheme } from '../theme/paint-theme.ts';

/** Paints the operator's colours whenever they or the visitor's mode change. */
export const keepPainting = (app: Running['app']): void => {
  let painted = app.getSnapshot().context.site.theme;
  const paint = () => paintTheme(painted, currentMode());
  subscribeMode(paint);
  app.subscribe(({ context }) => {
    if (context.site.theme === painted) return;
    painted = context.site.theme;
    paint();
  });
  paint();
};
