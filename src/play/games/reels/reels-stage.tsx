/** @jsxImportSource preact */
import type { ReelsConfig } from '../../../../domain/games/reels/reels-config.ts';
import { amount } from '../../kit/amount.ts';
import type { Store } from '../../kit/store.ts';
import { t } from '../../kit/texts.ts';
import { useSnapshot } from '../../kit/use-snapshot.ts';
import { Backdrop } from './backdrop.tsx';
import classes from './reels.module.css';
import type { ReelsView } from './reels-store.ts';
import type { SymbolSet } from './symbol-set.ts';

export interface StageParts {
  code: string;
  set: string;
  config: ReelsConfig;
  scatter: string | null;
  symbols: SymbolSet;
  view: Store<ReelsView>;
  /** Where the presenter finds the reels. */
  reels: Element[];
}

const Cell = ({ symbol, lit, dim, tag }: { symbol: string; lit: boolean; dim: boolean; tag: string | null }) => (
  <div class={classes.cell} data-lit={lit} data-dim={dim}>
    <svg viewBox="-74 -74 148 148" aria-hidden="true">
      <use href={`#symbol-${symbol}`} />
    </svg>
    {tag && <span class={classes.tag}>{tag}</span>}
  </div>
);

/** Where a line enters the picture: its number is at the height of its first or last row. */
const sides = (lines: readonly (readonly number[])[]): { left: number[]; right: number[] } => {
  const half = Math.ceil(lines.length / 2);
  const spread = (some: number[]) =>
    some.toSorted((one, other) => (lines[one]?.[0] ?? 0) - (lines[other]?.[0] ?? 0) || one - other);
  const all = lines.map((_, line) => line);
  return { left: spread(all.slice(0, half)), right: spread(all.slice(half)) };
};

const Numbers = ({ lines, shown, side }: { lines: number[]; shown: readonly number[]; side: string }) => (
  <div class={classes.numbers} data-side={side} aria-hidden="true">
    {lines.map((line) => (
      <span key={line} data-on={shown.includes(line)}>
        {line + 1}
      </span>
    ))}
  </div>
);

/** Reels in the studio's frame; lines run behind the cells, so that none lies over a symbol. */
export const ReelsStage = ({ code, set, config, scatter, symbols, view, reels }: StageParts) => {
  const { strips, lit, lines, free } = useSnapshot(view, (snapshot) => snapshot);
  const columns = config.strips.length;
  const numbered = config.lines.length <= 10;
  const marks = sides(config.lines);
  const shown = lines.map(({ line }) => line);
  const tagOf = (symbol: string) =>
    symbol === config.wild ? t('reels.wild') : symbol === scatter ? t('reels.freeGames') : null;
  return (
    <div class={classes.stage} data-set={set} style={{ '--columns': columns }}>
      <Backdrop code={code} />
      <svg class="unseen" aria-hidden="true">
        <defs>
          {Object.entries(symbols).map(([name, Draw]) => (
            <g key={name} id={`symbol-${name}`}>
              <Draw />
            </g>
          ))}
        </defs>
      </svg>
      {numbered && columns > 3 && <Numbers lines={marks.left} shown={shown} side="left" />}
      <div class={classes.frame}>
        <svg class={classes.lines} viewBox={`0 0 ${columns * 100} 300`} preserveAspectRatio="none" aria-hidden="true">
          {config.lines.length <= 10 &&
            lines.map(({ line, count }) => (
              <polyline
                key={line}
                points={(config.lines[line] ?? [])
                  .slice(0, count)
                  .map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`)
                  .join(' ')}
              />
            ))}
        </svg>
        {strips.map((strip, reel) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a reel is its place.
          <div key={reel} class={classes.reel}>
            <div
              class={classes.strip}
              ref={(element) => {
                if (element) reels[reel] = element;
              }}
            >
              {strip.map((symbol, row) => {
                const on = lit.includes(`${reel}:${row}`);
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
                return <Cell key={row} symbol={symbol} lit={on} dim={lit.length > 0 && !on} tag={tagOf(symbol)} />;
              })}
            </div>
          </div>
        ))}
      </div>
      {numbered && columns > 3 && <Numbers lines={marks.right} shown={shown} side="right" />}
      {free && (
        <p class={classes.free}>
          {t('reels.free', { nth: free.nth, of: free.of })} · {t('reels.winsTimes', { times: free.times })} ·{' '}
          <strong>{amount(free.soFar)}</strong>
        </p>
      )}
    </div>
  );
};
