/** @jsxImportSource preact */
import type { TableNow } from '../../../../machines/game/table-now.ts';
import { clockTime, roundBefore } from '../../kit/table/round-times.ts';
import { t } from '../../kit/texts.ts';
import classes from './football.module.css';
import { matches } from './football-view.ts';
import { scoreWords } from './words.ts';

/** The rounds before this one with their scores, the newest first. */
export const PastRounds = ({ table }: { table: TableNow }) => {
  const cycle = 86_400_000 / table.chain.rounds;
  return (
    <ol class={classes.past} aria-label={t('football.tab.past')}>
      {table.last.map(
        (result, nth) =>
          result.engine === 'football' && (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is what tells rounds from each other.
            <li key={nth}>
              <p>
                {clockTime(table.draws - (nth + 1) * cycle)}{' '}
                <small>{t('football.round', { round: roundBefore(table.round, nth + 1, table.chain.rounds) })}</small>
              </p>
              <ul>
                {matches.map((match) => (
                  <li key={match} data-result>
                    {scoreWords(result.field, match, result.goals[match - 1] ?? [])}
                  </li>
                ))}
              </ul>
            </li>
          ),
      )}
    </ol>
  );
};
