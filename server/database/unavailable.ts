/** PostgreSQL's own words for "not now": connection lost, no resources, shut down, read only, took too long. */
const states = /^(08|53|57P|58)|^(25006|57014)$/;

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

/** What the pool and the embedded engine say without a code. */
const words = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered|PGlite is clos)/;

/** Whether an error, or what caused it, says that the database is away; the same call may succeed later. */
export const isDatabaseAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return states.test(code) || lines.has(code) || words.test(error.message) || isDatabaseAway(error.cause);
};
