/** @jsxImportSource preact */
import { useRef } from 'preact/hooks';
import type { TableNow } from '../../../../machines/game/table-now.ts';
import type { GameProps } from '../game.ts';
import { t } from '../texts.ts';
import { useFrames } from '../use-frames.ts';
import { useSnapshot } from '../use-snapshot.ts';
import classes from './table.module.css';

/** The last seconds of betting are shown in another colour, and in words. */
const lastSeconds = 5;
const radius = 33;
const around = 2 * Math.PI * radius;

/** The text of the table at a moment; `drawing` is that of the game while its result comes, `told` that of the result. */
const wordsOf = (table: TableNow, drawing: string, told: string | null): string => {
  if (!table.live) return t('table.lost');
  if (table.phase === 'open') return t('table.opens');
  return table.phase === 'closing' ? t('table.closing') : (told ?? drawing);
};

/** How long bets are taken, as a ring with its seconds, and what the table is at in words. */
export const Ring = ({ play, drawing, told }: GameProps & { drawing: string; told: string | null }) => {
  const table = useSnapshot(play, ({ context }) => context.table ?? null);
  const arc = useRef<SVGCircleElement>(null);
  const number = useRef<HTMLElement>(null);
  const line = useRef<HTMLElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useFrames((now) => {
    const at = play.getSnapshot().context.table;
    if (!at || !number.current || !line.current || !box.current) return false;
    const open = at.phase === 'open' && at.live;
    const left = Math.max(0, (open ? at.closes : at.over) - (now + at.ahead));
    const seconds = at.live ? Math.ceil(left / 1_000) : 0;
    const text = at.live ? String(seconds) : '–';
    const key = open ? 'table.closesIn' : 'table.nextIn';
    const said = at.live ? t(key, { seconds, round: at.round % 10_000 }) : '';
    if (number.current.textContent !== text) number.current.textContent = text;
    if (line.current.textContent !== said) line.current.textContent = said;
    box.current.dataset.last = String(open && seconds <= lastSeconds);
    // A ring that counts more than the time to bet would not close.
    const whole = open ? 20_000 : Math.max(1, at.over - at.closes);
    arc.current?.setAttribute('stroke-dashoffset', String(around * (1 - Math.min(1, left / whole))));
    return false;
  });
  if (!table) return null;
  return (
    <div class={classes.ring} ref={box} data-table={table.live ? table.phase : 'offline'} data-round={table.round}>
      <span class={classes.dial} aria-hidden="true">
        <svg viewBox="0 0 72 72" aria-hidden="true">
          <circle cx="36" cy="36" r={radius} />
          <circle ref={arc} cx="36" cy="36" r={radius} stroke-dasharray={around} transform="rotate(-90 36 36)" />
        </svg>
        <b ref={number} />
      </span>
      <span class={classes.words}>
        <strong role="status">{wordsOf(table, drawing, told)}</strong>
        <small ref={line} aria-hidden="true" />
      </span>
    </div>
  );
};
