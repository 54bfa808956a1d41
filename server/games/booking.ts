import type { WonPot } from '../../contract/entities/pots.ts';
import type { BookingCall } from '../../contract/http/game-wallet.ts';
import type { Minor } from '../../domain/money/money.ts';
import type { Outbox } from '../bus/outbox.ts';
import { RefusedCall } from '../calls/refusal.ts';
import { requestHash } from '../calls/request-hash.ts';
import type { Database } from '../database/client.ts';
import { instantOf } from '../database/instant.ts';
import { Overtaken, retried } from '../database/retry.ts';
import type { KeptRefusal } from '../database/schema/games.ts';
import { together } from '../database/together.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { LedgerKey } from '../ledger/ledger-key.ts';
import { countPlay } from '../ledger/play-repository.ts';
import type { TransactionClock } from '../time/clock.ts';
import { dayName } from '../time/operator-day.ts';
import { keepTransaction, type StoredTransaction, transactionOf } from './rounds-repository.ts';
import type { StoredSession } from './sessions-repository.ts';

export interface BookingNeeds {
  database: Database;
  clock: TransactionClock;
  ledger: Ledger;
  outbox: Pick<Outbox, 'put'>;
}

/** A call inside its transaction, behind the lock of its player's wallet: nothing else is booked for him meanwhile. */
export interface Booking {
  within: Database;
  session: StoredSession;
  wallet: { cash: Minor; bonus: Minor };
  at: number;
  bodyHash: string;
}

/** What a call books: of an amount, the part that is bonus money, and in which round. */
export interface Entry {
  kind: StoredTransaction['kind'];
  state?: 'refused';
  round: string | null;
  reference?: string | undefined;
  amount: Minor;
  bonus: Minor;
  refusal?: KeptRefusal;
  /** Credit of the wallet after it. */
  balance: Minor;
  /** What a bet won when it was booked. */
  jackpots?: WonPot[];
}

/** How a call ended: with the credit after it, or refused for good. */
export interface Outcome {
  balance: Minor;
  refusal: KeptRefusal | null;
  /** Whether it was booked now, and not before. */
  isNew: boolean;
  /** What was won when it was booked now. */
  jackpots: WonPot[];
}

const replayed = (known: StoredTransaction, bodyHash: string): Outcome => {
  if (known.state === 'tombstone') throw new RefusedCall(409, 'gameBetRolledBack');
  if (known.bodyHash !== bodyHash) {
    throw new RefusedCall(409, 'transactionReused', { transaction_id: 'transactionReused' });
  }
  // A bet that was rolled back: a late repeat of it must not be played.
  if (known.state === 'rolledBack') throw new RefusedCall(409, 'gameBetRolledBack');
  return { balance: known.balance, refusal: known.refusal, isNew: false, jackpots: [] };
};

/** What all calls that book have in common: one transaction behind the wallet's lock, once for each id. */
export const createBookings = ({ database, clock, ledger, outbox }: BookingNeeds) => {
  const locked = async (
    within: Database,
    session: StoredSession,
    kind: Entry['kind'],
    call: BookingCall,
    book: (booking: Booking) => Promise<Entry>,
  ): Promise<Outcome> => {
    const { userId, currencyId, gameCode } = session;
    if (call.game_code !== gameCode || call.currency_id !== currencyId) throw new RefusedCall(409, 'gameDiffers');
    const { token: _, ...said } = call;
    const bodyHash = requestHash({ ...said, transaction_id: call.transaction_id.toLowerCase(), kind, userId });
    const [wallet, known, at] = await together(
      ledger.lockWallet(within, userId, currencyId),
      transactionOf(within, call.transaction_id),
      instantOf(within, clock),
    );
    if (wallet === null) throw new Error(`no wallet ${userId}/${currencyId}`);
    if (known !== null) return replayed(known, bodyHash);
    const { refusal = null, jackpots = [], ...entry } = await book({ within, session, wallet, at, bodyHash });
    const state: StoredTransaction['state'] = entry.state ?? 'booked';
    const row = { ...entry, state, refusal, reference: entry.reference ?? null };
    const kept = await keepTransaction(within, { ...row, id: call.transaction_id, session: session.id, bodyHash, at });
    if (!kept) throw new Overtaken('the transaction came for another wallet at the same time');
    return { balance: entry.balance, refusal, isNew: true, jackpots };
  };

  return {
    once: (
      session: StoredSession,
      kind: Entry['kind'],
      call: BookingCall,
      book: (booking: Booking) => Promise<Entry>,
    ): Promise<Outcome> => retried(() => database.transaction((within) => locked(within, session, kind, call, book))),

    /**
     * Moves money between a wallet and the house, counts it as play of the day of `betAt` and notifies the player; a
     * bet takes it from the wallet, all else brings it there.
     */
    move: async (
      { within, session: { userId, currencyId } }: Booking,
      key: LedgerKey,
      { amount, bonus }: { amount: Minor; bonus: Minor },
      betAt: number,
    ): Promise<void> => {
      const isBet = key.startsWith('gameBet:');
      const [cash, ofBonus] = isBet ? [bonus - amount, -bonus] : [amount - bonus, bonus];
      const isWin = key.startsWith('gameWin:');
      // Bonus money that was given: a win without a stake does not count as play.
      const isGiven = key.startsWith('gameFreeWin:');
      await ledger.move(within, key, userId, [
        { account: 'cash', currencyId, amount: cash },
        { account: 'bonus', currencyId, amount: ofBonus },
        { account: 'house', currencyId, amount: -cash - ofBonus },
      ]);
      await together(
        countPlay(within, [
          {
            userId,
            currencyId,
            day: dayName(betAt),
            product: 'games',
            staked: isWin || isGiven ? 0n : -cash - ofBonus,
            returned: isWin ? amount : 0n,
          },
        ]),
        outbox.put(within, userId, [{ event: 'wallet_update', payload: {} }]),
      );
    },

    /** Counts what a bet won outside its round, as play of the day of the bet. */
    countReturned: (
      { within, session: { userId, currencyId } }: Booking,
      returned: Minor,
      betAt: number,
    ): Promise<void> =>
      countPlay(within, [{ userId, currencyId, day: dayName(betAt), product: 'games', staked: 0n, returned }]),
  };
};

export type Bookings = ReturnType<typeof createBookings>;
