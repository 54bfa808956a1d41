import { expect, test } from 'vitest';
import { aRequest } from '../../server/testing/ticket-stand.ts';
import { cpuRun, steady } from '../../tools/bench/board-runs.ts';
import { startBoardSite } from '../../tools/bench/board-site.ts';
import { said, started } from '../../tools/bench/ticket/child.ts';
import type { Told } from '../../tools/bench/ticket/contestant.ts';
import { sendTickets } from '../../tools/bench/ticket/load.ts';
import { workerBrowser } from '../support/worker.ts';

// Benches run when somebody asks; that they still start is seen here.

test('the site’s board stands in its bench and is right after a second of its stream', async () => {
  const site = await startBoardSite();
  try {
    const run = await cpuRun(await workerBrowser(), `${site.origin}/ours.html`, steady, 1);
    expect(run.rows).toBeGreaterThan(30);
    expect(run.wrong).toBe(0);
  } finally {
    await site.stop();
  }
});

test('the ticket bench’s server without database takes tickets', async () => {
  const child = started('contestant', 'matchday');
  const at = await said<Told, 'at'>(child, 'at');
  await sendTickets(at, 3, 1, (ticket_id) => ({ ...aRequest({ odds: [1.85, 2.1] }), ticket_id }));
  child.disconnect();
});
