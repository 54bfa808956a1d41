import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { answering, recording } from '../testing/recorder.ts';
import { type InboxChange, type InboxReport, inboxMachine } from './inbox.machine.ts';

const start = () => {
  const change = answering<void, InboxChange | undefined>();
  const reports = recording<InboxReport>();
  const actor = createActor(
    inboxMachine.provide({ actors: { change: change.logic }, actions: { report: reports.action } }),
  ).start();
  return { actor, change, reports };
};

const read: InboxChange = { type: 'messages.marked', ids: ['1'], read: true };
const gone: InboxChange = { type: 'messages.deleted', ids: ['2'] };

describe('The inbox', () => {
  test('does what was pressed one after the other, and tells of each', async () => {
    const { actor, change, reports } = start();
    actor.send(read);
    actor.send(gone);
    expect(change.calls.map(({ input }) => input)).toEqual([read]);
    await change.last().answer();
    expect(change.calls.map(({ input }) => input)).toEqual([read, gone]);
    await change.last().answer();
    expect(reports.seen).toEqual([{ type: 'inbox.changed' }, { type: 'inbox.changed' }]);
    expect(actor.getSnapshot().value).toBe('resting');
  });

  test('says what could not be done, fetches the list all the same, and goes on', async () => {
    const { actor, change, reports } = start();
    actor.send(read);
    actor.send(gone);
    await change.last().fail(new Error('no answer'));
    expect(reports.seen).toEqual([
      { type: 'notice.raised', notice: { text: { namespace: 'errors', key: 'unavailable' }, color: 'error' } },
      { type: 'inbox.changed' },
    ]);
    expect(change.last().input).toEqual(gone);
  });

  test('does nothing in the name of a player who has left', async () => {
    const { actor, change, reports } = start();
    actor.send(read);
    actor.send(gone);
    const first = change.last();
    actor.send({ type: 'player.left' });
    await first.answer();
    expect([change.calls.length, reports.seen.length, actor.getSnapshot().value]).toEqual([1, 0, 'resting']);
  });
});
