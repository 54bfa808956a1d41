/** @jsxImportSource preact */
import { useRef } from 'preact/hooks';
import { sixDrawnBalls } from '../../../../domain/games/six/six.ts';
import type { TableNow } from '../../../../machines/game/table-now.ts';
import { Ball } from '../../kit/ball.tsx';
import type { GameProps } from '../../kit/game.ts';
import { clockTime } from '../../kit/table/round-times.ts';
import { t } from '../../kit/texts.ts';
import { useFrames } from '../../kit/use-frames.ts';
import { useSnapshot } from '../../kit/use-snapshot.ts';
import classes from './six.module.css';
import { countdown, untilNext } from './six-view.ts';

/** From a draw to the next one. */
const cycle = 300_000;

/** The text of the draw at a moment. */
const wordsOf = (table: TableNow, count: number, number: number | undefined): string => {
  if (!table.live) return t('table.lost');
  if (table.phase === 'open') return t('table.opens');
  if (table.phase === 'closing' || number === undefined) return t('table.closing');
  return table.phase === 'paid' ? t('six.over') : t('six.ball', { nth: count, number });
};

const lineOf = (table: TableNow, count: number, now: number): string => {
  if (!table.live) return '';
  if (table.phase === 'open') {
    return t('six.closes', { time: clockTime(table.draws), left: countdown(table.closes - now) });
  }
  if (table.phase === 'closing') return t('six.begins', { time: clockTime(table.draws) });
  return table.phase === 'paid' || count >= sixDrawnBalls
    ? t('six.nextDraw', { time: clockTime(table.draws + cycle) })
    : t('six.nextBall', { seconds: untilNext(now - table.draws), time: clockTime(table.pays) });
};

/** The ball that fell last, what the draw is at in words, and how far it is. */
export const DrawHead = ({ play, count }: GameProps & { count: number }) => {
  const table = useSnapshot(play, ({ context }) => context.table ?? null);
  const line = useRef<HTMLElement>(null);
  useFrames((now) => {
    const at = play.getSnapshot().context.table;
    if (!at || !line.current) return false;
    const said = lineOf(at, count, now + at.ahead);
    if (line.current.textContent !== said) line.current.textContent = said;
    return false;
  });
  if (!table) return null;
  const number = table.result?.engine === 'six' ? table.result.drawn[count - 1] : undefined;
  return (
    <div
      class={classes.head}
      data-table={table.live ? table.phase : 'offline'}
      data-round={table.round}
      data-players={table.players}
    >
      <span class={classes.newest} data-none={number === undefined} aria-hidden="true">
        {number === undefined ? <i /> : <Ball number={number} />}
      </span>
      <p>
        <span>
          {t('six.draw', { round: table.round % 10_000 })}
          {table.players > 0 && ` · ${t('table.players', { count: table.players })}`}
        </span>
        <strong role="status">{wordsOf(table, count, number)}</strong>
        <small ref={line} aria-hidden="true" />
      </p>
      {number !== undefined && (
        <p class={classes.progress}>
          <span>{t('six.drawn')}</span>
          <strong>
            {count} <small>{t('six.of', { all: sixDrawnBalls })}</small>
          </strong>
          <progress max={sixDrawnBalls} value={count} aria-hidden="true" />
        </p>
      )}
    </div>
  );
};
