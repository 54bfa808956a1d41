import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHousekeeping } from '../jobs/housekeeping.ts';
import { checkInvariants } from '../ledger/check-invariants.ts';
import { root } from '../root.ts';
import { fillTickets, matchName } from '../testing/many-tickets.ts';
import { createScratchPostgres, type ScratchPostgres } from '../testing/scratch-postgres.ts';
import { createStillClock } from '../testing/start-test-server.ts';
import { aRequest, createHandFeed, createTicketStand } from '../testing/ticket-stand.ts';
import { movesOf } from '../tickets/move-repository.ts';
import type { Database } from './client.ts';
import { rowsOf } from './rows-of.ts';
import { tickets } from './schema/tickets.ts';

const log = pino({ level: 'silent' });
const day = 86_400_000;
const minute = 60_000;

const answerOf = <Row>(database: Database, text: string): Promise<Row[]> => rowsOf<Row>(database, sql.raw(text));
const filled = async (database: Database, table: string): Promise<string[]> =>
  (
    await answerOf<{ part: string }>(
      database,
      `select distinct tableoid::regclass::text as part from ${table} order by 1`,
    )
  ).map(({ part }) => part);
/** First instant of the month that is `after` months from this one. */
const monthStart = (after: number, now = new Date()): number =>
  Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + after);
const partNamed = (table: string, at: number): string =>
  `${table}_${new Date(at).toISOString().slice(0, 7).replace('-', '_')}`;

/** Ledger lines written, and read by reading a part whole: each connection tells both together, a second late. */
const linesTold = `select coalesce(sum(n_tup_ins), 0)::int as written, coalesce(sum(seq_tup_read), 0)::int as read
  from pg_stat_user_tables where relname like 'ledger_entries%'`;

/** A player's ticket from pay to its decision; its own id. */
const standOn = async (database: Database, clock: ReturnType<typeof createStillClock>) => {
  const feed = createHandFeed(clock.now() + 900 * day);
  const stand = createTicketStand(database, clock, feed);
  const player = await stand.addPlayer(10_000_000);
  const pay = async (): Promise<string> => {
    const request = aRequest();
    await stand.desk.receive(player, request);
    await stand.desk.runDue();
    return request.ticket_id;
  };
  return { feed, stand, player, pay, tidy: createHousekeeping(database, clock, log).tidy };
};

describe('A database of before', () => {
  const now = Date.now();
  let postgres: ScratchPostgres;
  let database: Database;
  let before: { files: unknown; sums: unknown };

  const contents = async (within: Database) =>
    answerOf(
      within,
      `select (select count(*) from ticket_moves) as moves, (select sum(hashtext(m::text)) from ticket_moves m) as told,
        (select count(*) from ledger_entries) as entries, (select sum(hashtext(e::text)) from ledger_entries e) as lines`,
    );
  const filesOf = (within: Database, moves: string, lines: string) =>
    answerOf(within, `select pg_relation_filenode('${moves}') as moves, pg_relation_filenode('${lines}') as lines`);

  beforeAll(async () => {
    postgres = await createScratchPostgres();
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    const whole = drizzle(client);
    await migrate(whole, { migrationsFolder: `${root}server/database/migrations` });
    await fillTickets(whole, { players: 50, tickets: 3_000, matches: 100, now });
    before = { files: await filesOf(whole, 'ticket_moves', 'ledger_entries'), sums: await contents(whole) };
    await client.end();
    // Two nodes that come up together, one of which parts it.
    [{ database }] = await Promise.all([postgres.open(), postgres.open()]);
  }, 180_000);
  afterAll(() => postgres?.drop());

  it('is its own first part: every row as it was, and none of them copied', async () => {
    expect(await contents(database)).toEqual(before.sums);
    expect(await filesOf(database, 'ticket_moves_before', 'ledger_entries_before')).toEqual(before.files);
    expect(await filled(database, 'ticket_moves')).toEqual(['ticket_moves_before']);
    expect(await filled(database, 'ledger_entries')).toEqual(['ledger_entries_before']);
  });

  it('keeps its invariants, and its tickets are settled and corrected as ever', async () => {
    const clock = createStillClock(Date.now());
    const { feed, stand, pay } = await standOn(database, clock);
    await pay();
    feed.finish(matchName(7), '1-0');
    await stand.desk.runDue();
    feed.finish(matchName(7), '0-1');
    await stand.desk.correct(matchName(7));
    expect(await checkInvariants(database, clock.now())).toEqual([]);
    expect(await answerOf(database, `select state, count(*)::int from tickets group by 1 order by 1`)).toEqual([
      { state: 'accepted', count: 2_971 },
      { state: 'lost', count: 30 },
    ]);
    expect(await filled(database, 'ledger_entries')).toEqual([
      partNamed('ledger_entries', Date.now()),
      'ledger_entries_before',
    ]);
  });
});

