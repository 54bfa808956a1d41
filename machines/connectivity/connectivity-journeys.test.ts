import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock, sendParent } from 'xstate';
import { type Health, type ReloadCause, reloadMachine } from '../reload/reload.machine.ts';
import { answering, counting, recording, telling } from '../testing/recorder.ts';
import {
  type BrowserEvent,
  type ConnectivityReport,
  connectivityMachine,
  type SocketEvent,
} from './connectivity.machine.ts';

const start = (spread = 0.5) => {
  const clock = new SimulatedClock();
  const health = answering<Health>();
  const reports = recording<ConnectivityReport>();
  const reloads = recording<ReloadCause>();
  const reconnects = counting();
  const failures = recording<{ error: unknown }>();
  const browser = telling<BrowserEvent>();
  const sockets = telling<SocketEvent>();
  const actor = createActor(
    connectivityMachine.provide({
      actors: {
        watchBrowser: browser.logic,
        watchSockets: sockets.logic,
        reload: reloadMachine.provide({
          actors: { askHealth: health.logic },
          actions: {
            report: sendParent((_, report) => report),
            logFailure: failures.action,
            reloadPage: reloads.action,
          },
        }),
      },
      actions: {
        report: reports.action,
        logFailure: () => undefined,
        reconnectSockets: reconnects.action,
      },
    }),
    { clock, input: { spread } },
  ).start();
  const up = (socket: 'sports' | 'feedsocket') => actor.send({ type: 'socket.connected', socket });
  const reload = () => actor.getSnapshot().children.reload?.getSnapshot().value.course;
  return { actor, clock, health, reports, reloads, reconnects, failures, browser, sockets, up, reload };
};

const online = () => {
  const run = start();
  run.up('sports');
  run.up('feedsocket');
  return run;
};
const answered: Health = { answered: true, reloadableIn: 0 };

