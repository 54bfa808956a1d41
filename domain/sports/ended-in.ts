import type { SportCode } from '../../contract/entities/sport.ts';

/**
 * Overtime and the like, by the sport's result keys (see sports.ts), the last part first. A sport that is not listed
 * always ends in regular time.
 */
const beyond: Partial<Record<SportCode, readonly (readonly [key: string, phase: string])[]>> = {
  IH: [
    ['P5', 'P'],
    ['P4', 'AOT'],
  ],
  B: [['P5', 'AOT']],
  VB: [['P5', 'AOT']],
  AF: [['P5', 'AOT']],
  BB: [['P10', 'EI']],
};

/** The phase in which a finished match was decided: `F` in regular time, `AOT` after overtime, `P` on penalties, `EI` extra innings. */
export const endedIn = (sport: SportCode, results: Readonly<Record<string, string>>): string =>
  beyond[sport]?.find(([key]) => results[key] !== undefined)?.[1] ?? 'F';