it('A database is parted while a server of before takes tickets, none of which is lost or refused', async () => {
  const postgres = await createScratchPostgres();
  const pool = new pg.Pool({ connectionString: postgres.url, max: 6, pipeline: true });
  pool.on('error', () => undefined);
  const whole = drizzle(pool);
  await migrate(whole, { migrationsFolder: `${root}server/database/migrations` });
  const clock = createStillClock(Date.now());
  const { pay } = await standOn(whole, clock);
  await pay();
  let parted = false;
  let paid = 1;
  const paying = async () => {
    for (; !parted; paid += 1) await pay();
    await pay();
    paid += 1;
  };
  const payers = Promise.all([paying(), paying(), paying()]);
  const { database } = await postgres.open();
  parted = true;
  await payers;
  expect(await answerOf(database, "select count(*)::int from tickets where state = 'accepted'")).toEqual([
    { count: paid },
  ]);
  expect(await checkInvariants(database, clock.now())).toEqual([]);
  await pool.end();
  await postgres.drop();
});

it('A month that fills from nothing is not read whole by the balance of each transaction', async () => {
  const postgres = await createScratchPostgres();
  const { database } = await postgres.open();
  const { pay } = await standOn(database, createStillClock(Date.now()));
  for (let paid = 0; paid < 60; paid += 1) await pay();
  const told = async () => (await answerOf<{ written: number; read: number }>(database, linesTold))[0];
  const [written] = await answerOf<{ count: number }>(database, 'select count(*)::int from ledger_entries');
  await expect.poll(async () => (await told())?.written).toBe(written?.count);
  // The count above reads each line once.
  expect((await told())?.read).toBeLessThanOrEqual(written?.count ?? 0);
  await postgres.drop();
});

