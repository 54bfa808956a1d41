import * as z from 'zod/mini';
import { agencyPayout } from '../entities/agency-payout.ts';
import { amount, id, instant } from '../entities/scalars.ts';
import { wallet } from '../entities/wallet.ts';
import { endpoint } from './endpoint.ts';

/**
 * Calls of agents (agency-affiliates.md). All of them answer 403 forbidden to anybody but an agent, and 404 userUnknown
 * about users who are not below the caller, whether they exist or not.
 */

const ok = { error: z.null(), ErrorText: z.literal('ok') };
const done = z.object(ok);
const pageNumber = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)));
const search = z.optional(z.string().check(z.maxLength(100)));
const ofUser = z.object({ userId: z.uuid('userUnknown') });

/** A user below an agent; `depth` is his level in the tree (1 for those right below the agent). */
export const agencyUser = z.object({
  userId: id,
  username: z.string(),
  isAgent: z.boolean(),
  depth: z.int(),
  /** The agent right above. */
  parent: z.object({ userId: id, username: z.string() }),
  blocked: z.boolean(),
  joinedAt: instant,
  /** When he was last let in or stayed on; null for who never was. */
  seenAt: z.nullable(instant),
  openTickets: z.int(),
  /** Everybody below him; nobody below a player. */
  below: z.object({ agents: z.int(), players: z.int() }),
  wallets: z.array(wallet),
  /** Of each wallet that moved: what agents gave and took today, what was staked and came back in the last 30 days of play. */
  sums: z.array(
    z.object({
      currency_id: z.int(),
      currency: z.string(),
      givenToday: amount,
      takenToday: amount,
      staked: amount,
      returned: amount,
    }),
  ),
  /** Those that wait, the oldest first (agency-payouts.ts). */
  payouts: z.array(agencyPayout),
});
export type AgencyUser = z.infer<typeof agencyUser>;

/** `waiting` are those who wait for a payout. */
export const agencyShows = ['all', 'agents', 'players', 'waiting', 'blocked'] as const;
export type AgencyShow = (typeof agencyShows)[number];
export const agencySorts = ['name', 'credit', 'seen', 'joined'] as const;
export type AgencySort = (typeof agencySorts)[number];

/** The agent to whom the caller belongs, and what he is as an agent himself; `mayAppoint` when he may make agents of his own. */
export const connection = endpoint({
  method: 'GET',
  url: '/cms/v1/agency/connection',
  summary: 'The agent whom one belongs to, and the code by which others join oneself',
  access: 'player',
  ok: z.object({
    parent: z.nullable(z.object({ userId: id, username: z.string() })),
    agent: z.nullable(z.object({ userId: id, code: z.string(), mayAppoint: z.boolean() })),
  }),
});
export type Connection = z.infer<typeof connection.ok>;

/** Joins the caller to the agent with this code, for good. 400 agentCodeUnknown, 409 agentConnected when he has another. */
export const connect = endpoint({
  method: 'POST',
  url: '/cms/v1/agency/connect',
  summary: 'Joins the player to the agent whose code he typed in',
  access: 'player',
  body: z.object({ code: z.string('agentCodeUnknown').check(z.maxLength(32, 'agentCodeUnknown')) }),
  ok: done,
});
/** As the player fills it in: a code, and the tick that he means it. */
export const connectForm = z.object({
  code: z.string().check(z.trim(), z.minLength(1, 'agentCodeUnknown'), z.maxLength(32, 'agentCodeUnknown')),
  confirmed: z.literal(true, 'agentConfirm'),
});

/**
 * Everybody below the caller, by name unless sorted otherwise, pages of 50; `search` from 3 characters on finds parts of
 * names. `under` leaves only those right below one agent (the caller himself included); 404 when he is not below the caller.
 * `counts` are of everybody whom search and `under` leave. Credit is sorted by the wallet of `currency_id`, RSD without it.
 */
export const allUsers = endpoint({
  method: 'GET',
  url: '/cms/v1/agency/allUsers',
  summary: 'Everybody below an agent, pages of 50',
  access: 'player',
  query: z.object({
    page: pageNumber,
    search,
    show: z.optional(z.enum(agencyShows)),
    under: z.optional(z.uuid('userUnknown')),
    sort: z.optional(z.enum(agencySorts)),
    order: z.optional(z.enum(['asc', 'desc'])),
    currency_id: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000))),
  }),
  ok: z.object({
    result: z.array(agencyUser),
    totalPages: z.int(),
    total: z.int(),
    counts: z.record(z.enum(agencyShows), z.int()),
  }),
});
export type AgencyUsers = z.infer<typeof allUsers.ok>;

