import type { CashOutQuote } from '../../contract/http/cash-out.ts';
import { cashOutQuoteLife } from '../../domain/limits.ts';
import { type Minor, parseMinor, toMajor } from '../../domain/money/money.ts';
import { bonusShare, smallerStake, stakeGivenUp } from '../../domain/payout/bonus-share.ts';
import { partOfCap, ticketFigures } from '../../domain/payout/ticket-figures.ts';
import { ticketStanding } from '../../domain/payout/ticket-standing.ts';
import type { Outbox } from '../bus/outbox.ts';
import { RefusedCall } from '../calls/refusal.ts';
import type { Database } from '../database/client.ts';
import { instantOf } from '../database/instant.ts';
import { Overtaken, retried } from '../database/retry.ts';
import { together } from '../database/together.ts';
import type { Feed } from '../feed/feed-source.ts';
import { currencyOf } from '../ledger/currencies.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { countPlay } from '../ledger/play-repository.ts';
import { orderPushes } from '../push/order-push.ts';
import type { Settings } from '../settings/settings.ts';
import { legsOf, selectionsOf } from '../tickets/leg-repository.ts';
import { recordMoves } from '../tickets/move-repository.ts';
import { priceLife, type StoredSelection } from '../tickets/price-verdict.ts';
import { historyStatusOf, type StoredTicket } from '../tickets/ticket-answer.ts';
import { ticketPlay } from '../tickets/ticket-play.ts';
import { lockOwnTicket, ownTicket } from '../tickets/ticket-repository.ts';
import { settledTermsOf, termsOf } from '../tickets/ticket-terms.ts';
import type { TransactionClock } from '../time/clock.ts';
import {
  lockTakenUnder,
  openTickets,
  quoteOf,
  quoteTakenUnder,
  storeQuote,
  storeRest,
  takeQuote,
} from './cash-out-repository.ts';
import { type CashOutPrice, partOf, priceCashOut, pricesOf } from './price-cash-out.ts';

export interface CashOutNeeds {
  database: Database;
  clock: TransactionClock;
  feed: Feed;
  ledger: Ledger;
  outbox: Outbox;
  settings: Pick<Settings, 'general'>;
}

/** A ticket as its player calls it. */
export interface OwnTicket {
  userId: string;
  ticketId: string;
}

/** Amount of an open ticket in major units; null while there is none. */
export interface OpenQuote extends OwnTicket {
  amount: number | null;
  /** Whether it would be another by the prices of now: a cheap question before a dear one. */
  hasMoved(): boolean;
}

/** A quote as its player confirms it. */
export interface Taking {
  ticketId: string;
  quoteId: string;
  shown: number;
  key?: string | null;
}

export interface CashOuts {
  /** Quotes a part (above 0, up to 1) of the player's open ticket. Throws a RefusedCall. */
  quote(userId: string, ticketId: string, ratio: number): Promise<CashOutQuote>;
  /**
   * Pays a quote at the amount shown; the same quote again pays nothing more, and a key that belongs to another
   * confirmation none. Throws a RefusedCall.
   */
  confirm(userId: string, taking: Taking): Promise<{ amount: number }>;
  /** What those of these tickets that are open are worth as a whole. */
  openQuotes(wanted: readonly OwnTicket[]): Promise<OpenQuote[]>;
}

const whole = 10_000;

