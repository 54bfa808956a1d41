// Long because it has every command of a tester: the forms of his page are made from all that it exports.

import * as z from 'zod/mini';
import { affiliateMonth, affiliatePlan } from '../entities/affiliate.ts';
import { done } from '../entities/error.ts';
import { marketStatus } from '../entities/match.ts';
import { potName } from '../entities/pots.ts';
import { pushMessage } from '../entities/push.ts';
import { id, instant, language, timestamp } from '../entities/scalars.ts';
import { keyValues } from '../entities/settings.ts';
import { sportCode } from '../entities/sport.ts';
import { generalKeys } from '../settings/general.ts';
import { ownText, textKey } from './cms-translations.ts';
import { endpoint } from './endpoint.ts';
import { gameCode } from './game-wallet.ts';

const username = z.optional(z.string().check(z.maxLength(64)));

/** Forces the outcome of the next ticket, of one player or of the next one who pays (decisions, Demo data and sandbox). */
export const sandboxTicket = endpoint({
  method: 'POST',
  url: '/sandbox/v1/ticket',
  summary: 'Outcome of the next ticket',
  access: 'sandbox',
  body: z.object({
    username,
    outcome: z.enum(['accept', 'denied', 'oddchange', 'reoffer', 'busy', 'silence']),
    subcode: z.optional(z.int()),
    stake: z.optional(z.number()),
    delayMs: z.optional(z.int().check(z.minimum(0), z.maximum(600_000))),
  }),
  ok: done,
});

export const sandboxMarket = endpoint({
  method: 'POST',
  url: '/sandbox/v1/market',
  summary: 'Overrides status, odd or band of a market (of one selection with selectionCode)',
  access: 'sandbox',
  body: z.object({
    eventId: id,
    marketCode: id,
    selectionCode: z.optional(id),
    status: z.optional(marketStatus),
    O: z.optional(z.number().check(z.positive())),
    band: z.optional(z.string().check(z.maxLength(32))),
  }),
  ok: done,
});

export const sandboxMatch = endpoint({
  method: 'POST',
  url: '/sandbox/v1/match',
  summary: 'Ends a match now, with a score or abandoned; the first figure of an outright is the place of its winner',
  access: 'sandbox',
  body: z.object({ eventId: id, finish: z.string().check(z.regex(/^(\d{1,3}-\d{1,3}|abandoned)$/)) }),
  ok: done,
});

export const sandboxMaintenance = endpoint({
  method: 'POST',
  url: '/sandbox/v1/maintenance',
  summary: 'Announces maintenance in timeLeft seconds, or takes it back',
  access: 'sandbox',
  body: z.union([z.object({ timeLeft: z.number() }), z.object({ off: z.literal(true) })]),
  ok: done,
});

export const sandboxBlock = endpoint({
  method: 'POST',
  url: '/sandbox/v1/block',
  summary: 'Blocks or unblocks a player',
  access: 'sandbox',
  body: z.object({ username: z.string(), blocked: z.boolean() }),
  ok: done,
});

export const sandboxMessage = endpoint({
  method: 'POST',
  url: '/sandbox/v1/message',
  summary: "Puts the operator's words into the inbox of one player, or of all who are not on a break",
  access: 'sandbox',
  body: z.object({
    username,
    title: z.string().check(z.minLength(1), z.maxLength(120)),
    text: z.string().check(z.minLength(1), z.maxLength(2000)),
  }),
  ok: done,
});

export const sandboxStatus = endpoint({
  method: 'POST',
  url: '/sandbox/v1/status',
  summary: 'Sets a status setting and pushes it to everybody',
  access: 'sandbox',
  body: z.object({ key: z.string(), value: z.string() }),
  ok: done,
});

export const sandboxSettings = endpoint({
  method: 'POST',
  url: '/sandbox/v1/settings',
  summary: 'Sets a general setting and tells every page to fetch them anew; a text that makes no sense is refused',
  access: 'sandbox',
  body: z.object({ key: z.enum(generalKeys), value: z.string() }),
  ok: done,
});

export const sandboxReload = endpoint({
  method: 'POST',
  url: '/sandbox/v1/reload',
  summary: 'Tells every open page to load anew',
  access: 'sandbox',
  ok: done,
});

