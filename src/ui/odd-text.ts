import { formatOdd, type OddFormat } from '../../domain/odds/odd-format.ts';

/** What is shown of a price. `locked` covers a missing odd, one below 1.01 and a market that is not open. */
export interface BoardOdd {
  readonly odd: number | null;
  readonly locked: boolean;
}

/** A board cell is 45 px wide, so from 100 on a decimal odd shows one decimal there, from 1000 none; elsewhere always two. */
export const oddText = ({ odd, locked }: BoardOdd, board: boolean, format: OddFormat): string => {
  if (locked || odd === null) return '–';
  if (format !== 'decimal' || !board || odd < 100) return formatOdd(odd, format);
  return odd < 1000 ? odd.toFixed(1) : odd.toFixed(0);
};
