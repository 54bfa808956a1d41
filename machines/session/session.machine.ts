import { assign, raise, setup } from 'xstate';
import type { Tokens } from '../../contract/entities/user.ts';
import type { Wallet } from '../../contract/entities/wallet.ts';
import type { Ping } from '../../contract/http/base.ts';
import { pingInterval, tokenRefreshMargin } from '../../domain/limits.ts';
import { activeWallet } from '../../domain/wallet/active-wallet.ts';
import type { NoticeReport } from '../notices/notice.ts';
import { isAccessRefusal } from '../refusal.ts';
import { actionToProvide, answerToProvide, listenerToProvide } from '../to-provide.ts';
import type { Session, SessionUser } from './session.ts';

/** What is stored in this browser. */
export interface StoredSession {
  session: Session | null;
  chosenCurrencyId: number | null;
}

/** An answer of ping and the ticket it was asked about. */
export interface PingAnswer {
  ping: Ping;
  ticketId: string | null;
}

type OtherTabEvent = { type: 'session.changedElsewhere'; session: Session | null };

export type SessionEvent =
  | OtherTabEvent
  | { type: 'session.started'; session: Session }
  | { type: 'session.left' }
  /** The server refused this token: to ping, preAuth or any other call. */
  | { type: 'access.refused'; accessToken: string }
  | { type: 'access.renewed' }
  | { type: 'wallet.chosen'; currencyId: number }
  | { type: 'wallets.changed'; wallets: Wallet[] }
  | { type: 'ticket.awaited'; ticketId: string | null }
  | { type: 'window.focused' }
  /** Something was done that the next ping tells of. */
  | { type: 'ping.wanted' };

export type SessionReport =
  | NoticeReport
  | { type: 'user.changed'; user: SessionUser | null }
  | { type: 'session.expired' }
  | { type: 'wallet.changed'; wallet: Wallet | null }
  /** `ticketId` is the one this ping asked about: an older ping is no answer to a newer ticket. */
  | { type: 'ping.answered'; ping: Ping; ticketId: string | null };

interface SessionContext {
  session: Session | null;
  /** Tokens of a session that is being ended. */
  ending: Tokens | null;
  wallets: Wallet[];
  chosenCurrencyId: number | null;
  blocked: boolean;
  /** Messages in the inbox that were not read yet. */
  unread: number;
  /** Minutes between two reality checks; null for none. */
  realityCheck: number | null;
  awaitedTicketId: string | null;
  /** The access token ends soon or was refused. Only a newer answer of the server sets it again, so that renewing cannot loop. */
  renewalDue: boolean;
  /** The access token that the ping under way carries. */
  pingToken: string | null;
  /** Refusals of ping since its last answer: one is followed by a renewal, the next by silence. */
  pingRefusals: number;
}

const signedOut = {
  session: null,
  ending: null,
  wallets: [],
  blocked: false,
  unread: 0,
  realityCheck: null,
  awaitedTicketId: null,
  renewalDue: false,
  pingToken: null,
  pingRefusals: 0,
};

