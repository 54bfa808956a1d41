// Long because all journeys of a machine begin at one start.

import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { answering, counting, recording, telling } from '../testing/recorder.ts';
import { exampleTicketId } from '../ticket/ticket-examples.ts';
import { type PageEvent, type UpdateReport, updateMachine, type WorkerEvent } from './update.machine.ts';

const start = (spread = 0.5) => {
  const clock = new SimulatedClock();
  const worker = telling<WorkerEvent>();
  const page = telling<PageEvent>();
  let marked = false;
  const tickets = answering<void>();
  const around = answering<boolean>();
  const reports = recording<UpdateReport>();
  const failures = recording<{ error: unknown }>();
  const asked = counting();
  const handed = counting();
  const actor = createActor(
    updateMachine.provide({
      actors: {
        watchWorker: worker.logic,
        watchPage: page.logic,
        holdTicket: fromCallback(() => {
          marked = true;
          return () => {
            marked = false;
          };
        }),
        awaitTickets: tickets.logic,
        lookAround: around.logic,
      },
      actions: {
        report: reports.action,
        logFailure: failures.action,
        askForBuild: asked.action,
        handOver: handed.action,
      },
    }),
    { clock, input: { spread } },
  ).start();
  const said = () =>
    reports.seen.map((report) =>
      report.type === 'notice.raised'
        ? `+${report.notice.id}`
        : report.type === 'notice.dismissed'
          ? `-${report.id}`
          : report.cause,
    );
  return {
    actor,
    clock,
    worker,
    page,
    tickets,
    around,
    failures,
    asked,
    handed,
    reports,
    said,
    course: () => actor.getSnapshot().value.course,
    place: () => actor.getSnapshot().value.page,
    newBuild: () => worker.tell({ type: 'worker.installed', ofPage: false }),
    awaitTicket: () => actor.send({ type: 'ticket.awaited', ticketId: exampleTicketId }),
    decideTicket: () => actor.send({ type: 'ticket.awaited', ticketId: null }),
    /** Whether other tabs are notified of a ticket here. */
    marked: () => marked,
  };
};

describe('A new build', () => {
  test('is offered until it is taken or postponed', () => {
    const { clock, newBuild, course } = start();
    newBuild();
    clock.increment(3_600_000);
    expect(course()).toBe('offered');
  });

  test('that was postponed is not spoken of again', () => {
    const { actor, clock, newBuild, awaitTicket, decideTicket, course } = start();
    newBuild();
    actor.send({ type: 'update.postponed' });
    awaitTicket();
    decideTicket();
    clock.increment(3_600_000);
    expect(course()).toEqual({ waiting: 'postponed' });
  });

  test('after one that was postponed is offered', () => {
    const { actor, newBuild, course } = start();
    newBuild();
    actor.send({ type: 'update.postponed' });
    newBuild();
    expect(course()).toBe('offered');
  });

  test('that the page is already of takes over without a word', () => {
    const { worker, course, handed } = start();
    worker.tell({ type: 'worker.installed', ofPage: true });
    expect([course(), handed.times()]).toEqual(['none', 1]);
  });

  test('that was taken back for the one the page is of is not offered any more, nor taken by a hidden page', () => {
    const { clock, worker, page, around, newBuild, course } = start();
    newBuild();
    worker.tell({ type: 'worker.installed', ofPage: true });
    expect(course()).toBe('none');
    page.tell({ type: 'page.hidden' });
    clock.increment(60_000);
    expect(around.calls).toHaveLength(0);
  });

  test('is not handed over to while the page is of another', () => {
    const { newBuild, handed } = start();
    newBuild();
    expect(handed.times()).toBe(0);
  });

  test('is not offered while a ticket waits here, but as soon as it is decided', () => {
    const { newBuild, awaitTicket, decideTicket, course } = start();
    awaitTicket();
    newBuild();
    expect(course()).toEqual({ waiting: 'forTicket' });
    decideTicket();
    expect(course()).toBe('offered');
    decideTicket();
    expect(course()).toBe('offered');
    awaitTicket();
    expect(course()).toEqual({ waiting: 'forTicket' });
    decideTicket();
    expect(course()).toBe('offered');
  });
});

