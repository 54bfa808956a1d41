import type { Payment } from '../../contract/entities/payment.ts';
import type { TicketRequestProcessed, TicketStatus } from '../../contract/entities/ticket.ts';
import type { Wallet } from '../../contract/entities/wallet.ts';
import type { Database } from '../database/client.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Clock } from '../time/clock.ts';
import { storeLetters, storeManyLetters, takeLetters } from './outbox-repository.ts';
import type { Pushes } from './pushes.ts';

/** A message to a player; wallets are read when it is sent, so that the newest balance arrives last. */
export type Message =
  | { event: 'ticketRequestProcessed'; payload: TicketRequestProcessed }
  | { event: 'ticket_update'; payload: { ticket_id: string; status: TicketStatus } }
  | { event: 'payment_update'; payload: Payment }
  | { event: 'wallet_update'; payload: Record<string, never> };

export interface Letter {
  userId: string;
  message: Message;
}

export interface Outbox {
  /** Writes messages in the caller's transaction. */
  put(within: Database, userId: string, messages: readonly Message[]): Promise<void>;
  /** Writes messages to many players at once. */
  putAll(within: Database, letters: readonly Letter[]): Promise<void>;
  /**
   * Sends what is not sent yet, oldest first: some thousands at most, the rest is left to the loop. A message whose mark is
   * lost is sent again: receivers know it by its id and status.
   */
  dispatch(): Promise<void>;
  /** Sends the next batch; answers whether there may be more. */
  turn(): Promise<boolean>;
}

const batch = 200;
/** The most batches of one turn, so that a call that waits for its own message does not wait longer. */
const mostBatches = 20;

export const createOutbox = (database: Database, clock: Clock, ledger: Ledger, pushes: Pushes): Outbox => {
  const send = (userId: string, message: Message, wallets: readonly Wallet[]): void => {
    if (message.event === 'ticketRequestProcessed') {
      pushes.toUser(userId, message.event, { ...message.payload, nowTimestamp: clock.now() });
    } else if (message.event === 'ticket_update') {
      pushes.toUser(userId, message.event, message.payload);
    } else if (message.event === 'payment_update') {
      pushes.toUser(userId, message.event, message.payload);
    } else {
      pushes.toUser(userId, message.event, { wallets: [...wallets] });
    }
  };

  const dispatchBatch = (): Promise<number> =>
    database.transaction(async (within) => {
      const waiting = await takeLetters(within, clock.now(), batch);
      waiting.sort((one, other) => Number(one.id - other.id));
      const changed = new Set(waiting.filter(({ event }) => event === 'wallet_update').map(({ userId }) => userId));
      const wallets = await ledger.walletsOfAll([...changed], within);
      for (const row of waiting) send(row.userId, row as Message, wallets.get(row.userId) ?? []);
      return waiting.length;
    });

  const turn = async (): Promise<boolean> => (await dispatchBatch()) === batch;

  const drain = async (): Promise<void> => {
    for (let sent = 0; sent < mostBatches && (await turn()); sent += 1);
  };

  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  /** One at a time. Who asks meanwhile is served by the one after it: what he wrote may come too late for this one. */
  const dispatch = (): Promise<void> => {
    if (running === null) {
      running = drain().finally(() => {
        running = null;
      });
      return running;
    }
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = null;
        return dispatch();
      });
    return next;
  };

  return {
    put: async (within, userId, messages) => {
      const createdAt = clock.now();
      await storeLetters(
        within,
        messages.map((message) => ({ ...message, userId, createdAt })),
      );
    },
    putAll: (within, letters) => {
      const createdAt = clock.now();
      const rows = letters.map(({ userId, message }) => ({ ...message, userId, createdAt }));
      return storeManyLetters(within, rows);
    },
    dispatch,
    turn,
  };
};
