import { PGlite, type PGliteOptions, type QueryOptions, type Transaction } from '@electric-sql/pglite';

/** All buffers are written to at the start: PostgreSQL's usual 128 MB are half a second of a core, and stay in memory. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/**
 * PostgreSQL inside this process. Drizzle says with every statement which values it reads itself, always the same ones, and
 * PGlite then copies its four hundred readers for that statement, which takes as long as the statement. Here they are kept.
 */
export const createEmbedded = async (options: PGliteOptions = {}): Promise<PGlite> => {
  const client = await PGlite.create({ startParams, ...options });
  const keepingReaders = <Asked extends Pick<Transaction, 'query'>>(asked: Asked): Asked => {
    const { query } = asked;
    return Object.assign(asked, {
      query: (statement: string, values?: unknown[], { parsers, ...others }: QueryOptions = {}) => {
        Object.assign(client.parsers, parsers);
        return query.call(asked, statement, values, others);
      },
    });
  };
  const { transaction } = client;
  return Object.assign(keepingReaders(client), {
    transaction: <Result>(work: (within: Transaction) => Promise<Result>) =>
      transaction.call(client, (within) => work(keepingReaders(within))),
  });
};
