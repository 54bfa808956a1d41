import type pg from 'pg';

/**
 * Gives a connection that breaks while it is lent back to its pool, as closed. Drizzle never does when it was the `begin`
 * of a transaction that failed: ten of them, and the pool was empty for ever.
 */
export const returnLostLines = (pool: pg.Pool): void => {
  pool.on('connect', (client) => {
    client.once('end', () => {
      const { release } = client;
      client.release = () => undefined;
      try {
        release(true);
      } catch {
        // It was not lent.
      }
    });
  });
};
