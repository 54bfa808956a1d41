import type { TableResult } from '../../../contract/games/shared-rounds.ts';
import { seededNumbers } from '../../../domain/games/fairness/seeded-numbers.ts';
import { roundsOfDay, type TableClock, tableRoundAt } from '../../../domain/games/table/table-clock.ts';
import { tableResult } from '../../../domain/games/table/table-result.ts';
import type { Title } from '../../../domain/games/titles/title.ts';
import { dayChains, dayOf, placeOf, roundNumber } from './day-chain.ts';
import type { StudioSecret } from './sealed.ts';
import type { SharedRound, SharedTable } from './shared-table.ts';

/** A round of a table by the clock; its result is a secret until it `draws`. */
export interface TimedRound extends SharedRound {
  opens: number;
  /** When its result is sent. */
  draws: number;
  /** Stages have shown it. */
  pays: number;
  result: TableResult;
}

/** A table whose rounds follow the clock. */
export interface ClockTable extends SharedTable<TimedRound> {
  clock: TableClock;
  /** Results of the rounds before this one, newest first. */
  before(round: number, count: number): TableResult[];
}

export const createClockTable = (title: Title, clock: TableClock, secret: StudioSecret): ClockTable => {
  const chainOf = dayChains(title.code, roundsOfDay(clock), secret, (chain) => ({
    ...chain,
    results: new Map<number, TableResult>(),
  }));

  const resultOf = (nth: number, place: number): TableResult => {
    const { results, seeds } = chainOf(nth);
    const known = results.get(place) ?? tableResult(title, seededNumbers(seeds(place)), seeds(place));
    results.set(place, known);
    return known;
  };

  const timed = (nth: number, place: number): TimedRound => {
    const { start, seeds } = chainOf(nth);
    const opens = start + (place - 1) * clock.cycle;
    return {
      round: roundNumber(nth, place),
      opens,
      closes: opens + clock.closes,
      draws: opens + clock.draws,
      ends: opens + (clock.settles ?? clock.draws),
      pays: opens + clock.pays,
      over: opens + clock.cycle,
      seeds: seeds(place),
      result: resultOf(nth, place),
    };
  };

  return {
    clock,
    at: (now) => {
      const { nth, place } = tableRoundAt(now, clock);
      return timed(nth, place);
    },
    of: (round) => {
      const place = placeOf(round);
      return place > 0 && place <= roundsOfDay(clock) ? timed(dayOf(round), place) : null;
    },
    chainAt: (now) => chainOf(tableRoundAt(now, clock).nth).chain,
    before: (round, count) =>
      Array.from({ length: count }, (_, back) => {
        const nth = dayOf(round) * roundsOfDay(clock) + placeOf(round) - 2 - back;
        return resultOf(Math.floor(nth / roundsOfDay(clock)), (nth % roundsOfDay(clock)) + 1);
      }),
  };
};
