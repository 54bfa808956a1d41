import { type DestinationStream, type Logger, pino } from 'pino';
import { wordsOf } from '../database/words-of.ts';
import type { Config } from './config.ts';

const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');

/**
 * What the log holds of an error. Values of a failed query stay out of it: among them are addresses, hashes and codes.
 * So does all but the names of what the database objects to, for its details repeat them.
 */
const toldOf = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return {
    type: error.name,
    message: wordsOf(error),
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    stack: framesOf(error),
    ...(error.cause === undefined ? {} : { cause: toldOf(error.cause) }),
    ...(error instanceof AggregateError ? { errors: error.errors.map(toldOf) } : {}),
  };
};

/** The server's log: one JSON object a line, to standard output by default. */
export const createLog = (
  { logLevel }: Pick<Config, 'logLevel'>,
  destination?: DestinationStream,
  logged: (level: string) => void = () => undefined,
): Logger =>
  pino(
    {
      level: logLevel,
      serializers: { err: toldOf },
      hooks: {
        logMethod(words, method, level) {
          logged(this.levels.labels[level] ?? 'other');
          method.apply(this, words);
        },
      },
    },
    destination,
  );
