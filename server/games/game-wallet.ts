import type { FastifyBaseLogger } from 'fastify';
import type { WonPot } from '../../contract/entities/pots.ts';
import type {
  BetCall,
  Booked,
  BookedBet,
  BookingCall,
  RollbackCall,
  WalletCall,
  WinCall,
} from '../../contract/http/game-wallet.ts';
import { toMajor } from '../../domain/money/money.ts';
import type { Outbox } from '../bus/outbox.ts';
import type { Pushes } from '../bus/pushes.ts';
import { RefusedCall } from '../calls/refusal.ts';
import type { KeptRefusal, SessionEnd } from '../database/schema/games.ts';
import { createBookBet } from './book-bet.ts';
import { createBookReturns } from './book-return.ts';
import { type Booking, type BookingNeeds, createBookings, type Entry } from './booking.ts';
import { type GameSessions, hashOf } from './game-sessions.ts';
import type { Jackpots } from './jackpots.ts';
import { betLimits, type GameTerms, type OpenGames } from './open-games.ts';
import { endSession, type StoredSession, sessionOfToken } from './sessions-repository.ts';

export interface GameWalletNeeds extends Omit<BookingNeeds, 'outbox'> {
  outbox: Outbox;
  games: OpenGames;
  sessions: Pick<GameSessions, 'tell'>;
  jackpots: Pick<Jackpots, 'draw' | 'wonBy'>;
  pushes: Pushes;
  log: FastifyBaseLogger;
}

/** What a provider of games does with a player's wallet (docs/wallet-api.md). Each throws a RefusedCall. */
export interface GameWallet {
  balance(call: WalletCall): Promise<{ currencyId: number; balance: number }>;
  bet(call: BetCall): Promise<BookedBet>;
  win(call: WinCall): Promise<Booked>;
  rollback(call: RollbackCall): Promise<BookedBet>;
  end(call: BookingCall): Promise<Booked>;
}

/** The session cannot go on after a bet was refused for this. */
const endAfter: Partial<Record<KeptRefusal['key'], SessionEnd>> = {
  youAreBlocked: 'blocked',
  sectionDisabled: 'closed',
  gameInactive: 'closed',
  maintenance: 'closed',
  onTimeOut: 'break',
  selfExcluded: 'break',
  selfExcludedForGood: 'break',
};

const withPots = (booked: Booked, pots: WonPot[]): BookedBet =>
  pots.length > 0 ? { ...booked, jackpots: pots } : booked;

export const createGameWallet = (needs: GameWalletNeeds): GameWallet => {
  const { database, clock, ledger, outbox, games, sessions, jackpots, pushes, log } = needs;
  const bookings = createBookings(needs);
  const bookBet = createBookBet(bookings, jackpots);
  const returns = createBookReturns(bookings);

  const sessionOf = async (token: string): Promise<StoredSession> => {
    const session = await sessionOfToken(database, hashOf(token));
    if (session === null) throw new RefusedCall(403, 'gameSessionEnded', { token: 'gameSessionEnded' });
    return session;
  };

  /** Tells the player's open pages why a bet was refused. */
  const tellRefusal = async ({ id, userId, gameCode, currencyId }: StoredSession, key: string, terms: GameTerms) => {
    if (key === 'gameInactive') pushes.toUser(userId, 'casinoInactiveGame', { game_code: gameCode });
    const limits = key === 'maxStake' ? betLimits(terms, currencyId) : null;
    if (limits) pushes.toUser(userId, 'casinoBetLimit', { game_code: gameCode, game_limit: toMajor(limits.max) });
    const end = endAfter[key as KeptRefusal['key']];
    if (end !== undefined) sessions.tell(await endSession(database, id, end, clock.now()));
  };

  const book = async <Call extends BookingCall>(
    kind: Entry['kind'],
    call: Call,
    entry: (booking: Booking) => Promise<Entry>,
    session: StoredSession,
    terms?: GameTerms,
  ): Promise<{ booked: Booked; isNew: boolean; jackpots: WonPot[] }> => {
    const { balance, refusal, isNew, jackpots: won } = await bookings.once(session, kind, call, entry);
    if (refusal !== null) {
      if (isNew && terms) await tellRefusal(session, refusal.key, terms);
      throw new RefusedCall(refusal.status, refusal.key, undefined, {}, refusal.values);
    }
    if (isNew) {
      outbox.dispatch().catch((error: unknown) => log.error({ err: error }, 'a booking could not be told of yet'));
    }
    const { transaction_id, currency_id } = call;
    const booked = { error: null, ErrorText: 'ok', transaction_id, currency_id, balance: Number(balance) } as const;
    return { booked, isNew, jackpots: won };
  };

  return {
    balance: async ({ token, game_code, currency_id }) => {
      const { userId, currencyId, gameCode, endedAt } = await sessionOf(token);
      if (endedAt !== null) throw new RefusedCall(403, 'gameSessionEnded');
      if (game_code !== gameCode || currency_id !== currencyId) throw new RefusedCall(409, 'gameDiffers');
      return { currencyId, balance: Number(await ledger.creditOf(userId, currencyId)) };
    },

    bet: async (call) => {
      const session = await sessionOf(call.token);
      // Asked beforehand: inside the transaction it would wait for a second connection.
      const terms = await games.termsOf(session.gameCode);
      const {
        booked,
        isNew,
        jackpots: won,
      } = await book('bet', call, (booking) => bookBet(booking, call, terms), session, terms);
      const draws = terms.game.tags.includes('jackpots');
      // Answered as it was the first time.
      const pots = isNew || !draws ? won : await jackpots.wonBy(call.transaction_id.toLowerCase());
      return withPots(booked, pots);
    },
    win: async (call) =>
      (await book('win', call, (booking) => returns.win(booking, call), await sessionOf(call.token))).booked,
    rollback: async (call) => {
      const session = await sessionOf(call.token);
      const { booked } = await book('rollback', call, (booking) => returns.rollback(booking, call), session);
      return withPots(booked, await jackpots.wonBy(call.reference_transaction_id.toLowerCase()));
    },
    end: async (call) =>
      (await book('end', call, (booking) => returns.end(booking, call), await sessionOf(call.token))).booked,
  };
};
