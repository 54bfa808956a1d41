import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import type { ComponentProps } from 'react';
import { initReactI18next } from 'react-i18next';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { HistoryTicket } from '../../../contract/entities/history-ticket.ts';
import betting from '../../../locales/en/betting.json' with { type: 'json' };
import history from '../../../locales/en/history.json' with { type: 'json' };
import reuseTexts from '../../../locales/en/reuse.json' with { type: 'json' };
import { cashOutMachine } from '../../../machines/cash-out/cash-out.machine.ts';
import { openTicketOf } from '../../../machines/open-tickets/open-tickets.cases.ts';
import { reuseMachine } from '../../../machines/reuse/reuse.machine.ts';
import { answering, recording } from '../../../machines/testing/recorder.ts';
import { ticketMachine } from '../../../machines/ticket/ticket.machine.ts';
import { traceExportMachine } from '../../../machines/trace-export/trace-export.machine.ts';
import { historyLegOf } from '../../../test/support/examples/history-leg.ts';
import { type PlayerMachines, type Running, RunningProvider } from '../../running/running.tsx';
import { TicketRow } from './ticket-row.tsx';

const leg = historyLegOf({
  marketCode: 'OU',
  selectionCode: 'over',
  band: '2.5',
  status: 'won',
  score: '3-1',
  matchState: 'F',
});

const ticket = openTicketOf({
  status: 'won',
  stake: 1234.5,
  selections: [leg, { ...leg, eventId: '2', hostName: 'Radnički', awayName: 'Čukarički' }],
  minOdd: 3.42,
  maxOdd: 3.42,
  minPayout: 4221.99,
  maxPayout: 4221.99,
  payout: 4221.99,
});

const save = answering<void, { ticketId: string }>();

const show = (shown: HistoryTicket, more: Partial<ComponentProps<typeof TicketRow>> = {}) => {
  const traceExport = createActor(
    traceExportMachine.provide({ actors: { saveTrace: save.logic }, actions: { report: recording().action } }),
  ).start();
  const cashOut = createActor(cashOutMachine).start();
  const reuse = createActor(reuseMachine).start();
  const ticketRef = createActor(ticketMachine, { input: { stored: null } }).start();
  const onDemand = <Ref,>(ref: Ref) => ({ started: () => ref, start: async () => ref, watch: () => () => undefined });
  const machines: Partial<PlayerMachines> = { traceExport, ticket: ticketRef };
  const player = onDemand(machines as PlayerMachines);
  const running: Partial<Running> = { player, cashOut: onDemand(cashOut), reuse: onDemand(reuse) };
  void i18next
    .use(initReactI18next)
    .init({ lng: 'en', initAsync: false, resources: { en: { history, betting, reuse: reuseTexts } } });
  render(
    <RunningProvider running={running as Running}>
      <table>
        <tbody>
          <TicketRow ticket={shown} {...more} />
        </tbody>
      </table>
    </RunningProvider>,
  );
  return userEvent.setup();
};

test('a ticket names its matches, stake, payout and status', () => {
  show(ticket);
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells.slice(1)).toEqual([
    'Combination · 2',
    'Over 2.5 goals, Partizan – Vojvodina · Over 2.5 goals, Radnički – ČukaričkiPartizan – Vojvodina · Radnički – Čukarički',
    '3.42',
    '1,234.50 RSD',
    '4,221.99',
    '+2,987.49',
    'Won',
  ]);
});

test('a pick reads alone: whoever it is on, it never says a bare figure', () => {
  show({ ...ticket, selections: [{ ...leg, marketCode: '1X2', selectionCode: '2', band: null }] });
  expect(screen.getByText('Vojvodina to win')).toBeDefined();
  expect(screen.getByText('Partizan – Vojvodina')).toBeDefined();
});

test('nothing settled is no loss; a part that was sold counts with its own stake', () => {
  const open = { ...ticket, status: 'accepted', payout: null, stake: 100, openStake: 100 } as const;
  const results = () => screen.getAllByRole('cell')[6]?.textContent;
  show(open);
  expect(results()).toBe('–');
  cleanup();
  show({ ...open, openStake: 75, cashOut: 23.75 });
  expect(results()).toBe('−1.25');
  cleanup();
  show({ ...ticket, status: 'rejected', payout: null });
  expect(results()).toBe('–');
});

