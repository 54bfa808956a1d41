import { formatOdd, type OddFormat, oddFormats } from '../../domain/odds/odd-format.ts';
import { remembered } from '../theme/remembered.ts';

/** This player's format of odds; decimal until he chooses another. */
export const oddFormat = remembered<OddFormat>(
  'oddsFormat',
  (text) => oddFormats.find((format) => format === text) ?? 'decimal',
  String,
);

/** Writes odds as this player reads them. */
export const useOddText = (): ((odd: number) => string) => {
  const chosen = oddFormat.use();
  return (odd) => formatOdd(odd, chosen);
};
