/** @jsxImportSource preact */
import { useEffect, useRef } from 'preact/hooks';
import { sixDrawnBalls, sixMarks } from '../../../../domain/games/six/six.ts';
import { figure } from '../../kit/amount.ts';
import { Ball } from '../../kit/ball.tsx';
import { move } from '../../kit/motion.ts';
import { t } from '../../kit/texts.ts';
import classes from './six.module.css';

const places = Array.from({ length: sixDrawnBalls }, (_, nth) => nth);

/** The thirty-five places of a draw with what each of them pays; `own` are the numbers of the player's tickets. */
export const DrawBoard = ({
  drawn,
  count,
  own,
  pays,
  falling,
}: {
  drawn: readonly number[];
  count: number;
  own: readonly number[];
  pays: readonly number[];
  /** Whether balls fall now, one after the other. */
  falling: boolean;
}) => {
  const newest = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!falling || count === 0) return;
    const left = new AbortController();
    const frames = [
      { transform: 'translateY(-28px)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ];
    void move(newest.current, frames, { duration: 320, easing: 'cubic-bezier(.3,1.3,.5,1)' }, left.signal);
    return () => left.abort();
  }, [falling, count]);
  return (
    <ol class={classes.board} aria-label={t('six.board')}>
      {places.map((nth) => {
        const number = nth < count ? drawn[nth] : undefined;
        const multiple = pays[nth - sixMarks + 1];
        return (
          <li key={nth} data-next={falling && nth === count} data-past={nth < count}>
            <span
              ref={nth === count - 1 ? newest : null}
              class={classes.place}
              data-hit={number !== undefined && own.includes(number)}
              data-ball={number}
            >
              {number === undefined ? <span aria-hidden="true">{nth + 1}</span> : <Ball number={number} />}
            </span>
            {number !== undefined && <span class="unseen">{number}</span>}
            <small aria-hidden="true">{multiple === undefined ? '–' : `×${figure(multiple)}`}</small>
          </li>
        );
      })}
    </ol>
  );
};
