import type { BetCall } from '../../contract/http/game-wallet.ts';
import { gameIdle } from '../../domain/limits.ts';
import { toMajor } from '../../domain/money/money.ts';
import { RefusedCall } from '../calls/refusal.ts';
import { together } from '../database/together.ts';
import { currencyOf } from '../ledger/currencies.ts';
import { requireStakeAllowed } from '../play-limits/require-limits.ts';
import type { Booking, Bookings, Entry } from './booking.ts';
import { freeRoundsOf, takeOne } from './free-rounds-repository.ts';
import type { Jackpots } from './jackpots.ts';
import { betLimits, type GameTerms } from './open-games.ts';
import { changeRound, openRound, roundOf, type StoredRound } from './rounds-repository.ts';
import { blockedNow, isSignedIn, markPlayed, sessionNow } from './sessions-repository.ts';

/** Refuses players who may not play this game, or not any more. */
const requirePlaying = async ({ within, session, at }: Booking, terms: GameTerms): Promise<void> => {
  const [now, blocked, signedIn] = await together(
    sessionNow(within, session.id),
    blockedNow(within, session.userId),
    isSignedIn(within, session.signIn, at),
  );
  if (blocked) throw new RefusedCall(403, 'youAreBlocked');
  if (terms.closed !== null) throw new RefusedCall(403, terms.closed);
  const isOver = !now || now.endedAt !== null || at - now.playedAt >= gameIdle;
  if (isOver || !signedIn) throw new RefusedCall(403, 'gameSessionEnded');
};

/** Refuses an amount outside of the game's limits, the wallet or the player's own limits. */
const requireStake = async ({ within, session, wallet, at }: Booking, terms: GameTerms, amount: bigint) => {
  const { userId, currencyId } = session;
  const limits = betLimits(terms, currencyId);
  const currency = currencyOf(currencyId).code;
  if (limits === null || amount < limits.min) throw new RefusedCall(400, 'minTicketPayin');
  if (amount > limits.max) {
    throw new RefusedCall(400, 'maxStake', undefined, {}, { limit: toMajor(limits.max), currency });
  }
  if (amount > wallet.cash + wallet.bonus) throw new RefusedCall(400, 'insufficientFunds');
  await requireStakeAllowed(within, { userId, currencyId, amount, at });
};

const requireOpen = (round: StoredRound | null): void => {
  if (round !== null && round.state !== 'open') throw new RefusedCall(409, 'gameRoundClosed');
};

/** Takes one of the free rounds that a bet names, or refuses it. */
const takeFreeRound = async (
  { within, session, at }: Booking,
  { free_rounds: id, amount }: BetCall,
  round: StoredRound | null,
): Promise<void> => {
  if (round !== null || id === undefined) throw new RefusedCall(400, 'freeRoundOneStake');
  const own = await freeRoundsOf(within, id);
  const isHis = own?.userId === session.userId && own.currencyId === session.currencyId;
  if (!isHis || !own.games.includes(session.gameCode) || own.stake !== BigInt(amount)) {
    throw new RefusedCall(400, 'freeRoundsDiffer');
  }
  if (at >= own.expiresAt) throw new RefusedCall(400, 'freeRoundsExpired');
  if (!(await takeOne(within, id))) throw new RefusedCall(400, 'freeRoundsOver');
};

/** Books a bet, cash before bonus money, and opens its round where it is the first; a refusal is kept as one. */
export const createBookBet =
  ({ move, countReturned }: Pick<Bookings, 'move' | 'countReturned'>, jackpots: Pick<Jackpots, 'draw'>) =>
  async (booking: Booking, call: BetCall, terms: GameTerms): Promise<Entry> => {
    const { within, session, wallet, at } = booking;
    const { userId, currencyId, gameCode } = session;
    const isFree = call.free_rounds !== undefined;
    const amount = isFree ? 0n : BigInt(call.amount);
    const credit = wallet.cash + wallet.bonus;
    const round = await roundOf(within, { userId, gameCode, roundId: call.round_id });
    // Not this session's wallet: nothing of the call is right.
    if (round !== null && round.currencyId !== currencyId) throw new RefusedCall(409, 'gameDiffers');
    try {
      await requirePlaying(booking, terms);
      requireOpen(round);
      if (isFree || round?.freeRounds) await takeFreeRound(booking, call, round);
      else await requireStake(booking, terms, amount);
    } catch (error) {
      if (!(error instanceof RefusedCall)) throw error;
      const { status, key, values } = error;
      const refusal = { status, key, ...(values === undefined ? {} : { values }) };
      return { kind: 'bet', state: 'refused', round: null, amount: 0n, bonus: 0n, balance: credit, refusal };
    }

    const bonus = amount > wallet.cash ? amount - wallet.cash : 0n;
    const opening = {
      userId,
      currencyId,
      gameCode,
      roundId: call.round_id,
      session: session.id,
      freeRounds: call.free_rounds ?? null,
      staked: amount,
      stakedBonus: bonus,
      openedAt: at,
      dueAt: at + terms.game.longestRound,
    };
    const staked = round && { staked: round.staked + amount, stakedBonus: round.stakedBonus + bonus };
    if (round && staked) await changeRound(within, round.id, staked);
    const id = round?.id ?? (await openRound(within, opening));
    await markPlayed(within, session.id, at);
    // A free round has no stake to move, and none to feed a jackpot.
    if (isFree) return { kind: 'bet', round: id, amount, bonus, balance: credit };
    await move(booking, `gameBet:${call.transaction_id}`, { amount, bonus }, at);
    if (!terms.game.tags.includes('jackpots')) {
      return { kind: 'bet', round: id, amount, bonus, balance: credit - amount };
    }
    const drawn = { id: call.transaction_id.toLowerCase(), roundId: call.round_id, amount, bonus };
    const won = await jackpots.draw(booking, drawn);
    const returned = won.reduce((sum, pot) => sum + BigInt(pot.amount), 0n);
    await countReturned(booking, returned, at);
    return { kind: 'bet', round: id, amount, bonus, balance: credit - amount + returned, jackpots: won };
  };
