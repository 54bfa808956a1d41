import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TicketRequest } from '../../contract/entities/ticket.ts';
import { freePort } from '../../test/support/free-port.ts';
import { type PlayerApi, signedIn, upcoming } from '../../test/support/player-api.ts';
import { checkInvariants } from '../ledger/check-invariants.ts';
import { createScratchPostgres, type ScratchPostgres } from '../testing/scratch-postgres.ts';
import { aRequest } from '../testing/ticket-stand.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

let postgres: ScratchPostgres;
const processes: ChildProcess[] = [];
let origins: string[];

const startServer = async (): Promise<string> => {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: String(port),
      DATABASE_URL: postgres.url,
      JWT_SECRET: 'a secret that both servers of this test know',
      SANDBOX: '1',
      FEED_SEED: '7',
      LOG_LEVEL: 'error',
    },
  });
  processes.push(child);
  await once(child.stdout, 'data');
  return `http://127.0.0.1:${port}`;
};

beforeAll(async () => {
  postgres = await createScratchPostgres();
  // Both at once: the first start of a cluster migrates and adds its demo accounts without treading on itself.
  origins = await Promise.all([startServer(), startServer()]);
});
afterAll(async () => {
  for (const child of processes) child.kill('SIGTERM');
  await Promise.all(processes.map((child) => (child.exitCode === null ? once(child, 'exit') : null)));
  const { database } = await postgres.open();
  expect(await checkInvariants(database, Date.now())).toEqual([]);
  await postgres.drop();
});

const onBoth = (username: string): Promise<PlayerApi[]> =>
  Promise.all(origins.map((origin) => signedIn(origin, username)));

const aTicket = async (stake: number): Promise<TicketRequest> => {
  const [match] = await upcoming(origins[0] ?? '');
  const request = aRequest({ odds: [match?.markets['1X2']?.['1']?.O ?? 0], stake, autoOddsChange: true });
  return { ...request, selections: request.selections.map((one) => ({ ...one, eventId: match?.eventId ?? '' })) };
};

/** Pays all at once, turn by turn at both servers; answers how many were received. */
const payAll = async (players: readonly PlayerApi[], tickets: readonly TicketRequest[]) => {
  const outcomes = await Promise.allSettled(tickets.map((ticket, nth) => players[nth % players.length]?.pay(ticket)));
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
};

it('fifty posts of one ticket to two servers are one ticket and one stake', async () => {
  const players = await onBoth('player');
  const ticket = await aTicket(100);
  expect(
    await payAll(
      players,
      Array.from({ length: 50 }, () => ticket),
    ),
  ).toBe(50);
  expect(await players[1]?.history()).toHaveLength(1);
  expect(await players[1]?.credit()).toBe(99_900);
});

it('the last funds buy one of eight tickets at two servers', async () => {
  const players = await onBoth('player2');
  const tickets = await Promise.all(Array.from({ length: 8 }, () => aTicket(100_000)));
  expect(await payAll(players, tickets)).toBe(1);
  expect(await players[0]?.credit()).toBe(0);
});
