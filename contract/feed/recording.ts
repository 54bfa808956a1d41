import * as z from 'zod/mini';
import { timestamp } from '../entities/scalars.ts';
import { feedVersion } from './feed-values.ts';

/** The first line of a recorded feed, each of whose lines is JSON: when it began, by the clock of the database. */
export const recordingHead = z.object({ version: z.literal(feedVersion), startedAt: timestamp });

/**
 * A further line: so many milliseconds after the beginning this was said under this key (feed-values.ts). What stood already
 * when the recording began comes first.
 */
export const recordedValue = z.object({ after: z.number(), key: z.string(), value: z.unknown() });
export type RecordedValue = z.infer<typeof recordedValue>;
