/** States of a ticket in the database. Where each may go: machines/placed-ticket, guarded by a trigger (money-and-tickets 6). */
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