export const createCashOuts = (needs: CashOutNeeds): CashOuts => {
  const { database, clock, feed, ledger, outbox, settings } = needs;

  const margin = async () => (await settings.general()).cashOutMargin;

  const amountOf = (price: CashOutPrice): Minor => {
    if (typeof price === 'string') throw new RefusedCall(409, price);
    return price;
  };

  /** The ticket as it goes on after this part of it: of the whole, with no stake. */
  const leftOf = (ticket: StoredTicket, legs: readonly StoredSelection[], ratio: number) => {
    const left = smallerStake(ticket, ticket.stake - partOf(ticket.stake, ratio));
    if (left.stake === 0n) return left;
    const maxWin = partOfCap(ticket.maxWin, left.stake, ticket.stake);
    const { combinations, minOdd, maxOdd, minPayout, maxPayout, bonusPercentage, bonusAmount } = ticketFigures({
      ...termsOf(ticket, legs),
      stake: left.stake,
      maxWin,
    });
    return { ...left, maxWin, combinations, minOdd, maxOdd, minPayout, maxPayout, bonusPercentage, bonusAmount };
  };

  /** A key belongs to one confirmation, for ever: of two at once, the other waits here. */
  const requireFreeKey = async (
    within: Database,
    takenUnder: string,
    { ticketId, quoteId, shown }: Taking,
  ): Promise<void> => {
    await lockTakenUnder(within, takenUnder);
    const before = await quoteTakenUnder(within, takenUnder);
    if (!before) return;
    const same = before.ticketId === ticketId && before.quoteId === quoteId && before.amount === parseMinor(shown);
    if (!same) throw new RefusedCall(409, 'idempotencyKeyReused');
  };

  /** What a ticket pays if every open selection wins. */
  const bestOf = (ticket: StoredTicket, legs: readonly StoredSelection[]): Minor =>
    ticket.stake === 0n ? 0n : ticketStanding(settledTermsOf(ticket, legs)).best;

  const take = async (within: Database, userId: string, taking: Taking, percent: number) => {
    const { ticketId, quoteId, shown, key } = taking;
    const takenUnder = key ? `${userId} ${key}` : null;
    if (takenUnder) await requireFreeKey(within, takenUnder, taking);
    const ticket = await lockOwnTicket(within, userId, ticketId);
    if (!ticket) throw new RefusedCall(404, 'notFound');
    // Locked before time and prices are read: from here on there is no further wait.
    const [, quote, legs, at] = await together(
      ledger.lockWallet(within, userId, ticket.currencyId),
      quoteOf(within, ticket.id, quoteId),
      selectionsOf(within, ticket),
      instantOf(within, clock),
    );
    if (!quote) throw new RefusedCall(404, 'notFound');
    if (parseMinor(shown) !== quote.amount) throw new RefusedCall(409, 'cashOutMoved');
    if (quote.takenAt !== null) return { amount: shown };
    if (ticket.state !== 'accepted') throw new RefusedCall(409, 'cashOutOver');
    if (at >= quote.expiresAt) throw new RefusedCall(409, 'cashOutExpired');
    const worth = amountOf(priceCashOut(ticket, legs, feed, { ratio: quote.ratio, margin: percent }));
    if (worth < quote.amount) throw new RefusedCall(409, 'cashOutMoved');

    const left = leftOf(ticket, legs, quote.ratio);
    const given = stakeGivenUp(ticket, left);
    // A ticket that is sold as a whole keeps the figures of what was sold.
    const rest =
      left.stake === 0n
        ? { state: 'cashed_out' as const }
        : { state: 'accepted' as const, ...left, cashedStake: ticket.cashedStake + given.stake };
    const taken = { id: quote.id, takenAt: at, takenUnder, before: at + priceLife, ...given, ...clock.reading() };
    if (!(await takeQuote(within, taken)))
      throw new Overtaken(`the time of cash-out ${quote.id} ended before it was taken`);
    const cashedOut = ticket.cashedOut + quote.amount;
    await storeRest(within, ticket.id, { ...rest, cashedOut });
    const { currencyId } = ticket;
    const bonus = bonusShare(quote.amount, given);
    await ledger.move(within, `cashout:${quote.id}`, userId, [
      { account: 'house', currencyId, amount: -quote.amount },
      { account: 'cash', currencyId, amount: quote.amount - bonus },
      { account: 'bonus', currencyId, amount: bonus },
    ]);
    await countPlay(within, [ticketPlay(ticket, ticket, { ...ticket, ...rest, cashedOut })]);
    if (rest.state === 'cashed_out') {
      const detail = { cashOut: String(quote.amount), quote: quote.id };
      await recordMoves(within, ticket.id, [{ from: 'accepted', to: 'cashed_out', at, actor: 'player', detail }]);
    }
    await outbox.put(within, userId, [
      { event: 'ticket_update', payload: { ticket_id: ticketId, status: historyStatusOf(rest.state) } },
      { event: 'wallet_update', payload: {} },
    ]);
    const params = { ticket: ticketId, amount: String(shown), currency: currencyOf(currencyId).code };
    await orderPushes(within, [{ userId, kind: 'cashOutDone', subject: quote.id, params }], at);
    return { amount: shown };
  };

  return {
    quote: async (userId, ticketId, part) => {
      const ticket = await ownTicket(database, userId, ticketId);
      if (!ticket) throw new RefusedCall(404, 'notFound');
      const ratio = Math.round(part * whole);
      // A part too small to be one, or one that leaves nothing behind.
      const tiny =
        ratio < 1 ||
        partOf(ticket.stake, ratio) < 1n ||
        (ratio < whole && partOf(ticket.stake, ratio) === ticket.stake);
      if (tiny) throw new RefusedCall(400, 'cashOutRatio');
      const legs = await selectionsOf(database, ticket);
      const percent = await margin();
      const amount = amountOf(priceCashOut(ticket, legs, feed, { ratio, margin: percent }));
      const createdAt = clock.now();
      const expiresAt = createdAt + cashOutQuoteLife;
      const quoteId = await storeQuote(database, { ticket: ticket.id, ratio, amount, createdAt, expiresAt });
      const left = leftOf(ticket, legs, ratio);
      const given = stakeGivenUp(ticket, left);
      return {
        amount: toMajor(amount),
        bonus: toMajor(bonusShare(amount, given)),
        stake: toMajor(given.stake),
        stakeLeft: toMajor(left.stake),
        maxPayoutLeft: toMajor(bestOf({ ...ticket, ...left }, legs)),
        quote_id: quoteId,
        expires: expiresAt,
        margin: percent,
      };
    },

    confirm: async (userId, taking) => {
      // Asked beforehand: inside the transaction it would wait for a second connection.
      const percent = await margin();
      return retried(() => database.transaction((within) => take(within, userId, taking, percent)));
    },

    openQuotes: async (wanted) => {
      const open = await openTickets(database, wanted);
      const stored = await legsOf(
        database,
        open.map(({ id }) => id),
      );
      const percent = await margin();
      return open.map((ticket): OpenQuote => {
        const legs = stored.get(ticket.id) ?? [];
        const price = priceCashOut(ticket, legs, feed, { ratio: whole, margin: percent });
        const before = pricesOf(legs, feed);
        return {
          userId: ticket.userId,
          ticketId: ticket.ticketId,
          amount: typeof price === 'string' ? null : toMajor(price),
          hasMoved: () => pricesOf(legs, feed) !== before,
        };
      });
    },
  };
};
