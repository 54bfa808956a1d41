import { createHash } from 'node:crypto';
import type { RoundSeeds, SeedHex } from '../../../contract/games/seeds.ts';
import type { CrashConfig } from '../../../domain/games/crash/crash.ts';
import { crashPoint } from '../../../domain/games/crash/crash.ts';
import { type Flight, flightsInSeries, flightsOfSeries } from '../../../domain/games/crash/flight-clock.ts';
import { sharedSeeds } from '../../../domain/games/fairness/hash-chain.ts';
import { seededNumbers } from '../../../domain/games/fairness/seeded-numbers.ts';
import { sharedRoundAt } from '../../../domain/games/fairness/shared-clock.ts';
import type { StudioSecret } from './sealed.ts';

/** A flight with its times by the studio's clock, in milliseconds since 1970. */
export interface TimedFlight {
  /** The day since 1970, then four digits of its place in the day's chain. */
  flight: number;
  takesOff: number;
  ends: number;
  /** The next one takes bets. */
  over: number;
  crashAt: number;
  seeds: RoundSeeds;
}

/** What was fixed, and may be shown, before the first flight of a day. */
export interface FlightChain {
  end: SeedHex;
  salt: string;
  flights: number;
}

/** The flights of a title, the same at every node without a message: they follow from the studio's secret and the time. */
export interface FlightTable {
  /** The flight that takes bets, flies or has just ended. */
  at(now: number): TimedFlight;
  /** A flight by its number, null when there is none. */
  of(flight: number): TimedFlight | null;
  chainAt(now: number): FlightChain;
  /** Where the flights before this one ended, the newest first; none of an earlier day. */
  before(flight: number, count: number): number[];
}

const day = 86_400_000;
const places = 10_000;

interface Series {
  start: number;
  chain: FlightChain;
  seed(place: number): SeedHex;
  flights: Gathered;
}

/** Flights as far as somebody asked: a whole day of them at once would keep everybody waiting. */
interface Gathered {
  /** The first one that is not over after so many milliseconds. */
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

const hashOf = (seed: Uint8Array) => createHash('sha256').update(seed).digest();

export const createFlightTable = (code: string, config: CrashConfig, secret: StudioSecret): FlightTable => {
  const series = new Map<number, Series>();

  const made = (nth: number): Series => {
    const start = nth * day;
    const salt = `${code}-${new Date(start).toISOString().slice(0, 10)}`;
    const count = flightsInSeries(config, day);
    // Played against the direction in which it is computed: the secret is the seed of the last place.
    const seeds: Buffer[] = [Buffer.from(secret.of(`${code} ${nth}`), 'hex')];
    for (let place = count; place > 0; place -= 1) seeds.push(hashOf(seeds.at(-1) ?? Buffer.alloc(0)));
    const seed = (place: number): SeedHex => seeds[count - place]?.toString('hex') ?? '';
    const crashPointOf = (flight: number) =>
      crashPoint(config, seededNumbers(sharedSeeds(seed(flight + 1), salt, flight + 1)));
    const chain = { end: seed(0), salt, flights: count };
    return { start, chain, seed, flights: gathered(flightsOfSeries(config, day, crashPointOf)) };
  };

  const seriesOf = (nth: number): Series => {
    const known = series.get(nth) ?? made(nth);
    series.delete(nth);
    series.set(nth, known);
    for (const old of series.keys()) if (series.size > 3) series.delete(old);
    return known;
  };

  const timed = (nth: number, flight: Flight | undefined): TimedFlight | null => {
    if (!flight) return null;
    const { start, seed, chain } = seriesOf(nth);
    const place = flight.nth + 1;
    return {
      flight: nth * places + place,
      takesOff: start + flight.takesOff,
      ends: start + flight.ends,
      over: start + flight.over,
      crashAt: flight.crashAt,
      seeds: sharedSeeds(seed(place), chain.salt, place),
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

  const seriesNumber = (flight: number) => Math.floor(flight / places);

  return {
    at,
    of: (flight) => timed(seriesNumber(flight), seriesOf(seriesNumber(flight)).flights.nth((flight % places) - 1)),
    chainAt: (now) => seriesOf(seriesNumber(at(now).flight)).chain,
    before: (flight, count) => {
      const place = flight % places;
      const { flights } = seriesOf(seriesNumber(flight));
      return flights
        .slice(Math.max(0, place - 1 - count), place - 1)
        .map(({ crashAt }) => crashAt)
        .reverse();
    },
  };
};
