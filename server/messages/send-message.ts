import type { MessageToSend } from '../../contract/entities/message.ts';
import type { Database } from '../database/client.ts';
import { messages } from '../database/schema/messages.ts';

/** Puts a message into a player's inbox, in the transaction that makes it true. */
export const sendMessage = async (
  within: Database,
  userId: string,
  at: number,
  { key, params }: MessageToSend,
): Promise<void> => {
  await within.insert(messages).values({ userId, key, params, createdAt: at });
};
