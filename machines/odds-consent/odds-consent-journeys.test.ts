import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { OddsPolicy } from '../../contract/entities/ticket-request.ts';
import { anyChange, noChanges } from '../../domain/ticket/odds-policy.ts';
import { answering, recording } from '../testing/recorder.ts';
import { type OddsConsentReport, oddsConsentMachine } from './odds-consent.machine.ts';

const higher: OddsPolicy = { mode: 'higher', tolerance: null };

const start = () => {
  const load = answering<OddsPolicy | null>();
  const save = answering<void, { policy: OddsPolicy | null }>();
  const reports = recording<OddsConsentReport>();
  const clock = new SimulatedClock();
  const actor = createActor(
    oddsConsentMachine.provide({
      actors: { loadConsent: load.logic, saveConsent: save.logic },
      actions: { report: reports.action, logFailure: () => undefined },
    }),
    { clock },
  ).start();
  const is = () => actor.getSnapshot().value;
  const choose = (policy: OddsPolicy) => actor.send({ type: 'consent.changed', policy });
  const signedIn = (signedIn: boolean) => actor.send({ type: 'user.changed', signedIn });
  return { load, save, reports, clock, is, choose, signedIn };
};

describe('Which odds a player accepts without being asked', () => {
  test('is saved nowhere for a visitor', () => {
    const { choose, save, is } = start();
    choose(higher);
    expect(save.calls).toHaveLength(0);
    expect(is()).toBe('nobodys');
  });

  test('comes from his account, as he chose it there', async () => {
    const { signedIn, load, reports, is } = start();
    signedIn(true);
    await load.last().answer(higher);
    expect(reports.seen).toEqual([{ type: 'consent.loaded', policy: higher }]);
    expect(is()).toBe('known');
  });

  test('stays as it is in this browser when he has saved none, or when it cannot be loaded', async () => {
    const { signedIn, load, reports, is } = start();
    signedIn(true);
    await load.last().answer(null);
    expect(is()).toBe('known');
    signedIn(true);
    await load.last().fail(new Error('no answer'));
    expect(reports.seen).toEqual([]);
    expect(is()).toBe('known');
  });

  test('is saved when he chooses, and his choice wins over one that is still being loaded', async () => {
    const { signedIn, load, choose, save, reports, is } = start();
    signedIn(true);
    choose(noChanges);
    await load.last().answer(anyChange);
    expect(save.last().input).toEqual({ policy: noChanges });
    await save.last().answer(undefined);
    expect(reports.seen).toEqual([]);
    expect(is()).toBe('known');
  });

  test('is sent again until it is saved', async () => {
    const { signedIn, choose, save, clock, is } = start();
    signedIn(true);
    choose(noChanges);
    await save.last().fail(new Error('no answer'));
    expect(is()).toBe('unsaved');
    clock.increment(5_000);
    expect(save.calls.map(({ input }) => input.policy)).toEqual([noChanges, noChanges]);
    await save.last().answer(undefined);
    expect(is()).toBe('known');
  });

  test('is never saved for the next player', async () => {
    const { signedIn, choose, save, clock, is } = start();
    signedIn(true);
    choose(higher);
    await save.last().fail(new Error('no answer'));
    signedIn(false);
    clock.increment(5_000);
    expect(save.calls).toHaveLength(1);
    expect(is()).toBe('nobodys');
  });
});
