import * as z from 'zod/mini';
import { language } from '../entities/scalars.ts';
import { endpoint } from './endpoint.ts';

/** A text by its namespace and its place there: `common:menu.live`. */
export const textKey = z.string().check(z.maxLength(120), z.regex(/^[a-z][\w-]*:[\w-]+(\.[\w-]+)*$/));

/** Plain text; it may use the placeholders of the text that it replaces. */
export const ownText = z.string().check(z.minLength(1), z.maxLength(500));

/**
 * The operator's own words, over those of the site: what the site does not know is left alone there. The operator is that
 * of `domain` or else of the address asked. An answer to the `v` that is current may be kept for ever.
 */
export const translations = endpoint({
  method: 'GET',
  url: '/cms/v1/translations',
  summary: "Texts in which the operator's wording replaces the site's, by key",
  access: 'anyone',
  query: z.object({
    lang: language,
    domain: z.optional(z.string().check(z.maxLength(300))),
    v: z.optional(z.string().check(z.maxLength(64))),
  }),
  ok: z.object({ result: z.record(textKey, ownText), version: z.string() }),
});
