import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { output } from 'zod/mini';
import type { LegStatus } from '../../../contract/entities/history-ticket.ts';
import type { SportCode } from '../../../contract/entities/sport.ts';
import type { AnsweredSelection, TicketType } from '../../../contract/entities/ticket.ts';
import type { OddsPolicy, SystemGroup } from '../../../contract/entities/ticket-request.ts';
import type { reoffer } from '../../../contract/http/sportsbetting.ts';
import type { TicketState } from '../../../domain/ticket/ticket-state.ts';
import { instant, minor } from './columns.ts';
import { wallets } from './ledger.ts';

/** Figures of a large system outgrow 64 bits. */
const large = (name: string) => numeric(name, { mode: 'bigint' });

/** What an offer changes of the ticket as it was sent: its prices (code 100), or its stake too (code 101). */
export type OfferKind = 'oddchange' | 'reoffer';

/** The player's word on an offer as it is stored: the same word again is answered the same. */
export type OfferAnswer = 'accepted' | Extract<output<typeof reoffer.body>, { accepted: false }>['reason'];

/** What a tester forced for a ticket (decisions, Demo data and sandbox). */
export interface ForcedOutcome {
  outcome: 'accept' | 'denied' | 'oddchange' | 'reoffer' | 'busy' | 'silence';
  subcode?: number | undefined;
  /** Stake of a forced stake cut, or the highest one that a denied ticket might have had, major units. */
  stake?: number | undefined;
  delayMs?: number | undefined;
}

/** One ticket per (user, ticket_id), for ever. Money in minor units, odds times 10,000, instants in milliseconds. */
export const tickets = pgTable(
  'tickets',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull(),
    ticketId: uuid('ticket_id').notNull(),
    bodyHash: text('body_hash').notNull(),
    type: text('type').$type<TicketType>().notNull(),
    state: text('state').$type<TicketState>().notNull().default('received'),
    /** Why a rejected ticket was rejected. */
    subcode: integer('subcode'),
    /** 102 when the server was busy. */
    etsCode: integer('ets_code'),
    autoOddsChange: boolean('auto_odds_change').notNull(),
    /** Which changes of odds the player accepts unasked; null on tickets older than this choice. */
    oddsPolicy: jsonb('odds_policy').$type<OddsPolicy>(),
    currencyId: integer('currency_id').notNull(),
    /** The stake asked for; after acceptance the stake agreed on. */
    stake: minor('stake').notNull(),
    submittedStake: minor('submitted_stake').notNull(),
    /** The part of the stake that came from bonus money, and goes back there when released. */
    stakeBonus: minor('stake_bonus').notNull(),
    selectedSystems: jsonb('selected_systems').$type<number[]>().notNull(),
    systemGroups: jsonb('system_groups').$type<SystemGroup[]>().notNull(),
    combinations: large('combinations').notNull(),
    minOdd: large('min_odd').notNull(),
    maxOdd: large('max_odd').notNull(),
    minPayout: large('min_payout').notNull(),
    maxPayout: large('max_payout').notNull(),
    /** The bonus rule and cap agreed on: percentages in hundredths of a percent. */
    bonusPercentages: jsonb('bonus_percentages').$type<number[]>().notNull(),
    bonusMinOdd: minor('bonus_min_odd').notNull(),
    bonusPercentage: integer('bonus_percentage').notNull(),
    bonusAmount: large('bonus_amount').notNull(),
    maxWin: minor('max_win').notNull(),
    /** What the player's open tickets may win together, over their stakes, if one outcome comes true; 0 = no limit. */
    outcomeLimit: minor('outcome_limit').notNull().default(sql`0`),
    /** Below it no stake is offered instead. */
    leastStake: minor('least_stake').notNull().default(sql`0`),
    /** The cashback agreed on: hundredths of a percent (0 for none), and what the ticket must have for it. */
    cashbackPercentage: integer('cashback_percentage').notNull().default(0),
    cashbackSelections: integer('cashback_selections').notNull().default(0),
    cashbackMinOdd: minor('cashback_min_odd').notNull().default(sql`0`),
    cashbackMax: minor('cashback_max').notNull().default(sql`0`),
    /** Given back of a lost stake so far. */
    cashback: minor('cashback').notNull().default(sql`0`),
    payout: minor('payout'),
    /** Paid by cash-outs so far, and the part of the stake given up for it: `stake` is what is left. */
    cashedOut: minor('cashed_out').notNull().default(sql`0`),
    cashedStake: minor('cashed_stake').notNull().default(sql`0`),
    forced: jsonb('forced').$type<ForcedOutcome>(),
    createdAt: instant('created_at').notNull(),
    /** When the decision is due: at once, or after the live delay. */
    decideAt: instant('decide_at').notNull(),
    /** No acceptance at or after this instant. */
    deadlineAt: instant('deadline_at').notNull(),
    decidedAt: instant('decided_at'),
    /** What the operator would take instead: null when he never offered anything. */
    offerKind: text('offer_kind').$type<OfferKind>(),
    offerStake: minor('offer_stake'),
    offerExpiresAt: instant('offer_expires_at'),
    /** The player's answer to it; null when there was none in time. */
    offerAnswer: text('offer_answer').$type<OfferAnswer>(),
    /** Selections as the outcome named them; null while undecided. */
    answer: jsonb('answer').$type<AnsweredSelection[]>(),
  },
  (table) => [
    unique('tickets_user_ticket').on(table.userId, table.ticketId),
    foreignKey({ columns: [table.userId, table.currencyId], foreignColumns: [wallets.userId, wallets.currencyId] }),
    index('tickets_history').on(table.userId, table.createdAt.desc()),
    index('tickets_undecided').on(table.decideAt).where(sql`${table.state} in ('received', 'pending')`),
    check('tickets_stake', sql`${table.stake} > 0 and ${table.stakeBonus} between 0 and ${table.stake}`),
    index('tickets_offered').on(table.offerExpiresAt).where(sql`${table.state} = 'offered'`),
    check('tickets_payout', sql`${table.payout} >= 0`),
    check('tickets_cashback', sql`${table.cashback} between 0 and ${table.stake}`),
    check('tickets_cash_out', sql`${table.cashedOut} >= 0 and ${table.cashedStake} >= 0`),
    check(
      'tickets_offer',
      sql`${table.stake} <= ${table.submittedStake} and ${table.offerStake} between 1 and ${table.submittedStake}
        and num_nulls(${table.offerKind}, ${table.offerStake}, ${table.offerExpiresAt}) in (0, 3)
        and (${table.state} <> 'offered' or ${table.offerKind} is not null)`,
    ),
  ],
);

