import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { recording, telling } from '../testing/recorder.ts';
import { type MaintenanceEvent, type MaintenanceReport, maintenanceMachine } from './maintenance.machine.ts';

const now = 1_000_000;

const start = () => {
  const clock = new SimulatedClock();
  const reports = recording<MaintenanceReport>();
  const failures = recording<{ error: unknown }>();
  const ticker = telling<Extract<MaintenanceEvent, { type: 'clock.ticked' }>>();
  const actor = createActor(
    maintenanceMachine.provide({
      actors: { ticker: ticker.logic },
      actions: { report: reports.action, logFailure: failures.action },
    }),
    { clock },
  ).start();
  const told = (timeLeft: number | null, at = now) => actor.send({ type: 'maintenance.told', timeLeft, now: at });
  const ticked = (at: number) => ticker.tell({ type: 'clock.ticked', now: at });
  const is = (signedIn: boolean, exempt = false) => actor.send({ type: 'user.changed', signedIn, exempt });
  const left = () => actor.getSnapshot().context.secondsLeft;
  const announcement = () => actor.getSnapshot().value.announcement;
  return { actor, clock, reports, told, ticked, is, left, announcement };
};

describe('Maintenance', () => {
  test('is counted down by the server’s time and begins 10 s after its end', () => {
    const { actor, clock, reports, told, ticked, announcement } = start();
    told(60);
    expect(actor.getSnapshot().context.secondsLeft).toBe(60);
    ticked(now + 59_999);
    expect(actor.getSnapshot().context.secondsLeft).toBe(1);
    expect(announcement()).toBe('counting');
    ticked(now + 60_000);
    expect(announcement()).toBe('begun');
    clock.increment(9_999);
    expect(reports.seen).toEqual([]);
    clock.increment(1);
    expect(reports.seen).toEqual([{ type: 'maintenance.began' }]);
    expect(announcement()).toBe('none');
  });

  test('never counts upwards when the clock is set back', () => {
    const { actor, told, ticked } = start();
    told(60);
    ticked(now + 30_000);
    ticked(now);
    expect(actor.getSnapshot().context.secondsLeft).toBe(30);
  });

  test('acts on 0 only after a value above 0 was seen', () => {
    const { told, announcement } = start();
    told(0);
    expect(announcement()).toBe('none');
    told(5);
    told(0);
    expect(announcement()).toBe('begun');
  });

  test('is over when it is called off, also in the last ten seconds', () => {
    const { clock, reports, told, announcement } = start();
    told(5);
    told(null);
    expect(announcement()).toBe('none');
    told(5);
    told(0);
    told(null);
    clock.increment(60_000);
    expect(announcement()).toBe('none');
    expect(reports.seen).toEqual([]);
  });

  test('signs out no AL99', () => {
    const { actor, clock, reports, told } = start();
    actor.send({ type: 'user.changed', signedIn: true, exempt: true });
    told(5);
    told(0);
    clock.increment(60_000);
    expect(reports.seen).toEqual([]);
  });

  test('does not concern who has signed out', () => {
    const { actor, clock, reports, told } = start();
    told(5);
    told(0);
    actor.send({ type: 'user.changed', signedIn: false, exempt: false });
    clock.increment(60_000);
    expect(reports.seen).toEqual([]);
  });

  test('shows its dialog while the flag is up', () => {
    const { actor } = start();
    actor.send({ type: 'flag.changed', started: true });
    expect(actor.getSnapshot().value.flag).toBe('up');
    actor.send({ type: 'flag.changed', started: false });
    expect(actor.getSnapshot().value.flag).toBe('down');
  });
});

describe('An announcement', () => {
  test('is moved by every ping that names another time, while it is counted and in the last ten seconds', () => {
    const { clock, reports, told, left, announcement } = start();
    told(60);
    told(30);
    expect([announcement(), left()]).toEqual(['counting', 30]);
    told(0);
    expect(announcement()).toBe('begun');
    told(45);
    expect([announcement(), left()]).toEqual(['counting', 45]);
    clock.increment(60_000);
    expect(reports.seen).toEqual([]);
  });

  test('is not called off by a 0 that ping repeats, nor does that give ten seconds more', () => {
    const { clock, reports, told, announcement } = start();
    told(5);
    told(0);
    clock.increment(9_000);
    told(0);
    expect(announcement()).toBe('begun');
    clock.increment(1_000);
    expect(reports.seen).toEqual([{ type: 'maintenance.began' }]);
  });

  test.each([60, 0])('of %i s is gone with a player who signs out, and goes on with another', (timeLeft) => {
    const { told, is, announcement } = start();
    told(60);
    told(timeLeft);
    const before = announcement();
    is(true);
    expect(announcement()).toBe(before);
    is(false);
    expect(announcement()).toBe('none');
  });

  test('is over for an AL99 as well once its time has passed', () => {
    const { clock, told, is, announcement } = start();
    is(true, true);
    told(5);
    told(0);
    clock.increment(10_000);
    expect(announcement()).toBe('none');
  });
});

test('The flag that is told again changes nothing', () => {
  const { actor } = start();
  const flag = () => actor.getSnapshot().value.flag;
  actor.send({ type: 'flag.changed', started: false });
  expect(flag()).toBe('down');
  actor.send({ type: 'flag.changed', started: true });
  actor.send({ type: 'flag.changed', started: true });
  expect(flag()).toBe('up');
});
