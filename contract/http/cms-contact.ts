import * as z from 'zod/mini';
import { email } from '../entities/account.ts';
import { endpoint } from './endpoint.ts';

export const contactTopics = ['account', 'payment', 'ticket', 'technical', 'complaint', 'other'] as const;
export type ContactTopic = (typeof contactTopics)[number];

const longestName = 100;
const shortestMessage = 10;
const longestMessage = 4_000;

/** What a visitor types into the contact form; messages are translation keys of the namespace `errors`. */
export const contactForm = z.object({
  name: z
    .string({ error: 'nameRequired' })
    .check(
      z.trim(),
      z.minLength(1, { error: 'nameRequired', abort: true }),
      z.maxLength(longestName, { error: 'nameInvalid', abort: true }),
      z.regex(/^[^\p{C}]*$/u, 'nameInvalid'),
    ),
  email,
  topic: z.enum(contactTopics, { error: 'badRequest' }),
  message: z
    .string({ error: 'messageRequired' })
    .check(
      z.trim(),
      z.minLength(shortestMessage, { error: 'messageRequired', abort: true }),
      z.maxLength(longestMessage, 'messageLong'),
    ),
});

/**
 * Passes a message on to the operator whose site was used. `id` is made by the browser: sent again with it after a lost
 * answer, the message is one and its reference the same. 429 tooManyRequests from a writer's sixth message of an hour on.
 */
export const contact = endpoint({
  method: 'POST',
  url: '/cms/v1/contact',
  summary: 'A message to the operator, from anybody; answers the reference to ask by',
  access: 'visitor',
  body: z.extend(contactForm, { id: z.uuid() }),
  ok: z.object({ reference: z.string() }),
});
export type ContactMessage = z.input<typeof contact.body>;