/** Names are a snapshot: the history reads the same when a league is renamed. */
export const ticketSelections = pgTable(
  'ticket_selections',
  {
    ticket: uuid('ticket')
      .notNull()
      .references(() => tickets.id),
    position: integer('position').notNull(),
    eventId: text('event_id').notNull(),
    sport: text('sport').$type<SportCode>().notNull(),
    type: text('type').$type<TicketType>().notNull(),
    marketCode: text('market_code').notNull(),
    selectionCode: text('selection_code').notNull(),
    band: text('band'),
    player: text('player'),
    systemGroup: integer('system_group'),
    /** The price consented to; after acceptance the price agreed on. */
    odd: minor('odd').notNull(),
    submittedOdd: minor('submitted_odd').notNull(),
    /** The lowest price taken without asking; null when every change is asked about. */
    lowestOdd: minor('lowest_odd'),
    /** The price of the operator's offer; null when there was none. */
    offeredOdd: minor('offered_odd'),
    hostName: text('host_name').notNull(),
    awayName: text('away_name').notNull(),
    leagueName: text('league_name').notNull(),
    groupName: text('group_name').notNull(),
    startsAt: instant('starts_at').notNull(),
    status: text('status').$type<LegStatus>().notNull().default('open'),
    /** Score at the end of the match, once it is over. */
    score: text('score'),
  },
  (table) => [
    primaryKey({ columns: [table.ticket, table.position] }),
    unique('ticket_selections_event').on(table.ticket, table.eventId),
    index('ticket_selections_open').on(table.eventId, table.ticket).where(sql`${table.status} = 'open'`),
    index('ticket_selections_by_event').on(table.eventId),
    check('ticket_selections_status', sql`${table.status} in ('open', 'won', 'lost', 'void')`),
  ],
);

/** The result by which the tickets on a match were settled: another one is a correction, whoever was there to hear it. */
export const settledResults = pgTable('settled_results', {
  eventId: text('event_id').primaryKey(),
  result: text('result').notNull(),
  settledAt: instant('settled_at').notNull(),
});

/** What was offered for a ticket, and whether the player took it. Ratios in hundredths of a percent. */
export const cashOuts = pgTable(
  'cash_outs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ticket: uuid('ticket')
      .notNull()
      .references(() => tickets.id),
    ratio: integer('ratio').notNull(),
    amount: minor('amount').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    takenAt: instant('taken_at'),
    /** The stake given up for it and how much of that came from bonus money; null until taken, and before this was kept. */
    stake: minor('stake'),
    stakeBonus: minor('stake_bonus'),
    /** The player and his Idempotency-Key, under which it was taken. */
    takenUnder: text('taken_under').unique('cash_outs_taken_under'),
  },
  (table) => [
    index('cash_outs_ticket').on(table.ticket),
    index('cash_outs_untaken').on(table.expiresAt).where(sql`${table.takenAt} is null`),
    check('cash_outs_terms', sql`${table.amount} > 0 and ${table.ratio} between 1 and 10000`),
    check('cash_outs_stake', sql`${table.stake} > 0 and ${table.stakeBonus} between 0 and ${table.stake}`),
  ],
);

/** Every state move of a ticket, append-only (INV4, INV9). */
export const ticketMoves = pgTable(
  'ticket_moves',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    ticket: uuid('ticket')
      .notNull()
      .references(() => tickets.id),
    /** Null for the first. */
    from: text('from_state').$type<TicketState>(),
    to: text('to_state').$type<TicketState>().notNull(),
    at: instant('at').notNull(),
    /** When the database wrote it, by its own clock, of which no server knows; null on moves older than this. */
    recordedAt: instant('recorded_at').default(sql`floor(extract(epoch from clock_timestamp()) * 1000)::bigint`),
    actor: text('actor').$type<Actor>().notNull(),
    node: text('node').notNull(),
    /** What the move rests on: a consent, a reason, a correction. */
    detail: jsonb('detail').$type<Record<string, unknown>>(),
  },
  (table) => [
    index('ticket_moves_ticket').on(table.ticket),
    index('ticket_moves_from_accepted').on(table.at).where(sql`${table.from} = 'accepted'`),
    index('ticket_moves_corrected').on(table.at).where(sql`${table.from} in ('won', 'lost', 'void', 'cashed_out')`),
  ],
);

export type Actor = 'player' | 'server' | 'sweeper' | 'sandbox' | 'settlement';
