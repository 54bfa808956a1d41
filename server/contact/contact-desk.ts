import { randomInt } from 'node:crypto';
import type { output } from 'zod/mini';
import type { contact } from '../../contract/http/cms-contact.ts';
import { foldName } from '../../domain/identity/fold-name.ts';
import { createTurnstile } from '../calls/turnstile.ts';
import type { Database } from '../database/client.ts';
import type { Caller } from '../identity/accounts.ts';
import { type Attempts, hour } from '../identity/attempts.ts';
import type { MailOutbox } from '../mail/mail-outbox.ts';
import { inboxOf, operatorOf } from '../settings/operators.ts';
import type { Clock } from '../time/clock.ts';
import { referenceOf, storeContact } from './contact-repository.ts';

/** Messages that one player, or one e-mail address, may send in an hour. */
const perWriter = 5;

export interface ContactDesk {
  /** Stores a message and has it mailed to the operator; the same id again answers the same reference. Throws a RefusedCall. */
  receive(message: output<typeof contact.body>, userId: string | null, caller: Caller): Promise<string>;
}

interface ContactNeeds {
  database: Database;
  clock: Clock;
  attempts: Attempts;
  mail: Pick<MailOutbox, 'put' | 'dispatchSoon'>;
  /** Calls that cause a mail, from one address in an hour. */
  accountCallsPerHour: number;
}

/** Signs that are not taken for one another when they are read out. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const someSigns = (count: number) => Array.from({ length: count }, () => signs[randomInt(signs.length)]).join('');

export const createContactDesk = (needs: ContactNeeds): ContactDesk => {
  const { database, clock, attempts, mail, accountCallsPerHour } = needs;
  // Counted one after the other, so that calls made at once cannot outrun the limit.
  const turn = createTurnstile(1);

  return {
    receive: ({ id, ...message }, userId, { address, origin, language }) =>
      turn('contact', async () => {
        const before = await referenceOf(database, id);
        if (before !== null) return before;
        const writer = userId === null ? `email:${foldName(message.email)}` : `user:${userId}`;
        const allowances = [
          { subject: `contact:address:${address}`, most: accountCallsPerHour, window: hour },
          { subject: `contact:${writer}`, most: perWriter, window: hour },
        ];
        await attempts.check('tooManyRequests', allowances);
        await attempts.count(allowances);
        const reference = `${someSigns(4)}-${someSigns(4)}`;
        const operator = operatorOf(origin)?.theme.light[0]?.name ?? '';
        await database.transaction(async (within) => {
          await storeContact(within, { id, reference, userId, operator, ...message, createdAt: clock.now() });
          const emailKey = foldName(inboxOf(origin));
          await mail.put(within, { kind: 'contact', emailKey, language, origin, contact: id });
        });
        mail.dispatchSoon();
        return reference;
      }),
  };
};
