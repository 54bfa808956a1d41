/** @jsxImportSource preact */
import type { TableNow } from '../../../../machines/game/table-now.ts';
import { Ball } from '../../kit/ball.tsx';
import { clockTime, roundBefore } from '../../kit/table/round-times.ts';
import { t } from '../../kit/texts.ts';
import classes from './past-draws.module.css';

const cycle = 300_000;

/** The draws before this one with all their balls in order, the newest first. */
export const PastDraws = ({ table }: { table: TableNow }) => (
  <ol class={classes.past} aria-label={t('six.draws')}>
    {table.last.map(
      (result, nth) =>
        result.engine === 'six' && (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is what tells draws from each other.
          <li key={nth}>
            <p>
              {t('six.at', {
                round: roundBefore(table.round, nth + 1, table.chain.rounds),
                time: clockTime(table.draws - (nth + 1) * cycle),
              })}
            </p>
            <ol aria-label={t('six.board')}>
              {result.drawn.map((number) => (
                <li key={number}>
                  <Ball number={number} />
                  <span class="unseen">{number}</span>
                </li>
              ))}
            </ol>
          </li>
        ),
    )}
  </ol>
);
