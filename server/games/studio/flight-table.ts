import type { CrashConfig } from '../../../domain/games/crash/crash.ts';
import { crashPoint } from '../../../domain/games/crash/crash.ts';
import { type Flight, flightsInSeries, flightsOfSeries } from '../../../domain/games/crash/flight-clock.ts';
import { seededNumbers } from '../../../domain/games/fairness/seeded-numbers.ts';
import { sharedRoundAt } from '../../../domain/games/fairness/shared-clock.ts';
import { type DayChain, day, dayChains, dayOf, placeOf, roundNumber } from './day-chain.ts';
import type { StudioSecret } from './sealed.ts';
import type { SharedRound, SharedTable } from './shared-table.ts';

/** A flight: it takes off when betting closes. */
export interface TimedFlight extends SharedRound {
  crashAt: number;
}

/** The flights of a title. */
export interface FlightTable extends SharedTable<TimedFlight> {
  /** Where the flights before this one ended, the newest first; none of an earlier day. */
  before(flight: number, count: number): number[];
}

interface Series extends DayChain {
  flights: Gathered;
}

/** Flights computed on demand: a whole day of them at once would block the process. */
interface Gathered {
  /** The first one that is not over after this many milliseconds. */
  current(elapsed: number): Flight | undefined;
  nth(nth: number): Flight | undefined;
  slice(from: number, until: number): readonly Flight[];
}

const gathered = (flights: Iterator<Flight>): Gathered => {
  const known: Flight[] = [];
  const upTo = (isEnough: () => boolean): void => {
    while (!isEnough()) {
      const next = flights.next();
      if (next.done) return;
      known.push(next.value);
    }
  };
  return {
    current: (elapsed) => {
      upTo(() => (known.at(-1)?.over ?? 0) > elapsed);
      let [from, until] = [0, known.length];
      while (from < until) {
        const middle = (from + until) >> 1;
        if ((known[middle]?.over ?? 0) <= elapsed) from = middle + 1;
        else until = middle;
      }
      return known[from];
    },
    nth: (nth) => {
      upTo(() => known.length > nth);
      return known[nth];
    },
    slice: (from, until) => known.slice(from, until),
  };
};

export const createFlightTable = (code: string, config: CrashConfig, secret: StudioSecret): FlightTable => {
  const seriesOf = dayChains(code, flightsInSeries(config, day), secret, (chain): Series => {
    const crashPointOf = (flight: number) => crashPoint(config, seededNumbers(chain.seeds(flight + 1)));
    return { ...chain, flights: gathered(flightsOfSeries(config, day, crashPointOf)) };
  });

  const timed = (nth: number, flight: Flight | undefined): TimedFlight | null => {
    if (!flight) return null;
    const { start, seeds } = seriesOf(nth);
    const place = flight.nth + 1;
    return {
      round: roundNumber(nth, place),
      closes: start + flight.takesOff,
      ends: start + flight.ends,
      over: start + flight.over,
      crashAt: flight.crashAt,
      seeds: seeds(place),
    };
  };

  const at: FlightTable['at'] = (now) => {
    const { round, elapsed } = sharedRoundAt(now, { epoch: 0, cycle: day });
    // After the last flight of a day the first of the next one waits for bets.
    const flight =
      timed(round, seriesOf(round).flights.current(elapsed)) ?? timed(round + 1, seriesOf(round + 1).flights.nth(0));
    if (!flight) throw new Error('a day without flights');
    return flight;
  };

  return {
    at,
    of: (flight) => timed(dayOf(flight), seriesOf(dayOf(flight)).flights.nth(placeOf(flight) - 1)),
    chainAt: (now) => seriesOf(dayOf(at(now).round)).chain,
    before: (flight, count) => {
      const place = placeOf(flight);
      const { flights } = seriesOf(dayOf(flight));
      return flights
        .slice(Math.max(0, place - 1 - count), place - 1)
        .map(({ crashAt }) => crashAt)
        .reverse();
    },
  };
};
