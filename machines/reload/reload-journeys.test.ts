import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { NoticeReport } from '../notices/notice.ts';
import { answering, recording } from '../testing/recorder.ts';
import { type Health, type ReloadCause, reloadMachine } from './reload.machine.ts';

const start = () => {
  const clock = new SimulatedClock();
  const health = answering<Health>();
  const reports = recording<NoticeReport>();
  const reloads = recording<ReloadCause>();
  const failures = recording<{ error: unknown }>();
  const actor = createActor(
    reloadMachine.provide({
      actors: { askHealth: health.logic },
      actions: { report: reports.action, reloadPage: reloads.action, logFailure: failures.action },
    }),
    { clock, input: { spread: 0.5 } },
  ).start();
  const course = () => actor.getSnapshot().value.course;
  const asked = (cause: ReloadCause) => actor.send({ type: 'reload.asked', cause });
  const up = (socket: 'sports' | 'feedsocket') => actor.send({ type: 'socket.connected', socket });
  /** A connection that is found down when all are looked at. */
  const foundDown = () => {
    actor.send({ type: 'socket.lost', socket: 'sports' });
    asked('socketsDown');
  };
  const refused = () => actor.send({ type: 'socket.refused', socket: 'sports' });
  return { actor, clock, health, reports, reloads, failures, course, asked, foundDown, up, refused };
};
const answered: Health = { answered: true, reloadableIn: 0 };
const soon: Health = { answered: true, reloadableIn: 25_000 };
const silent: Health = { answered: false, reloadableIn: 0 };

describe('A refused connection', () => {
  test('after a lasting cause that came to nothing is a cause of its own, which passes', async () => {
    const { clock, health, course, asked, up, refused } = start();
    asked('pagePushed');
    await health.last().answer(answered);
    clock.increment(10_000);
    expect(course()).toBe('none');
    refused();
    clock.increment(1_000);
    await health.last().answer(answered);
    expect(course()).toBe('returning');
    up('sports');
    up('feedsocket');
    expect(course()).toBe('none');
  });

  test('that waits for its place gives way to what is asked for at once', async () => {
    const { health, course, asked, refused, reloads } = start();
    refused();
    expect(course()).toBe('spreading');
    asked('chunkFailed');
    expect(course()).toBe('asking');
    await health.last().answer(answered);
    expect(reloads.seen).toEqual(['chunkFailed']);
  });

  test('gives way while it gets its one more attempt too', async () => {
    const { clock, health, asked, refused, reloads } = start();
    refused();
    clock.increment(1_000);
    await health.last().answer(answered);
    asked('pagePushed');
    expect(reloads.seen).toEqual(['pagePushed']);
  });

  test('is held by the minute since the last reload, as the answer before its last attempt said', async () => {
    const { clock, health, course, refused, reloads } = start();
    refused();
    clock.increment(1_000);
    await health.last().answer(soon);
    refused();
    expect([course(), reloads.seen]).toEqual([{ held: 'byInterval' }, []]);
  });

  test('is dropped when the health call fails, and that is logged', async () => {
    const { clock, health, course, failures, refused } = start();
    refused();
    clock.increment(1_000);
    await health.last().fail('broken');
    expect([course(), failures.seen.length]).toEqual(['none', 1]);
  });
});

describe('While the server is asked', () => {
  test('a lasting cause takes the place of a passing one, not the other way round', async () => {
    const { health, asked, foundDown, reloads } = start();
    foundDown();
    asked('pagePushed');
    asked('socketsDown');
    await health.last().answer(answered);
    expect(reloads.seen).toEqual(['pagePushed']);
  });

  test('a passing cause passes when both sockets are back before the answer', async () => {
    const { health, course, foundDown, up, reloads } = start();
    foundDown();
    up('sports');
    up('feedsocket');
    await health.last().answer(answered);
    expect([course(), reloads.seen]).toEqual(['none', []]);
  });

  test('and does not pass for one of them alone', async () => {
    const { health, foundDown, up, reloads } = start();
    foundDown();
    up('sports');
    await health.last().answer(answered);
    expect(reloads.seen).toEqual(['socketsDown']);
  });

  test('a call that fails holds a lasting cause, and is logged', async () => {
    const { health, course, asked, failures } = start();
    asked('pagePushed');
    await health.last().fail('broken');
    expect([course(), failures.seen.length]).toEqual([{ held: { byServer: 'silent' } }, 1]);
  });
});

describe('Connections that are looked at and not down', () => {
  test.each(['sports', 'feedsocket'] as const)('are no cause: %s is up, the other is being opened', (socket) => {
    const { course, asked, up } = start();
    up(socket);
    asked('socketsDown');
    expect(course()).toBe('none');
  });

  test('do not hasten a reload that waits for them', async () => {
    const { clock, health, course, asked, up, refused } = start();
    refused();
    up('sports');
    asked('socketsDown');
    expect(course()).toBe('spreading');
    clock.increment(1_000);
    await health.last().answer(answered);
    asked('socketsDown');
    expect(course()).toBe('returning');
  });
});

