import { describe, expect, test } from 'vitest';
import { type StoredSlip, storedSlip } from '../../contract/storage/slip.ts';
import { initialContext } from '../../machines/ticket/initial-context.ts';
import { pendingTicketOf, selectionOf } from '../../machines/ticket/ticket-examples.ts';
import { memoryStorage } from '../../test/support/examples/storage.ts';
import { createStored } from '../browser/stored.ts';
import { createTicketStore } from './ticket-store.ts';

const memory = () => createStored({ key: 'ticket', schema: storedSlip, storage: memoryStorage() });

/** A store of several tabs: each receives what the others write. */
const sharedByTabs = () => {
  const texts = memory();
  const tabs: { listener(slip: StoredSlip | null): void }[] = [];
  return () => {
    const tab = { listener: (_: StoredSlip | null): void => undefined };
    tabs.push(tab);
    return {
      ...texts,
      write: (slip: StoredSlip) => {
        texts.write(slip);
        for (const other of tabs) if (other !== tab) other.listener(texts.read());
      },
      watch: (listener: (slip: StoredSlip | null) => void) => {
        tab.listener = listener;
        return () => undefined;
      },
    };
  };
};
const slip = () => ({ ...initialContext({ stored: null }), selections: [selectionOf('1')], stake: 5000 });

