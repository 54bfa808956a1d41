import { useId } from 'react';
import type { Tracker } from '../../../contract/entities/tracker.ts';
import type { MatchHead } from '../../offer/match-record.ts';
import css from './field.module.css';
import { type Ground, groundSize } from './grounds.ts';
import { useTrackerNames } from './tracker-names.ts';

const { width, height } = groundSize;
type Place = readonly number[];

const placed = ([x = 50, y = 50]: Place) => ({ transform: `translate(${(x * width) / 100}px, ${y}px)` });

/** How far the side with the ball has come: a wedge of light from its own end, mirrored for the visitor. */
function Zone({ side, x }: { side: '1' | '2'; x: number }) {
  const id = useId();
  const tip = ((side === '1' ? x : 100 - x) * width) / 100 + 5;
  return (
    <svg width={width} height={height} role="presentation">
      <g transform={side === '1' ? undefined : `matrix(-1 0 0 1 ${width} 0)`}>
        <g className={css.moving} style={{ transform: `translate(${tip}px, 0)` }}>
          <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={-110} x2={0}>
            <stop offset="0" stopColor="var(--md-text)" stopOpacity="0" />
            <stop offset="1" stopColor="var(--md-text)" stopOpacity="0.2" />
          </linearGradient>
          <path d="M-188 0L-9 0L0 50L-9 100L-188 100Z" fill={`url(#${id})`} />
          <path d="M-9 0L0 50L-9 100" className={css.front} />
        </g>
      </g>
    </svg>
  );
}

function Ball({ side, trail }: { side: '1' | '2'; trail: readonly Place[] }) {
  const last = trail.at(-1);
  if (last === undefined) return null;
  return (
    <>
      <Zone side={side} x={last[0] ?? 50} />
      <polyline points={trail.map(([x = 50, y = 50]) => `${(x * width) / 100},${y}`).join(' ')} className={css.trail} />
      {trail.slice(0, -1).map(([x = 50, y = 50], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places of one trail may be the same
        <circle key={index} cx={(x * width) / 100} cy={y} r="1.3" className={css.step} />
      ))}
      <g className={css.moving} style={placed(last)}>
        <circle r="5" className={css.halo} />
        <circle r="2.5" className={css.ball} />
      </g>
    </>
  );
}

interface FieldProps {
  head: MatchHead;
  tracker: Tracker;
  ground: Ground;
}

/** The field of the match, and what goes on there; its accessible name says the same in words. */
export function Field({ head, tracker: { situation }, ground }: FieldProps) {
  const names = useTrackerNames();
  const { side, trail } = situation;
  const who = names.side(side, head);
  const what = names.state(situation, head);
  const place = ground.places[side === '2' ? 1 : 0];
  return (
    <div className={css.field} data-side={side}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className={css.ground}
        role="img"
        aria-label={who === '' ? what : `${who}: ${what}`}
      >
        <rect width={width} height={height} className={css.grass} />
        {ground.moves === 'ball' && side !== undefined && trail !== undefined && <Ball side={side} trail={trail} />}
        <path d={ground.lines} className={css.lines} />
        {ground.moves === 'server' && side !== undefined && (
          <g className={css.moving} style={{ transform: `translate(${place[0]}px, ${place[1]}px)` }}>
            <circle r="5" className={css.halo} />
            <circle r="2.5" className={css.ball} />
          </g>
        )}
      </svg>
      <p className={css.caption} aria-hidden="true">
        {who !== '' && <b>{who}</b>}
        <span>{what}</span>
      </p>
    </div>
  );
}
