/** @jsxImportSource preact */
import type { TableResult } from '../../../../contract/games/shared-rounds.ts';
import { t } from '../../kit/texts.ts';
import live from './live.module.css';
import { colourOf } from './place-words.ts';
import classes from './roulette.module.css';

const shown = 15;
const counted = 200;
const colours = ['red', 'zero', 'black'] as const;

/** The last numbers, the newest first, and the share of each colour in all that were sent. They do not predict anything. */
export const Results = ({ last, now }: { last: readonly TableResult[]; now: number | null }) => {
  const before = last.flatMap((result) => (result.engine === 'roulette' ? [result.number] : []));
  const numbers = (now === null ? before : [now, ...before]).slice(0, counted);
  // Counted from the oldest, so that each keeps its place in the list when a newer one comes.
  const placed = numbers.map((number, nth) => ({ number, place: numbers.length - nth }));
  const share = (colour: string) =>
    numbers.length === 0
      ? 0
      : Math.round((100 * numbers.filter((number) => colourOf(number) === colour).length) / numbers.length);
  return (
    <div class={live.results}>
      <ol class={`${classes.last} ${live.last}`} aria-label={t('roulette.last')}>
        {placed.slice(0, shown).map(({ number, place }) => (
          <li key={place} data-paint={colourOf(number)}>
            {number}
          </li>
        ))}
      </ol>
      {numbers.length > 0 && (
        <div class={live.shares}>
          <span class={live.bar} aria-hidden="true">
            {colours.map((colour) => (
              <i key={colour} data-paint={colour} style={{ flexGrow: share(colour) }} />
            ))}
          </span>
          <p>
            {colours.map((colour) => (
              <span key={colour}>
                {t(`roulette.${colour}`)} {t('percent', { figure: share(colour) })}
              </span>
            ))}
            <span>{t('table.lastRounds', { count: numbers.length })}</span>
          </p>
        </div>
      )}
    </div>
  );
};
