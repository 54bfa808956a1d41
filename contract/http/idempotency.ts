import * as z from 'zod/mini';

/**
 * Header `Idempotency-Key` of calls that move money: chosen by the client, 8 to 128 letters, digits, `-` and `_`. The same
 * key with the same body is answered the same again and moves nothing more; with another body 409 idempotencyKeyReused.
 */
export const idempotencyKey = z.string().check(z.regex(/^[\w-]{8,128}$/));
