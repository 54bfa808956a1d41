import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { rowsOf } from './rows-of.ts';

/**
 * Tables that only grow are kept by month on PostgreSQL (docs/decisions/2026-11-22-partitions.md): moves by their time,
 * ledger lines by the number of their transaction, whose leading digits are a month. The embedded database has them whole.
 */
interface MonthlyTable {
  name: string;
  column: string;
  /** What its rows refer to; their writer has written there before. */
  refersTo: string;
  /** The least value of the column in a month. */
  startOf(month: number): string;
  /** The months that rows of before reach into, the last of them. */
  lastOf(value: string): number;
  /** The numbers that restart with a month. */
  sequence?: string;
}

/** Whole months since 1970, by UTC. */
const monthOf = (at: number): number => {
  const date = new Date(at);
  return (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth();
};
const numbersOfMonth = 1_000_000_000_000;

const monthlyTables: readonly MonthlyTable[] = [
  {
    name: 'ticket_moves',
    column: 'at',
    refersTo: 'tickets',
    startOf: (month) => String(Date.UTC(1970, month)),
    lastOf: (value) => monthOf(Number(value)),
  },
  {
    name: 'ledger_entries',
    column: 'transaction_id',
    refersTo: 'ledger_transactions',
    startOf: (month) => String(month * numbersOfMonth),
    lastOf: (value) => Math.floor(Number(value) / numbersOfMonth),
    sequence: 'ledger_transactions_id_seq',
  },
];

/** How many months are there before they begin: as long may housekeeping fail before rows of two months lie together. */
const monthsAhead = 2;

const run = async (within: Database, ...statements: readonly string[]): Promise<void> => {
  for (const statement of statements) await within.execute(sql.raw(statement));
};

const kindOf = async (within: Database, name: string): Promise<string | null> => {
  const [found] = await rowsOf<{ kind: string }>(
    within,
    sql`select relkind::text as kind from pg_class where oid = to_regclass(${name})`,
  );
  return found?.kind ?? null;
};

const partOf = ({ name }: MonthlyTable, month: number): string => {
  const [year, monthOfYear] = new Date(Date.UTC(1970, month)).toISOString().split('-');
  return `${name}_${year}_${monthOfYear}`;
};
const beforeOf = ({ name }: MonthlyTable): string => `${name}_before`;
const restOf = ({ name }: MonthlyTable): string => `${name}_rest`;

/** A statement's trigger belongs to the table that is named, so every part has its own. */
const appendOnly = (name: string, part: string): string =>
  `create trigger ${name}_append_only before update or delete or truncate on ${part}
    for each statement execute function refuse_change()`;

/**
 * In the order in which those come by them who move money: who waits here for one of these holds none that somebody else waits for.
 */
const lockBoth = (within: Database, { name, refersTo }: MonthlyTable) =>
  run(within, `lock table ${refersTo} in access exclusive mode`, `lock table ${name} in access exclusive mode`);

/** One node at a time; the end of the transaction lets the next. */
const alone = (within: Database) => run(within, "select pg_advisory_xact_lock(hashtext('matchday months'))");

interface Definition {
  name: string;
  definition: string;
}

/**
 * Creates the table around the existing one, which becomes its first part as it is: nothing is copied. Keys to other
 * tables, indexes and triggers keep their names on the whole, so that migrations find them.
 */
const part = async (within: Database, table: MonthlyTable, now: number): Promise<void> => {
  const { name, column } = table;
  const before = beforeOf(table);
  await lockBoth(within, table);
  const [last] = await rowsOf<{ value: string | null }>(
    within,
    sql.raw(`select max(${column})::text as value from ${name}`),
  );
  const written = typeof last?.value === 'string' ? table.lastOf(last.value) + 1 : 0;
  const first = Math.max(monthOf(now), written);
  const indexes = await rowsOf<Definition>(
    within,
    sql`select c.relname as name, pg_get_indexdef(c.oid) as definition from pg_index i
      join pg_class c on c.oid = i.indexrelid where i.indrelid = ${name}::regclass and not i.indisprimary`,
  );
  const references = await rowsOf<Definition>(
    within,
    sql`select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
      where conrelid = ${name}::regclass and contype = 'f'`,
  );
  const [sequence] = await rowsOf<{ name: string }>(within, sql`select pg_get_serial_sequence(${name}, 'id') as name`);
  if (!sequence) throw new Error(`${name} has no numbers`);
  const triggers = await rowsOf<Definition & { ofRows: boolean }>(
    within,
    sql`select tgname as name, pg_get_triggerdef(oid) as definition, tgtype & 1 = 1 as "ofRows" from pg_trigger
      where tgrelid = ${name}::regclass and not tgisinternal`,
  );
  const ofRows = triggers.filter((trigger) => trigger.ofRows);
  await run(
    within,
    ...ofRows.map((trigger) => `drop trigger ${trigger.name} on ${name}`),
    `alter table ${name} drop constraint ${name}_pkey`,
    `alter table ${name} rename to ${before}`,
    ...indexes.map((index) => `alter index ${index.name} rename to ${index.name}_before`),
    `create table ${name} (like ${before} including defaults including constraints including storage, primary key (${column}, id))
      partition by range (${column})`,
    `alter sequence ${sequence.name} owned by ${name}.id`,
    ...indexes.map(({ definition }) => definition),
    ...references.map((reference) => `alter table ${name} add constraint ${reference.name} ${reference.definition}`),
    ...triggers.map(({ definition }) => definition),
    `alter table ${name} attach partition ${before} for values from (minvalue) to (${table.startOf(first)})`,
  );
  // What no month holds: a clock of the sandbox that is years ahead, a housekeeping that failed for months.
  if (!table.sequence) {
    const rest = restOf(table);
    await run(within, `create table ${rest} partition of ${name} default`, appendOnly(name, rest));
  }
};

const hasRowsIn = async (within: Database, table: MonthlyTable, from: string, until: string): Promise<boolean> => {
  if ((await kindOf(within, restOf(table))) === null) return false;
  const { column } = table;
  const found = await rowsOf(
    within,
    sql.raw(`select 1 from ${restOf(table)} where ${column} >= ${from} and ${column} < ${until} limit 1`),
  );
  return found.length > 0;
};

/** Whether it was made: not when it is there, and not when what was there before it is about this month too. */
const makeMonth = async (within: Database, table: MonthlyTable, month: number): Promise<boolean> => {
  const { name, column } = table;
  const made = partOf(table, month);
  if ((await kindOf(within, made)) !== null) return false;
  const [first] = await rowsOf<{ until: string | null }>(
    within,
    sql`select substring(pg_get_expr(relpartbound, oid) from 'TO \\(''?(\\d+)''?\\)') as until from pg_class
      where oid = ${beforeOf(table)}::regclass`,
  );
  const [from, until] = [table.startOf(month), table.startOf(month + 1)];
  if (BigInt(from) < BigInt(first?.until ?? 0)) return false;
  const rest = restOf(table);
  await lockBoth(within, table);
  await run(within, `create table ${made} (like ${name} including all)`);
  if (await hasRowsIn(within, table, from, until)) {
    await run(
      within,
      `insert into ${made} select * from ${rest} where ${column} >= ${from} and ${column} < ${until}`,
      // Moved from one part to the other, and in a transaction: nothing that was written is gone.
      `alter table ${rest} disable trigger ${name}_append_only`,
      `delete from ${rest} where ${column} >= ${from} and ${column} < ${until}`,
      `alter table ${rest} enable trigger ${name}_append_only`,
    );
  }
  await run(
    within,
    appendOnly(name, made),
    `alter table ${name} attach partition ${made} for values from (${from}) to (${until})`,
  );
  return true;
};

/** The planner's figures of the whole, which no autovacuum renews: it looks at each part alone. */
const analyse = (database: Database, { name }: MonthlyTable) =>
  database.transaction((within) => run(within, 'set local statement_timeout = 0', `analyze ${name}`));

/** Makes the month's numbers begin with it, once there is a part for them. Numbers only ever grow. */
const countFrom = async (within: Database, table: MonthlyTable, month: number): Promise<void> => {
  const { sequence } = table;
  if (!sequence || (await kindOf(within, partOf(table, month))) === null) return;
  const start = table.startOf(month);
  await run(within, `select setval('${sequence}', ${start}) from ${sequence} where last_value < ${start}`);
};

/** Makes the parts of this month and the next ones, where tables have parts; `now` in milliseconds. */
export const makeMonths = async (database: Database, now: number): Promise<void> => {
  const month = monthOf(now);
  for (const table of monthlyTables) {
    if ((await kindOf(database, table.name)) !== 'p') continue;
    let made = false;
    for (let nth = month; nth <= month + monthsAhead; nth += 1) {
      await database.transaction(async (within) => {
        await alone(within);
        made = (await makeMonth(within, table, nth)) || made;
      });
    }
    if (made) await analyse(database, table);
    // In a transaction of its own: a number that was taken is not given back with one that fails.
    await database.transaction(async (within) => {
      await alone(within);
      await countFrom(within, table, month);
    });
  }
};

/** Parts the tables that are whole yet, on PostgreSQL. Done twice it changes nothing. */
export const partByMonth = async (database: Database): Promise<void> => {
  const [clock] = await rowsOf<{ now: number }>(
    database,
    sql`select floor(extract(epoch from clock_timestamp()) * 1000)::float8 as now`,
  );
  if (!clock) throw new Error('the database has no time');
  const { now } = clock;
  for (const table of monthlyTables) {
    if ((await kindOf(database, table.name)) !== 'r') continue;
    await database.transaction((within) => part(within, table, now));
  }
  await makeMonths(database, now);
};
