import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { NoticeReport } from '../notices/notice.ts';
import { answering, recording } from '../testing/recorder.ts';
import { type AuthFormValues, authFormMachine } from './auth-form.machine.ts';

const values = { username: 'player', password: 'Sandbox12345', rememberMe: true };

const start = () => {
  const submit = answering<void, AuthFormValues>();
  const reports = recording<NoticeReport>();
  const actor = createActor(
    authFormMachine.provide({ actors: { submit: submit.logic }, actions: { report: reports.action } }),
    { input: { failureKey: 'loginFailed' } },
  ).start();
  actor.send({ type: 'form.submitted', values });
  return { actor, submit, reports };
};
const red = (key: string) => [
  { type: 'notice.raised', notice: { text: { namespace: 'errors', key }, color: 'error' } },
];

describe('The login form', () => {
  test('is sent once however often it is pressed', async () => {
    const { actor, submit } = start();
    actor.send({ type: 'form.submitted', values });
    expect(submit.calls.map(({ input }) => input)).toEqual([values]);
    await submit.last().answer();
    expect(actor.getSnapshot().value).toBe('editing');
  });

  test('says in red what the server said', async () => {
    const { submit, reports } = start();
    await submit.last().fail({ status: 429, key: 'tooManyAttempts' });
    expect(reports.seen).toEqual(red('tooManyAttempts'));
  });

  test('says loginFailed when the server gave no answer', async () => {
    const { submit, reports } = start();
    await submit.last().fail(new Error('no answer'));
    expect(reports.seen).toEqual(red('loginFailed'));
  });

  test('keeps the password out of its context', () => {
    const { actor } = start();
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('Sandbox12345');
  });
});
