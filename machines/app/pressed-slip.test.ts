import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Selections } from '../../domain/ticket/slip.ts';
import type { PlayerNews } from '../player/player-event.ts';
import { ticketMachine } from '../ticket/ticket.machine.ts';
import type { CheckedPrices } from '../ticket/ticket-event.ts';
import { selectionOf } from '../ticket/ticket-examples.ts';
import { pressedSlip } from './pressed-slip.ts';

const presses = [
  { type: 'selection.toggled', selection: selectionOf('10245') },
  { type: 'panel.toggled' },
  { type: 'selection.toggled', selection: selectionOf('10246') },
  { type: 'selection.toggled', selection: selectionOf('10245') },
  { type: 'panel.closed' },
  { type: 'panel.toggled' },
] as const satisfies PlayerNews[];

test('a pressed slip is what the ticket machine makes of the same presses', () => {
  const machine = ticketMachine.provide({
    actors: { checkSelections: fromPromise<CheckedPrices, Selections>(() => new Promise(() => undefined)) },
    actions: { report: () => undefined },
  });
  const ticket = createActor(machine, { input: { stored: null } }).start();
  presses.forEach((press, place) => {
    ticket.send(press);
    const { selections, system, panelOpen } = ticket.getSnapshot().context;
    expect(pressedSlip(presses.slice(0, place + 1))).toEqual({ selections, system, panelOpen });
  });
  ticket.stop();
});
