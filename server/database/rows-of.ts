import type { SQL } from 'drizzle-orm';
import type { Database } from './client.ts';

/** The rows that a query of plain SQL answers. Both engines give them so, in types that have nothing in common. */
export const rowsOf = async <Row>(within: Database, query: SQL): Promise<Row[]> =>
  ((await within.execute(query)) as unknown as { rows: Row[] }).rows;
