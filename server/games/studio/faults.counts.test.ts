import { expect, test } from 'vitest';
import { runStudio } from '../../../test/support/faults/studio-run.ts';
import { openInMemory } from '../../testing/open-in-memory.ts';
import { createStillClock, type TestServer } from '../../testing/start-test-server.ts';
import { startStudioServer } from '../../testing/studio-stand.ts';

test('200 rounds of 20 players over a bad line and two dead servers: nothing is lost, doubled or left open', async () => {
  const opened = await openInMemory();
  const clock = createStillClock(Date.parse('2026-03-02T09:00:00.000Z'));
  const start = () => startStudioServer(clock, { ...opened, close: async () => undefined });
  const dead: TestServer[] = [];
  let server = await start();
  const { wrong, ...counts } = await runStudio({
    ...{ nodes: () => [server], clock, seed: 17, players: 20, rounds: 200, crashes: 2 },
    crash: async () => {
      server.services.sandbox.provider.bend(() => new Promise(() => undefined));
      dead.push(server);
      server = await start();
    },
  });
  expect(wrong).toEqual([]);
  expect(counts.rounds).toBe(200);
  expect(counts.takenBack).toBeGreaterThan(5);
  for (const one of [...dead, server]) await one.close();
  await opened.close();
}, 300_000);
