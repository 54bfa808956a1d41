import { expect, test } from 'vitest';
import { ticketRequest } from '../../contract/entities/ticket-request.ts';
import { newTicketId } from './ticket-id.ts';

const id = ticketRequest.shape.ticket_id;

test('A ticket gets an id of its own that the contract takes', () => {
  expect(id.safeParse(newTicketId()).success).toBe(true);
  expect(newTicketId()).not.toBe(newTicketId());
});

test('It does so as well where the browser keeps randomUUID from the page', () => {
  const insecure = { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes) } as Crypto;
  const ids = Array.from({ length: 200 }, () => newTicketId(insecure));
  expect(ids.filter((each) => !id.safeParse(each).success)).toEqual([]);
  expect(new Set(ids).size).toBe(200);
});
