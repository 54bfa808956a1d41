/** What a process is for: all of a site, its prices, its players, or background work. */
export const roles = ['all', 'pricing', 'web', 'worker'] as const;
export type Role = (typeof roles)[number];

interface Duties {
  /** Calls, sockets, the decisions of tickets, news to players, the house's games. */
  players: boolean;
  /** What falls due by itself: settlement, mails, vouchers, bonuses, months, clean-up. */
  chores: boolean;
  /** Computed for itself, computed and published to the others, or received from them. */
  feed: 'own' | 'said' | 'heard';
}

export const dutiesOf: Readonly<Record<Role, Duties>> = {
  all: { players: true, chores: true, feed: 'own' },
  pricing: { players: false, chores: false, feed: 'said' },
  web: { players: true, chores: false, feed: 'heard' },
  worker: { players: false, chores: true, feed: 'heard' },
};
