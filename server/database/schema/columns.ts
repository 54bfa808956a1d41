import { bigint } from 'drizzle-orm/pg-core';

/** Milliseconds since 1970. */
export const instant = (name: string) => bigint(name, { mode: 'number' });

/** Money in minor units. */
export const minor = (name: string) => bigint(name, { mode: 'bigint' });
