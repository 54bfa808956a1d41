import * as z from 'zod/mini';
import { done } from '../entities/error.ts';
import { message } from '../entities/message.ts';
import { endpoint } from './endpoint.ts';

// Apart from base.ts, which every first page loads.

export const messages = endpoint({
  method: 'POST',
  url: '/base/v1/users/messages',
  summary: "The player's inbox, newest first, pages of 50; `unread` counts all of it",
  access: 'player',
  body: z.object({ page: z.int().check(z.minimum(1), z.maximum(10_000)) }),
  ok: z.object({ result: z.array(message), totalPages: z.number(), unread: z.number() }),
  sifted: { result: message },
});
export type MessagesPage = z.infer<typeof messages.ok>;

const chosen = z.array(z.string().check(z.regex(/^\d{1,18}$/, 'badRequest'))).check(z.minLength(1), z.maxLength(200));

/** Marks messages as read or unread; all of the inbox without ids. Those of somebody else are left alone. */
export const readMessages = endpoint({
  method: 'POST',
  url: '/base/v1/users/messages/read',
  summary: 'Marks messages of the inbox, or all of it, as read or unread',
  access: 'player',
  body: z.object({ ids: z.optional(chosen), read: z.boolean() }),
  ok: done,
});

export const deleteMessages = endpoint({
  method: 'POST',
  url: '/base/v1/users/messages/delete',
  summary: 'Deletes messages of the inbox',
  access: 'player',
  body: z.object({ ids: chosen }),
  ok: done,
});
