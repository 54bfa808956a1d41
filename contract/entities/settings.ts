import * as z from 'zod/mini';

/** Settings arrive as a list of keys and values; a value is always a string, lists are JSON in it. */
export const keyValue = z.object({ key: z.string(), value: z.string() });
export const keyValues = z.array(keyValue);
export type KeyValue = z.infer<typeof keyValue>;
