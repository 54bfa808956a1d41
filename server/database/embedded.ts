import { PGlite, type PGliteOptions, type QueryOptions, type Transaction, types } from '@electric-sql/pglite';

/** All buffers are written to at the start: PostgreSQL's usual 128 MB are half a second of a core, and stay in memory. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

const arraysOf = { numeric: 1231, timestamp: 1115, date: 1182, timestampWithZone: 1185, interval: 1187 };

/** What drizzle reads itself, from the text that PostgreSQL writes. */
const readByDrizzle = [types.DATE, types.INTERVAL, types.TIMESTAMP, types.TIMESTAMPTZ, ...Object.values(arraysOf)];

const asWritten = (text: string): string => text;

const withoutReaders = <Asked extends Pick<Transaction, 'query'>>(asked: Asked): Asked => {
  const { query } = asked;
  return Object.assign(asked, {
    query: (statement: string, values?: unknown[], options?: QueryOptions) =>
      query.call(asked, statement, values, { ...options, parsers: undefined }),
  });
};

/**
 * PostgreSQL inside this process. Drizzle says with every statement which values it reads itself, and PGlite then copies its
 * four hundred readers for that statement, which takes as long as the statement. They are told once instead.
 */
export const createEmbedded = async (options: PGliteOptions = {}): Promise<PGlite> => {
  const client = await PGlite.create({ startParams, ...options });
  for (const type of readByDrizzle) client.parsers[type] = asWritten;
  const { transaction } = client;
  return Object.assign(withoutReaders(client), {
    transaction: <Result>(work: (within: Transaction) => Promise<Result>) =>
      transaction.call(client, (within) => work(withoutReaders(within))),
  });
};
