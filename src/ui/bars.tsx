import type { CSSProperties, KeyboardEvent } from 'react';
import { amountText, shortAmountText } from './amount-text.ts';
import css from './bars.module.css';

interface BarsProps {
  label: string;
  /** The value of a row on the axis of the bars. */
  by: string;
  rows: readonly Record<string, string | number>[];
  /** At most one above and one below 0 in each row. */
  series: readonly { name: string; label: string; color: string }[];
  /** How a value of `by` is written below its bar, and in words. */
  tick?: (value: string) => string;
  row?: (value: string) => string;
  /** How a figure is written; by default without a sign. */
  text?: (figure: number) => string;
}

const besides = ({ key, currentTarget }: KeyboardEvent) => {
  const { nextElementSibling, previousElementSibling } = currentTarget;
  const to = key === 'ArrowRight' ? nextElementSibling : key === 'ArrowLeft' ? previousElementSibling : null;
  if (to instanceof HTMLElement) to.focus();
};

/**
 * A table that is drawn as bars: who reads by ear goes through its rows, who sees points at a bar or walks along them by
 * the arrow keys. By hand, for the bars of a library are twice what a route may load.
 */
export const Bars = ({
  label,
  by,
  rows,
  series,
  tick = (value) => value,
  row: rowText = tick,
  text = (figure) => amountText(Math.abs(figure)),
}: BarsProps) => {
  const figures = rows.flatMap((row) => series.map(({ name }) => Number(row[name])));
  const top = Math.max(0, ...figures);
  const bottom = Math.min(0, ...figures);
  const span = top - bottom || 1;
  const share = (figure: number) => `${(Math.abs(figure) / span) * 100}%`;
  const every = rows.length > 12 ? 5 : 1;
  const several = series.length > 1;
  const sumOf = (name: string) => rows.reduce((sum, row) => sum + Math.abs(Number(row[name])), 0);
  const range = [bottom, top]
    .filter((end) => end !== 0)
    .map((end) => `${end < 0 ? '−' : ''}${shortAmountText(Math.abs(end))}`);
  const axis = { '--zero': share(bottom), '--row': `${100 / rows.length}cqi` };
  return (
    <figure className={css.chart}>
      <div className={css.head} aria-hidden>
        {several &&
          series.map(({ name, label: words, color }) => (
            <span key={name} className={css.series}>
              <i style={{ background: color }} />
              {words} {shortAmountText(sumOf(name))}
            </span>
          ))}
        {!several && <span className={css.range}>{range.join(' … ')}</span>}
      </div>
      <table className={css.bars} style={axis as CSSProperties}>
        <caption className="visually-hidden">{label}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{label}</th>
            {series.map(({ name, label: words }) => (
              <th key={name} scope="col">
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, nth) => {
            const named = String(row[by]);
            const said = series.map(({ name, label: words }) => `${words} ${text(Number(row[name]))}`).join(' · ');
            return (
              <tr
                key={named}
                tabIndex={nth === 0 ? 0 : -1}
                onKeyDown={besides}
                style={{ '--rest': rows.length - nth } as CSSProperties}
              >
                <th scope="row">
                  <span className="visually-hidden">{rowText(named)}</span>
                  {nth % every === 0 && (
                    <span className={css.tick} aria-hidden>
                      {tick(named)}
                    </span>
                  )}
                  <span className={css.tip} aria-hidden>
                    {`${rowText(named)}: ${said}`}
                  </span>
                </th>
                {series.map(({ name, color }) => {
                  const figure = Number(row[name]);
                  const size = { background: color, blockSize: share(figure) };
                  return (
                    <td key={name}>
                      <span className="visually-hidden">{text(figure)}</span>
                      {figure !== 0 && <i className={figure > 0 ? css.above : css.below} style={size} />}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </figure>
  );
};