describe('An update that was taken', () => {
  test('asks the guard of reloads once no tab has a ticket that waits', async () => {
    const { actor, tickets, newBuild, course, said } = start();
    newBuild();
    actor.send({ type: 'update.taken' });
    expect([course(), said()]).toEqual([{ applying: { agreeing: 'quiet' } }, []]);
    await tickets.last().answer();
    expect([course(), said()]).toEqual([{ applying: 'asked' }, ['updateTaken']]);
  });

  test('is said to wait after half a second, until nothing waits any more', async () => {
    const { actor, clock, tickets, newBuild, said, reports } = start();
    newBuild();
    actor.send({ type: 'update.taken' });
    clock.increment(499);
    expect(said()).toEqual([]);
    clock.increment(1);
    expect(reports.seen.at(-1)).toMatchObject({
      type: 'notice.raised',
      notice: { id: 'updateHeld', text: { namespace: 'common', key: 'notice.reloadHeld' }, timeout: null },
    });
    await tickets.last().answer();
    expect(said()).toEqual(['+updateHeld', '-updateHeld', 'updateTaken']);
  });

  test('is offered again when tickets wait for two minutes, not sooner', () => {
    const { actor, clock, newBuild, course, said } = start();
    newBuild();
    actor.send({ type: 'update.taken' });
    clock.increment(119_999);
    expect(course()).toEqual({ applying: { agreeing: 'held' } });
    clock.increment(1);
    expect([course(), said()]).toEqual(['offered', ['+updateHeld', '-updateHeld']]);
  });

  test('that comes to nothing is not offered over a ticket', () => {
    const { actor, clock, newBuild, awaitTicket, course } = start();
    newBuild();
    actor.send({ type: 'update.taken' });
    awaitTicket();
    clock.increment(120_000);
    expect(course()).toEqual({ waiting: 'forTicket' });
  });

  test('is offered again when the tabs cannot agree, and that is logged', async () => {
    const { actor, tickets, failures, newBuild, awaitTicket, decideTicket, course } = start();
    newBuild();
    actor.send({ type: 'update.taken' });
    awaitTicket();
    await tickets.last().fail('broken');
    expect([course(), failures.seen]).toEqual([
      { waiting: 'forTicket' },
      [expect.objectContaining({ error: 'broken' })],
    ]);
    decideTicket();
    expect(course()).toBe('offered');
  });

  test('is offered again when the page still stands after 90 s, not sooner', async () => {
    const { actor, clock, tickets, newBuild, awaitTicket, decideTicket, course } = start();
    newBuild();
    actor.send({ type: 'update.taken' });
    await tickets.last().answer();
    awaitTicket();
    clock.increment(89_999);
    expect(course()).toEqual({ applying: 'asked' });
    clock.increment(1);
    expect(course()).toEqual({ waiting: 'forTicket' });
    decideTicket();
    expect(course()).toBe('offered');
  });
});

describe('A page that is hidden', () => {
  test('takes a new build by itself after 30 s with nothing under way, not sooner', async () => {
    const { clock, page, around, newBuild, course, place, said } = start();
    newBuild();
    page.tell({ type: 'page.hidden' });
    clock.increment(29_999);
    expect(around.calls).toHaveLength(0);
    clock.increment(1);
    await around.last().answer(true);
    expect([course(), place(), said()]).toEqual([{ applying: 'asked' }, 'hidden', ['updateTaken']]);
  });

  test('takes one that was postponed as well', async () => {
    const { actor, clock, page, around, newBuild, said } = start();
    newBuild();
    actor.send({ type: 'update.postponed' });
    page.tell({ type: 'page.hidden' });
    clock.increment(30_000);
    await around.last().answer(true);
    expect(said().at(-1)).toBe('updateTaken');
  });

  test('looks again every 30 s while something is under way', async () => {
    const { clock, page, around, newBuild, course } = start();
    newBuild();
    page.tell({ type: 'page.hidden' });
    for (const looks of [1, 2, 3]) {
      clock.increment(30_000);
      expect(around.calls).toHaveLength(looks);
      await around.last().answer(false);
      expect(course()).toBe('offered');
    }
  });

  test('looks again when it could not, and that is logged', async () => {
    const { clock, page, around, failures, newBuild, place } = start();
    newBuild();
    page.tell({ type: 'page.hidden' });
    clock.increment(30_000);
    await around.last().fail('broken');
    expect([place(), failures.seen.length]).toEqual(['hidden', 1]);
    clock.increment(30_000);
    expect(around.calls).toHaveLength(2);
  });

  test('takes a build that comes when it has long been hidden', async () => {
    const { clock, page, around, newBuild, said } = start();
    page.tell({ type: 'page.hidden' });
    clock.increment(30_000);
    clock.increment(15_000);
    newBuild();
    expect(around.calls).toHaveLength(0);
    clock.increment(15_000);
    await around.last().answer(true);
    expect(said().at(-1)).toBe('updateTaken');
  });

  test('and is looked at before the 30 s are over, or while it looks around, is left as it is', async () => {
    const { clock, page, around, newBuild, course, place } = start();
    newBuild();
    page.tell({ type: 'page.hidden' });
    clock.increment(29_999);
    page.tell({ type: 'page.shown' });
    clock.increment(60_000);
    expect([place(), around.calls.length]).toEqual(['shown', 0]);
    page.tell({ type: 'page.hidden' });
    clock.increment(30_000);
    page.tell({ type: 'page.shown' });
    await around.last().answer(true);
    expect([place(), course()]).toEqual(['shown', 'offered']);
  });
});

describe('A ticket that waits', () => {
  test('is known to all tabs until it is decided', () => {
    const { awaitTicket, decideTicket, marked } = start();
    decideTicket();
    expect(marked()).toBe(false);
    awaitTicket();
    awaitTicket();
    expect(marked()).toBe(true);
    decideTicket();
    expect(marked()).toBe(false);
  });
});

describe('The server is asked for its build', () => {
  test('when the page is shown again', () => {
    const { page, asked } = start();
    page.tell({ type: 'page.hidden' });
    expect(asked.times()).toBe(0);
    page.tell({ type: 'page.shown' });
    expect(asked.times()).toBe(1);
  });

  test('in the minute after it was away, each tab at its place', () => {
    const { actor, clock, asked } = start(0.5);
    actor.send({ type: 'feed.went', stale: false });
    clock.increment(60_000);
    expect(asked.times()).toBe(0);
    actor.send({ type: 'feed.went', stale: true });
    clock.increment(60_000);
    actor.send({ type: 'feed.went', stale: true });
    expect(asked.times()).toBe(0);
    actor.send({ type: 'feed.went', stale: false });
    clock.increment(29_999);
    expect(asked.times()).toBe(0);
    clock.increment(1);
    expect(asked.times()).toBe(1);
    actor.send({ type: 'feed.went', stale: false });
    clock.increment(60_000);
    expect(asked.times()).toBe(1);
  });
});
