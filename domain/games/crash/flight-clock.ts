import type { CrashConfig } from './crash.ts';
import { timeOfMultiplier } from './crash-curve.ts';

/** A flight of a shared table, in milliseconds from the start of its series. */
export interface Flight {
  /** Its place in the series, from 0 on. */
  readonly nth: number;
  readonly crashAt: number;
  /** Bets are taken from here to `takesOff`. */
  readonly opens: number;
  readonly takesOff: number;
  readonly ends: number;
  /** The next one opens. */
  readonly over: number;
}

/** How many flights a series can hold at most, which is its number of places in the hash chain. */
export const flightsInSeries = ({ betting, pause }: CrashConfig, length: number): number =>
  Math.floor(length / (betting + pause));

/**
 * The flights of one series, one after the other, by where they end. Rounds of one length would make a flight that ends
 * at once wait for the longest, so the series is what all nodes begin alike (`sharedRoundAt`), and its flights follow
 * from the chain. The last one begins while even the longest still fits: that there is another reveals nothing about
 * it.
 */
export function* flightsOfSeries(
  config: CrashConfig,
  length: number,
  crashPointOf: (nth: number) => number,
): Generator<Flight> {
  const longest = config.betting + timeOfMultiplier(config.highest) + config.pause;
  let opens = 0;
  for (let nth = 0; opens + longest <= length; nth += 1) {
    const crashAt = crashPointOf(nth);
    const takesOff = opens + config.betting;
    const ends = takesOff + timeOfMultiplier(crashAt);
    yield { nth, crashAt, opens, takesOff, ends, over: ends + config.pause };
    opens = ends + config.pause;
  }
}
