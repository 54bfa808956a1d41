import type { Database } from '../database/client.ts';
import { type PushNote, storePushOrders } from './push-order-repository.ts';

/**
 * Orders that players be told by push, in the transaction that makes it true; writes nothing for those who did not ask for
 * it. What is sent, to whom and whether at all, is decided when it is sent.
 */
export const orderPushes = async (within: Database, notes: readonly PushNote[], at: number): Promise<void> => {
  if (notes.length > 0) await storePushOrders(within, notes, at);
};