export const myAgents = endpoint({
  method: 'GET',
  url: '/cms/v1/agency/myAgents',
  summary: 'The agents below an agent, at most 500',
  access: 'player',
  ok: z.object({ result: z.array(agencyUser) }),
});

export const searchUser = endpoint({
  method: 'GET',
  url: '/cms/v1/agency/searchUser',
  summary: 'Those below an agent whose names hold the words, at most 20',
  access: 'player',
  query: z.object({ search }),
  ok: z.object({ result: z.array(agencyUser) }),
});

/** Of each wallet: what was staked and came back in the last 30 days of play, and what agents gave and took in them. */
export const userStats = endpoint({
  method: 'GET',
  url: '/cms/v1/agency/userStats',
  summary: 'What somebody below an agent played and was given in the last 30 days',
  access: 'player',
  query: ofUser,
  ok: z.object({
    user: agencyUser,
    stats: z.array(
      z.object({
        currency_id: z.int(),
        currency: z.string(),
        staked: amount,
        returned: amount,
        given: amount,
        taken: amount,
      }),
    ),
  }),
});

const credit = {
  access: 'player',
  inTurn: true,
  /** `amount` in major units with at most two decimals, above 0. */
  body: z.object({
    userId: z.uuid('userUnknown'),
    currency_id: z.int('unknownWallet'),
    amount: z.number('amountInvalid'),
    /** Shown on the receipt of both. */
    note: z.optional(z.string('noteLong').check(z.maxLength(140, 'noteLong'))),
  }),
  /** `newCredit` is the credit of the other's wallet after it. */
  ok: z.object({ ...ok, receipt: z.int(), newCredit: amount }),
} as const;

/**
 * 400 insufficientFunds above the agent's money, creditTooLarge where a player would hold more than the operator allows,
 * playerLimitReached where his own deposit limit leaves less (agents are not told how much), amountInvalid, unknownWallet (free bets are not given on).
 */
export const addCredit = endpoint({
  ...credit,
  method: 'POST',
  url: '/cms/v1/agency/addCredit',
  summary: "Gives of the agent's own credit to somebody below him; Idempotency-Key",
});
export type CreditMoved = z.infer<typeof addCredit.ok>;

/** Money that a ticket or a round holds is not there to be taken: 400 insufficientFunds. */
export const decCredit = endpoint({
  ...credit,
  method: 'POST',
  url: '/cms/v1/agency/decCredit',
  summary: 'Takes credit back from somebody below the agent; Idempotency-Key',
});

/** Ends his sessions as well; tickets that are open live on. */
export const blockUser = endpoint({
  method: 'POST',
  url: '/cms/v1/agency/blockUser',
  summary: 'Blocks somebody below the agent and signs him out everywhere',
  access: 'player',
  body: ofUser,
  ok: done,
});

export const unblockUser = endpoint({
  method: 'POST',
  url: '/cms/v1/agency/unblockUser',
  summary: 'Lets somebody below the agent play again',
  access: 'player',
  body: ofUser,
  ok: done,
});

/** Amounts are above 0 where credit was given to the user and below 0 where it was taken from him. */
export const creditMove = z.object({
  receipt: z.int(),
  at: instant,
  agent: z.string(),
  user: z.string(),
  currency: z.string(),
  currency_id: z.int(),
  amount,
  note: z.string(),
});
export type CreditMove = z.infer<typeof creditMove>;

export const agentTransactions = endpoint({
  method: 'GET',
  url: '/cms/v1/agency/agentTransactions',
  summary: 'Credit that an agent gave, took, was given or had taken, newest first, pages of 50',
  access: 'player',
  query: z.object({ page: pageNumber }),
  ok: z.object({ result: z.array(creditMove), totalPages: z.int(), total: z.int() }),
});
export type CreditMoves = z.infer<typeof agentTransactions.ok>;

export const userTransactions = endpoint({
  method: 'GET',
  url: '/cms/v1/agency/userTransactions',
  summary: 'Credit that somebody below the agent was given or had taken, newest first, pages of 50',
  access: 'player',
  query: z.object({ userId: z.uuid('userUnknown'), page: pageNumber }),
  ok: z.object({ result: z.array(creditMove), totalPages: z.int(), total: z.int() }),
});
