import * as z from 'zod/mini';

/** Sport codes of spec section 3, specials included. */
export const sportCodes = [
  'F',
  'B',
  'T',
  'H',
  'WP',
  'IH',
  'V',
  'FU',
  'RL',
  'S',
  'E',
  'D',
  'BB',
  'AF',
  'TT',
  'BT',
  'MMA',
  'BO',
  'VF',
  'VT',
  'VB',
  'SPF',
  'SPFS',
  'SPFGL',
  'SPB',
  'SPT',
  'SPH',
  'SPWP',
  'SPOG',
] as const;

export const sportCode = z.enum(sportCodes);
export type SportCode = z.infer<typeof sportCode>;