describe('Connectivity', () => {
  test('is offline until the browser is online again', () => {
    const { actor } = online();
    actor.send({ type: 'browser.wentOffline' });
    expect(actor.getSnapshot().value.network).toBe('offline');
    actor.send({ type: 'browser.cameOnline' });
    expect(actor.getSnapshot().value.network).toBe('online');
  });

  test('reconnects on focus and asks for a reload when a socket is still down 200 ms later, not before', async () => {
    const { actor, clock, health, reconnects, reloads } = online();
    actor.send({ type: 'socket.lost', socket: 'sports' });
    actor.send({ type: 'window.focused' });
    expect(reconnects.times()).toBe(1);
    clock.increment(199);
    expect(health.calls).toHaveLength(0);
    clock.increment(1);
    await health.last().answer(answered);
    expect(reloads.seen).toEqual(['socketsDown']);
  });

  test('does not reload a page whose sockets are just being opened', () => {
    const { actor, clock, health } = start();
    actor.send({ type: 'window.focused' });
    clock.increment(200);
    expect(health.calls).toHaveLength(0);
  });

  test('stays when the socket is back within the 200 ms', () => {
    const { actor, clock, health, up } = online();
    actor.send({ type: 'socket.lost', socket: 'sports' });
    actor.send({ type: 'browser.cameOnline' });
    clock.increment(100);
    up('sports');
    clock.increment(100);
    expect(health.calls).toHaveLength(0);
  });

  test('asks for a reload after a refused connection at its own place within 2 s', async () => {
    const { actor, clock, health, reloads } = online();
    actor.send({ type: 'socket.lost', socket: 'sports' });
    actor.send({ type: 'socket.refused', socket: 'sports' });
    clock.increment(999);
    expect(health.calls).toHaveLength(0);
    clock.increment(1);
    await health.last().answer(answered);
    expect(reloads.seen).toEqual([]);
    actor.send({ type: 'socket.refused', socket: 'sports' });
    expect(reloads.seen).toEqual(['connectError']);
  });

  test('asks for it as well when the one more attempt comes to nothing', async () => {
    const { actor, clock, health, reloads } = online();
    actor.send({ type: 'socket.refused', socket: 'sports' });
    clock.increment(1_000);
    await health.last().answer(answered);
    clock.increment(5_999);
    expect(reloads.seen).toEqual([]);
    clock.increment(1);
    expect(reloads.seen).toEqual(['connectError']);
  });

  test('stays when the refused connection is back after the server answers, however long the line takes', async () => {
    const { actor, clock, health, up, reload, reloads } = online();
    actor.send({ type: 'socket.refused', socket: 'sports' });
    actor.send({ type: 'socket.refused', socket: 'feedsocket' });
    clock.increment(1_000);
    await health.last().answer(answered);
    clock.increment(1_500);
    up('sports');
    expect(reload()).toBe('returning');
    clock.increment(1_500);
    up('feedsocket');
    expect([reload(), reloads.seen]).toEqual(['none', []]);
  });

  test('keeps trying in place while the server does not answer', async () => {
    const { actor, clock, health, reload, reloads } = online();
    actor.send({ type: 'socket.refused', socket: 'sports' });
    clock.increment(1_000);
    await health.last().answer({ answered: false, reloadableIn: 0 });
    expect(reload()).toBe('none');
    expect(reloads.seen).toEqual([]);
  });

  test('remembers what does not pass by itself while the server does not answer, and says so', async () => {
    const { actor, clock, health, reload, reloads, reports } = online();
    const notices = () => reports.seen.flatMap(({ type }) => (type.startsWith('notice.') ? [type] : []));
    actor.send({ type: 'reload.asked', cause: 'pagePushed' });
    await health.last().answer({ answered: false, reloadableIn: 0 });
    expect(reload()).toEqual({ held: { byServer: 'silent' } });
    clock.increment(2_999);
    expect(health.calls).toHaveLength(1);
    clock.increment(1);
    await health.last().answer({ answered: false, reloadableIn: 0 });
    expect(reload()).toEqual({ held: { byServer: 'silent' } });
    expect(notices()).toEqual(['notice.raised']);
    clock.increment(3_000);
    await health.last().answer(answered);
    expect(notices()).toEqual(['notice.raised', 'notice.dismissed']);
    expect(reloads.seen).toEqual(['pagePushed']);
  });

  test('asks again at once when a connection comes back', async () => {
    const { actor, health, up, reloads } = online();
    actor.send({ type: 'socket.lost', socket: 'feedsocket' });
    actor.send({ type: 'reload.asked', cause: 'maintenanceBegan' });
    await health.last().fail(new Error('broken'));
    up('feedsocket');
    await health.last().answer(answered);
    expect(reloads.seen).toEqual(['maintenanceBegan']);
  });

  test('drops the reload when the sockets have come back by themselves', () => {
    const { actor, clock, health, up, reload } = online();
    actor.send({ type: 'socket.refused', socket: 'sports' });
    up('sports');
    clock.increment(2_000);
    expect(reload()).toBe('none');
    expect(health.calls).toHaveLength(0);
  });

  test('reloads when the server asks for it', async () => {
    const { actor, health, reloads } = online();
    actor.send({ type: 'reload.asked', cause: 'pagePushed' });
    await health.last().answer(answered);
    expect(reloads.seen).toEqual(['pagePushed']);
  });

  test('holds a reload while a ticket waits, says so, and does it afterwards', async () => {
    const { actor, health, reload, reloads, reports } = online();
    actor.send({ type: 'ticket.awaited', ticketId: 'a-ticket' });
    actor.send({ type: 'reload.asked', cause: 'pagePushed' });
    await health.last().answer(answered);
    expect(reload()).toEqual({ held: 'byTicket' });
    expect(reports.seen.at(-1)).toMatchObject({ type: 'notice.raised', notice: { id: 'reloadHeld', timeout: null } });
    actor.send({ type: 'ticket.awaited', ticketId: null });
    expect(reports.seen.at(-1)).toEqual({ type: 'notice.dismissed', id: 'reloadHeld' });
    await health.last().answer(answered);
    expect(reloads.seen).toEqual(['pagePushed']);
  });

  test('holds a reload while an outcome is read', async () => {
    const { actor, health, reload } = online();
    actor.send({ type: 'outcome.changed', open: true });
    actor.send({ type: 'reload.asked', cause: 'pagePushed' });
    await health.last().answer(answered);
    expect(reload()).toEqual({ held: 'byOutcome' });
  });

  test('holds a reload while offline', async () => {
    const { actor, health, reload, reloads } = online();
    actor.send({ type: 'browser.wentOffline' });
    actor.send({ type: 'reload.asked', cause: 'pagePushed' });
    await health.last().answer(answered);
    expect(reload()).toEqual({ held: 'byNetwork' });
    actor.send({ type: 'browser.cameOnline' });
    await health.last().answer(answered);
    expect(reloads.seen).toEqual(['pagePushed']);
  });

  test('does not forget a lasting cause because a passing one is over', async () => {
    const { actor, health, reload, up } = online();
    actor.send({ type: 'ticket.awaited', ticketId: 'a-ticket' });
    actor.send({ type: 'socket.lost', socket: 'sports' });
    actor.send({ type: 'reload.asked', cause: 'socketsDown' });
    await health.last().answer(answered);
    actor.send({ type: 'reload.asked', cause: 'maintenanceBegan' });
    up('sports');
    expect(reload()).toEqual({ held: 'byTicket' });
  });

  test('tells which socket went and came', () => {
    const { actor, reports } = online();
    actor.send({ type: 'socket.lost', socket: 'feedsocket' });
    expect(reports.seen.at(-1)).toEqual({ type: 'socket.changed', socket: 'feedsocket', up: false });
  });
});

