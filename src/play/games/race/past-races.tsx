/** @jsxImportSource preact */
import type { TableNow } from '../../../../machines/game/table-now.ts';
import { clockTime, roundBefore } from '../../kit/table/round-times.ts';
import { t } from '../../kit/texts.ts';
import { dogName } from './board.tsx';
import classes from './past-races.module.css';
import { Trap } from './trap.tsx';

/** The races before this one with their finish, the newest first. */
export const PastRaces = ({ table }: { table: TableNow }) => {
  const cycle = 86_400_000 / table.chain.rounds;
  return (
    <ol class={classes.past} aria-label={t('race.tab.past')}>
      {table.last.map(
        (result, nth) =>
          result.engine === 'race' && (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is what tells races from each other.
            <li key={nth}>
              <span>
                {clockTime(table.draws - (nth + 1) * cycle)}{' '}
                <small>{t('race.race', { round: roundBefore(table.round, nth + 1, table.chain.rounds) })}</small>
              </span>
              <span>
                {result.order.map((trap) => (
                  <Trap key={trap} trap={trap} />
                ))}
              </span>
              <strong>{dogName(result.field[(result.order[0] ?? 1) - 1])}</strong>
            </li>
          ),
      )}
    </ol>
  );
};
