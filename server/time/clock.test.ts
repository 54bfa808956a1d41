import { expect, it, onTestFinished, vi } from 'vitest';
import { createReadiness } from '../process/readiness.ts';
import { createClock } from './clock.ts';

const hour = 3_600_000;

/** A clock of a machine that can be set to another time. */
const steppedClock = () => {
  let step = 0;
  const clock = createClock(0, () => Date.now() + step);
  return {
    clock,
    readiness: createReadiness({ dataDir: '.', leastFreeMb: 0, databaseUrl: null }, clock),
    set: (milliseconds: number) => {
      step = milliseconds;
    },
  };
};
const about = (milliseconds: number) => expect.closeTo(milliseconds, -2.5);

it('B8: a machine that is set back changes no deadline, is not ready, and says by how much it is off', async () => {
  const { clock, readiness, set } = steppedClock();
  const before = clock.now();
  expect(await readiness.look()).toBeNull();
  set(-hour);
  expect(clock.now() - before).toEqual(about(0));
  expect(clock.reading().fixed).toBeGreaterThanOrEqual(before);
  expect(await readiness.look()).toEqual({ reason: 'clock', machineOff: about(-hour) });
  set(0);
  expect(await readiness.look()).toBeNull();
});

it('B8: a machine that is set forward, or slept, is followed: what ended meanwhile has ended', async () => {
  const { clock, readiness, set } = steppedClock();
  const before = clock.now();
  set(hour);
  expect(clock.now() - before).toEqual(about(hour));
  expect(await readiness.look()).toBeNull();
  set(0);
  expect(clock.now() - before).toEqual(about(hour));
  expect(await readiness.look()).toMatchObject({ reason: 'clock' });
});

it('B8: a process that stood still while it looked at its machine is not ahead from then on', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  let stands = false;
  const clock = createClock(0, () => {
    if (stands) vi.advanceTimersByTime(hour);
    return Date.now();
  });
  stands = true;
  expect(clock.now()).toBe(Date.now());
  stands = false;
  expect([clock.now(), clock.machineOff()]).toEqual([Date.now(), 0]);
});

it('B8: a clock that follows a database goes by it alone, whatever its machine is set to', async () => {
  const { clock, readiness, set } = steppedClock();
  set(-hour);
  const databaseTime = Date.now() - performance.now();
  clock.follow(databaseTime);
  expect(clock.now() - Date.now()).toEqual(about(0));
  expect(clock.reading()).toEqual({ fixed: null, advanced: 0 });
  expect(await readiness.look()).toEqual({ reason: 'clock', machineOff: about(-hour) });
  set(hour);
  expect(clock.now() - Date.now()).toEqual(about(0));
  clock.advance(hour);
  expect(clock.now() - Date.now()).toEqual(about(hour));
  expect(clock.machineOff()).toEqual(about(hour));
});
