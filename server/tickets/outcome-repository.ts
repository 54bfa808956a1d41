import { and, eq, sql } from 'drizzle-orm';
import { reofferGrace } from '../../domain/limits.ts';
import type { Database } from '../database/client.ts';
import { instantIn } from '../database/instant.ts';
import { tickets } from '../database/schema/tickets.ts';
import { type Given, statement } from '../database/statement.ts';
import type { Reading } from '../time/clock.ts';
import type { StoredTicket } from './ticket-answer.ts';

/** A ticket that becomes a bet by these terms. */
interface Acceptance extends Partial<StoredTicket>, Reading {
  id: string;
  from: StoredTicket['state'];
  /** From this instant on what was read is no longer valid. */
  before: number;
}

// Time is asked once more where it is written, for the process may have stood still since it looked: money-and-tickets 7.
const accepted = (ends: typeof tickets.deadlineAt | typeof tickets.offerExpiresAt, grace: number) =>
  statement((database, { id, from, before, fixed, advanced, ...terms }: Given<Acceptance>) => {
    const instant = instantIn({ fixed, advanced });
    const isInTime = sql`${instant} < least(${before}::bigint, ${ends} + ${grace}::bigint)`;
    return database
      .update(tickets)
      .set({ ...terms, state: 'accepted' })
      .where(and(eq(tickets.id, id), eq(tickets.state, from), isInTime))
      .returning();
  });

const acceptedTicket = accepted(tickets.deadlineAt, 0);
const acceptedOffer = accepted(tickets.offerExpiresAt, reofferGrace);

/** The accepted ticket; null when its time, that of its offer or of the prices read has ended. */
export const acceptInTime = async (within: Database, acceptance: Acceptance): Promise<StoredTicket | null> => {
  const accept = acceptance.from === 'offered' ? acceptedOffer : acceptedTicket;
  return (await accept(within, acceptance))[0] ?? null;
};

type Ending = Pick<StoredTicket, 'state' | 'decidedAt'> &
  Partial<Pick<StoredTicket, 'subcode' | 'etsCode' | 'answer' | 'offerAnswer'>>;

/** Ends a ticket without a bet; throws when it has moved on. */
export const storeRefusal = async (
  within: Database,
  { id, state }: StoredTicket,
  ending: Ending,
): Promise<StoredTicket> => {
  const [refused] = await within
    .update(tickets)
    .set(ending)
    .where(and(eq(tickets.id, id), eq(tickets.state, state)))
    .returning();
  if (!refused) throw new Error(`ticket ${id} was not there to be refused`);
  return refused;
};

type StoredOffer = Pick<StoredTicket, 'decidedAt' | 'answer' | 'offerKind' | 'offerStake' | 'offerExpiresAt'>;

/** Makes a pending ticket one whose player is asked; throws when it has moved on. */
export const storeOffer = async (within: Database, id: string, offer: StoredOffer): Promise<StoredTicket> => {
  const [offered] = await within
    .update(tickets)
    .set({ ...offer, state: 'offered' })
    .where(and(eq(tickets.id, id), eq(tickets.state, 'pending')))
    .returning();
  if (!offered) throw new Error(`ticket ${id} was not there to be offered`);
  return offered;
};
