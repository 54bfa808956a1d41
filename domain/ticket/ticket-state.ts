/** States of a ticket in the database; the moves between them are guarded there too (money-and-tickets 6). */
export const ticketStates = [
  'received',
  'pending',
  'accepted',
  'rejected',
  'offered',
  'declined',
  'expired',
  'cashed_out',
  'won',
  'lost',
  'void',
] as const;
export type TicketState = (typeof ticketStates)[number];

const settled = ['cashed_out', 'won', 'lost', 'void'] as const;

/** Where each state may go. Settled states move among each other only by a recorded correction. */
export const ticketMoves: Readonly<Record<TicketState, readonly TicketState[]>> = {
  received: ['pending'],
  pending: ['accepted', 'rejected', 'offered'],
  offered: ['accepted', 'rejected', 'declined', 'expired'],
  accepted: settled,
  rejected: [],
  declined: [],
  expired: [],
  cashed_out: settled.filter((state) => state !== 'cashed_out'),
  won: settled.filter((state) => state !== 'won'),
  lost: settled.filter((state) => state !== 'lost'),
  void: settled.filter((state) => state !== 'void'),
};
