import type { BookingCall, RollbackCall, WinCall } from '../../contract/http/game-wallet.ts';
import { bonusShare, type MixedStake } from '../../domain/payout/bonus-share.ts';
import { RefusedCall } from '../calls/refusal.ts';
import type { Booking, Bookings, Entry } from './booking.ts';
import { countWon, giveOneBack } from './free-rounds-repository.ts';
import {
  changeRound,
  hasStandingBet,
  keepTransaction,
  markRolledBack,
  roundOf,
  type StoredRound,
  type StoredTransaction,
  transactionOf,
} from './rounds-repository.ts';

const openRoundOf = async ({ within, session }: Booking, call: BookingCall): Promise<StoredRound> => {
  const { userId, gameCode, currencyId } = session;
  const round = await roundOf(within, { userId, gameCode, roundId: call.round_id });
  if (round === null) throw new RefusedCall(404, 'notFound', { round_id: 'notFound' });
  if (round.currencyId !== currencyId) throw new RefusedCall(409, 'gameDiffers');
  if (round.state !== 'open') throw new RefusedCall(409, 'gameRoundClosed');
  return round;
};

/** The valid bet of the round that a call names. */
const standingBet = (bet: StoredTransaction | null, round: StoredRound): StoredTransaction => {
  const unknown = bet === null || bet.kind !== 'bet' || bet.state === 'refused';
  if (unknown) throw new RefusedCall(404, 'notFound', { reference_transaction_id: 'notFound' });
  if (bet.state !== 'booked') throw new RefusedCall(409, 'gameBetRolledBack');
  if (bet.round !== round.id) throw new RefusedCall(409, 'gameDiffers');
  return bet;
};

const creditOf = ({ wallet }: Booking): bigint => wallet.cash + wallet.bonus;

/** What brings money back, and what ends a round: taken whatever became of the session. */
export const createBookReturns = ({ move }: Pick<Bookings, 'move'>) => {
  const change = async (
    { within }: Booking,
    round: StoredRound,
    changed: Parameters<typeof changeRound>[2],
  ): Promise<void> => {
    if (!(await changeRound(within, round.id, changed))) throw new RefusedCall(409, 'gameRoundClosed');
  };

  return {
    win: async (booking: Booking, call: WinCall): Promise<Entry> => {
      const { within, at } = booking;
      const round = await openRoundOf(booking, call);
      const { reference_transaction_id: reference } = call;
      const bet = reference === undefined ? null : standingBet(await transactionOf(within, reference), round);
      const stake: MixedStake = bet
        ? { stake: bet.amount, stakeBonus: bet.bonus }
        : { stake: round.staked, stakeBonus: round.stakedBonus };
      const amount = BigInt(call.amount);
      const bonus = round.freeRounds === null ? bonusShare(amount, stake) : amount;
      await change(booking, round, {
        returned: round.returned + amount,
        returnedBonus: round.returnedBonus + bonus,
        wins: round.wins + 1,
        ...(call.round_closed ? { state: 'settled', endedAt: at } : {}),
      });
      if (round.freeRounds !== null) await countWon(within, round.freeRounds, amount);
      const cause = round.freeRounds === null ? 'gameWin' : 'gameFreeWin';
      if (amount > 0n) await move(booking, `${cause}:${call.transaction_id}`, { amount, bonus }, round.openedAt);
      return { kind: 'win', round: round.id, reference, amount, bonus, balance: creditOf(booking) + amount };
    },

    rollback: async (booking: Booking, call: RollbackCall): Promise<Entry> => {
      const { within, session, bodyHash, at } = booking;
      const { reference_transaction_id: reference } = call;
      const bet = await transactionOf(within, reference);
      const nothing = { kind: 'rollback', reference, amount: 0n, bonus: 0n, balance: creditOf(booking) } as const;
      if (bet === null) {
        const tombstone = { id: reference, kind: 'bet', state: 'tombstone', session: session.id, round: null } as const;
        await keepTransaction(within, { ...tombstone, bodyHash, amount: 0n, bonus: 0n, balance: nothing.balance, at });
        return { ...nothing, round: null };
      }
      if (bet.kind !== 'bet') throw new RefusedCall(409, 'gameDiffers');
      if (bet.state !== 'booked') return { ...nothing, round: bet.round };

      const round = await openRoundOf(booking, call);
      standingBet(bet, round);
      if (round.wins > 0) throw new RefusedCall(409, 'gameRoundWon');
      const { amount, bonus } = bet;
      await markRolledBack(within, bet.id);
      const isLast = !(await hasStandingBet(within, round.id));
      await change(booking, round, {
        staked: round.staked - amount,
        stakedBonus: round.stakedBonus - bonus,
        ...(isLast ? { state: 'cancelled', endedAt: at } : {}),
      });
      if (round.freeRounds !== null) await giveOneBack(within, round.freeRounds);
      else await move(booking, `gameRollback:${call.transaction_id}`, { amount, bonus }, bet.at);
      return { ...nothing, round: round.id, amount, bonus, balance: creditOf(booking) + amount };
    },

    end: async (booking: Booking, call: BookingCall): Promise<Entry> => {
      const round = await openRoundOf(booking, call);
      await change(booking, round, { state: 'settled', endedAt: booking.at });
      return { kind: 'end', round: round.id, amount: 0n, bonus: 0n, balance: creditOf(booking) };
    },
  };
};
