import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkInvariants } from '../ledger/check-invariants.ts';
import { createScratchPostgres, type ScratchPostgres } from '../testing/scratch-postgres.ts';
import { createStillClock, startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { openPostgres } from './open-database.ts';

const run = promisify(execFile);
/** The tools of an older PostgreSQL refuse a newer server: then there is nothing to show here. */
const hasTools = await run('pg_dump', ['--version']).then(
  () => true,
  () => false,
);

let source: ScratchPostgres;
let target: ScratchPostgres;
let server: TestServer;
let folder: string;
const clock = createStillClock(Date.parse('2026-03-02T09:00:00.000Z'));
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matchday-backup-'));
  source = await createScratchPostgres();
  target = await createScratchPostgres();
  server = await startTestServer({}, clock, openPostgres(source.url));
});
afterAll(async () => {
  await server?.close();
  await source?.drop();
  await target?.drop();
  await rm(folder, { recursive: true, force: true });
});

test.skipIf(!hasTools)(
  'a dump made while vouchers are bought is restored to a sound ledger of one instant',
  async () => {
    const { access_token } = await server.signIn();
    const buy = () => server.call('/vouchers/v1/create', { amount: 100, currency: 'RSD', currencyId: 1 }, access_token);
    expect((await buy()).status).toBe(200);

    const file = join(folder, 'matchday.dump');
    let dumped = false;
    const dumping = run('pg_dump', ['--format=custom', `--file=${file}`, source.url]).finally(() => {
      dumped = true;
    });
    let bought = 1;
    while (!dumped) {
      expect((await buy()).status).toBe(200);
      bought += 1;
    }
    await dumping;

    await run('pg_restore', ['--no-owner', `--dbname=${target.url}`, file]);
    const restored = await target.open();
    expect(await checkInvariants(restored.database, clock.now())).toEqual([]);
    const again = await startTestServer({}, clock, openPostgres(target.url));
    const tokens = await again.signIn();
    const { body } = await again.call('/base/v1/users/ping', undefined, tokens.access_token);
    const credit = (body as { wallets: { wallet_0: number }[] }).wallets[0]?.wallet_0 ?? 0;
    expect(credit).toBeLessThanOrEqual(100_000 - 100);
    expect(credit).toBeGreaterThanOrEqual(100_000 - 100 * bought);
    expect(credit % 100).toBe(0);
    await again.close();
  },
);
