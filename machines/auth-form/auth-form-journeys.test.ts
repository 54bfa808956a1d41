import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Session } from '../signed-in.ts';
import { answering, recording } from '../testing/recorder.ts';
import {
  type AuthFormName,
  type AuthFormReport,
  authFormMachine,
  type SentForm,
  type TakenForm,
} from './auth-form.machine.ts';

const values = { username: 'player', password: 'Sandbox12345', rememberMe: true };
const session: Session = {
  tokens: { access_token: 'access', refresh_token: 'refresh' },
  user: { id: 'user-1', name: 'ana', roles: [], expiresAt: 1_000_000 },
};
const link = { userId: 'user-1', token: 'a token' };

const start = () => {
  const submit = answering<TakenForm, SentForm>();
  const reports = recording<AuthFormReport>();
  const actor = createActor(
    authFormMachine.provide({ actors: { submit: submit.logic }, actions: { report: reports.action } }),
  ).start();
  const send = (form: AuthFormName) => actor.send({ type: 'form.submitted', form, values });
  return { actor, submit, reports, send };
};
const red = (key: string) => ({
  type: 'notice.raised',
  notice: { text: { namespace: 'errors', key }, color: 'error' },
});
const green = (key: string) => ({ type: 'notice.raised', notice: { text: { namespace: 'auth', key } } });

describe('A form of the account', () => {
  test('is sent once however often it is pressed', async () => {
    const { actor, submit, send } = start();
    send('login');
    send('login');
    send('forgotPassword');
    expect(submit.calls.map(({ input }) => input)).toEqual([{ form: 'login', values, link: null }]);
    await submit.last().answer({ session, email: null });
    expect(actor.getSnapshot().value).toBe('editing');
  });

  test('says in red what the server said, and keeps what it said of single fields until they are changed', async () => {
    const { actor, submit, reports, send } = start();
    send('register');
    const fields = { username: 'usernameTaken', email: 'emailTaken' };
    await submit.last().fail({ status: 400, key: 'usernameTaken', fields });
    expect(reports.seen).toEqual([red('usernameTaken')]);
    expect(actor.getSnapshot().context).toMatchObject({ problems: fields, refusal: null });
    actor.send({ type: 'field.changed', field: 'username' });
    expect(actor.getSnapshot().context.problems).toEqual({ email: 'emailTaken' });
    actor.send({ type: 'form.left' });
    expect(actor.getSnapshot().context.problems).toEqual({});
  });

  test('keeps what was said of it as a whole until it is changed, sent again or left', async () => {
    const { actor, submit, send } = start();
    const refusal = () => actor.getSnapshot().context.refusal?.key ?? null;
    const refused = async () => {
      send('login');
      expect(refusal()).toBeNull();
      await submit.last().fail({ status: 429, key: 'tooManyAttempts' });
      expect(refusal()).toBe('tooManyAttempts');
    };
    await refused();
    await refused();
    actor.send({ type: 'field.changed', field: 'password' });
    expect(refusal()).toBeNull();
    await refused();
    actor.send({ type: 'form.left' });
    expect(refusal()).toBeNull();
  });

  test.each([
    ['login', 'loginFailed'],
    ['register', 'registerFailed'],
    ['forgotPassword', 'emailNotSent'],
    ['resetPassword', 'passwordResetFailed'],
    ['changePassword', 'passwordChangeFailed'],
    ['endSession', 'sessionNotEnded'],
    ['endOtherSessions', 'sessionsNotEnded'],
    ['connectAgent', 'agentNotJoined'],
  ] as const)('that got no answer says so in words of its own: %s', async (form, key) => {
    const { submit, reports, send } = start();
    send(form);
    await submit.last().fail(new Error('no answer'));
    expect(reports.seen).toEqual([red(key)]);
  });

  test('that a broken server answered says what that said of itself', async () => {
    const { submit, reports, send } = start();
    send('login');
    await submit.last().fail(Object.assign(new Error('answered 503'), { said: 'unavailable' }));
    expect(reports.seen).toEqual([red('unavailable')]);
  });

  test.each([
    ['login', [{ type: 'player.signedIn', session }]],
    [
      'register',
      [
        { type: 'player.signedIn', session },
        { type: 'player.registered', email: 'ana@mail.example' },
      ],
    ],
    ['forgotPassword', [green('emailSentSuccessfully')]],
    ['resetPassword', [green('passwordReset'), { type: 'password.reset' }]],
    ['changePassword', [green('passwordChanged'), { type: 'account.changed' }]],
    ['endSession', [green('sessionEnded'), { type: 'account.changed' }]],
    ['endOtherSessions', [green('sessionsEnded'), { type: 'account.changed' }]],
    ['connectAgent', [green('agentJoined'), { type: 'account.changed' }]],
  ] as const)('that was taken tells whom it concerns: %s', async (form, told) => {
    const { actor, submit, reports, send } = start();
    send(form);
    await submit.last().answer({ session, email: 'ana@mail.example' });
    expect(reports.seen).toEqual(told);
    expect(actor.getSnapshot().value).toBe('editing');
  });

  test('is given up with its page', async () => {
    const { actor, submit, reports, send } = start();
    send('login');
    actor.send({ type: 'form.left' });
    await submit.last().fail({ status: 401, key: 'credentialsWrong' });
    expect(actor.getSnapshot().value).toBe('editing');
    expect(reports.seen).toEqual([]);
  });

  test('to set a password anew carries the link of its page, which is forgotten when it has served or its page is left', async () => {
    const { actor, submit, send } = start();
    actor.send({ type: 'link.opened', link, inDialog: false });
    send('resetPassword');
    expect(submit.last().input.link).toEqual(link);
    await submit.last().fail({ status: 400, key: 'passwordCommon', fields: { password: 'passwordCommon' } });
    expect(actor.getSnapshot().context.link).toEqual(link);
    send('resetPassword');
    await submit.last().answer({ session: null, email: null });
    expect(actor.getSnapshot().context.link).toBeNull();
    actor.send({ type: 'link.opened', link, inDialog: false });
    actor.send({ type: 'form.left' });
    expect(actor.getSnapshot().context.link).toBeNull();
  });

  test('to set a password anew is opened in a dialog where the site logs in in one', async () => {
    const { actor, submit, reports, send } = start();
    actor.send({ type: 'link.opened', link, inDialog: true });
    expect(reports.seen).toEqual([{ type: 'authDialog.opened', mode: 'reset-password' }]);
    send('resetPassword');
    expect(submit.last().input.link).toEqual(link);
  });

  test('to set a password anew is not shown without a link: that is said in red', () => {
    const { actor, reports } = start();
    actor.send({ type: 'link.missed' });
    expect(reports.seen).toEqual([red('resetLinkMissing')]);
  });

  test('without a link forgets the one before', () => {
    const { actor, submit, send } = start();
    actor.send({ type: 'link.opened', link: { userId: 'user-1', token: 'a token' }, inDialog: false });
    actor.send({ type: 'link.missed' });
    send('resetPassword');
    expect(submit.last().input.link).toBeNull();
  });

  test('keeps passwords and tokens out of its context', async () => {
    const { actor, submit, send } = start();
    send('login');
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('Sandbox12345');
    await submit.last().answer({ session, email: null });
    expect(JSON.stringify(actor.getSnapshot().context)).not.toMatch(/Sandbox12345|access/);
  });
});
