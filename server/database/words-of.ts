import { DrizzleQueryError } from 'drizzle-orm';

/** The message of an error; of a failed query its text alone, for the message repeats its values. */
export const wordsOf = (error: Error): string =>
  error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message;
