import { mailboxOf } from '../../domain/identity/mailbox-of.ts';
import type { Database } from '../database/client.ts';
import { addressOf, beginBreak, breaksOfLikeAddresses } from './break-repository.ts';

/**
 * Puts a player whose mailbox, as he has just proved, is that of somebody on a break on the same break; answers whether he
 * is on one now. Only who reads the mail learns of it.
 */
export const carryBreak = async (within: Database, userId: string, at: number): Promise<boolean> => {
  const emailKey = await addressOf(within, userId);
  if (emailKey === null) return false;
  const alike = await breaksOfLikeAddresses(within, userId, emailKey, at);
  const taken = alike.find((other) => other.emailKey !== null && mailboxOf(other.emailKey) === mailboxOf(emailKey));
  if (!taken) return false;
  await beginBreak(within, userId, at, taken);
  return true;
};
