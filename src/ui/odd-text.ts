/** What is shown of a price. `locked` covers a missing odd, one below 1.01 and a market that is not open. */
export interface BoardOdd {
  readonly odd: number | null;
  readonly locked: boolean;
}

/** A board cell is 45 px wide, so from 100 on it shows one decimal, from 1000 none; elsewhere always two. */
export const oddText = ({ odd, locked }: BoardOdd, board: boolean): string => {
  if (locked || odd === null) return '–';
  if (!board || odd < 100) return odd.toFixed(2);
  return odd < 1000 ? odd.toFixed(1) : odd.toFixed(0);
};
