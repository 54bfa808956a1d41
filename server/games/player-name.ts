import { createHmac } from 'node:crypto';

/** What a provider of games calls a player: the same each time, and nothing can be read from it. */
export const playerName = (secret: string, userId: string): string =>
  createHmac('sha256', secret).update(userId).digest('base64url').slice(0, 22);
