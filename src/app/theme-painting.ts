import type { Running } from '../running/running.tsx';
import { colorMode } from '../theme/color-mode.ts';
import { paintBars } from '../theme/paint-bars.ts';

/** The page's mode, and the browser's own bars in its colour. */
const showMode = (): void => {
  document.documentElement.dataset.mode = colorMode.current();
  paintBars();
};

/**
 * Keeps the page in the visitor's mode. The operator's colours for both modes come with the document
 * (server/plugins/site-document.ts): code paints them only when they change, and where a document has none, as in development.
 */
export const keepPainting = (site: Running['site']): void => {
  let { theme } = site.getSnapshot().context.site;
  let changed = document.getElementById('colours') === null;
  const paint = () => {
    showMode();
    if (changed)
      import('../theme/paint-theme.ts').then(
        ({ paintTheme }) => paintTheme(theme, colorMode.current()),
        () => undefined,
      );
  };
  colorMode.watch(paint);
  site.subscribe(({ context }) => {
    if (context.site.theme === theme) return;
    changed ||= theme !== null;
    theme = context.site.theme;
    if (changed) paint();
  });
  paint();
};
