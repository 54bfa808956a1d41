import { and, asc, inArray, isNull } from 'drizzle-orm';
import type { Payment } from '../../contract/entities/payment.ts';
import type { TicketRequestProcessed, TicketStatus } from '../../contract/entities/ticket.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/client.ts';
import { outbox } from '../database/schema/outbox.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Pushes } from '../pushes.ts';

/** What a player is told; wallets are read when it is sent, so that the newest balance arrives last. */
export type Message =
  | { event: 'ticketRequestProcessed'; payload: TicketRequestProcessed }
  | { event: 'ticket_update'; payload: { ticket_id: string; status: TicketStatus } }
  | { event: 'payment_update'; payload: Payment }
  | { event: 'wallet_update'; payload: Record<string, never> };

export interface Outbox {
  /** Writes messages in the caller's transaction. */
  put(within: Database, userId: string, messages: readonly Message[]): Promise<void>;
  /** Sends what is not sent yet, oldest first. A message whose mark is lost is sent again: receivers know it by its id and status. */
  dispatch(): Promise<void>;
}

const batch = 200;

export const createOutbox = (database: Database, clock: Clock, ledger: Ledger, pushes: Pushes): Outbox => {
  const send = async (userId: string, message: Message, within: Database): Promise<void> => {
    if (message.event === 'ticketRequestProcessed') {
      pushes.toUser(userId, message.event, { ...message.payload, nowTimestamp: clock.now() });
    } else if (message.event === 'ticket_update') {
      pushes.toUser(userId, message.event, message.payload);
    } else if (message.event === 'payment_update') {
      pushes.toUser(userId, message.event, message.payload);
    } else {
      pushes.toUser(userId, message.event, { wallets: await ledger.wallets(userId, within) });
    }
  };

  const dispatchBatch = (): Promise<number> =>
    database.transaction(async (within) => {
      const waiting = await within
        .select()
        .from(outbox)
        .where(isNull(outbox.sentAt))
        .orderBy(asc(outbox.id))
        .limit(batch)
        .for('update', { skipLocked: true });
      if (waiting.length === 0) return 0;
      for (const row of waiting) await send(row.userId, row as Message, within);
      const ids = waiting.map(({ id }) => id);
      await within
        .update(outbox)
        .set({ sentAt: clock.now() })
        .where(and(inArray(outbox.id, ids), isNull(outbox.sentAt)));
      return waiting.length;
    });

  return {
    put: async (within, userId, messages) => {
      const createdAt = clock.now();
      await within.insert(outbox).values(messages.map((message) => ({ ...message, userId, createdAt })));
    },
    dispatch: async () => {
      while ((await dispatchBatch()) === batch);
    },
  };
};
