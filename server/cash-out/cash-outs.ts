import { and, asc, eq, getTableColumns, lte, sql } from 'drizzle-orm';
import type { CashOutQuote } from '../../contract/http/cash-out.ts';
import { cashOutQuoteLife, lastMoneyCurrencyId } from '../../domain/limits.ts';
import { type Minor, parseMinor, toMajor } from '../../domain/money/money.ts';
import { cashOutMargin } from '../../domain/payout/cash-out-margin.ts';
import { partOfCap, ticketFigures } from '../../domain/payout/ticket-figures.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/client.ts';
import { retried } from '../database/retry.ts';
import { cashOuts, ticketSelections, tickets } from '../database/schema/tickets.ts';
import type { Feed } from '../feed/feed.ts';
import { currencyOf } from '../ledger/currencies.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { RefusedCall } from '../refusal.ts';
import type { Settings } from '../settings/settings.ts';
import { selectionsOf } from '../tickets/decide-ticket.ts';
import type { Outbox } from '../tickets/outbox.ts';
import type { StoredSelection } from '../tickets/price-verdict.ts';
import { historyStatusOf, type StoredTicket } from '../tickets/ticket-answer.ts';
import { recordMoves } from '../tickets/ticket-move.ts';
import { type CashOutPrice, partOf, priceCashOut } from './price-cash-out.ts';

export interface CashOutNeeds {
  database: Database;
  clock: Clock;
  feed: Feed;
  ledger: Ledger;
  outbox: Outbox;
  settings: Pick<Settings, 'general'>;
}

/** Amount of an open ticket in major units; null while there is none. */
export interface OpenQuote {
  ticket_id: string;
  amount: number | null;
}

export interface CashOuts {
  /** Quotes a part (above 0, up to 1) of the player's open ticket. Throws a RefusedCall. */
  quote(userId: string, ticketId: string, ratio: number): Promise<CashOutQuote>;
  /** Pays a quote at the amount shown; the same quote again pays nothing more. Throws a RefusedCall. */
  confirm(userId: string, ticketId: string, quoteId: string, shown: number): Promise<{ amount: number }>;
  /** What each open ticket of these players is worth as a whole. */
  openQuotes(userIds: readonly string[]): Promise<Map<string, OpenQuote[]>>;
}

const whole = 10_000;

