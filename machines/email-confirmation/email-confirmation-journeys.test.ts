import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { MailedLink } from '../auth-form/auth-form.machine.ts';
import { answering, recording } from '../testing/recorder.ts';
import { type EmailConfirmationReport, emailConfirmationMachine } from './email-confirmation.machine.ts';

const link = { userId: 'user-1', token: 'a token' };
const invalid = { status: 400, key: 'verificationLinkInvalid' };

const start = () => {
  const clock = new SimulatedClock();
  const confirm = answering<void, { link: MailedLink | null }>();
  const mail = answering<void>();
  const reports = recording<EmailConfirmationReport>();
  const actor = createActor(
    emailConfirmationMachine.provide({
      actors: { confirm: confirm.logic, sendMail: mail.logic },
      actions: { report: reports.action },
    }),
    { clock },
  ).start();
  const is = () => actor.getSnapshot().value;
  return { actor, clock, confirm, mail, reports, is };
};

describe('The confirmation of an e-mail address', () => {
  test('is made by the link, which is forgotten then, and told to who shows it', async () => {
    const { actor, confirm, reports, is } = start();
    actor.send({ type: 'link.opened', link });
    expect(confirm.last().input).toEqual({ link });
    await confirm.last().answer();
    expect(is()).toEqual({ link: 'confirmed', mail: 'idle' });
    expect(actor.getSnapshot().context.link).toBeNull();
    expect(reports.seen).toEqual([{ type: 'account.changed' }]);
  });

  test('is refused for good by the server’s word, and tried again with the same link when there was none', async () => {
    const { actor, confirm, is } = start();
    actor.send({ type: 'link.opened', link });
    await confirm.last().fail(new Error('no answer'));
    expect(is()).toEqual({ link: 'unanswered', mail: 'idle' });
    actor.send({ type: 'link.retried' });
    expect(confirm.last().input).toEqual({ link });
    await confirm.last().fail(invalid);
    expect(is()).toEqual({ link: 'refused', mail: 'idle' });
    expect(actor.getSnapshot().context.link).toBeNull();
    actor.send({ type: 'link.retried' });
    expect(confirm.calls).toHaveLength(2);
  });

  test('needs a link, and says so only when there never was one', async () => {
    const { actor, confirm, is } = start();
    actor.send({ type: 'link.opened', link });
    actor.send({ type: 'link.missed' });
    expect(is()).toEqual({ link: 'confirming', mail: 'idle' });
    await confirm.last().answer();
    actor.send({ type: 'page.left' });
    actor.send({ type: 'link.missed' });
    expect(is()).toEqual({ link: 'missing', mail: 'idle' });
  });

  test('is given up with its page, and the link is forgotten', async () => {
    const { actor, confirm, reports, is } = start();
    actor.send({ type: 'link.opened', link });
    actor.send({ type: 'page.left' });
    expect(is()).toEqual({ link: 'none', mail: 'idle' });
    expect(actor.getSnapshot().context.link).toBeNull();
    await confirm.last().answer();
    expect(reports.seen).toEqual([]);
  });

  test('is asked for in another mail at most every 30 s', async () => {
    const { actor, clock, mail, reports, is } = start();
    actor.send({ type: 'mail.asked' });
    actor.send({ type: 'mail.asked' });
    await mail.last().answer();
    expect(reports.seen).toEqual([
      { type: 'notice.raised', notice: { text: { namespace: 'auth', key: 'emailSentSuccessfully' } } },
    ]);
    clock.increment(29_999);
    actor.send({ type: 'mail.asked' });
    expect(mail.calls).toHaveLength(1);
    clock.increment(1);
    expect(is()).toEqual({ link: 'none', mail: 'idle' });
  });

  test.each([
    [{ status: 429, key: 'tooManyRequests' }, 'tooManyRequests'],
    [new Error('no answer'), 'emailNotSent'],
  ])('can be asked for again at once when the mail was not sent', async (error, key) => {
    const { actor, mail, reports, is } = start();
    actor.send({ type: 'mail.asked' });
    await mail.last().fail(error);
    expect(is()).toEqual({ link: 'none', mail: 'idle' });
    expect(reports.seen).toEqual([
      { type: 'notice.raised', notice: { text: { namespace: 'errors', key }, color: 'error' } },
    ]);
  });

  test('begins with the mail that went out when the account was opened', () => {
    const { actor, clock, is } = start();
    actor.send({ type: 'address.registered', email: 'ana@mail.example' });
    expect(actor.getSnapshot().context.email).toBe('ana@mail.example');
    expect(is()).toEqual({ link: 'none', mail: 'sent' });
    clock.increment(30_000);
    expect(is()).toEqual({ link: 'none', mail: 'idle' });
  });
});
