import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { ReusedSlip, ShareBody } from '../../contract/http/shared-slip.ts';
import { reusedSelectionOf } from '../../domain/ticket/reused-examples.ts';
import type { SlipFilling } from '../../domain/ticket/reused-slip.ts';
import { answering, recording } from '../testing/recorder.ts';
import { reuseMachine, type SharedCode, type TicketOwner } from './reuse.machine.ts';

const start = () => {
  const ask = answering<ReusedSlip, { ticketId: string; owner: TicketOwner | null }>();
  const share = answering<SharedCode, { what: ShareBody | null }>();
  const filled = recording<SlipFilling | null>();
  const actor = createActor(
    reuseMachine.provide({
      actors: { askSlip: ask.logic, shareSlip: share.logic },
      actions: { fillSlip: filled.action },
    }),
  ).start();
  return { actor, ask, share, filled: filled.seen, is: () => actor.getSnapshot().value };
};

const open = reusedSelectionOf();
const over = reusedSelectionOf({ eventId: '2', odd: null, gone: 'ended' });
const slip = (...selections: ReusedSlip['selections']): ReusedSlip => ({ selections, systemGroups: [], stake: 50 });
const wanted = { type: 'ticket.reused', ticketId: 'ticket-1', withStake: true, replaced: 0 } as const;

describe('A ticket that is repeated', () => {
  test('goes straight to an empty slip when all of it is open', async () => {
    const { actor, ask, filled, is } = start();
    actor.send(wanted);
    expect(ask.last().input).toEqual({ ticketId: 'ticket-1', owner: null });
    await ask.last().answer(slip(open));
    expect(filled).toMatchObject([{ selections: [{ eventId: '1', odd: 1.85 }], stake: 5000 }]);
    expect([is(), actor.getSnapshot().context.slip]).toEqual(['idle', null]);
  });

  test('says first what is gone, and takes the rest when the player wants it', async () => {
    const { actor, ask, filled, is } = start();
    actor.send(wanted);
    await ask.last().answer(slip(open, over));
    expect([is(), filled]).toEqual(['reviewed', []]);
    actor.send({ type: 'reuse.confirmed' });
    expect(filled).toMatchObject([{ selections: [{ eventId: '1' }] }]);
  });

  test('asks before it replaces a slip, and leaves it alone when the dialog is closed', async () => {
    const { actor, ask, filled, is } = start();
    actor.send({ ...wanted, replaced: 3 });
    await ask.last().answer(slip(open));
    expect(is()).toBe('reviewed');
    actor.send({ type: 'dialog.closed' });
    const { slip: left, replaced } = actor.getSnapshot().context;
    expect([is(), filled, left, replaced]).toEqual(['idle', [], null, 0]);
  });

  test('of which nothing is open fills nothing', async () => {
    const { actor, ask, filled, is } = start();
    actor.send(wanted);
    await ask.last().answer(slip(over));
    actor.send({ type: 'reuse.confirmed' });
    expect([is(), filled]).toEqual(['reviewed', []]);
  });

  test('is forgotten with its player', async () => {
    const { actor, ask, is } = start();
    actor.send(wanted);
    await ask.last().answer(slip(open, over));
    actor.send({ type: 'player.left' });
    expect([is(), actor.getSnapshot().context.slip]).toEqual(['idle', null]);
  });

  test('of which the server knows nothing says so', async () => {
    const { actor, ask, is } = start();
    actor.send(wanted);
    await ask.last().fail({ status: 404, key: 'notFound' });
    expect([is(), actor.getSnapshot().context.refusal]).toEqual(['refused', 'notFound']);
    actor.send({ type: 'dialog.closed' });
    expect([is(), actor.getSnapshot().context.refusal]).toEqual(['idle', null]);
  });

  test('is asked for no longer when the dialog is closed', async () => {
    const { actor, ask, filled, is } = start();
    actor.send({ ...wanted, replaced: 3 });
    actor.send({ type: 'dialog.closed' });
    expect([is(), actor.getSnapshot().context.replaced]).toEqual(['idle', 0]);
    await ask.last().answer(slip(open));
    expect([is(), filled]).toEqual(['idle', []]);
  });
});

test('A slip that is shared has its code until the dialog is closed', async () => {
  const { actor, share, is } = start();
  actor.send({ type: 'share.asked', what: { ticket_id: 'ticket-1' } });
  expect(share.last().input).toEqual({ what: { ticket_id: 'ticket-1' } });
  await share.last().answer({ code: 'K7M2Q9XA', expires: 1 });
  expect([is(), actor.getSnapshot().context.shared?.code]).toEqual(['shared', 'K7M2Q9XA']);
  actor.send({ type: 'dialog.closed' });
  expect([is(), actor.getSnapshot().context.shared]).toEqual(['idle', null]);
});

describe('A slip whose code is still asked for', () => {
  const asked = () => {
    const started = start();
    started.actor.send({ type: 'share.asked', what: { ticket_id: 'ticket-1' } });
    return started;
  };

  test('is not shared any more when the dialog is closed', async () => {
    const { actor, share, is } = asked();
    actor.send({ type: 'dialog.closed' });
    await share.last().answer({ code: 'K7M2Q9XA', expires: 1 });
    const { what, shared } = actor.getSnapshot().context;
    expect([is(), what, shared]).toEqual(['idle', null, null]);
  });

  test('says why there is none', async () => {
    const { actor, share, is } = asked();
    await share.last().fail(new Error('no answer'));
    expect([is(), actor.getSnapshot().context.refusal]).toEqual(['refused', 'unavailable']);
  });
});
