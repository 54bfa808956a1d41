/** What a process is for: all of a site, its players, or what is done beside them. */
export const roles = ['all', 'web', 'worker'] as const;
export type Role = (typeof roles)[number];

interface Duties {
  /** Calls, sockets, the decisions of tickets, news to players, the house's games. */
  players: boolean;
  /** What falls due by itself: settlement, mails, vouchers, bonuses, months, clean-up. */
  chores: boolean;
}

export const dutiesOf: Readonly<Record<Role, Duties>> = {
  all: { players: true, chores: true },
  web: { players: true, chores: false },
  worker: { players: false, chores: true },
};
