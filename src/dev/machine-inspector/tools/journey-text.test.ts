import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { answering, recording as recorder } from '../../../../machines/testing/recorder.ts';
import { traceExportMachine } from '../../../../machines/trace-export/trace-export.machine.ts';
import { createRecording } from '../../recording.ts';
import { fileNameOf, journeyText } from './journey-text.ts';

const recorded = async () => {
  const recording = createRecording({ soon: (tell) => queueMicrotask(tell) });
  const save = answering<void, { ticketId: string }>();
  const machine = traceExportMachine.provide({
    actors: { saveTrace: save.logic },
    actions: { report: recorder().action },
  });
  const actor = createActor(machine, { inspect: recording.inspect }).start();
  actor.send({ type: 'trace.asked', ticketId: 'one' });
  actor.send({ type: 'trace.asked', ticketId: 'two' });
  await save.last().fail(new Error('no answer'));
  return recording.records();
};

test('A recorded course becomes a journey test, without what was not listened to', async () => {
  expect(journeyText('traceExport', await recorded())).toBe(`import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { testable } from '../testing/testable.ts';
import { traceExportMachine } from './trace-export.machine.ts';

test('the machine traceExport ends in idle', () => {
  const { machine } = testable(traceExportMachine);
  const actor = createActor(machine, { clock: new SimulatedClock(), input: undefined as never }).start();
  const after = (event: object) => {
    actor.send(event as never);
    return actor.getSnapshot().value;
  };
  expect(actor.getSnapshot().value).toEqual("idle");
  expect(after({"type":"trace.asked","ticketId":"one"})).toEqual("saving");
  expect(after({"type":"xstate.error.actor.saveTrace","error":"Error: no answer","actorId":"saveTrace"})).toEqual("idle");
});
`);
});

test('A course whose start is forgotten begins in the first state known', async () => {
  const text = journeyText('traceExport', (await recorded()).slice(1));
  expect(text).toContain('snapshot: machine.resolveState({ value: "saving", context: {"ticketId":"one"} as never })');
  expect(text).toContain('expect(actor.getSnapshot().value).toEqual("saving");');
});

test('Secrets are not written into a test, but stay alike', async () => {
  const [first, second] = await recorded();
  if (!first || !second) throw new Error('Nothing was recorded');
  const event = { type: 'access.refused', accessToken: 'eyJ1', session: { tokens: { access_token: 'eyJ1' } } };
  const text = journeyText('session', [first, { ...second, event }]);
  expect(text).not.toContain('eyJ1');
  expect(text.match(/secret-1/g)).toHaveLength(2);
});

test('A machine is found in the file named after it', () => {
  expect([fileNameOf('ticket'), fileNameOf('authForm')]).toEqual(['ticket', 'auth-form']);
});