export const createCashOuts = (needs: CashOutNeeds): CashOuts => {
  const { database, clock, feed, ledger, outbox, settings } = needs;

  const margin = async () => cashOutMargin(await settings.general());

  const amountOf = (price: CashOutPrice): Minor => {
    if (typeof price === 'string') throw new RefusedCall(409, price);
    return price;
  };

  const ownTicket = (userId: string, ticketId: string) =>
    and(eq(tickets.userId, userId), eq(tickets.ticketId, ticketId));

  /** Takes stake, figures and state to what is left after the quote. */
  const giveUp = (ticket: StoredTicket, legs: readonly StoredSelection[], ratio: number) => {
    if (ratio === whole) return { state: 'cashed_out' as const, stake: ticket.stake };
    const stake = ticket.stake - partOf(ticket.stake, ratio);
    const maxWin = partOfCap(ticket.maxWin, stake, ticket.stake);
    const { combinations, minOdd, maxOdd, minPayout, maxPayout, bonusPercentage, bonusAmount } = ticketFigures({
      stake,
      legs: legs.map(({ odd, systemGroup }) => ({ odd, group: systemGroup })),
      groups: ticket.systemGroups,
      bonus: { percentages: ticket.bonusPercentages, minOdd: ticket.bonusMinOdd },
      maxWin,
      freeBet: false,
    });
    const figures = { combinations, minOdd, maxOdd, minPayout, maxPayout, bonusPercentage, bonusAmount };
    const stakeBonus = (ticket.stakeBonus * stake) / ticket.stake;
    return {
      state: 'accepted' as const,
      stake,
      stakeBonus,
      maxWin,
      cashedStake: ticket.cashedStake + ticket.stake - stake,
      ...figures,
    };
  };

  const take = async (
    within: Database,
    userId: string,
    ticketId: string,
    quoteId: string,
    shown: number,
    percent: number,
  ) => {
    const [ticket] = await within.select().from(tickets).where(ownTicket(userId, ticketId)).for('update');
    if (!ticket) throw new RefusedCall(404, 'notFound');
    const [quote] = await within
      .select()
      .from(cashOuts)
      .where(and(eq(cashOuts.id, quoteId), eq(cashOuts.ticket, ticket.id)));
    if (!quote) throw new RefusedCall(404, 'notFound');
    if (parseMinor(shown) !== quote.amount) throw new RefusedCall(409, 'cashOutMoved');
    if (quote.takenAt !== null) return { amount: shown };
    const at = clock.now();
    if (ticket.state !== 'accepted') throw new RefusedCall(409, 'cashOutOver');
    if (at >= quote.expiresAt) throw new RefusedCall(409, 'cashOutExpired');
    const legs = await selectionsOf(within, ticket);
    const worth = amountOf(priceCashOut(ticket, legs, feed, { ratio: quote.ratio, margin: percent }));
    if (worth < quote.amount) throw new RefusedCall(409, 'cashOutMoved');

    const left = giveUp(ticket, legs, quote.ratio);
    await within.update(cashOuts).set({ takenAt: at }).where(eq(cashOuts.id, quote.id));
    await within
      .update(tickets)
      .set({ ...left, cashedOut: ticket.cashedOut + quote.amount })
      .where(and(eq(tickets.id, ticket.id), eq(tickets.state, 'accepted')));
    const { paysInto: currencyId } = currencyOf(ticket.currencyId);
    await ledger.move(within, `cashout:${quote.id}`, userId, [
      { account: 'house', currencyId, amount: -quote.amount },
      { account: 'cash', currencyId, amount: quote.amount },
    ]);
    if (left.state === 'cashed_out') {
      const detail = { cashOut: String(quote.amount), quote: quote.id };
      await recordMoves(within, ticket.id, [{ from: 'accepted', to: 'cashed_out', at, actor: 'player', detail }]);
    }
    await outbox.put(within, userId, [
      { event: 'ticket_update', payload: { ticket_id: ticketId, status: historyStatusOf(left.state) } },
      { event: 'wallet_update', payload: {} },
    ]);
    return { amount: shown };
  };

  return {
    quote: async (userId, ticketId, part) => {
      const [ticket] = await database.select().from(tickets).where(ownTicket(userId, ticketId));
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
      const [quote] = await database
        .insert(cashOuts)
        .values({ ticket: ticket.id, ratio, amount, createdAt, expiresAt })
        .returning({ id: cashOuts.id });
      if (!quote) throw new Error(`no quote for ticket ${ticket.id}`);
      return { amount: toMajor(amount), quote_id: quote.id, expires: expiresAt, margin: percent };
    },

    confirm: async (userId, ticketId, quoteId, shown) => {
      // Asked beforehand: inside the transaction it would wait for a second connection.
      const percent = await margin();
      return retried(() => database.transaction((within) => take(within, userId, ticketId, quoteId, shown, percent)));
    },

    openQuotes: async (userIds) => {
      const quotes = new Map<string, OpenQuote[]>();
      if (userIds.length === 0) return quotes;
      // As one list: of single values a statement holds 65,535.
      const isOpen = and(
        sql`${tickets.userId} = any(${sql.param(userIds)}::uuid[])`,
        eq(tickets.state, 'accepted'),
        lte(tickets.currencyId, lastMoneyCurrencyId),
      );
      const open = await database.select().from(tickets).where(isOpen);
      if (open.length === 0) return quotes;
      const legs = new Map<string, StoredSelection[]>(open.map(({ id }) => [id, []]));
      const stored = await database
        .select(getTableColumns(ticketSelections))
        .from(ticketSelections)
        .innerJoin(tickets, eq(tickets.id, ticketSelections.ticket))
        .where(isOpen)
        .orderBy(asc(ticketSelections.position));
      for (const leg of stored) legs.get(leg.ticket)?.push(leg);
      const percent = await margin();
      for (const ticket of open) {
        const price = priceCashOut(ticket, legs.get(ticket.id) ?? [], feed, { ratio: whole, margin: percent });
        const quote = { ticket_id: ticket.ticketId, amount: typeof price === 'string' ? null : toMajor(price) };
        quotes.set(ticket.userId, [...(quotes.get(ticket.userId) ?? []), quote]);
      }
      return quotes;
    },
  };
};