describe.each([
  ['sports', 'feedsocket'],
  ['feedsocket', 'sports'],
] as const)('The connection %s', (socket, other) => {
  test.each(['socket.lost', 'socket.refused'] as const)('is down after %s and up when it is back, alone', (type) => {
    const { actor, up } = start();
    const stands = () => [actor.getSnapshot().value[socket], actor.getSnapshot().value[other]];
    expect(stands()).toEqual(['opening', 'opening']);
    actor.send({ type, socket });
    expect(stands()).toEqual(['down', 'opening']);
    up(socket);
    expect(stands()).toEqual(['up', 'opening']);
    actor.send({ type, socket });
    expect(stands()).toEqual(['down', 'opening']);
  });
});

describe('The browser and the sockets', () => {
  test('are heard', () => {
    const { actor, browser, sockets } = start();
    browser.tell({ type: 'browser.wentOffline' });
    sockets.tell({ type: 'socket.connected', socket: 'sports' });
    expect(actor.getSnapshot().value.network).toBe('offline');
    expect(actor.getSnapshot().value.sports).toBe('up');
  });

  test.each(['window.focused', 'browser.cameOnline'] as const)(
    'on %s are looked at anew, and the rest of the site hears of it',
    (type) => {
      const { actor, clock, health, reconnects, reports, up } = online();
      actor.send({ type: 'socket.lost', socket: 'sports' });
      actor.send({ type });
      expect(reconnects.times()).toBe(1);
      expect(reports.seen.at(-1)).toEqual({ type: 'window.focused' });
      clock.increment(200);
      expect(health.calls).toHaveLength(1);
      for (const times of [2, 3]) {
        up('sports');
        actor.send({ type });
        expect(reconnects.times()).toBe(times);
        clock.increment(200);
      }
    },
  );

  test('are looked at anew after they were found down too', () => {
    const { actor, clock, reconnects } = online();
    actor.send({ type: 'socket.lost', socket: 'sports' });
    actor.send({ type: 'window.focused' });
    clock.increment(200);
    actor.send({ type: 'window.focused' });
    expect(reconnects.times()).toBe(2);
  });

  test('that are back are told of, and a refused one is down', () => {
    const { actor, reports, up } = online();
    actor.send({ type: 'socket.refused', socket: 'sports' });
    expect(actor.getSnapshot().value.sports).toBe('down');
    up('sports');
    expect(reports.seen.at(-1)).toEqual({ type: 'socket.changed', socket: 'sports', up: true });
  });
});