describe('Months', () => {
  let postgres: ScratchPostgres;
  let database: Database;
  beforeAll(async () => {
    postgres = await createScratchPostgres();
    ({ database } = await postgres.open());
  });
  afterAll(() => postgres?.drop());

  it('end and begin while tickets are paid: before housekeeping comes to it, and after', async () => {
    const border = monthStart(3);
    const clock = createStillClock(border - minute);
    const { pay, tidy } = await standOn(database, clock);
    await tidy();
    await pay();
    clock.advance(2 * minute);
    const crossing = await pay();
    await tidy();
    const [moved] = await Promise.all([pay(), pay(), tidy(), tidy(), pay()]);

    const [old, fresh] = [border - 1, border].map((at) => partNamed('ticket_moves', at));
    expect(await filled(database, 'ticket_moves')).toEqual([old, fresh]);
    const linesOf = (ticketId: string) =>
      answerOf<{ part: string }>(
        database,
        `select distinct e.tableoid::regclass::text as part from tickets t
          join ledger_transactions l on l.key = 'hold:' || t.id join ledger_entries e on e.transaction_id = l.id
          where t.ticket_id = '${ticketId}'`,
      );
    expect(await linesOf(crossing)).toEqual([{ part: partNamed('ledger_entries', border - 1) }]);
    expect(await linesOf(moved)).toEqual([{ part: partNamed('ledger_entries', border) }]);
    expect(await checkInvariants(database, clock.now())).toEqual([]);
  });

  it('are made ahead of their time, and once', async () => {
    const clock = createStillClock(monthStart(6) + day);
    const { tidy } = await standOn(database, clock);
    const parts = () =>
      answerOf<{ part: string }>(database, `select inhrelid::regclass::text as part from pg_inherits order by 1`);
    await tidy();
    const made = await parts();
    for (const table of ['ticket_moves', 'ledger_entries']) {
      for (const month of [6, 7, 8]) expect(made).toContainEqual({ part: partNamed(table, monthStart(month)) });
      expect(made).not.toContainEqual({ part: partNamed(table, monthStart(9)) });
    }
    await tidy();
    expect(await parts()).toEqual(made);
  });

  it('take over what a clock far ahead had written before they were made', async () => {
    const clock = createStillClock(monthStart(20) - minute);
    const { pay, stand, player, tidy } = await standOn(database, clock);
    const early = await pay();
    clock.advance(2 * minute);
    await pay();
    expect(await filled(database, 'ticket_moves')).toContain('ticket_moves_rest');
    const told = await stand.desk.trace(player, early);
    await tidy();
    expect(await filled(database, 'ticket_moves')).toContain(partNamed('ticket_moves', monthStart(20)));
    expect(await stand.desk.trace(player, early)).toEqual(told);
    expect(await checkInvariants(database, clock.now())).toEqual([]);
  });

  const scanned = async (text: string, params: unknown[]): Promise<string[]> => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    const { rows } = await client.query<{ 'QUERY PLAN': unknown }>(`explain (format json) ${text}`, params);
    await client.end();
    const names = [...JSON.stringify(rows).matchAll(/"Relation Name":"(\w+)"/g)].map(([, name = '']) => name);
    return [...new Set(names)].sort();
  };

  it('before a ticket are not asked for its moves, and a transaction is looked for in its own', async () => {
    const at = monthStart(6) + 15 * day;
    const ofTicket = database
      .select()
      .from(tickets)
      .where(movesOf({ id: crypto.randomUUID(), createdAt: at }))
      .toSQL();
    const parts = await scanned(
      `select * from ticket_moves ${ofTicket.sql.slice(ofTicket.sql.indexOf('where'))}`,
      ofTicket.params,
    );
    expect(parts).toContain(partNamed('ticket_moves', at));
    expect(parts).not.toContain('ticket_moves_before');
    expect(parts).not.toContain(partNamed('ticket_moves', monthStart(4)));

    const [{ id } = { id: '' }] = await answerOf<{ id: string }>(
      database,
      'select max(transaction_id)::text as id from ledger_entries',
    );
    expect(await scanned('select sum(amount) from ledger_entries where transaction_id = $1', [id])).toHaveLength(1);
  });

  it.each(['ticket_moves', 'ledger_entries'])('of %s are append-only, and one that is not is named', async (table) => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    const parts = await answerOf<{ part: string }>(
      database,
      `select inhrelid::regclass::text as part from pg_inherits where inhparent = '${table}'::regclass`,
    );
    expect(parts.length).toBeGreaterThan(4);
    for (const { part } of parts) {
      for (const change of [`update ${part} set id = id`, `delete from ${part}`, `truncate ${part}`]) {
        await expect(client.query(change)).rejects.toThrow(/append-only/);
      }
    }
    await client.query(`alter table ${parts[0]?.part} disable trigger ${table}_append_only`);
    await client.end();
    expect(await checkInvariants(database, Date.now())).toContain(`INV9: ${parts[0]?.part} is not append-only`);
    await answerOf(database, `alter table ${parts[0]?.part} enable trigger ${table}_append_only`);
  });

  it('let no transaction in that does not balance', async () => {
    const unbalanced = `with begun as (insert into ledger_transactions (key, at) values ('opening:x:1', 0) returning id)
      insert into ledger_entries (transaction_id, account, currency_id, amount)
      select id, 'house', 1, amount from begun cross join (values (5), (-4)) side(amount)`;
    const cause = await database.execute(sql.raw(unbalanced)).then(
      () => null,
      (error: Error) => String(error.cause),
    );
    expect(cause).toContain('does not balance');
  });
});
