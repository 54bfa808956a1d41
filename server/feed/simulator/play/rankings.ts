/** A market of a field: who is bet on, how many of them win, and from which end of the ranking. */
export const rankings = {
  WIN: { among: 'entrants', winners: 1, end: 'top' },
  TOP3: { among: 'entrants', winners: 3, end: 'top' },
  REL: { among: 'entrants', winners: 3, end: 'bottom' },
  TOP: { among: 'scorers', winners: 1, end: 'top' },
} as const;

export type RankingMarket = keyof typeof rankings;
