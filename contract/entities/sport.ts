import * as z from 'zod/mini';

/** Sport codes of spec section 3, specials included, in the order of the sidebar. */
export const sportCodes = [
  'F',
  'B',
  'T',
  'H',
  'V',
  'IH',
  'FU',
  'TT',
  'E',
  'WP',
  'D',
  'S',
  'BB',
  'AF',
  'RL',
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
