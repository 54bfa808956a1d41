import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { Session } from '../signed-in.ts';
import { answering, recording } from '../testing/recorder.ts';
import { type RenewalReport, renewalMachine } from './renewal.machine.ts';

const sessionOf = (generation: number): Session => ({
  tokens: { access_token: `access-${generation}`, refresh_token: `refresh-${generation}` },
  user: { id: 'ana', name: 'ana', roles: [], expiresAt: 1_000_000 },
});

const start = () => {
  const clock = new SimulatedClock();
  const renew = answering<Session, { session: Session | null }>();
  const reports = recording<RenewalReport>();
  const failures = recording<{ error: unknown }>();
  const actor = createActor(
    renewalMachine.provide({
      actors: { renewSession: renew.logic },
      actions: { report: reports.action, logFailure: failures.action },
    }),
    { clock, input: { session: sessionOf(1) } },
  ).start();
  const asked = () => renew.calls.map(({ input }) => input.session);
  return { actor, clock, renew, reports, failures, asked, state: () => actor.getSnapshot().value };
};

describe('The renewal', () => {
  test('renews with the tokens that another tab has renewed', () => {
    const { actor, asked } = start();
    actor.send({ type: 'session.adopted', session: sessionOf(2) });
    actor.send({ type: 'renewal.wanted' });
    expect(asked()).toEqual([sessionOf(2)]);
  });

  test('renews the next time with what it was answered the time before', async () => {
    const { actor, renew, asked } = start();
    actor.send({ type: 'renewal.wanted' });
    await renew.last().answer(sessionOf(2));
    actor.send({ type: 'renewal.wanted' });
    expect(asked()).toEqual([sessionOf(1), sessionOf(2)]);
  });

  test('tries again with what another tab renewed while it got no answer', async () => {
    const { actor, clock, renew, failures, asked } = start();
    actor.send({ type: 'renewal.wanted' });
    actor.send({ type: 'session.adopted', session: sessionOf(2) });
    await renew.last().fail('unreachable');
    expect(failures.seen).toMatchObject([{ error: 'unreachable' }]);
    clock.increment(3_000);
    expect(asked()).toEqual([sessionOf(1), sessionOf(2)]);
  });

  test('rests when another tab renewed while it waits to try again, and keeps those tokens', async () => {
    const { actor, clock, renew, asked, state } = start();
    actor.send({ type: 'renewal.wanted' });
    await renew.last().fail('unreachable');
    actor.send({ type: 'session.adopted', session: sessionOf(2) });
    expect(state()).toBe('current');
    clock.increment(60_000);
    expect(asked()).toEqual([sessionOf(1)]);
    actor.send({ type: 'renewal.wanted' });
    expect(asked()).toEqual([sessionOf(1), sessionOf(2)]);
  });

  test('tries again at once when somebody comes back to the page', async () => {
    const { actor, renew, asked, state } = start();
    actor.send({ type: 'renewal.wanted' });
    await renew.last().fail('unreachable');
    actor.send({ type: 'window.focused' });
    expect([state(), asked().length]).toEqual(['renewing', 2]);
  });

  test('does nothing more once it was refused', async () => {
    const { actor, renew, reports } = start();
    actor.send({ type: 'renewal.wanted' });
    await renew.last().fail({ status: 401, key: 'sessionExpired' });
    expect([actor.getSnapshot().status, reports.seen]).toEqual(['done', [{ type: 'session.refused' }]]);
  });
});
