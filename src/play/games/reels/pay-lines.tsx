/** @jsxImportSource preact */
import { t } from '../../kit/texts.ts';
import classes from './reels.module.css';

/** The lines as small maps of the window. */
export const PayLines = ({ lines, columns }: { lines: readonly (readonly number[])[]; columns: number }) =>
  lines.length > 10 ? null : (
    <div class={classes.map}>
      {lines.map((rows, line) => (
        <figure key={rows.join()}>
          <svg class={classes.lineMap} viewBox={`0 0 ${columns * 12} 36`} aria-hidden="true">
            {/* biome-ignore-start lint/suspicious/noArrayIndexKey: a cell is its place. */}
            {rows.map((on, reel) =>
              [0, 1, 2].map((row) => (
                <rect
                  key={`${reel}:${row}`}
                  {...{ x: reel * 12 + 1, y: row * 12 + 1, width: 10, height: 10, rx: 2 }}
                  data-on={row === on}
                />
              )),
            )}
            {/* biome-ignore-end lint/suspicious/noArrayIndexKey: a cell is its place. */}
          </svg>
          <figcaption>{t('reels.line', { line: line + 1 })}</figcaption>
        </figure>
      ))}
    </div>
  );
