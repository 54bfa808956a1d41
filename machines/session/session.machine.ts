import { assign, sendTo, setup } from 'xstate';
import type { Tokens } from '../../contract/entities/user.ts';
import type { Wallet } from '../../contract/entities/wallet.ts';
import { newerWallets } from '../../domain/wallet/newer-wallets.ts';
import { type PingAnswer, type PingEvent, pingMachine } from '../ping/ping.machine.ts';
import { type RenewalEvent, renewalMachine } from '../renewal/renewal.machine.ts';
import type { Session } from '../signed-in.ts';
import { actionToProvide, answerToProvide, listenerToProvide } from '../to-provide.ts';
import {
  type SessionContext,
  type StoredSession,
  same,
  signedOut,
  tokenChanged,
  walletChanged,
} from './session-context.ts';
import { type OtherTabEvent, type SessionEvent, type SessionReport, sessionEnded } from './session-event.ts';

/** Who is signed in: restored, kept alive by ping and renewal, ended (spec section 4). */
export const sessionMachine = setup({
  types: {} as {
    context: SessionContext;
    events: SessionEvent;
    tags: 'unknown';
    children: { ping: 'ping'; renewal: 'renewal' };
  },
  actors: {
    loadSession: answerToProvide<StoredSession>('loadSession'),
    watchOtherTabs: listenerToProvide<OtherTabEvent>('watchOtherTabs'),
    ping: pingMachine,
    renewal: renewalMachine,
    endSession: answerToProvide<void, { tokens: Tokens | null }>('endSession'),
  },
  actions: {
    report: actionToProvide<SessionReport>('report'),
    logFailure: actionToProvide<{ error: unknown }>('logFailure'),
    storeSession: actionToProvide<{ session: Session }>('storeSession'),
    forgetSession: actionToProvide('forgetSession'),
    storeChosenWallet: actionToProvide<{ currencyId: number }>('storeChosenWallet'),
    tellPing: sendTo('ping', (_, told: PingEvent) => told),
    tellRenewal: sendTo('renewal', (_, told: RenewalEvent) => told),
    restoreSession: assign((_, stored: StoredSession) => stored),
    adoptSession: assign((_, { session }: { session: Session | null }) => ({ session })),
    chooseWallet: assign((_, { currencyId }: { currencyId: number }) => ({ chosenCurrencyId: currencyId })),
    noteWallets: assign(({ context }, { wallets }: { wallets: Wallet[] }) => {
      const newer = newerWallets(context.wallets, wallets);
      return { wallets: same(context.wallets, newer) ? context.wallets : newer };
    }),
    notePing: assign((_, { ping }: PingAnswer) => ({
      unread: ping.unread ?? 0,
      realityCheck: ping.realityCheck ?? null,
    })),
    replaceSession: assign((_, { session }: { session: Session | null }) => ({ ...signedOut, session })),
    setSessionAside: assign(({ context }) => ({ ...signedOut, ending: context.session?.tokens ?? null })),
    clearSession: assign(signedOut),
  },
  guards: {
    isSession: (_, { session }: { session: Session | null }) => session !== null,
    isSameUser: ({ context }, { session }: { session: Session | null }) =>
      session !== null && session.user.id === context.session?.user.id,
    isOurToken: ({ context }, { accessToken }: { accessToken: string }) =>
      context.session?.tokens.access_token === accessToken,
  },
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
            target: 'signedOut',
            actions: [
              { type: 'restoreSession', params: ({ event }) => event.output },
              { type: 'report', params: { type: 'user.changed', user: null } },
            ],
          },
        ],
        onError: {
          target: 'signedOut',
          actions: [
            { type: 'logFailure', params: ({ event }) => event },
            { type: 'report', params: { type: 'user.changed', user: null } },
          ],
        },
      },
    },
    // A user who signs out is signed out at once, and may sign in again before the server knows.
    signedOut: {
      initial: 'anonymous',
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
            { type: 'replaceSession', params: ({ event }) => event },
            { type: 'storeSession', params: ({ event }) => event },
          ],
        },
        // Signed out over there as well.
        'session.changedElsewhere': {
          guard: { type: 'isSession', params: ({ event }) => event },
          target: 'signedIn',
          actions: { type: 'replaceSession', params: ({ event }) => event },
        },
      },
      states: {
        anonymous: {},
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
    },
    signedIn: {
      entry: {
        type: 'report',
        params: ({ context }) => ({ type: 'user.changed', user: context.session?.user ?? null }),
      },
      exit: [
        { type: 'report', params: { type: 'notice.dismissed', id: 'blocked' } },
        { type: 'report', params: { type: 'user.changed', user: null } },
        { type: 'report', params: { type: 'wallet.changed', wallet: null } },
      ],
      invoke: [
        {
          id: 'watchOtherTabs',
          src: 'watchOtherTabs',
          onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
        },
        {
          id: 'ping',
          src: 'ping',
          input: ({ context }) => ({ accessToken: context.session?.tokens.access_token ?? '' }),
          onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
        },
        {
          id: 'renewal',
          src: 'renewal',
          input: ({ context }) => ({ session: context.session }),
          onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
        },
      ],
      on: {
        'session.left': { target: 'signedOut.leaving', actions: ['setSessionAside', 'forgetSession'] },
        'session.changedElsewhere': [
          {
            guard: { type: 'isSameUser', params: ({ event }) => event },
            actions: [
              { type: 'adoptSession', params: ({ event }) => event },
              { type: 'tellRenewal', params: ({ event }) => ({ type: 'session.adopted', session: event.session }) },
              { type: 'tellPing', params: ({ context }) => tokenChanged(context) },
            ],
          },
          {
            guard: { type: 'isSession', params: ({ event }) => event },
            target: 'signedIn',
            reenter: true,
            actions: { type: 'replaceSession', params: ({ event }) => event },
          },
          { target: 'signedOut', actions: 'clearSession' },
        ],
        // Another token is in use already.
        'access.refused': {
          guard: { type: 'isOurToken', params: ({ event }) => event },
          actions: { type: 'tellRenewal', params: { type: 'renewal.wanted' } },
        },
        'session.renewed': {
          actions: [
            { type: 'adoptSession', params: ({ event }) => event },
            { type: 'tellPing', params: ({ context }) => tokenChanged(context) },
          ],
        },
        'session.refused': {
          target: 'signedOut',
          actions: [
            'clearSession',
            'forgetSession',
            { type: 'report', params: { type: 'session.expired' } },
            { type: 'report', params: sessionEnded },
          ],
        },
        'ping.answered': {
          actions: [
            { type: 'notePing', params: ({ event }) => event },
            { type: 'noteWallets', params: ({ event }) => event.ping },
            { type: 'tellRenewal', params: ({ event }) => ({ type: 'time.told', now: event.ping.nowTimestamp }) },
            { type: 'report', params: ({ event }) => event },
            { type: 'report', params: ({ context }) => walletChanged(context) },
          ],
        },
        'notice.raised': { actions: { type: 'report', params: ({ event }) => event } },
        'notice.dismissed': { actions: { type: 'report', params: ({ event }) => event } },
        'wallet.chosen': {
          actions: [
            { type: 'chooseWallet', params: ({ event }) => event },
            { type: 'storeChosenWallet', params: ({ event }) => event },
            { type: 'report', params: ({ context }) => walletChanged(context) },
          ],
        },
        'wallets.changed': {
          actions: [
            { type: 'noteWallets', params: ({ event }) => event },
            { type: 'report', params: ({ context }) => walletChanged(context) },
          ],
        },
        'ticket.awaited': { actions: { type: 'tellPing', params: ({ event }) => event } },
        'ping.wanted': { actions: { type: 'tellPing', params: ({ event }) => event } },
        'window.focused': {
          actions: [
            { type: 'tellPing', params: ({ event }) => event },
            { type: 'tellRenewal', params: ({ event }) => event },
          ],
        },
      },
    },
  },
});
