import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AffiliateCorrection, AffiliatePlan } from '../../../contract/entities/affiliate.ts';
import type { PostbackEvent, PostedEvent } from '../../../contract/http/postbacks.ts';
import { instant, minor } from './columns.ts';
import { users } from './identity.ts';

/** Affiliates and their plans. A row is locked by everything that changes what its affiliate is owed. */
export const affiliates = pgTable(
  'affiliates',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    /** The affiliate who brought him. */
    parent: uuid('parent').references(() => users.id),
    currencyId: integer('currency_id').notNull(),
    plan: jsonb('plan').$type<AffiliatePlan>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** Up to when his closed months were checked again and his postbacks written. */
    correctedUntil: instant('corrected_until').notNull(),
    toldUntil: instant('told_until').notNull(),
  },
  (table) => [
    index('affiliates_parent').on(table.parent),
    check('affiliates_self', sql`${table.parent} <> ${table.userId}`),
  ],
);

/** Whose it is. */
const ofAffiliate = () =>
  uuid('affiliate')
    .notNull()
    .references(() => affiliates.userId);

/** Promo codes, folded: `DERBY24`. */
export const affiliateCodes = pgTable(
  'affiliate_codes',
  {
    code: text('code').primaryKey(),
    affiliate: ofAffiliate(),
    campaign: text('campaign').notNull(),
    active: boolean('active').notNull().default(true),
    createdAt: instant('created_at').notNull(),
    /** The Idempotency-Key under which it was asked for. */
    key: text('key'),
  },
  (table) => [
    index('affiliate_codes_affiliate').on(table.affiliate, table.createdAt.desc()),
    unique('affiliate_codes_key').on(table.affiliate, table.key),
  ],
);

export const affiliateClicks = pgTable(
  'affiliate_clicks',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    code: text('code')
      .notNull()
      .references(() => affiliateCodes.code),
    at: instant('at').notNull(),
  },
  (table) => [index('affiliate_clicks_code').on(table.code, table.at)],
);

/** Which affiliate brought which player, for good. Affiliates know players only by `number`. */
export const affiliatePlayers = pgTable(
  'affiliate_players',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    affiliate: ofAffiliate(),
    code: text('code')
      .notNull()
      .references(() => affiliateCodes.code),
    number: integer('number').notNull(),
    boundAt: instant('bound_at').notNull(),
    /** Not counted any more: he turned out to be the affiliate himself. */
    struckAt: instant('struck_at'),
  },
  (table) => [
    unique('affiliate_players_number').on(table.affiliate, table.number),
    index('affiliate_players_code').on(table.code, table.boundAt),
  ],
);

export type MarkKind = 'device' | 'address' | 'payer';

/** By what an affiliate would be known if he came as a player: keyed hashes only. */
export const affiliateMarks = pgTable(
  'affiliate_marks',
  {
    affiliate: ofAffiliate(),
    kind: text('kind').$type<MarkKind>().notNull(),
    hash: text('hash').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.affiliate, table.kind, table.hash] })],
);

export type SelfReferral = 'mailbox' | 'name' | MarkKind;

/** Players who were not bound, since they seem to be the affiliate himself. */
export const affiliateRefusals = pgTable(
  'affiliate_refusals',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    affiliate: ofAffiliate(),
    code: text('code').notNull(),
    reason: text('reason').$type<SelfReferral>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('affiliate_refusals_affiliate').on(table.affiliate, table.at.desc())],
);

/** The figures of a month when it was closed; sums of minor units as text. */
export interface KeptFigures {
  lines: Record<string, Record<'staked' | 'wins' | 'bonuses' | 'fees' | 'tax' | 'ngr', string>>;
  feePercent: string;
  taxPercent: string;
  held: number;
  registered: number;
  subs: number;
  days: { day: string; result: string; clicks: number; deposits: string }[];
}

/** Closed months, append-only: a month is closed once. Minor units. */
export const affiliateMonths = pgTable(
  'affiliate_months',
  {
    affiliate: ofAffiliate(),
    month: text('month').notNull(),
    closedAt: instant('closed_at').notNull(),
    currencyId: integer('currency_id').notNull(),
    plan: jsonb('plan').$type<AffiliatePlan>().notNull(),
    figures: jsonb('figures').$type<KeptFigures>().notNull(),
    ngr: minor('ngr').notNull(),
    carriedIn: minor('carried_in').notNull(),
    carriedOut: minor('carried_out').notNull(),
    newPlayers: integer('new_players').notNull(),
    subsEarned: minor('subs_earned').notNull(),
    share: minor('share').notNull(),
    cpa: minor('cpa').notNull(),
    sub: minor('sub').notNull(),
    earned: minor('earned').notNull(),
    /** Corrections up to this one are in what was carried in. */
    corrections: integer('corrections').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.affiliate, table.month] }),
    check(
      'affiliate_months_earned',
      sql`${table.earned} = ${table.share} + ${table.cpa} + ${table.sub} and ${table.earned} >= 0`,
    ),
  ],
);

