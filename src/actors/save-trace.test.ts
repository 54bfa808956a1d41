import { expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { ticketTraceFile } from '../../contract/entities/ticket-trace.ts';
import { createSaveTrace } from './save-trace.ts';

test('The saved file holds what server and browser know, in the shape that the inspector reads', async () => {
  const ticketId = '6f0f3f2e-0a52-4f0e-9d35-0b1f4cf3b8aa';
  const server = {
    status: 'accepted' as const,
    subcode: null,
    etsCode: null,
    moves: [{ from: null, to: 'received', at: 1, by: 'player' as const }],
  };
  const steps = [{ at: 2, states: ['waiting.awaiting'], code: null }];
  const files: [string, string][] = [];
  const save = createSaveTrace({
    sportsbetting: { ticketTrace: async () => server },
    tracer: { hear: () => undefined, stepsOf: (asked) => (asked === ticketId ? steps : []) },
    serverNow: () => 3.4,
    saveFile: (...file) => files.push(file),
  });
  await toPromise(createActor(save, { input: { ticketId } }).start());
  expect(files.map(([name]) => name)).toEqual([`ticket-${ticketId}.json`]);
  expect(ticketTraceFile.parse(JSON.parse(files[0]?.[1] ?? ''))).toEqual({
    kind: 'ticketTrace',
    version: 1,
    ticketId,
    exportedAt: 3,
    server,
    browser: steps,
  });
});