describe('What holds a reload', () => {
  test('is looked at in this order: the cause is gone, a ticket waits, no network, too soon', async () => {
    const gone = start();
    gone.actor.send({ type: 'ticket.awaited', ticketId: 'a-ticket' });
    gone.foundDown();
    gone.up('sports');
    gone.up('feedsocket');
    await gone.health.last().answer(answered);
    expect([gone.course(), gone.reports.seen]).toEqual(['none', []]);

    const ticket = start();
    ticket.actor.send({ type: 'ticket.awaited', ticketId: 'a-ticket' });
    ticket.actor.send({ type: 'browser.wentOffline' });
    ticket.asked('pagePushed');
    await ticket.health.last().answer(soon);
    expect(ticket.course()).toEqual({ held: 'byTicket' });

    const network = start();
    network.actor.send({ type: 'browser.wentOffline' });
    network.asked('pagePushed');
    await network.health.last().answer(soon);
    expect(network.course()).toEqual({ held: 'byNetwork' });
  });

  test('holds on while the player reads what became of his ticket, and lets go when he has closed it', async () => {
    const { actor, health, course, asked, reloads } = start();
    actor.send({ type: 'ticket.awaited', ticketId: 'a-ticket' });
    asked('updateTaken');
    await health.last().answer(answered);
    actor.send({ type: 'ticket.awaited', ticketId: null });
    actor.send({ type: 'outcome.changed', open: true });
    await health.last().answer(answered);
    expect([course(), reloads.seen]).toEqual([{ held: 'byOutcome' }, []]);
    actor.send({ type: 'outcome.changed', open: false });
    await health.last().answer(answered);
    expect(reloads.seen).toEqual(['updateTaken']);
  });

  test.each([
    ['a ticket that waits', { type: 'ticket.awaited', ticketId: 'another' }, 'byTicket'],
    ['the network', { type: 'browser.wentOffline' }, 'byOutcome'],
  ] as const)('says of %s and an outcome that is read what holds longest', async (_, event, held) => {
    const { actor, health, course, asked } = start();
    actor.send({ type: 'outcome.changed', open: true });
    actor.send(event);
    asked('pagePushed');
    await health.last().answer(answered);
    expect(course()).toEqual({ held });
  });

  test('gives him two minutes for that', async () => {
    const { actor, clock, health, course, asked, reloads } = start();
    actor.send({ type: 'outcome.changed', open: true });
    asked('pagePushed');
    await health.last().answer(answered);
    clock.increment(119_999);
    expect(course()).toEqual({ held: 'byOutcome' });
    clock.increment(1);
    await health.last().answer(answered);
    expect(reloads.seen).toEqual(['pagePushed']);
  });

  test('holds on for another ticket, and asks the server before it lets go', async () => {
    const { actor, health, course, asked, reloads } = start();
    actor.send({ type: 'ticket.awaited', ticketId: 'a-ticket' });
    asked('pagePushed');
    await health.last().answer(answered);
    actor.send({ type: 'ticket.awaited', ticketId: 'another' });
    expect(course()).toEqual({ held: 'byTicket' });
    actor.send({ type: 'ticket.awaited', ticketId: null });
    expect([course(), reloads.seen]).toEqual(['asking', []]);
  });

  test('holds on until a minute has passed since the last reload, and not longer', async () => {
    const { clock, health, course, asked, reloads } = start();
    asked('pagePushed');
    await health.last().answer(soon);
    expect(course()).toEqual({ held: 'byInterval' });
    clock.increment(24_999);
    expect(health.calls).toHaveLength(1);
    clock.increment(1);
    await health.last().answer(answered);
    expect(reloads.seen).toEqual(['pagePushed']);
  });

  test('is forgotten when both sockets are back by themselves', async () => {
    const { actor, health, course, reports, foundDown, up } = start();
    actor.send({ type: 'ticket.awaited', ticketId: 'a-ticket' });
    foundDown();
    await health.last().answer(answered);
    up('sports');
    expect(course()).toEqual({ held: 'byTicket' });
    up('feedsocket');
    expect(course()).toBe('none');
    expect(reports.seen.at(-1)).toEqual({ type: 'notice.dismissed', id: 'reloadHeld' });
  });

  test('keeps a lasting cause that a passing one follows', async () => {
    const { actor, health, course, asked, foundDown, up } = start();
    actor.send({ type: 'ticket.awaited', ticketId: 'a-ticket' });
    asked('pagePushed');
    await health.last().answer(answered);
    foundDown();
    up('sports');
    up('feedsocket');
    expect(course()).toEqual({ held: 'byTicket' });
  });

  test('asks a silent server again after 3 s each time, also when the call fails', async () => {
    const { clock, health, course, asked, failures } = start();
    asked('pagePushed');
    await health.last().answer(silent);
    clock.increment(3_000);
    await health.last().fail('broken');
    expect([course(), failures.seen.length]).toEqual([{ held: { byServer: 'silent' } }, 1]);
    clock.increment(2_999);
    expect(health.calls).toHaveLength(2);
    clock.increment(1);
    expect(health.calls).toHaveLength(3);
  });

  test('is held by the minute as well when the server is back', async () => {
    const { clock, health, course, asked } = start();
    asked('pagePushed');
    await health.last().answer(silent);
    clock.increment(3_000);
    await health.last().answer(soon);
    expect(course()).toEqual({ held: 'byInterval' });
  });
});
