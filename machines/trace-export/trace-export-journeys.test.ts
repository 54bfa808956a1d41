import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { NoticeReport } from '../notices/notice.ts';
import { answering, recording } from '../testing/recorder.ts';
import { traceExportMachine } from './trace-export.machine.ts';

const start = () => {
  const save = answering<void, { ticketId: string }>();
  const reports = recording<NoticeReport>();
  const actor = createActor(
    traceExportMachine.provide({ actors: { saveTrace: save.logic }, actions: { report: reports.action } }),
  ).start();
  actor.send({ type: 'trace.asked', ticketId: 'one' });
  return { actor, save, reports };
};

describe('The export of what happened to a ticket', () => {
  test('is made once however often it is asked for, and can be asked for again', async () => {
    const { actor, save } = start();
    actor.send({ type: 'trace.asked', ticketId: 'two' });
    expect(save.calls.map(({ input }) => input)).toEqual([{ ticketId: 'one' }]);
    await save.last().answer();
    expect(actor.getSnapshot().value).toBe('idle');
    actor.send({ type: 'trace.asked', ticketId: 'two' });
    expect(save.last().input).toEqual({ ticketId: 'two' });
  });

  test.each([
    ['what the server said', { status: 404, key: 'notFound' }, 'notFound'],
    ['that the server gave no answer', new Error('no answer'), 'unavailable'],
  ])('says in red %s', async (_, error, key) => {
    const { actor, save, reports } = start();
    await save.last().fail(error);
    expect(reports.seen).toEqual([
      { type: 'notice.raised', notice: { text: { namespace: 'errors', key }, color: 'error' } },
    ]);
    expect(actor.getSnapshot().value).toBe('idle');
  });
});
