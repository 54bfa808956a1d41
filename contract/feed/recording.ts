import * as z from 'zod/mini';
import { timestamp } from '../entities/scalars.ts';
import { feedVersion } from './feed-values.ts';

/** The first line of a recorded feed, each of whose lines is JSON: when it began, by the clock of the database. */
export const recordingHead = z.object({ version: z.literal(feedVersion), startedAt: timestamp });

/**
 * A further line: what was published under this key (feed-values.ts), `after` milliseconds from the beginning. The
 * values current when the recording began come first.
 */
export const recordedValue = z.object({ after: z.number(), key: z.string(), value: z.unknown() });
export type RecordedValue = z.infer<typeof recordedValue>;
