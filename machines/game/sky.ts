import type { FlightLine } from '../../contract/games/shared-rounds.ts';
import { timeOfMultiplier } from '../../domain/games/crash/crash-curve.ts';

type Line<Type extends FlightLine['type']> = Extract<FlightLine, { type: Type }>;

/** The current shared flight, as the studio sent it. The curve between two lines is drawn from the clock. */
export interface Sky {
  flight: number;
  phase: 'betting' | 'flying' | 'ended';
  /** By the studio's clock; `ahead` is by how many milliseconds it is ahead of the page's. */
  takesOff: number;
  ahead: number;
  /** Where it ended, in hundredths; null until it has. */
  crashAt: number | null;
  /** Where the flights before it ended, the newest first. */
  last: readonly number[];
  chain: Line<'betting'>['chain'];
  players: Line<'players'>['players'];
  /** Whether lines still come. */
  live: boolean;
}

/** The flights after another line, which arrived at `at` by the page's clock. */
export const skyAfter = (sky: Sky | null, line: FlightLine, at: number): Sky | null => {
  const same = sky !== null && sky.flight === line.flight;
  const players = same ? sky.players : [];
  if (line.type === 'betting') {
    const { flight, takesOff, last, chain } = line;
    return {
      flight,
      phase: 'betting',
      takesOff,
      last,
      chain,
      players,
      ahead: line.now - at,
      crashAt: null,
      live: true,
    };
  }
  // A stream begins with the betting of its flight.
  if (sky === null) return null;
  if (line.type === 'players') return same ? { ...sky, players: line.players } : sky;
  const { flight } = line;
  const told = { ...sky, flight, players, ahead: line.now - at, live: true };
  if (line.type === 'flying') return { ...told, phase: 'flying', takesOff: line.takesOff, crashAt: null };
  const { crashAt } = line;
  const takesOff = same ? sky.takesOff : line.now - timeOfMultiplier(crashAt);
  return { ...told, phase: 'ended', takesOff, crashAt, last: sky.crashAt === null ? [crashAt, ...sky.last] : sky.last };
};

/** Whether the flight that was boarded has ended, even if its line was missed. */
export const isLanded = (sky: Sky | null, boarded: number | null): boolean =>
  sky !== null && boarded !== null && (sky.flight > boarded || (sky.flight === boarded && sky.phase === 'ended'));
