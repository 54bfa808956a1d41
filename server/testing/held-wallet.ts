import { and, eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../database/client.ts';
import { rowsOf } from '../database/rows-of.ts';
import { wallets } from '../database/schema/ledger.ts';

/** A wallet that another transaction holds, as one of a frozen server does, until it is released. */
export interface HeldWallet {
  /** Resolves when somebody waits for it. */
  awaited(): Promise<void>;
  letGo(): Promise<void>;
}

/** Takes the player's first wallet on a connection of its own. */
export const holdWallet = async (database: Database, userId: string): Promise<HeldWallet> => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let over: Promise<void> = Promise.resolve();
  const backend = await new Promise<number>((resolve, reject) => {
    over = database.transaction(async (within) => {
      // A test takes its time; what holds a lock in earnest may not.
      await within.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      const mine = and(eq(wallets.userId, userId), eq(wallets.currencyId, 1));
      await within.select().from(wallets).where(mine).for('update');
      const [own] = await rowsOf<{ pid: number }>(within, sql`select pg_backend_pid() as pid`);
      resolve(own?.pid ?? 0);
      await held;
    });
    over.catch(reject);
  });
  const waiting = async (): Promise<number> => {
    const query = sql`select pid from pg_stat_activity where ${backend}::int = any(pg_blocking_pids(pid))`;
    return (await rowsOf(database, query)).length;
  };
  return {
    awaited: () => expect.poll(waiting, { interval: 5 }).toBeGreaterThan(0),
    letGo: async () => {
      letGo();
      await over;
    },
  };
};
