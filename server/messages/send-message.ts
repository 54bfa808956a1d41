import type { MessageToSend } from '../../contract/entities/message.ts';
import type { Database } from '../database/client.ts';
import { storeMessages } from './message-repository.ts';

/** Puts a message into a player's inbox, in the transaction that makes it true. */
export const sendMessage = (within: Database, userId: string, at: number, message: MessageToSend): Promise<void> =>
  storeMessages(within, [userId], at, message);
