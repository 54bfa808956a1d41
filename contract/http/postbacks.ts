import * as z from 'zod/mini';
import { done } from '../entities/error.ts';
import { instant } from '../entities/scalars.ts';
import { endpoint } from './endpoint.ts';

/** Calls about the addresses that are told what an affiliate's players do (affiliates.ts); 403 forbidden to anybody else. */

export const postbackEvents = ['registration', 'firstDeposit', 'deposit', 'cpa', 'daily'] as const;
export type PostbackEvent = (typeof postbackEvents)[number];
/** What an address is sent: what happened, or a test that the affiliate asked for. */
export type PostedEvent = PostbackEvent | 'test';

/**
 * `waiting` and `failed` are counts of what is still tried and of what was given up after three days, tests left out;
 * `last` are the newest five deliveries, `status` of the last attempt and null where no answer came.
 */
export const postbacks = endpoint({
  method: 'GET',
  url: '/cms/v1/agency/postbacks',
  summary: 'Addresses that are told what happened, and how the last ones were answered',
  access: 'player',
  ok: z.object({
    result: z.array(
      z.object({
        id: z.uuid(),
        url: z.string(),
        events: z.array(z.enum(postbackEvents)),
        /** By it the header x-provider-signature is made. */
        secret: z.string(),
        sent: z.int(),
        waiting: z.int(),
        failed: z.int(),
        lastStatus: z.nullable(z.int()),
        last: z.array(
          z.object({
            event: z.enum([...postbackEvents, 'test']),
            at: instant,
            state: z.enum(['waiting', 'sent', 'givenUp']),
            attempts: z.int(),
            status: z.nullable(z.int()),
          }),
        ),
      }),
    ),
  }),
});

export type PostbackList = z.infer<typeof postbacks.ok>;

/**
 * Only https addresses outside the house on the usual port: 400 postbackInvalid. At most 10: 409 tooManyRequests. One
 * that exists already receives these events from now on.
 */
export const addPostback = endpoint({
  method: 'POST',
  url: '/cms/v1/agency/postbacks',
  summary: 'Adds an address that is told what happened',
  access: 'player',
  body: z.object({
    url: z.string('postbackInvalid').check(z.maxLength(500, 'postbackInvalid')),
    events: z.array(z.enum(postbackEvents)).check(z.minLength(1), z.maxLength(5)),
  }),
  ok: z.extend(done, { id: z.uuid() }),
});

/** Sends a test once, signed like the others, and waits for its answer. 404 notFound; 409 tooManyRequests within a minute of another. */
export const testPostback = endpoint({
  method: 'POST',
  url: '/cms/v1/affiliates/testPostback',
  summary: 'Sends a test to an address and says how it was answered',
  access: 'player',
  body: z.object({ id: z.uuid() }),
  ok: z.extend(done, { status: z.nullable(z.int()) }),
});

export const removePostback = endpoint({
  method: 'POST',
  url: '/cms/v1/affiliates/removePostback',
  summary: 'Tells an address nothing any more',
  access: 'player',
  body: z.object({ id: z.uuid() }),
  ok: done,
});