describe('The ticket store', () => {
  test('gives back what it kept', () => {
    const tab = memory();
    createTicketStore(tab, memory()).keep(slip());
    expect(createTicketStore(tab, memory()).load()).toMatchObject({
      selections: [selectionOf('1')],
      system: null,
      stake: 5000,
      tickets: [],
    });
  });

  test('keeps the groups of a system, also when they alone have changed', () => {
    const tab = memory();
    const store = createTicketStore(tab, memory());
    store.keep(slip());
    const system = {
      groups: [{ conditions: [1], selections: ['1'] }],
      selectedSelections: [],
      selectedConditions: [],
    };
    store.keep({ ...slip(), system });
    expect(createTicketStore(tab, memory()).load()?.system).toEqual(system);
  });

  test("prefers the tab's own slip to the one another tab kept", () => {
    const [tab, shared] = [memory(), memory()];
    createTicketStore(tab, shared).keep(slip());
    createTicketStore(memory(), shared).keep({ ...slip(), stake: 7000 });
    expect(createTicketStore(tab, shared).load()?.stake).toBe(5000);
    expect(createTicketStore(memory(), shared).load()?.stake).toBe(7000);
  });

  test('does not lose the unanswered ticket and the switch of one tab when another one writes', () => {
    const shared = memory();
    const [one, other] = [createTicketStore(memory(), shared), createTicketStore(memory(), shared)];
    one.keep(slip());
    other.keep(slip());
    one.saveTicket(pendingTicketOf());
    one.keep({ ...slip(), tickets: [pendingTicketOf()], autoOddsUsers: ['user-1'] });
    other.keep({ ...slip(), stake: 7000 });
    const anew = () => createTicketStore(memory(), shared).load();
    expect(anew()).toMatchObject({ stake: 7000, tickets: [pendingTicketOf()], autoOddsUsers: ['user-1'] });
    one.keep({ ...slip(), autoOddsUsers: ['user-1'] });
    other.keep({ ...slip(), stake: 8000 });
    expect(anew()).toMatchObject({ stake: 8000, tickets: [], autoOddsUsers: ['user-1'] });
  });

  test('keeps a ticket whose outcome was not closed for a reload of its own tab, and for no other', () => {
    const [tab, shared] = [memory(), memory()];
    const one = createTicketStore(tab, shared);
    one.keep({ ...slip(), tickets: [pendingTicketOf()] });
    one.keep({ ...slip(), told: pendingTicketOf() });
    expect(createTicketStore(tab, shared).load()?.tickets).toEqual([pendingTicketOf()]);
    expect(createTicketStore(memory(), shared).load()?.tickets).toEqual([]);
    one.keep(slip());
    expect(createTicketStore(tab, shared).load()?.tickets).toEqual([]);
  });

  test('does not bring back a ticket that another tab has seen end', () => {
    const shared = memory();
    createTicketStore(memory(), shared).keep({ ...slip(), tickets: [pendingTicketOf()] });
    const [one, other] = [createTicketStore(memory(), shared), createTicketStore(memory(), shared)];
    const waiting = { ...slip(), tickets: [pendingTicketOf()] };
    one.keep(waiting);
    other.keep(waiting);
    one.keep(slip());
    other.keep({ ...waiting, tickets: [pendingTicketOf({ received: true })] });
    expect(createTicketStore(memory(), shared).load()?.tickets).toEqual([]);
  });

  test('tells other tabs what the player composed, once, and nothing that is only priced, staked, sent or emptied', () => {
    const shared = sharedByTabs();
    const [one, other] = [createTicketStore(memory(), shared()), createTicketStore(memory(), shared())];
    const told: string[][] = [];
    other.watch((heard) => {
      told.push(heard.selections.map(({ id }) => id));
      // The machine takes it over.
      other.keep({ ...slip(), selections: heard.selections, system: heard.system ?? null });
    });
    let back = 0;
    one.watch(() => {
      back += 1;
    });
    const two = [selectionOf('1'), selectionOf('2')];
    one.keep({ ...slip(), selections: [] });
    other.keep({ ...slip(), selections: [] });
    one.keep(slip());
    one.keep({ ...slip(), selections: two });
    one.keep({ ...slip(), selections: two.map((selection) => ({ ...selection, odd: 3 })) });
    one.keep({ ...slip(), selections: two, stake: 900 });
    one.keep({ ...slip(), selections: [selectionOf('1')], userId: 'user-1', tickets: [pendingTicketOf()] });
    one.keep({ ...slip(), selections: [] });
    expect([told, back]).toEqual([[['1'], ['1', '2']], 0]);
    other.keep({ ...slip(), selections: [selectionOf('2')] });
    expect(back).toBe(1);
  });

  test('tells other tabs what was pressed before it was there, and nothing of a slip that they have been told of', () => {
    const shared = sharedByTabs();
    const [tab, other] = [memory(), createTicketStore(memory(), shared())];
    let told = 0;
    other.watch(() => {
      told += 1;
    });
    createTicketStore(tab, shared()).keep(slip());
    expect(told).toBe(1);
    createTicketStore(tab, shared()).keep({ ...slip(), stake: 900 });
    expect(told).toBe(1);
  });

  test('leaves an emptied slip empty over a reload, though another tab still writes its own', () => {
    const shared = sharedByTabs();
    const tab = memory();
    const [one, other] = [createTicketStore(tab, shared()), createTicketStore(memory(), shared())];
    one.watch(() => undefined);
    other.keep({ ...slip(), selections: [] });
    other.keep(slip());
    one.keep(slip());
    one.keep({ ...slip(), selections: [] });
    let told = 0;
    createTicketStore(tab, shared()).watch(() => {
      told += 1;
    });
    other.keep({ ...slip(), stake: 900 });
    expect(told).toBe(0);
  });

  test('does not tell a tab with a slip of its own of another one', () => {
    const shared = sharedByTabs();
    const [one, other] = [createTicketStore(memory(), shared()), createTicketStore(memory(), shared())];
    let told = 0;
    other.watch(() => {
      told += 1;
    });
    one.keep({ ...slip(), selections: [] });
    other.keep({ ...slip(), selections: [] });
    other.keep({ ...slip(), selections: [selectionOf('5')] });
    one.keep(slip());
    one.keep({ ...slip(), selections: [selectionOf('1'), selectionOf('2')] });
    expect(told).toBe(0);
    other.keep({ ...slip(), selections: [] });
    one.keep({ ...slip(), stake: 900, selections: [selectionOf('1'), selectionOf('2')] });
    expect(told).toBe(0);
    one.keep(slip());
    expect(told).toBe(1);
  });

  test('adds a ticket that is about to be sent to the kept slip', () => {
    const tab = memory();
    const store = createTicketStore(tab, memory());
    store.keep(slip());
    store.saveTicket(pendingTicketOf());
    expect(createTicketStore(tab, memory()).load()?.tickets).toEqual([pendingTicketOf()]);
  });
});
