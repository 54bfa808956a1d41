import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { answering, recording } from '../testing/recorder.ts';
import {
  type BreakChoice,
  type LimitsChange,
  type PlayLimitsReport,
  playLimitsMachine,
} from './play-limits.machine.ts';

const start = () => {
  const made = answering<void, { change: LimitsChange }>();
  const taken = answering<void, { choice: BreakChoice | null; password: string }>();
  const reports = recording<PlayLimitsReport>();
  const actor = createActor(
    playLimitsMachine.provide({
      actors: { makeChange: made.logic, takeBreak: taken.logic },
      actions: { report: reports.action },
    }),
  ).start();
  const is = () => actor.getSnapshot().value;
  return { actor, made, taken, reports, is };
};

const year: BreakChoice = { kind: 'selfExclusion', length: 'year' };

describe('The player’s own limits', () => {
  test('are sent once, said to be saved, and shown anew', async () => {
    const { actor, made, reports, is } = start();
    const change: LimitsChange = {
      kind: 'limits',
      change: { currency_id: 1, limits: [{ kind: 'stake', period: 'day', amount: 500 }] },
    };
    actor.send({ type: 'change.made', change });
    actor.send({ type: 'change.made', change });
    expect(made.calls.map(({ input }) => input)).toEqual([{ change }]);
    await made.last().answer();
    expect(is()).toBe('resting');
    expect(reports.seen).toEqual([
      { type: 'notice.raised', notice: { text: { namespace: 'play', key: 'saved' } } },
      { type: 'account.changed' },
    ]);
  });

  test('that were refused are said to be, with the server’s reason', async () => {
    const { actor, made, reports, is } = start();
    actor.send({ type: 'change.made', change: { kind: 'realityCheck', minutes: 15 } });
    await made.last().fail({ status: 400, key: 'limitInvalid' });
    expect(is()).toBe('resting');
    expect(reports.seen).toMatchObject([
      { notice: { text: { namespace: 'errors', key: 'limitInvalid' }, color: 'error' } },
    ]);
  });
});

describe('A break', () => {
  test('begins only when it was confirmed, and ends the session', async () => {
    const { actor, taken, reports, is } = start();
    actor.send({ type: 'break.chosen', choice: year });
    expect([is(), taken.calls.length]).toEqual(['confirming', 0]);
    actor.send({ type: 'break.confirmed', password: 'Sunny Terrace 7' });
    expect(taken.last().input).toEqual({ choice: year, password: 'Sunny Terrace 7' });
    await taken.last().answer();
    expect(is()).toBe('resting');
    expect(reports.seen).toEqual([
      { type: 'notice.raised', notice: { text: { namespace: 'play', key: 'breakBegan' }, timeout: null } },
      { type: 'break.began' },
    ]);
  });

  test('that is dropped never begins', () => {
    const { actor, taken, is } = start();
    actor.send({ type: 'break.chosen', choice: year });
    actor.send({ type: 'break.dropped' });
    actor.send({ type: 'break.confirmed', password: 'Sunny Terrace 7' });
    expect([is(), taken.calls.length]).toEqual(['resting', 0]);
  });

  test('with the wrong password asks again, and says so at the password until that is changed', async () => {
    const { actor, taken, is } = start();
    actor.send({ type: 'break.chosen', choice: year });
    actor.send({ type: 'break.confirmed', password: 'Wrong Terrace 7' });
    await taken.last().fail({ status: 400, key: 'passwordWrong', fields: { password: 'passwordWrong' } });
    expect([is(), actor.getSnapshot().context.passwordProblem]).toEqual(['confirming', 'passwordWrong']);
    actor.send({ type: 'password.changed' });
    expect(actor.getSnapshot().context).toEqual({ choice: year, passwordProblem: null, refusal: null });
  });

  test('that the server does not begin says why until it is tried again', async () => {
    const { actor, taken, reports, is } = start();
    actor.send({ type: 'break.chosen', choice: year });
    actor.send({ type: 'break.confirmed', password: 'Sunny Terrace 7' });
    await taken.last().fail({ status: 429, key: 'tooManyAttempts' });
    expect(reports.seen).toMatchObject([{ notice: { text: { namespace: 'errors', key: 'tooManyAttempts' } } }]);
    expect([is(), actor.getSnapshot().context.refusal?.key]).toEqual(['confirming', 'tooManyAttempts']);
    actor.send({ type: 'break.confirmed', password: 'Sunny Terrace 7' });
    expect(actor.getSnapshot().context.refusal).toBeNull();
  });

  test('keeps no password', async () => {
    const { actor } = start();
    actor.send({ type: 'break.chosen', choice: year });
    actor.send({ type: 'break.confirmed', password: 'Sunny Terrace 7' });
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('Sunny');
  });

  test('that is being confirmed is none of the next player’s', () => {
    const { actor, is } = start();
    actor.send({ type: 'break.chosen', choice: year });
    actor.send({ type: 'player.left' });
    expect([is(), actor.getSnapshot().context.choice]).toEqual(['resting', null]);
  });
});
