import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createScratchPostgres } from '../../../server/testing/scratch-postgres.ts';
import { aRequest } from '../../../server/testing/ticket-stand.ts';
import { upcoming } from '../../../test/support/player-api.ts';
import { databaseCpu, namedAddress } from '../postgres-cpu.ts';
import { said, started } from './child.ts';
import { sendTickets } from './load.ts';
import type { Asked, Kind, Told } from './store.ts';

/** A server that has run for a while has its code compiled. */
const warmUp = 1_500;

const application = (kind: Kind): string => `ticket-${kind}`;

/**
 * CPU per ticket in microseconds, server and database together, of the whole server and of a bare loop of the same
 * statements; null where PostgreSQL runs elsewhere and its CPU cannot be read.
 */
export const measureWithPostgres = async (runs: number, tickets: number): Promise<Record<Kind, number[]> | null> => {
  const scratch = await createScratchPostgres();
  const file = join(tmpdir(), `matchday-statements-${process.pid}.json`);
  const asked = new pg.Client({ connectionString: scratch.url });
  await asked.connect();
  const server = started('store', 'server', namedAddress(scratch.url, application('server')));
  const at = await said<Told, 'at'>(server, 'at');
  const bare = started('store', 'bare', namedAddress(scratch.url, application('bare')));
  await said<Told, 'at'>(bare, 'at');
  const [match] = await upcoming(`http://127.0.0.1:${at.port}`);

  // Row numbers that are nothing else's: a replay knows them by their value.
  await asked.query(`select setval(format('%I.%I', schemaname, sequencename)::regclass, 500000000) from pg_sequences`);

  const tell = async <Name extends 'done' | 'cpu'>(kind: Kind, name: Name, word: Asked) => {
    const child = kind === 'server' ? server : bare;
    const answer = said<Told, Name>(child, name);
    child.send(word);
    return answer;
  };
  const used = async (kind: Kind): Promise<number> =>
    (await tell(kind, 'cpu', { cpu: true })) + ((await databaseCpu(asked, application(kind))) ?? 0);
  const settled = async (): Promise<void> => {
    const text = `select (select count(*) from outbox where sent_at is null)
      + (select count(*) from tickets where state = 'pending') as open`;
    while (Number((await asked.query<{ open: string }>(text)).rows[0]?.open) > 0) {
      await new Promise((later) => setTimeout(later, 50));
    }
  };
  const ticketOf = (ticket_id: string) => {
    const request = aRequest({ odds: [match?.markets['1X2']?.['1']?.O ?? 0], stake: 20, autoOddsChange: true });
    const selections = request.selections.map((one) => ({ ...one, eventId: match?.eventId ?? '' }));
    return { ...request, selections, ticket_id };
  };

  const round = async (tickets: number): Promise<Record<Kind, number>> => {
    const ids: string[] = [];
    const listed = (id: string) => {
      ids.push(id);
      return ticketOf(id);
    };
    await tell('server', 'done', { record: true });
    const before = await used('server');
    await sendTickets(at, tickets, 1, listed);
    await settled();
    const ours = (await used('server')) - before;
    await tell('server', 'done', { write: file });
    await tell('bare', 'done', { write: file });
    const beforeBare = await used('bare');
    await tell('bare', 'done', { replay: file, ids });
    return { server: ours / tickets, bare: ((await used('bare')) - beforeBare) / tickets };
  };

  try {
    if ((await databaseCpu(asked, application('bare'))) === null) return null;
    const values: Record<Kind, number[]> = { server: [], bare: [] };
    await round(warmUp);
    for (let nth = 0; nth < runs; nth += 1) {
      const found = await round(tickets);
      values.server.push(found.server);
      values.bare.push(found.bare);
    }
    return values;
  } finally {
    for (const child of [server, bare]) child.disconnect();
    await asked.end();
    await scratch.drop();
    await rm(file, { force: true });
  }
};
