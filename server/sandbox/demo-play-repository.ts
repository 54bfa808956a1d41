import { randomUUID } from 'node:crypto';
import { insertAll } from '../database/all-rows.ts';
import type { Database } from '../database/client.ts';
import { gameRounds, gameSessions, gameTransactions } from '../database/schema/games.ts';
import { sessions } from '../database/schema/identity.ts';
import { createLedger } from '../ledger/ledger.ts';
import type { Movement } from '../ledger/movement.ts';
import { countPlay } from '../ledger/play-repository.ts';
import { dayName } from '../time/operator-day.ts';

/** A round as it was played once: its bet, its win and when. Minor units. */
export interface PlayedRound {
  userId: string;
  currencyId: number;
  gameCode: string;
  staked: bigint;
  won: bigint;
}

/**
 * Books rounds that were over at a moment, each in a session of its own: wallets, ledger, play of the day and the
 * provider's calls, as the wallet books them. A player who staked must have had the money.
 */
export const bookRounds = async (within: Database, at: number, rounds: readonly PlayedRound[]): Promise<void> => {
  const all = rounds.map((round) => ({
    ...round,
    session: randomUUID(),
    id: randomUUID(),
    bet: randomUUID(),
    win: randomUUID(),
  }));
  await insertAll(
    within,
    gameSessions,
    all.map(({ userId, currencyId, gameCode, session }) => ({
      id: session,
      userId,
      currencyId,
      gameCode,
      signIn: session,
      codeHash: session,
      codeExpiresAt: at,
      tokenHash: null,
      startedAt: at,
      playedAt: at,
      endedAt: at,
      end: 'closed' as const,
    })),
  );
  await insertAll(
    within,
    gameRounds,
    all.map(({ userId, currencyId, gameCode, session, id, staked, won }) => ({
      id,
      userId,
      currencyId,
      gameCode,
      roundId: id,
      session,
      state: 'settled' as const,
      staked,
      stakedBonus: 0n,
      returned: won,
      returnedBonus: 0n,
      wins: 1,
      openedAt: at,
      dueAt: at,
      endedAt: at,
    })),
  );
  const kept = { state: 'booked' as const, bonus: 0n, balance: 0n, bodyHash: '', at, refusal: null };
  await insertAll(
    within,
    gameTransactions,
    all.flatMap(({ session, id: round, bet, win, staked, won }) => [
      { ...kept, id: bet, kind: 'bet' as const, session, round, reference: null, amount: staked },
      { ...kept, id: win, kind: 'win' as const, session, round, reference: bet, amount: won },
    ]),
  );
  const moved = ({ userId, currencyId }: PlayedRound, key: Movement['key'], cash: bigint): Movement => ({
    key,
    userId,
    entries: [
      { account: 'cash', currencyId, amount: cash },
      { account: 'house', currencyId, amount: -cash },
    ],
  });
  const movements = all.flatMap((round) => [
    moved(round, `gameBet:${round.bet}`, -round.staked),
    ...(round.won > 0n ? [moved(round, `gameWin:${round.win}`, round.won)] : []),
  ]);
  await createLedger(within, { now: () => at }).moveAll(within, movements);
  const day = dayName(at);
  await countPlay(
    within,
    all.map(({ userId, currencyId, staked, won }) => ({
      userId,
      currencyId,
      day,
      product: 'games',
      staked,
      returned: won,
    })),
  );
};

/** Visits that are over, of everybody until the moment he was last there. */
export const storePastSessions = async (database: Database, until: ReadonlyMap<string, number>): Promise<void> => {
  await insertAll(
    database,
    sessions,
    [...until].map(([userId, at]) => ({ userId, rememberMe: false, rotatedAt: at, expiresAt: at, endedAt: at })),
  );
};
