import { afterAll, beforeAll } from 'vitest';
import type { Database, OpenDatabase } from '../database/client.ts';
import { openInMemory } from './open-in-memory.ts';

/** A database of a file's own, open from its first test to its last. */
export const inMemory = (): { readonly database: Database } => {
  let opened: OpenDatabase | undefined;
  beforeAll(async () => {
    opened = await openInMemory();
  });
  afterAll(() => opened?.close());
  return {
    get database() {
      if (!opened) throw new Error('The database is not open');
      return opened.database;
    },
  };
};
