import type { ReactElement } from 'react';
import type { NamedOutcome } from '../offer/odds-desk.ts';
import { oddText } from '../ui/odd-text.ts';

/**
 * An odd as it is now, drawn without a page (src/first-rows): there is no leaf to write it. It names its outcome, and its price
 * where the text rounds it, for a press on it counts before the page's code is there (src/board/use-first-rows.ts).
 */
export const stillOdd = (
  { record, market, selection, name }: NamedOutcome,
  className: string | undefined,
  key: string,
): ReactElement => {
  const cell = record.cell(market, selection);
  const text = oddText(cell, true, 'decimal');
  return (
    <button
      key={key}
      type="button"
      className={className}
      aria-disabled={cell.locked}
      aria-pressed={false}
      data-odd={`${market}|${selection}`}
      data-price={cell.locked || Number(text) === cell.odd ? undefined : cell.odd}
      aria-label={`${name}, ${text}`}
    >
      {text}
    </button>
  );
};