/** He may not have been looking: it stays until he signs in again. */
const sessionEnded: NoticeReport = {
  type: 'notice.raised',
  notice: {
    id: 'session-ended',
    text: { namespace: 'errors', key: 'sessionExpired' },
    color: 'info',
    timeout: null,
  },
};

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Who is signed in: restored, kept alive by ping and renewal, ended (spec section 4). */
export const sessionMachine = setup({
  types: {} as { context: SessionContext; events: SessionEvent; tags: 'unknown' },
  actors: {
    loadSession: answerToProvide<StoredSession>('loadSession'),
    watchOtherTabs: listenerToProvide<OtherTabEvent>('watchOtherTabs'),
    renewSession: answerToProvide<Session, { session: Session | null }>('renewSession'),
    ping: answerToProvide<PingAnswer, { ticketId: string | null }>('ping'),
    endSession: answerToProvide<void, { tokens: Tokens | null }>('endSession'),
  },
  actions: {
    report: actionToProvide<SessionReport>('report'),
    logFailure: actionToProvide<{ error: unknown }>('logFailure'),
    storeSession: actionToProvide<{ session: Session }>('storeSession'),
    forgetSession: actionToProvide('forgetSession'),
    storeChosenWallet: actionToProvide<{ currencyId: number }>('storeChosenWallet'),
    restoreSession: assign((_, stored: StoredSession) => stored),
    adoptSession: assign((_, { session }: { session: Session | null }) => ({ session, renewalDue: false })),
    chooseWallet: assign((_, { currencyId }: { currencyId: number }) => ({ chosenCurrencyId: currencyId })),
    noteWallets: assign(({ context }, { wallets }: { wallets: Wallet[] }) => ({
      wallets: same(context.wallets, wallets) ? context.wallets : wallets,
    })),
    notePing: assign(({ context }, { ping }: { ping: Ping }) => ({
      wallets: same(context.wallets, ping.wallets) ? context.wallets : ping.wallets,
      blocked: ping.blocked,
      unread: ping.unread ?? 0,
      realityCheck: ping.realityCheck ?? null,
      pingRefusals: 0,
      renewalDue: context.session !== null && context.session.user.expiresAt - ping.nowTimestamp <= tokenRefreshMargin,
    })),
    notePingToken: assign(({ context }) => ({ pingToken: context.session?.tokens.access_token ?? null })),
    notePingRefusal: assign(({ context }) => ({ pingRefusals: context.pingRefusals + 1, renewalDue: true })),
    noteTicket: assign((_, { ticketId }: { ticketId: string | null }) => ({ awaitedTicketId: ticketId })),
    askForRenewal: assign({ renewalDue: true }),
    replaceSession: assign((_, { session }: { session: Session | null }) => ({ ...signedOut, session })),
    setSessionAside: assign(({ context }) => ({ ...signedOut, ending: context.session?.tokens ?? null })),
    clearSession: assign(signedOut),
    announceRenewal: raise({ type: 'access.renewed' }),
  },
  guards: {
    isSession: (_, { session }: { session: Session | null }) => session !== null,
    isSameUser: ({ context }, { session }: { session: Session | null }) =>
      session !== null && session.user.id === context.session?.user.id,
    isOurToken: ({ context }, { accessToken }: { accessToken: string }) =>
      context.session?.tokens.access_token === accessToken,
    isRenewalDue: ({ context }) => context.renewalDue,
    isBlocked: ({ context }) => context.blocked,
    isFree: ({ context }) => !context.blocked,
    isTokenNewer: ({ context }) => context.session?.tokens.access_token !== context.pingToken,
    isRefusedAgain: ({ context }) => context.pingRefusals > 0,
    isRefusal: (_, { error }: { error: unknown }) => isAccessRefusal(error),
  },
  delays: { pingInterval, renewalRetry: pingInterval },
}).createMachine({
  id: 'session',
  context: { ...signedOut, chosenCurrencyId: null },
  initial: 'restoring',
  states: {
    restoring: {
      tags: 'unknown',
      invoke: {
        id: 'loadSession',
        src: 'loadSession',
        onDone: [
          {
            guard: { type: 'isSession', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: { type: 'restoreSession', params: ({ event }) => event.output },
          },
          {
            target: 'anonymous',
            actions: [
              { type: 'restoreSession', params: ({ event }) => event.output },
              { type: 'report', params: { type: 'user.changed', user: null } },
            ],
          },
        ],
        onError: {
          target: 'anonymous',
          actions: [
            { type: 'logFailure', params: ({ event }) => event },
            { type: 'report', params: { type: 'user.changed', user: null } },
          ],
        },
      },
    },
    anonymous: {
      exit: { type: 'report', params: { type: 'notice.dismissed', id: 'session-ended' } },
      invoke: {
        id: 'watchForSignIn',
        src: 'watchOtherTabs',
        onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
      },
      on: {
        'session.started': {
          target: 'signedIn',
          actions: [
            { type: 'adoptSession', params: ({ event }) => event },
            { type: 'storeSession', params: ({ event }) => event },
          ],
        },
        // Signed out over there as well.
        'session.changedElsewhere': {
          guard: { type: 'isSession', params: ({ event }) => event },
          target: 'signedIn',
          actions: { type: 'adoptSession', params: ({ event }) => event },
        },
      },
    },
    signedIn: {
      entry: {
        type: 'report',
        params: ({ context }) => ({ type: 'user.changed', user: context.session?.user ?? null }),
      },
      exit: [
        { type: 'report', params: { type: 'user.changed', user: null } },
        { type: 'report', params: { type: 'wallet.changed', wallet: null } },
      ],
      invoke: {
        id: 'watchOtherTabs',
        src: 'watchOtherTabs',
        onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
      },
      type: 'parallel',
      on: {
        'session.left': { target: 'leaving', actions: ['setSessionAside', 'forgetSession'] },
        'session.changedElsewhere': [
          {
            guard: { type: 'isSameUser', params: ({ event }) => event },
            actions: [{ type: 'adoptSession', params: ({ event }) => event }, 'announceRenewal'],
          },
          {
            guard: { type: 'isSession', params: ({ event }) => event },
            target: 'signedIn',
            reenter: true,
            actions: { type: 'replaceSession', params: ({ event }) => event },
          },
          { target: 'anonymous', actions: 'clearSession' },
        ],
        // Another token is in use already.
        'access.refused': {
          guard: { type: 'isOurToken', params: ({ event }) => event },
          actions: 'askForRenewal',
        },
        'wallet.chosen': {
          actions: [
            { type: 'chooseWallet', params: ({ event }) => event },
            { type: 'storeChosenWallet', params: ({ event }) => event },
            {
              type: 'report',
              params: ({ context, event }) => ({
                type: 'wallet.changed',
                wallet: activeWallet(context.wallets, event.currencyId),
              }),
            },
          ],
        },
        'wallets.changed': {
          actions: [
            { type: 'noteWallets', params: ({ event }) => event },
            {
              type: 'report',
              params: ({ context, event }) => ({
                type: 'wallet.changed',
                wallet: activeWallet(event.wallets, context.chosenCurrencyId),
              }),
            },
          ],
        },
        'ticket.awaited': { actions: { type: 'noteTicket', params: ({ event }) => event } },
      },
      states: {
        tokens: {
          initial: 'current',
          states: {
            current: {
              // Until the token is about to end or is refused.
              always: { guard: 'isRenewalDue', target: 'renewing' },
            },
            renewing: {
              invoke: {
                id: 'renewSession',
                src: 'renewSession',
                input: ({ context }) => ({ session: context.session }),
                onDone: {
                  target: 'current',
                  actions: [
                    { type: 'adoptSession', params: ({ event }) => ({ session: event.output }) },
                    'announceRenewal',
                  ],
                },
                onError: [
                  {
                    guard: { type: 'isRefusal', params: ({ event }) => event },
                    target: '#session.anonymous',
                    actions: [
                      'clearSession',
                      'forgetSession',
                      { type: 'report', params: { type: 'session.expired' } },
                      { type: 'report', params: sessionEnded },
                    ],
                  },
                  // No answer is no refusal: the session stays and is renewed when the server is back.
                  { target: 'waiting', actions: { type: 'logFailure', params: ({ event }) => event } },
                ],
              },
            },
            waiting: {
              after: { renewalRetry: { target: 'renewing' } },
              on: { 'access.renewed': { target: 'current' }, 'window.focused': { target: 'renewing' } },
            },
          },
        },
        block: {
          initial: 'free',
          states: {
            free: {
              // Free until ping says otherwise, and the other way round.
              always: { guard: 'isBlocked', target: 'blocked' },
            },
            blocked: {
              entry: {
                type: 'report',
                params: {
                  type: 'notice.raised',
                  notice: {
                    id: 'blocked',
                    text: { namespace: 'errors', key: 'youAreBlocked' },
                    color: 'error',
                    timeout: null,
                  },
                },
              },
              exit: { type: 'report', params: { type: 'notice.dismissed', id: 'blocked' } },
              always: { guard: 'isFree', target: 'free' },
            },
          },
        },
        ping: {
          initial: 'asking',
          states: {
            asking: {
              entry: 'notePingToken',
              invoke: {
                id: 'ping',
                src: 'ping',
                input: ({ context }) => ({ ticketId: context.awaitedTicketId }),
                onDone: {
                  target: 'waiting',
                  actions: [
                    { type: 'notePing', params: ({ event }) => event.output },
                    {
                      type: 'report',
                      params: ({ event }) => ({ type: 'ping.answered', ...event.output }),
                    },
                    {
                      type: 'report',
                      params: ({ context, event }) => ({
                        type: 'wallet.changed',
                        wallet: activeWallet(event.output.ping.wallets, context.chosenCurrencyId),
                      }),
                    },
                  ],
                },
                onError: [
                  { guard: { type: 'isRefusal', params: ({ event }) => event }, target: 'refused' },
                  { target: 'waiting', actions: { type: 'logFailure', params: ({ event }) => event } },
                ],
              },
            },
            waiting: {
              after: { pingInterval: { target: 'asking' } },
              on: {
                'access.renewed': { target: 'asking' },
                'window.focused': { target: 'asking' },
                'ping.wanted': { target: 'asking' },
              },
            },
            refused: {
              always: [
                // Renewed while it was asking, by this tab or another.
                { guard: 'isTokenNewer', target: 'asking' },
                { guard: 'isRefusedAgain', target: 'silenced' },
                { target: 'waiting', actions: 'notePingRefusal' },
              ],
            },
            // Renewed once and still refused: asks again only with the next token.
            silenced: {
              on: { 'access.renewed': { target: 'asking' } },
            },
          },
        },
      },
    },
    leaving: {
      invoke: {
        id: 'endSession',
        src: 'endSession',
        input: ({ context }) => ({ tokens: context.ending }),
        onDone: { target: 'anonymous', actions: 'clearSession' },
        onError: {
          target: 'anonymous',
          actions: ['clearSession', { type: 'logFailure', params: ({ event }) => event }],
        },
      },
    },
  },
});