test('an open ticket shows its possible win with the bonus', () => {
  show({ ...ticket, status: 'accepted', payout: null, bonus: { percentage: 3, amount: 126.66 } });
  expect(screen.getByRole('cell', { name: '4,348.65' })).toBeDefined();
});

test('a press on the row shows its selections, another hides them', async () => {
  const user = show(ticket);
  const toggle = screen.getByRole('button', { name: 'Selections of ticket 7F3A-92', expanded: false });
  await user.click(toggle);
  expect(screen.getByText('Partizan – Vojvodina')).toBeDefined();
  expect(screen.getAllByText('Over 2.5 goals')).toHaveLength(2);
  expect(screen.getAllByText('3–1')).toHaveLength(2);
  await user.click(toggle);
  expect(screen.queryByText('Partizan – Vojvodina')).toBeNull();
});

test('a rejected ticket says that no stake was taken, and why', async () => {
  const user = show({ ...ticket, status: 'rejected', subcode: 216, payout: null });
  await user.click(screen.getByRole('button'));
  expect(screen.getByText('The stake was not taken.')).toBeDefined();
  expect(screen.getByText(/The price had changed/)).toBeDefined();
});

test('a live free bet is called so', () => {
  show({ ...ticket, currency: 'FREEBET-RSD', currency_id: 1000, selections: [{ ...leg, type: 'live' }] });
  expect(screen.getByText('Single · live · Free bet')).toBeDefined();
});

test('an open ticket is cashed out from its row; one without a price now says so', () => {
  const open = { ...ticket, status: 'accepted', payout: null } as const;
  show({ ...open, cashOutOffer: 1840 });
  const button = screen.getByRole('button', { name: 'Cash out 1,840.00 RSD, Ticket code 7F3A-92' });
  expect(button.getAttribute('aria-disabled')).toBe('false');
  cleanup();
  show({ ...open, cashOutOffer: null });
  expect(screen.getByRole('button', { name: /^Cash out –/ }).getAttribute('aria-disabled')).toBe('true');
});

/** The value of each name in the figures of the opened ticket. */
const figures = () =>
  Object.fromEntries(screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]));

test('an open system tells the lines still alive, what is won so far and the best still possible', async () => {
  const user = show({
    ...ticket,
    status: 'accepted',
    payout: null,
    systemGroups: [{ conditions: [1], totalSelections: 2 }],
    combinations: 2,
    selections: [
      { ...leg, systemGroup: 0 },
      { ...leg, eventId: '2', systemGroup: 0, status: 'open' },
    ],
    standing: { alive: 2, won: 1, certain: 1140, best: 2280.5 },
  });
  await user.click(screen.getByRole('button', { expanded: false }));
  expect(figures()).toMatchObject({
    'Lines still alive': '2 of 2',
    'Won so far': '1,140.00',
    'Best still possible': '2,280.50',
  });
});

test('a ticket lost by one selection tells what came back as bonus money', async () => {
  const user = show({ ...ticket, status: 'lost', payout: 0, cashback: 617.25 });
  expect(screen.getByText('Combination · 2 · Cashback')).toBeDefined();
  await user.click(screen.getByRole('button'));
  expect(figures()).toMatchObject({ 'Paid out': '0.00', 'Cashback as bonus money': '617.25' });
});

test('what happened to a ticket can be saved as a file, once at a time', async () => {
  const user = show(ticket);
  await user.click(screen.getByRole('button'));
  const button = screen.getByRole('button', { name: 'Save what happened as a file' });
  await user.click(button);
  await user.click(button);
  expect(save.calls.map(({ input }) => input)).toEqual([{ ticketId: ticket.ticket_id }]);
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('without a connection a ticket is as it was left, and offers nothing', async () => {
  const told: boolean[] = [];
  const open = { ...ticket, status: 'accepted', payout: null, cashOutOffer: 1840 } as const;
  const user = show(open, { still: true, opened: true, onOpen: (isOpen) => told.push(isOpen) });
  const toggle = screen.getByRole('button', { name: 'Selections of ticket 7F3A-92', expanded: true });
  expect(screen.getAllByRole('button')).toEqual([toggle]);
  await user.click(toggle);
  expect(screen.getAllByRole('button')).toEqual([toggle]);
  await user.click(toggle);
  expect(told).toEqual([false, true]);
});
