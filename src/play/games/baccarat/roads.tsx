/** @jsxImportSource preact */
import type { BaccaratPlace } from '../../../../contract/games/baccarat.ts';
import type { TableResult } from '../../../../contract/games/shared-rounds.ts';
import { t } from '../../kit/texts.ts';
import classes from './baccarat.module.css';
import { bigRoad, roadRows } from './roads.ts';

const beads = 72;
const columns = 20;

/** The last results as bead plate and big road. They do not predict anything. */
export const Roads = ({ last }: { last: readonly TableResult[] }) => {
  const newest = last.flatMap((result) => (result.engine === 'baccarat' ? [result.winner] : []));
  const winners: BaccaratPlace[] = newest.slice(0, beads).reverse();
  const marks = bigRoad(winners);
  const right = Math.max(columns - 1, ...marks.map(({ column }) => column));
  const share = (place: BaccaratPlace) =>
    Math.round((100 * newest.filter((winner) => winner === place).length) / newest.length);
  return (
    <section class={classes.roads} aria-label={t('baccarat.roads')}>
      <ol class={classes.beads} aria-label={t('baccarat.bead')}>
        {winners.slice(-36).map((winner, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same hand may win twice.
          <li key={nth} data-winner={winner}>
            <span aria-hidden="true">{t(`baccarat.letter.${winner}`)}</span>
            <span class="unseen">{t(`baccarat.${winner}`)}</span>
          </li>
        ))}
      </ol>
      <svg
        class={classes.big}
        viewBox={`0 0 ${columns * 14} ${roadRows * 14}`}
        role="img"
        aria-label={t('baccarat.big')}
      >
        {marks
          .filter(({ column }) => column > right - columns)
          .map(({ winner, column, row, ties }) => (
            <g
              key={`${column} ${row}`}
              transform={`translate(${(column - Math.max(0, right - columns + 1)) * 14 + 7} ${row * 14 + 7})`}
            >
              <circle r="5" fill="none" stroke-width="2" stroke={winner === 'player' ? '#6FA8FF' : '#FF7C74'} />
              {ties > 0 && <path d="M-5 5 5-5" stroke="#6FD49B" stroke-width="2" />}
            </g>
          ))}
      </svg>
      <p class={classes.shares}>
        {newest.length > 0 && (
          <>
            {(['player', 'tie', 'banker'] as const).map((place) => (
              <span key={place}>
                {t(`baccarat.${place}`)} {t('percent', { figure: share(place) })}
              </span>
            ))}
            <span>{t('table.lastRounds', { count: newest.length })}</span>
          </>
        )}
      </p>
    </section>
  );
};
