import { describe, expect, test } from 'vitest';
import { type AnyMachineSnapshot, type AnyStateMachine, createActor, fromPromise } from 'xstate';
import { noFavourites } from '../domain/offer/favourites.ts';
import type { Selections } from '../domain/ticket/slip.ts';
import { asleep, type RestOf } from './at-rest.ts';
import { betLimitAtRest } from './bet-limit/bet-limit-at-rest.ts';
import { favouritesAtRest } from './favourites/favourites-at-rest.ts';
import { machines } from './index.ts';
import { languageAtRest } from './language/language-at-rest.ts';
import { maintenanceAtRest } from './maintenance/maintenance-at-rest.ts';
import { reofferAtRest } from './reoffer/reoffer-at-rest.ts';
import { testable } from './testing/testable.ts';
import { ticketMachine } from './ticket/ticket.machine.ts';
import { ticketAtRest } from './ticket/ticket-at-rest.ts';
import type { CheckedPrices } from './ticket/ticket-event.ts';
import { selectionOf } from './ticket/ticket-examples.ts';
import { traceExportAtRest } from './trace-export/trace-export-at-rest.ts';

const stand = <Machine extends AnyStateMachine>(id: string, rest: RestOf<Machine>, input: unknown) => ({
  id,
  rest: rest as unknown as RestOf<AnyStateMachine>,
  input,
});

const rests = [
  stand('ticket', ticketAtRest, { stored: null }),
  stand('reoffer', reofferAtRest, undefined),
  stand('traceExport', traceExportAtRest, undefined),
  stand('favourites', favouritesAtRest, { stored: noFavourites }),
  stand('language', languageAtRest, undefined),
  stand('maintenance', maintenanceAtRest, undefined),
  stand('betLimit', betLimitAtRest, undefined),
];

const seen = ({ value, context }: { value: unknown; context: unknown }) => ({ value, context });

describe.each(rests)('$id at rest', ({ id, rest, input }) => {
  const entry = machines.find((each) => each.id === id);
  if (!entry) throw new Error(`${id} is no machine`);
  const start = () => createActor(testable(entry.machine).machine, { input }).start();

  test('is the machine as it starts', () => {
    expect({ value: rest.value, context: rest.context(input as never) }).toEqual(seen(start().getSnapshot()));
  });

  test('takes what it hears as the machine does', () => {
    for (const event of Object.values(entry.cases.events).flat()) {
      const heard = rest.hear(rest.context(input as never), event as never);
      if (heard === null) continue;
      const machine = start();
      machine.send(event);
      expect([event.type, { value: rest.value, context: heard }]).toEqual([event.type, seen(machine.getSnapshot())]);
    }
  });
});

test('A ticket at rest foresees the selections that the machine will have', () => {
  const events = machines.find(({ id }) => id === 'ticket')?.cases.events ?? {};
  for (const event of Object.values(events).flat()) {
    const context = ticketAtRest.context({ stored: null });
    const foreseen = ticketAtRest.foresee?.(context, event as never).selections;
    if (foreseen === context.selections) continue;
    const machine = createActor(testable(ticketMachine).machine, { input: { stored: null } }).start();
    machine.send(event as never);
    expect(foreseen).toEqual(machine.getSnapshot().context.selections);
  }
});

const start = (fetch: () => Promise<typeof ticketMachine>) => {
  const actor = createActor(asleep<typeof ticketMachine>(ticketAtRest, fetch), { input: { stored: null } }).start();
  const now = () => actor.getSnapshot() as AnyMachineSnapshot;
  return { actor, now };
};

const toggled = { type: 'selection.toggled', selection: selectionOf('10245') } as const;
const settled = () => new Promise((resolve) => setTimeout(resolve));
const awake = ticketMachine.provide({
  actors: { checkSelections: fromPromise<CheckedPrices, Selections>(() => new Promise(() => undefined)) },
  actions: { report: () => undefined },
});

describe('A machine asleep', () => {
  test('is not fetched for what leaves it at rest, and is told to those who watch', async () => {
    let fetched = 0;
    const { actor, now } = start(async () => {
      fetched += 1;
      return awake;
    });
    actor.send({ type: 'window.focused' });
    actor.send({ type: 'panel.toggled' });
    await settled();
    expect([fetched, now().matches('empty'), now().hasTag('waiting'), now().context.panelOpen]).toEqual([
      ...[0, true, false, true],
    ]);
  });

  test('is fetched once, and goes on with what came meanwhile, in its order', async () => {
    let fetched = 0;
    const { actor, now } = start(async () => {
      fetched += 1;
      return awake;
    });
    actor.send({ type: 'panel.toggled' });
    actor.send(toggled);
    actor.send({ type: 'stake.chosen', stake: 12_300 });
    actor.send({ type: 'panel.toggled' });
    expect(now().value).toBe('empty');
    await settled();
    const { selections, stake, panelOpen } = now().context;
    expect([fetched, selections.length, stake, panelOpen]).toEqual([1, 1, 12_300, false]);
    expect(now().matches('composing')).toBe(true);
    actor.send({ type: 'panel.toggled' });
    expect(now().context.panelOpen).toBe(true);
    actor.stop();
  });

  test('shows what is pressed before it is there, so that a second press takes back what is seen and nothing else', async () => {
    let arrive: (machine: typeof ticketMachine) => void = () => undefined;
    const { actor, now } = start(() => new Promise((resolve) => (arrive = resolve)));
    const shown = () => now().context.selections.map(({ eventId }: { eventId: string }) => eventId);
    const other = { type: 'selection.toggled', selection: selectionOf('10246') } as const;
    actor.send(toggled);
    expect(shown()).toEqual(['10245']);
    actor.send({ type: 'panel.toggled' });
    actor.send(other);
    expect([shown(), now().context.panelOpen]).toEqual([['10245', '10246'], true]);
    actor.send(toggled);
    expect(shown()).toEqual(['10246']);
    arrive(awake);
    await settled();
    expect([shown(), now().context.panelOpen, now().matches('composing')]).toEqual([['10246'], true, true]);
    actor.stop();
  });
});
