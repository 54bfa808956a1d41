import pg from 'pg';
import { openPostgres } from '../../../server/database/open-database.ts';
import { fillTickets, type ManyTickets } from '../../../server/testing/many-tickets.ts';
import { createScratchPostgres } from '../../../server/testing/scratch-postgres.ts';

export const createCopies = async (order: ManyTickets) => {
  const original = await createScratchPostgres();
  const opened = await openPostgres(original.url);
  await fillTickets(opened.database, order);
  await opened.database.execute('vacuum');
  await opened.close();
  const { pathname } = new URL(original.url);
  const name = pathname.slice(1);
  const copies: string[] = [];

  const administer = async (statement: string): Promise<void> => {
    const address = new URL(original.url);
    address.pathname = '/postgres';
    const client = new pg.Client({ connectionString: address.href });
    await client.connect();
    await client.query(statement);
    await client.end();
  };

  return {
    url: original.url,
    copy: async (): Promise<string> => {
      const copy = `${name}_${copies.length}`;
      copies.push(copy);
      await administer(`create database ${copy} template ${name}`);
      const address = new URL(original.url);
      address.pathname = `/${copy}`;
      return address.href;
    },
    drop: async (): Promise<void> => {
      for (const copy of copies) await administer(`drop database ${copy} with (force)`);
      await original.drop();
    },
  };
};
