/** @jsxImportSource preact */
import { type SixConfig, sixNumbers, sixPays } from '../../../../domain/games/six/six.ts';
import { amount, figure } from '../../kit/amount.ts';
import { Ball } from '../../kit/ball.tsx';
import type { Chips } from '../../kit/table/laid-chips.ts';
import { t } from '../../kit/texts.ts';
import { standingOf } from './six-view.ts';
import classes from './tickets.module.css';

/** How many missing numbers are named; more are visible in their row. */
const fewMissing = 2;

/** The state of a ticket in words, and what it pays then. */
const told = (numbers: readonly number[], drawn: readonly number[], count: number) => {
  const standing = standingOf(numbers, drawn, count);
  if (standing.is === 'missed') return { words: t('six.missed', { hits: standing.hits }), soonest: null, ball: null };
  if (standing.is === 'complete')
    return { words: t('six.complete', { ball: standing.ball }), soonest: null, ball: standing.ball };
  const { hits, missing, earliest } = standing;
  const few = missing.length <= fewMissing;
  const words =
    count === 0
      ? t('six.waitsAll')
      : few
        ? t('six.waits', { hits, numbers: missing.join(', ') })
        : t('six.hits', { hits });
  return { words, soonest: t('six.then', { ball: earliest }), ball: earliest };
};

/** The tickets of a draw: what each of them misses, and what it would pay with the next balls. */
export const Tickets = ({
  tickets,
  config,
  drawn,
  count,
  onRemove,
}: {
  tickets: Chips;
  config: SixConfig;
  drawn: readonly number[];
  count: number;
  /** Takes one off that has not been placed; null where all are. */
  onRemove: ((place: string) => void) | null;
}) => {
  if (tickets.length === 0) return <p class={classes.none}>{t('six.none')}</p>;
  return (
    <ul class={classes.tickets} aria-label={t('six.tickets')}>
      {tickets.map(({ place, stake }) => {
        const numbers = sixNumbers(place);
        const { words, soonest, ball } = told(numbers, drawn, count);
        const multiple = sixPays(config, ball);
        return (
          <li key={place} data-ticket={place} data-complete={soonest === null && ball !== null}>
            <span class={classes.six} role="img" aria-label={numbers.join(', ')}>
              {numbers.map((number) => (
                <i key={number} data-fallen={drawn.slice(0, count).includes(number)}>
                  {drawn.slice(0, count).includes(number) ? <Ball number={number} /> : number}
                </i>
              ))}
            </span>
            <span class={classes.stands}>
              <strong>{words}</strong>
              <small>
                {amount(stake)}
                {soonest && ` · ${soonest}`}
              </small>
            </span>
            <span class={classes.worth}>
              {ball !== null && (
                <>
                  <small>×{figure(multiple)}</small>
                  <strong>{amount(stake * multiple)}</strong>
                </>
              )}
            </span>
            {onRemove && (
              <button
                type="button"
                aria-label={t('six.remove', { numbers: numbers.join(', ') })}
                onClick={() => onRemove(place)}
              >
                ×
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
};
