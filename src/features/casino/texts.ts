/** Keys of texts that follow from a word of the contract or of the address. */
const levelKeys = {
  1: 'volatility.1',
  2: 'volatility.2',
  3: 'volatility.3',
  4: 'volatility.4',
  5: 'volatility.5',
} as const;

export const levelKey = (level: number) => levelKeys[level as keyof typeof levelKeys] ?? levelKeys[3];

export const sortKeys = { name: 'filter.name', popular: 'filter.popular', rtp: 'filter.rtp' } as const;

export const noPlayKeys = { freeBet: 'details.freeBet', inactive: 'details.inactive' } as const;

export const emptyKeys = {
  favourites: ['empty.favouritesTitle', 'empty.favouritesText'],
  last: ['empty.lastTitle', 'empty.lastText'],
  popular: ['empty.popularTitle', 'empty.popularText'],
} as const;

export const endKeys = {
  idle: 'game.end.idle',
  signedOut: 'game.end.signedOut',
  blocked: 'game.end.blocked',
  break: 'game.end.break',
  closed: 'game.end.closed',
} as const;

export const stateKeys = { open: 'rounds.open', cancelled: 'rounds.cancelled' } as const;

/** Who won a hand, as a word and as the usual letter. */
export const winnerKeys = {
  player: 'tables.winner.player',
  banker: 'tables.winner.banker',
  tie: 'tables.winner.tie',
} as const;
export const letterKeys = {
  player: 'tables.letter.player',
  banker: 'tables.letter.banker',
  tie: 'tables.letter.tie',
} as const;

export const potKeys = { small: 'jackpots.small', medium: 'jackpots.medium', large: 'jackpots.large' } as const;
