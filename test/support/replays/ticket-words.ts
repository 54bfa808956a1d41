import type { AnyEventObject } from 'xstate';
import { meaningOfInfo } from '../../../machines/ticket/ticket-event.ts';

/** The server's states of a ticket, as text of its answer. */
const words: Record<string, string> = {
  'answer.accepted': '"accepted":true',
  'answer.denied': '"status":"denied"',
  'answer.busy': '"etsResponse":{"code":102}',
  'answer.offered': '"status":"reoffer"',
  'answer.withdrawn': '"status":"expired"',
  'ticket.processed': '"accepted":true',
};

/** What an event says of the ticket: ping and socket name it differently. */
const meaningOf = ({ type, ticketInfo }: AnyEventObject): string =>
  type === 'ping.answered' && ticketInfo ? meaningOfInfo(ticketInfo).type : type;

export const wordOf = ({ type }: AnyEventObject): string => words[type] ?? '';

/** Whether an event is the server's word about a ticket that it has. */
export const isWord = ({ type, ticketInfo, answer }: AnyEventObject): boolean => {
  if (type === 'ticket.processed') return answer.userId !== 'user-3';
  return type in words || type === 'answer.pending' || (type === 'ping.answered' && ticketInfo !== null);
};

export const isMissing = ({ type, ticketId, ticketInfo }: AnyEventObject): boolean =>
  type === 'answer.missing' || (type === 'ping.answered' && ticketId !== null && ticketInfo === null);

/** The outcome forced at the server for the ticket it is about to get; `seenPending` when the path asks before. */
export const outcomeIn = (later: readonly AnyEventObject[]) => {
  const said = later.filter(isWord);
  const decisive = said.find((event) => meaningOf(event) in words);
  const seenPending = said[0] !== decisive;
  switch (decisive && meaningOf(decisive)) {
    case 'answer.accepted':
    case 'ticket.processed':
      return { outcome: 'accept', seenPending } as const;
    case 'answer.denied':
      return { outcome: 'denied', subcode: 216, seenPending } as const;
    case 'answer.busy':
      return { outcome: 'busy', seenPending } as const;
    case 'answer.offered':
    case 'answer.withdrawn':
      return { outcome: 'reoffer', stake: 30, seenPending } as const;
    default:
      return { outcome: 'silence', seenPending } as const;
  }
};
