import * as z from 'zod/mini';
import { casinoGame } from '../http/casino.ts';
import { endpoint } from '../http/endpoint.ts';
import { tableStanding } from './provider.ts';

/** The shared tables that are open, with their current state; none while their provider does not answer. */
export const liveTables = endpoint({
  method: 'GET',
  url: '/cms/v1/casino/tables',
  summary: 'How the live tables stand',
  access: 'anyone',
  ok: z.array(z.object({ game: casinoGame, ...tableStanding.shape })),
});
export type LiveTable = z.infer<typeof liveTables.ok>[number];
