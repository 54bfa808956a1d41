/** The part of a ticket's id that people read to each other: `7F3A-92`. */
export const ticketCode = (ticketId: string): string => `${ticketId.slice(0, 4)}-${ticketId.slice(4, 6)}`.toUpperCase();
