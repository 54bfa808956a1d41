import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMailStand } from '../testing/mail-stand.ts';
import { createScratchPostgres, type ScratchPostgres } from '../testing/scratch-postgres.ts';
import { createStillClock } from '../testing/start-test-server.ts';

let postgres: ScratchPostgres;
beforeAll(async () => {
  postgres = await createScratchPostgres();
});
afterAll(() => postgres.drop());

test('two nodes that look for mail at once send each once', async () => {
  const clock = createStillClock(Date.parse('2026-03-02T09:00:00.000Z'));
  const [first, second] = [await postgres.open(), await postgres.open()];
  const nodes = [createMailStand(first.database, clock), createMailStand(second.database, clock)] as const;
  const names = Array.from({ length: 40 }, (_, index) => `reader${index}`);
  for (const name of names) {
    await nodes[0].addPlayer(name);
    await nodes[0].order(name, 'confirmEmail');
  }
  await Promise.all(nodes.map(({ outbox }) => outbox.dispatch()));
  const sent = nodes.flatMap((node) => node.sent.map(({ to }) => to));
  expect(sent.sort()).toEqual(names.map((name) => `${name}@mail.example`).sort());
  expect(nodes.map((node) => node.sent.length > 0)).toEqual([true, true]);
});
