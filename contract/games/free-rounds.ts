import * as z from 'zod/mini';
import { instant } from '../entities/scalars.ts';
import { endpoint } from '../http/endpoint.ts';
import { gameCode } from '../http/game-wallet.ts';

/** Rounds that cost the player nothing, at these games and with the wallet of this currency; amounts in major units. */
const own = z.object({
  id: z.uuid(),
  games: z.array(z.object({ game_code: gameCode, name: z.string(), provider_code: z.string() })),
  currency: z.string(),
  stake: z.number(),
  given: z.int(),
  left: z.int(),
  won: z.number(),
  expires: instant,
});
export type OwnFreeRounds = z.infer<typeof own>;

/** Those that can be played now, those that expire first first. */
export const ownFreeRounds = endpoint({
  method: 'GET',
  url: '/games/v1/freeRounds',
  summary: "The player's free rounds",
  access: 'player',
  ok: z.object({ result: z.array(own) }),
});
