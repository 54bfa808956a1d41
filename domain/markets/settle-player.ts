import type { Outcome } from './market-rules.ts';

type Results = Readonly<Record<string, string>>;

const won = (yes: boolean): Outcome => (yes ? 'won' : 'lost');

/**
 * A selection of a list by who is in the result: `GS` scorers in the order of their goals, settling "anytime" and "first
 * goalscorer"; under an outright's own code its winners. Without such a result it is void.
 */
export const settleNamed = (base: string, selection: string, results: Results): Outcome => {
  const result = results[base === 'AGS' || base === 'FGS' ? 'GS' : base];
  if (result === undefined) return 'void';
  const names = result === '' ? [] : result.split(',');
  return won(base === 'FGS' ? selection === (names[0] ?? 'none') : names.includes(selection));
};

/** Points of a player over or under a line by `PP`, `h1:12,a4:8`; void when the line is met or he did not play. */
export const settlePlayerPoints = (player: string, selection: string, line: number, results: Results): Outcome => {
  const figure = (results.PP ?? '').split(',').find((entry) => entry.startsWith(`${player}:`));
  const points = Number(figure?.slice(player.length + 1));
  if (figure === undefined || points === line) return 'void';
  return won(points > line === (selection === 'over'));
};
