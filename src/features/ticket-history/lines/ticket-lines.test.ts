import { expect, test } from 'vitest';
import type { HistorySelection } from '../../../../contract/entities/history-ticket.ts';
import { openTicketOf } from '../../../../machines/open-tickets/open-tickets.cases.ts';
import { ticketLines } from './ticket-lines.ts';

const leg = (odd: number, different: Partial<HistorySelection> = {}) =>
  ({ odd, status: 'open', systemGroup: 0, matchState: 'NSY', ...different }) as HistorySelection;
const system = (...selections: HistorySelection[]) =>
  openTicketOf({
    stake: 600,
    combinations: 3,
    systemGroups: [{ conditions: [2], totalSelections: 3 }],
    selections,
  });

test('A line is won, lost or open by its selections, and wins its part of the stake', () => {
  const lines = ticketLines(
    system(leg(1.9, { status: 'won' }), leg(2, { matchState: 'LIVE' }), leg(2.5, { status: 'lost' })),
  );
  expect(lines.map(({ legs, win, standing }) => [legs.map(({ odd }) => odd), win, standing])).toEqual([
    [[1.9, 2], 760, 'live'],
    [[1.9, 2.5], 950, 'lost'],
    [[2, 2.5], 1000, 'lost'],
  ]);
});

test('A void selection counts 1.00, and one outside the groups is in every line', () => {
  const lines = ticketLines(
    system(leg(1.9, { status: 'void' }), leg(2, { status: 'won' }), leg(2.5), leg(1.5, { systemGroup: null })),
  );
  expect(lines.map(({ win, standing }) => [win, standing])).toEqual([
    [600, 'open'],
    [750, 'open'],
    [1500, 'open'],
  ]);
});

test('No lines are listed of a combination, of a large system, and of one cashed out in part', () => {
  const ticket = system(leg(2), leg(2), leg(2));
  expect(ticketLines({ ...ticket, systemGroups: [] })).toEqual([]);
  expect(ticketLines({ ...ticket, combinations: 13 })).toEqual([]);
  expect(ticketLines({ ...ticket, cashOut: 10 })).toEqual([]);
});
