import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { ContactMessage } from '../../contract/http/cms-contact.ts';
import { answering, recording } from '../testing/recorder.ts';
import { type ContactReport, contactMachine } from './contact.machine.ts';

const message = { id: 'first', name: 'Ana', email: 'ana@mail.example', topic: 'ticket', message: 'Hello' } as const;

const start = () => {
  const send = answering<string, ContactMessage | null>();
  const reports = recording<ContactReport>();
  const actor = createActor(
    contactMachine.provide({ actors: { send: send.logic }, actions: { report: reports.action } }),
  ).start();
  const context = () => actor.getSnapshot().context;
  return { actor, send, reports, context };
};

describe('A message to the operator', () => {
  test('arrives once, and its reference is told', async () => {
    const { actor, send, reports } = start();
    actor.send({ type: 'message.sent', message });
    actor.send({ type: 'message.sent', message });
    await send.last().answer('AB12-CD34');
    expect(send.calls).toHaveLength(1);
    expect(reports.seen).toEqual([{ type: 'message.arrived', reference: 'AB12-CD34' }]);
  });

  test('is the same one when it is sent again after a lost answer, and another one afterwards', async () => {
    const { actor, send, context } = start();
    actor.send({ type: 'message.sent', message });
    await send.last().fail(new Error('no answer'));
    expect(context().failure).toBe('unsent');
    actor.send({ type: 'message.sent', message: { ...message, id: 'second' } });
    expect([send.last().input?.id, context().failure]).toEqual(['first', null]);
    await send.last().answer('AB12-CD34');
    actor.send({ type: 'message.sent', message: { ...message, id: 'third' } });
    expect(send.last().input?.id).toBe('third');
  });

  test('says what the server objects to until that field is changed', async () => {
    const { actor, send, context } = start();
    actor.send({ type: 'message.sent', message });
    await send.last().fail({ status: 400, key: 'badRequest', fields: { email: 'emailInvalid' } });
    expect([context().problems, context().failure]).toEqual([{ email: 'emailInvalid' }, null]);
    actor.send({ type: 'field.changed', field: 'name' });
    expect(context().problems).toEqual({ email: 'emailInvalid' });
    actor.send({ type: 'field.changed', field: 'email' });
    expect(context().problems).toEqual({});
  });

  test('is refused by the server’s word, and forgotten with its page', async () => {
    const { actor, send, context } = start();
    actor.send({ type: 'message.sent', message });
    await send.last().fail({ status: 429, key: 'tooManyRequests' });
    expect(context().failure).toBe('tooManyRequests');
    actor.send({ type: 'page.left' });
    expect(context()).toMatchObject({ id: null, failure: null });
    expect(actor.getSnapshot().value).toBe('writing');
  });
});