export const sandboxSockets = endpoint({
  method: 'POST',
  url: '/sandbox/v1/sockets',
  summary: 'Cuts every socket, or refuses new ones for some seconds',
  access: 'sandbox',
  body: z.union([z.object({ cut: z.literal(true) }), z.object({ refuse: z.number() })]),
  ok: done,
});

export const sandboxToken = endpoint({
  method: 'POST',
  url: '/sandbox/v1/token',
  summary: "Expires a player's access tokens, or his whole session",
  access: 'sandbox',
  body: z.object({ username: z.string(), expire: z.enum(['access', 'session']) }),
  ok: done,
});

export const sandboxDrop = endpoint({
  method: 'POST',
  url: '/sandbox/v1/drop',
  summary: 'Closes the connection instead of answering the next call to a path, after it was committed',
  access: 'sandbox',
  body: z.object({ username, url: z.optional(z.string()) }),
  ok: done,
});

export const sandboxClock = endpoint({
  method: 'POST',
  url: '/sandbox/v1/clock',
  summary: "Moves the server's clock forward; answers when everything due by then has happened",
  access: 'sandbox',
  body: z.object({ advance: z.int().check(z.minimum(0), z.maximum(30 * 24 * 3_600_000)) }),
  ok: z.object({ nowTimestamp: timestamp }),
});

/** Agents below another one share what he gives them; the float of one below none is the operator's. */
export const sandboxAgent = endpoint({
  method: 'POST',
  url: '/sandbox/v1/agent',
  summary: 'Makes an account an agent, below another agent or below none; answers the code by which players join him',
  access: 'sandbox',
  body: z.object({
    username: z.string().check(z.minLength(1), z.maxLength(64)),
    under: z.optional(z.string().check(z.maxLength(64))),
    /** Whether he may make agents of his own. */
    may_appoint: z.optional(z.boolean()),
  }),
  ok: z.object({ error: z.null(), ErrorText: z.literal('ok'), code: z.string() }),
});

/**
 * `currency_id` and `plan` count for a user who is no affiliate yet. 400 userUnknown where `under` is no affiliate of
 * that currency.
 */
export const sandboxAffiliate = endpoint({
  method: 'POST',
  url: '/sandbox/v1/affiliate',
  summary: 'Makes an account an affiliate, brought by another one or by nobody',
  access: 'sandbox',
  body: z.object({
    username: z.string().check(z.minLength(1), z.maxLength(64)),
    under: z.optional(z.string().check(z.maxLength(64))),
    currency_id: z.optional(z.literal([1, 2])),
    plan: z.optional(affiliatePlan),
  }),
  ok: done,
});

/** 404 notFound where no payout waits. */
export const sandboxAffiliatePayout = endpoint({
  method: 'POST',
  url: '/sandbox/v1/affiliatePayout',
  summary: "The operator's word on an affiliate's payout: it is paid, or what it asked for is owed again",
  access: 'sandbox',
  body: z.object({ username: z.string().check(z.minLength(1), z.maxLength(64)), confirm: z.boolean() }),
  ok: done,
});

export const sandboxAffiliateDue = endpoint({
  method: 'POST',
  url: '/sandbox/v1/affiliateDue',
  summary: 'Closes, corrects and tells now what is due of affiliates, which is done every half minute otherwise',
  access: 'sandbox',
  body: z.object({}),
  ok: done,
});

