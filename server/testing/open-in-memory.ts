import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import packageJson from '../../package.json' with { type: 'json' };
import type { OpenDatabase } from '../database/client.ts';
import { createEmbedded } from '../database/embedded.ts';
import { upToDate } from '../database/open-database.ts';
import { root } from '../root.ts';

const folder = `${root}node_modules/.cache/matchday`;

const migrations = (): string => {
  const hash = createHash('sha256');
  const path = `${root}server/database/migrations`;
  for (const name of readdirSync(path).filter((file) => file.endsWith('.sql')))
    hash.update(readFileSync(`${path}/${name}`));
  return hash.digest('hex').slice(0, 12);
};

const file = `${folder}/schema-${packageJson.dependencies['@electric-sql/pglite']}-${migrations()}.tar`;

/** An empty database with every table, made once for all test files: it takes six seconds of a core, loading it a tenth of that. */
const makeTemplate = async (): Promise<Blob> => {
  if (!existsSync(file)) {
    const empty = await createEmbedded();
    await upToDate(empty);
    const dump = await empty.dumpDataDir('none');
    await empty.close();
    mkdirSync(folder, { recursive: true });
    // Files that run at the same time may all write it; the rename makes each version whole.
    const own = `${file}.${process.pid}`;
    await writeFile(own, Buffer.from(await dump.arrayBuffer()));
    await rename(own, file);
  }
  return new Blob([new Uint8Array(await readFile(file))]);
};

let made: Promise<Blob> | null = null;

/** Read once for all files of a process: it is 44 MB. */
const template = (): Promise<Blob> => {
  made ??= makeTemplate();
  return made;
};

/** There is one connection: what a transaction asks beside itself would wait for its own end. It is refused here instead. */
const refuseBeside = (client: PGlite): PGlite => {
  const around = new AsyncLocalStorage<Transaction>();
  const { query, transaction } = client;
  return Object.assign(client, {
    query: (...wanted: Parameters<typeof query>) => {
      if (around.getStore()?.closed === false) throw new Error(`asked beside the transaction that runs: ${wanted[0]}`);
      return query.apply(client, wanted);
    },
    transaction: <Result>(work: (within: Transaction) => Promise<Result>) =>
      transaction.call(client, (within) => around.run(within, () => work(within))),
  });
};

const create = async (): Promise<PGlite> => refuseBeside(await createEmbedded({ loadDataDir: await template() }));

/** What is append-only may be emptied here: triggers of a replica do not fire. */
const emptied = `
  set session_replication_role = replica;
  do $$
  declare
    one text;
    holds boolean;
    written text[] := '{}';
  begin
    for one in select format('%I', tablename) from pg_tables where schemaname = 'public' loop
      execute format('select exists (select from %s)', one) into holds;
      if holds then written := written || one; end if;
    end loop;
    if written <> '{}' then execute format('truncate %s cascade', array_to_string(written, ', ')); end if;
    perform setval(format('%I.%I', schemaname, sequencename), start_value, false)
      from pg_sequences where schemaname = 'public' and last_value is not null;
  end $$`;

const atRest: PGlite[] = [];

/** For a test that ends its database under a server, or changes its tables. */
export const openForGood = async (): Promise<OpenDatabase> => upToDate(await create());

/**
 * A database of a test's own, in memory and up to date. Whoever closes it leaves it, emptied, to the next file of this
 * process: to open one takes ten times as long.
 */
export const openInMemory = async (): Promise<OpenDatabase> => {
  const client = atRest.pop() ?? (await create());
  return {
    ...(await upToDate(client)),
    close: async () => {
      await client.exec(emptied);
      await client.exec('discard all');
      atRest.push(client);
    },
  };
};