/** New players who were paid for, append-only: each once, for good. */
export const affiliateAcquisitions = pgTable(
  'affiliate_acquisitions',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => affiliatePlayers.userId),
    affiliate: uuid('affiliate').notNull(),
    month: text('month').notNull(),
  },
  (table) => [index('affiliate_acquisitions_month').on(table.affiliate, table.month)],
);

/** What was found after a month was closed, append-only. Minor units of either sign. */
export const affiliateCorrections = pgTable(
  'affiliate_corrections',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    affiliate: ofAffiliate(),
    month: text('month').notNull(),
    at: instant('at').notNull(),
    reason: text('reason').$type<AffiliateCorrection['reason']>().notNull(),
    note: text('note'),
    ngr: minor('ngr').notNull(),
    subsEarned: minor('subs_earned').notNull(),
    /** `own` is the part of `earned` that is not of sub-affiliates. */
    own: minor('own').notNull(),
    earned: minor('earned').notNull(),
    carried: minor('carried').notNull(),
  },
  (table) => [index('affiliate_corrections_month').on(table.affiliate, table.month)],
);

/** Everything owed at that moment, on its way to the affiliate's wallet; the operator confirms or refuses it. */
export const affiliatePayouts = pgTable(
  'affiliate_payouts',
  {
    id: uuid('id').primaryKey(),
    receipt: bigserial('receipt', { mode: 'number' }).notNull().unique(),
    affiliate: ofAffiliate(),
    currencyId: integer('currency_id').notNull(),
    amount: minor('amount').notNull(),
    state: text('state').$type<'requested' | 'paid' | 'refused'>().notNull().default('requested'),
    requestedAt: instant('requested_at').notNull(),
    decidedAt: instant('decided_at'),
    key: text('key'),
  },
  (table) => [
    unique('affiliate_payouts_key').on(table.affiliate, table.key),
    index('affiliate_payouts_affiliate').on(table.affiliate, table.requestedAt.desc()),
    uniqueIndex('affiliate_payouts_one').on(table.affiliate).where(sql`${table.state} = 'requested'`),
    check('affiliate_payouts_amount', sql`${table.amount} > 0`),
    check('affiliate_payouts_state', sql`${table.state} in ('requested', 'paid', 'refused')`),
    check('affiliate_payouts_decided', sql`(${table.state} = 'requested') = (${table.decidedAt} is null)`),
  ],
);

/** Addresses that receive events of an affiliate's players. */
export const affiliatePostbacks = pgTable(
  'affiliate_postbacks',
  {
    id: uuid('id').primaryKey(),
    affiliate: ofAffiliate(),
    url: text('url').notNull(),
    events: jsonb('events').$type<PostbackEvent[]>().notNull(),
    secret: text('secret').notNull(),
    removedAt: instant('removed_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('affiliate_postbacks_affiliate').on(table.affiliate)],
);

/** Posts to an address, one per event; tried again with growing pauses. */
export const affiliatePosts = pgTable(
  'affiliate_posts',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    postback: uuid('postback')
      .notNull()
      .references(() => affiliatePostbacks.id),
    event: text('event').$type<PostedEvent>().notNull(),
    /** The one thing that it is about. */
    subject: text('subject').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    createdAt: instant('created_at').notNull(),
    nextAt: instant('next_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    state: text('state').$type<'waiting' | 'sent' | 'givenUp'>().notNull().default('waiting'),
    /** What the last attempt was answered; null where nothing came. */
    status: integer('status'),
    triedAt: instant('tried_at'),
  },
  (table) => [
    unique('affiliate_posts_once').on(table.postback, table.event, table.subject),
    index('affiliate_posts_due').on(table.nextAt).where(sql`${table.state} = 'waiting'`),
    check('affiliate_posts_state', sql`${table.state} in ('waiting', 'sent', 'givenUp')`),
  ],
);
