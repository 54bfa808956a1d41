import { randomUUID } from 'node:crypto';
import { post } from './post.ts';

/** `bettor.ts`: places the bets that it is sent, each at once. */
export interface PlacedBet {
  site: string;
  token: string;
  round: number;
}

/** How many were taken until now, and how many not. */
export interface ToldBets {
  taken: number;
  refused: number;
}

const bet = { engine: 'roulette', chips: [{ place: 'red', stake: 1_000 }] };
const told: ToldBets = { taken: 0, refused: 0 };

process.on('message', async ({ site, token, round }: PlacedBet) => {
  const { ok } = await post(site, 'round', { token, round_id: randomUUID(), bet, shared_round: round });
  told[ok ? 'taken' : 'refused'] += 1;
  process.send?.(told);
});
process.on('disconnect', () => process.exit(0));
