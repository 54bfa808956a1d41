import * as z from 'zod/mini';
import { languages } from './languages.ts';

/** An identifier: a non-empty string of at most 64 characters. */
export const id = z.string().check(z.minLength(1), z.maxLength(64));

/** An instant, ISO 8601 in UTC (`2026-03-01T17:30:00.000Z`). */
export const instant = z.iso.datetime();

/** A time as milliseconds since the epoch, by the server's clock. */
export const timestamp = z.number();

/** An amount in major units (12.5 is twelve and a half dinars); integers of minor units exist only inside. */
export const amount = z.number();

/** A finite decimal odd as shown, for example 1.85. */
export const decimalOdd = z.number();

/** A site language, as `languages` lists them. */
export const language = z.enum(languages);
