import { expect, test } from 'vitest';
import { openTicketOf } from '../../../machines/open-tickets/open-tickets.cases.ts';
import { historyLegOf } from '../../../test/support/examples/history-leg.ts';
import { stampText } from '../../i18n/dates/calendar.ts';
import { ticketCode } from '../../ui/ticket-code.ts';
import { amountWon, reasonOf, standingOf } from './ticket-standing.ts';

const leg = historyLegOf();

const ticket = openTicketOf({ selections: [leg], minOdd: 1.85, maxOdd: 1.85, minPayout: 185, maxPayout: 185 });

test('an open ticket with an open selection in play is live', () => {
  expect(standingOf(ticket)).toBe('accepted');
  expect(standingOf({ ...ticket, selections: [{ ...leg, matchState: 'LIVE' }] })).toBe('inPlay');
});

test('a selection that is decided no longer makes its ticket live', () => {
  expect(standingOf({ ...ticket, selections: [{ ...leg, matchState: 'LIVE', status: 'lost' }] })).toBe('accepted');
});

test('a lost ticket is not live although a match of it goes on', () => {
  expect(standingOf({ ...ticket, status: 'lost', selections: [{ ...leg, matchState: 'LIVE' }] })).toBe('lost');
});

test('a cashed-out ticket won what was cashed out', () => {
  expect(amountWon({ ...ticket, status: 'cashout', cashOut: 120.5 })).toBe(120.5);
  expect(amountWon({ ...ticket, status: 'won', payout: 185 })).toBe(185);
  expect(amountWon(ticket)).toBeNull();
});

test.each([
  [216, 'reasonChanged'],
  [226, 'reasonChanged'],
  [217, 'reasonBlocked'],
  [227, 'reasonBlocked'],
  [208, 'reasonRefused'],
  [null, 'reasonRefused'],
] as const)('subcode %s reads %s', (subcode, reason) => {
  expect(reasonOf({ ...ticket, status: 'rejected', subcode })).toBe(reason);
});

test('a ticket is called by the first characters of its id', () => {
  expect(ticketCode(ticket.ticket_id)).toBe('7F3A-92');
});

test('an instant is shown as date and time without words', () => {
  const at = new Date(2026, 2, 1, 9, 5).toISOString();
  expect(stampText(at)).toBe('2026-03-01 09:05');
});