/** `amount` in major units, of either sign. 404 notFound where that month is not closed. */
export const sandboxAffiliateCorrection = endpoint({
  method: 'POST',
  url: '/sandbox/v1/affiliateCorrection',
  summary: 'Corrects a closed month of an affiliate by a line of its own',
  access: 'sandbox',
  body: z.object({
    username: z.string().check(z.minLength(1), z.maxLength(64)),
    month: affiliateMonth,
    amount: z.number().check(z.minimum(-1_000_000), z.maximum(1_000_000)),
    note: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
  ok: done,
});

/**
 * 400 userUnknown for a user who is no member, or an agent who is none, 409 agentConnected under himself or somebody
 * below him.
 */
export const sandboxMoveMember = endpoint({
  method: 'POST',
  url: '/sandbox/v1/moveMember',
  summary: 'Puts a member of the agency, with all below him, under another agent',
  access: 'sandbox',
  body: z.object({
    username: z.string().check(z.minLength(1), z.maxLength(64)),
    under: z.string().check(z.minLength(1), z.maxLength(64)),
  }),
  ok: done,
});

export const sandboxBetLimit = endpoint({
  method: 'POST',
  url: '/sandbox/v1/betlimit',
  summary: 'Tells one player, or everybody, the bet limit of a casino game; without game_limit it cannot be played',
  access: 'sandbox',
  body: z.object({ username, game_code: id, game_limit: z.optional(z.number().check(z.minimum(0))) }),
  ok: done,
});

export const sandboxGame = endpoint({
  method: 'POST',
  url: '/sandbox/v1/game',
  summary: 'Switches a game off or on, or sets the most of a bet at it; pushed to everybody',
  access: 'sandbox',
  body: z.object({
    game_code: gameCode,
    active: z.optional(z.boolean()),
    limit: z.optional(z.number().check(z.positive(), z.maximum(1e9))),
  }),
  ok: done,
});

/** Numbers of the seeds that give another outcome are skipped, so that the round can be checked like any other. */
export const sandboxRound = endpoint({
  method: 'POST',
  url: '/sandbox/v1/round',
  summary:
    "What the next round at the house's games comes to, of one player or of whoever plays next; shared flights cannot be forced",
  access: 'sandbox',
  body: z.object({ username, game_code: z.optional(gameCode), outcome: z.enum(['win', 'lose', 'big']) }),
  ok: done,
});

/** The bet is played and booked like any other; the win is marked as one without a draw. */
export const sandboxJackpot = endpoint({
  method: 'POST',
  url: '/sandbox/v1/jackpot',
  summary: 'The pot that the next bet at a game with jackpots wins, of one player or of whoever bets next',
  access: 'sandbox',
  body: z.object({ username, pot: potName }),
  ok: done,
});

/** 404 notFound for a rule that the setting `bonuses` does not have, 400 unknownWallet for a currency it has no stake in. */
export const sandboxFreeRounds = endpoint({
  method: 'POST',
  url: '/sandbox/v1/free-rounds',
  summary: 'Gives a player the free rounds of a rule, to play with the wallet of a currency',
  access: 'sandbox',
  body: z.object({
    username: z.string().check(z.minLength(1), z.maxLength(64)),
    rule: z.string().check(z.maxLength(40)),
    currency_id: z.optional(z.int().check(z.minimum(1), z.maximum(999))),
  }),
  ok: z.object({ ...done.shape, id: z.string() }),
});

export const sandboxProvider = endpoint({
  method: 'POST',
  url: '/sandbox/v1/provider',
  summary:
    "The line from the house's games to the wallet: good, slow by ms, without answers, down, or each sixth call lost, answered in vain, doubled or late",
  access: 'sandbox',
  body: z.object({
    mode: z.enum(['ok', 'slow', 'lose', 'down', 'mixed']),
    ms: z.optional(z.int().check(z.minimum(0), z.maximum(60_000))),
  }),
  ok: done,
});

export const sandboxNotice = endpoint({
  method: 'POST',
  url: '/sandbox/v1/notice',
  summary:
    "Sends the provider's notice of a player's newest deposit, held back until now or once more, also as it must not be",
  access: 'sandbox',
  body: z.object({
    username: z.string().check(z.maxLength(64)),
    notice: z.enum(['now', 'stale', 'forged', 'amount', 'currency']),
  }),
  /** What the notice was answered with. */
  ok: z.object({ status: z.int() }),
});

/** Something forced that still waits or acts: the call that forced it, and the id by which it is taken back. */
const pendingCommand = z.object({
  id: z.string(),
  command: z.string(),
  body: z.record(z.string(), z.unknown()),
  /** The match it concerns, by its teams. */
  match: z.optional(z.string()),
});
export type PendingCommand = z.infer<typeof pendingCommand>;

/** A sandbox call that was made, by whomever; `status` is that of its answer. */
const loggedCommand = z.object({
  id: z.int(),
  at: timestamp,
  command: z.string(),
  body: z.unknown(),
  status: z.int(),
});
export type LoggedCommand = z.infer<typeof loggedCommand>;

export const sandboxState = endpoint({
  method: 'GET',
  url: '/sandbox/v1/state',
  summary: 'What is forced and still pending, the last calls (newest first), and what there is to choose from',
  access: 'sandbox',
  ok: z.object({
    nowTimestamp: timestamp,
    /** How far the clock was moved, milliseconds. */
    clockOffset: z.number(),
    players: z.array(z.object({ username: z.string(), blocked: z.boolean() })),
    statuses: keyValues,
    pending: z.array(pendingCommand),
    log: z.array(loggedCommand),
  }),
});
export type SandboxState = z.infer<typeof sandboxState.ok>;

const sandboxMatchEntry = z.object({
  eventId: id,
  name: z.string(),
  leagueName: z.string(),
  sport: sportCode,
  inPlay: z.boolean(),
  timeStart: instant,
});
export type SandboxMatchEntry = z.infer<typeof sandboxMatchEntry>;

export const sandboxMatches = endpoint({
  method: 'GET',
  url: '/sandbox/v1/matches',
  summary: 'Open matches of every sport by team or league name, those in play first, at most 50',
  access: 'sandbox',
  query: z.object({ search: z.optional(z.string().check(z.maxLength(100))) }),
  ok: z.object({ result: z.array(sandboxMatchEntry) }),
});

export const sandboxTakeBack = endpoint({
  method: 'POST',
  url: '/sandbox/v1/takeback',
  summary: 'Takes back one pending command, or all of them; the clock and finished matches stay as they are',
  access: 'sandbox',
  body: z.union([z.object({ id: z.string() }), z.object({ all: z.literal(true) })]),
  ok: done,
});

export const sandboxPlayer = endpoint({
  method: 'POST',
  url: '/sandbox/v1/player',
  summary: 'Adds a player with the wallets and the password of the demo accounts; one who is there stays as he is',
  access: 'sandbox',
  body: z.object({ username: z.string().check(z.maxLength(64), z.regex(/^\S+$/)) }),
  ok: done,
});

export const sandboxLedger = endpoint({
  method: 'GET',
  url: '/sandbox/v1/ledger',
  summary: 'Which invariants of the ledger are broken, one sentence each: none, or something is badly wrong',
  access: 'sandbox',
  ok: z.object({ broken: z.array(z.string()) }),
});

/** `text` null restores the shipped wording. Pages that are opened from then on use it. */
export const sandboxTranslation = endpoint({
  method: 'POST',
  url: '/sandbox/v1/translation',
  summary:
    "Sets a text of an operator's own in a language, by its key (`common:menu.live`); without a text it is taken back",
  access: 'sandbox',
  body: z.object({
    operator: z.enum(['matchday', 'reflektor']),
    lang: language,
    key: textKey,
    text: z.optional(ownText),
  }),
  ok: done,
});

export const sandboxMail = endpoint({
  method: 'POST',
  url: '/sandbox/v1/mail',
  summary: 'The mails sent so far, newest first: of all, of one player, or to one address',
  access: 'sandbox',
  body: z.object({ username, to: z.optional(z.string().check(z.maxLength(254))) }),
  ok: z.array(
    z.object({ to: z.string(), subject: z.string(), text: z.string(), links: z.array(z.string()), at: instant }),
  ),
});

export const sandboxPushes = endpoint({
  method: 'POST',
  url: '/sandbox/v1/pushes',
  summary: 'What was pushed so far, newest first: to all, or to one player',
  access: 'sandbox',
  body: z.object({ username }),
  ok: z.array(z.extend(pushMessage, { username: z.string(), at: instant })),
});

/** A browser as the sandbox's own push service knows it: the last part of the address `/sandbox/v1/push-service/<device>`. */
const pushDeviceName = z.string().check(z.regex(/^[\w-]{1,64}$/, 'badRequest'));

export const sandboxPushService = endpoint({
  method: 'POST',
  url: '/sandbox/v1/push-taken',
  summary:
    'What the sandbox’s own push service took for a browser, sealed; `gone` lets the browser be gone from now on',
  access: 'sandbox',
  body: z.object({ device: pushDeviceName, gone: z.optional(z.boolean()) }),
  ok: z.array(z.object({ headers: z.record(z.string(), z.string()), body: z.string(), at: instant })),
});
