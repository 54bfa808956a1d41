import { expect, test } from 'vitest';
import { ticketMachine } from './ticket.machine.ts';
import type { TicketEvent } from './ticket-event.ts';

/** What can be pressed beside the slip, whatever the slip shows. */
const presses: readonly TicketEvent['type'][] = ['selection.toggled', 'slip.filled'];
/** Why a press cannot come in a state. */
const neverThere: Readonly<Record<string, string>> = {
  denied: 'a dialog is over the page',
  refused: 'a dialog is over the page',
};

test('no press beside the slip is dropped in silence', () => {
  const states = Object.values(ticketMachine.root.states).filter(({ key }) => !(key in neverThere));
  const dropped = states.flatMap(({ key, transitions }) =>
    presses.filter((press) => !transitions.has(press)).map((press) => `${press} in ${key}`),
  );
  expect(states.map(({ key }) => key)).toEqual(['empty', 'composing', 'waiting', 'accepted']);
  expect(dropped).toEqual([]);
});
