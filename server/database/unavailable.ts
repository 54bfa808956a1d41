/** Tests an error and its causes: by code, or by message where there is no code. */
const saysOf = (error: unknown, says: (code: string, words: string) => boolean): boolean =>
  error instanceof Error &&
  (says('code' in error ? String(error.code) : '', error.message) || saysOf(error.cause, says));

/** PostgreSQL's own words for "not now": connection lost, transaction ended for its silence, no resources, shut down, read only. */
const states = /^(08|53|57P|58)|^(25006|25P03)$/;

/** The line to it is broken or was never made. */
const lines = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
]);

/** The pool's message when every connection is in use for too long. */
const poolIsFull = 'timeout exceeded when trying to connect';

/** Messages of the pool and the embedded engine that come without a code. */
const words = new RegExp(`^(Connection terminated|${poolIsFull}|Client has encountered|PGlite is clos)`);

/** Whether an error, or what caused it, means that the database is away: for everybody, and not for one row or statement. */
export const isDatabaseAway = (error: unknown): boolean =>
  saysOf(error, (code, said) => states.test(code) || lines.has(code) || words.test(said));

/**
 * A lock or a statement took too long, transactions got in each other's way again and again, or there is no room: memory,
 * connections, disk, or a disk that may only be read.
 */
const busy = /^(40001|40P01|55P03|57014|25006)$|^53/;

/** Whether an error, or what caused it, means that a database that is there gave up the statement: nothing of it was done. */
export const isDatabaseBusy = (error: unknown): boolean =>
  saysOf(error, (code, said) => busy.test(code) || said === poolIsFull);
