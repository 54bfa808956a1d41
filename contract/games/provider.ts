import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { shownRound } from './frame.ts';

/**
 * What an operator asks of a provider of games: a round of one of his players, by the provider's name of the player, to be
 * looked at again; null for one that is unknown, not over or another player's. Signed like the wallet calls
 * (docs/wallet-api.md): 403 forbidden otherwise.
 */
export const providerRound = endpoint({
  method: 'POST',
  url: '/play/v1/provider/round',
  summary: 'A round that is over, as its provider tells it',
  access: 'anyone',
  body: z.object({ player: z.string().check(z.minLength(1), z.maxLength(64)), round_id: z.uuid() }),
  ok: z.object({ round: z.nullable(shownRound) }),
});
