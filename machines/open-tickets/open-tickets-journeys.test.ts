import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { HistoryTicket } from '../../contract/entities/history-ticket.ts';
import { answering } from '../testing/recorder.ts';
import { openTicketOf } from './open-tickets.cases.ts';
import { openTicketsMachine } from './open-tickets.machine.ts';

const start = () => {
  const clock = new SimulatedClock();
  const load = answering<readonly HistoryTicket[]>();
  const actor = createActor(openTicketsMachine.provide({ actors: { loadTickets: load.logic } }), { clock }).start();
  const shown = () => [actor.getSnapshot().value, actor.getSnapshot().context.tickets.length];
  return { actor, clock, load, shown };
};

describe('Open tickets', () => {
  test('are asked for once, and again when one may have changed, in sight meanwhile', async () => {
    const { actor, load, shown } = start();
    expect(shown()).toEqual(['loading', 0]);
    await load.last().answer([openTicketOf()]);
    expect(shown()).toEqual([{ known: 'fresh' }, 1]);
    actor.send({ type: 'tickets.changed' });
    expect(shown()).toEqual([{ known: 'asking' }, 1]);
    await load.last().answer([]);
    expect(shown()).toEqual([{ known: 'fresh' }, 0]);
  });

  test('are those of the last question: news while one is under way asks once more', async () => {
    const { actor, load, shown } = start();
    await load.last().answer([openTicketOf()]);
    actor.send({ type: 'tickets.changed' });
    const before = load.last();
    actor.send({ type: 'tickets.changed' });
    await before.answer([openTicketOf(), openTicketOf()]);
    expect(shown()).toEqual([{ known: 'asking' }, 1]);
    await load.last().answer([]);
    expect(shown()).toEqual([{ known: 'fresh' }, 0]);
  });

  test('that cannot be asked for wait for the player, or for news', async () => {
    const { actor, load, shown } = start();
    await load.last().fail(new Error('no answer'));
    expect(shown()).toEqual(['failed', 0]);
    actor.send({ type: 'retry.asked' });
    expect([shown(), load.calls.length]).toEqual([['loading', 0], 2]);
    await load.last().fail(new Error('no answer'));
    actor.send({ type: 'tickets.changed' });
    await load.last().answer([openTicketOf()]);
    expect(shown()).toEqual([{ known: 'fresh' }, 1]);
  });

  test('that are known are asked for again after 5 s, and not before, when the answer was lost', async () => {
    const { actor, clock, load, shown } = start();
    await load.last().answer([openTicketOf()]);
    actor.send({ type: 'tickets.changed' });
    await load.last().fail(new Error('no answer'));
    clock.increment(4_999);
    expect(shown()).toEqual([{ known: 'stale' }, 1]);
    clock.increment(1);
    expect(shown()).toEqual([{ known: 'asking' }, 1]);
  });

  test('leave with their player: nothing of them is shown to the next one', async () => {
    const { actor, load, shown } = start();
    await load.last().answer([openTicketOf()]);
    actor.send({ type: 'tickets.changed' });
    const before = load.last();
    actor.send({ type: 'player.left' });
    await before.answer([openTicketOf()]);
    expect(shown()).toEqual(['loading', 0]);
  });

  test.each([{ type: 'player.left' }, { type: 'tickets.changed' }] as const)(
    'are asked for anew with $type before anything is known',
    async (event) => {
      const { actor, load, shown } = start();
      actor.send(event);
      expect(load.calls).toHaveLength(2);
      await load.calls[0]?.answer([openTicketOf()]);
      expect(shown()).toEqual(['loading', 0]);
      await load.last().answer([]);
      expect(shown()).toEqual([{ known: 'fresh' }, 0]);
    },
  );
});
