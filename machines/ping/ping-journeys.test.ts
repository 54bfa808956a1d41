import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { answering, recording } from '../testing/recorder.ts';
import { type PingAnswer, type PingReport, pingMachine } from './ping.machine.ts';

const answer: PingAnswer = {
  ticketId: null,
  ping: { blocked: false, wallets: [], maintenanceMode: null, ticketInfo: null, nowTimestamp: 1_000_000 },
};
const refused = { status: 401, key: 'sessionExpired' };

const start = () => {
  const clock = new SimulatedClock();
  const ping = answering<PingAnswer, { ticketId: string | null }>();
  const reports = recording<PingReport>();
  const failures = recording<{ error: unknown }>();
  const actor = createActor(
    pingMachine.provide({
      actors: { ping: ping.logic },
      actions: { report: reports.action, logFailure: failures.action },
    }),
    { clock, input: { accessToken: 'access-1' } },
  ).start();
  const course = () => actor.getSnapshot().value.course;
  return { actor, clock, ping, reports, failures, course };
};

describe('Ping', () => {
  test.each(['window.focused', 'ping.wanted'] as const)('asks at once on %s, and not twice', async (type) => {
    const { actor, ping, course } = start();
    await ping.last().answer(answer);
    expect(course()).toBe('waiting');
    actor.send({ type });
    actor.send({ type });
    expect([course(), ping.calls.length]).toEqual(['asking', 2]);
  });

  test('that gets no answer is logged and asked again after the pause', async () => {
    const { clock, ping, failures } = start();
    await ping.last().fail('unreachable');
    expect(failures.seen).toMatchObject([{ error: 'unreachable' }]);
    clock.increment(3_000);
    expect(ping.calls).toHaveLength(2);
  });

  test('that is refused wants a renewal, and waits the pause for it', async () => {
    const { clock, ping, reports, course } = start();
    await ping.last().fail(refused);
    expect(reports.seen).toEqual([{ type: 'access.refused', accessToken: 'access-1' }]);
    expect(course()).toBe('waiting');
    clock.increment(2_999);
    expect(ping.calls).toHaveLength(1);
    clock.increment(1);
    expect(ping.calls).toHaveLength(2);
  });

  test('that is refused twice is silent until the next token, whose refusal is one more silence', async () => {
    const { actor, clock, ping, reports, course } = start();
    await ping.last().fail(refused);
    clock.increment(3_000);
    await ping.last().fail(refused);
    expect(course()).toBe('silenced');
    actor.send({ type: 'window.focused' });
    actor.send({ type: 'ping.wanted' });
    expect(ping.calls).toHaveLength(2);
    actor.send({ type: 'token.changed', accessToken: 'access-2' });
    expect([course(), ping.calls.length]).toEqual(['asking', 3]);
    await ping.last().fail(refused);
    expect([course(), reports.seen.length]).toEqual(['silenced', 1]);
  });

  test('that was refused twice and then answered asks for a renewal again', async () => {
    const { actor, clock, ping, reports } = start();
    await ping.last().fail(refused);
    clock.increment(3_000);
    await ping.last().fail(refused);
    actor.send({ type: 'token.changed', accessToken: 'access-2' });
    await ping.last().answer(answer);
    clock.increment(3_000);
    await ping.last().fail(refused);
    expect(reports.seen.filter(({ type }) => type === 'access.refused')).toEqual([
      { type: 'access.refused', accessToken: 'access-1' },
      { type: 'access.refused', accessToken: 'access-2' },
    ]);
  });

  test('that is refused with a token that is old by then asks with the new one, also after a refusal', async () => {
    const { actor, clock, ping, course } = start();
    await ping.last().fail(refused);
    clock.increment(3_000);
    actor.send({ type: 'token.changed', accessToken: 'access-2' });
    await ping.last().fail(refused);
    expect([course(), ping.calls.length]).toEqual(['asking', 3]);
  });
});
