import { assign, setup } from 'xstate';
import type { PushKind } from '../../contract/entities/push.ts';
import { failureNotice } from '../notices/failure-notice.ts';
import type { NoticeReport } from '../notices/notice.ts';
import { actionToProvide, answerToProvide, listenerToProvide } from '../to-provide.ts';

/** How it stands with notifications in this browser, for the player who is signed in. */
export type PushStanding =
  /** The browser has none, or the operator pushes nothing. */
  | { is: 'unavailable' }
  /** The player told his browser to show none of this site. */
  | { is: 'denied' }
  /** `offered`: neither the browser nor the player was ever asked. */
  | { is: 'off'; publicKey: string; offered: boolean }
  | { is: 'on'; publicKey: string; kinds: readonly PushKind[] };

export type PushEvent =
  /** Something that shows it was opened. */
  | { type: 'page.opened' }
  | { type: 'kind.switched'; kind: PushKind; on: boolean }
  /** Below a ticket that was just paid: how it ends is to be told. */
  | { type: 'offer.accepted'; ticketId: string }
  /** No, thank you: the offer does not come again in this browser. */
  | { type: 'offer.declined' }
  /** The browser's permission or subscription was changed elsewhere. */
  | { type: 'browser.changed' }
  | { type: 'player.left' };

/** What the browser's own question was answered; `default` is none. */
export type Permission = 'granted' | 'denied' | 'default';

interface PushContext {
  publicKey: string;
  /** What the player is told here. */
  kinds: readonly PushKind[];
  /** What he has just chosen. */
  wanted: readonly PushKind[];
  offered: boolean;
  /** Below which ticket the offer was accepted. */
  ticketId: string | null;
}

const nothing: PushContext = { publicKey: '', kinds: [], wanted: [], offered: false, ticketId: null };

interface Switched {
  kind: PushKind;
  on: boolean;
}

const chosen = (kinds: readonly PushKind[], { kind, on }: Switched): readonly PushKind[] => {
  const others = kinds.filter((one) => one !== kind);
  return on ? [...others, kind] : others;
};

/**
 * What a player is told by notifications of this browser. The browser is asked for its permission by a press alone, and not
 * offered again to who said no. When something fails, what the server has is read anew.
 */
export const pushMachine = setup({
  types: {} as { context: PushContext; events: PushEvent },
  actors: {
    look: answerToProvide<PushStanding>('look'),
    askPermission: answerToProvide<Permission>('askPermission'),
    subscribe: answerToProvide<void, { publicKey: string; kinds: readonly PushKind[] }>('subscribe'),
    changeKinds: answerToProvide<void, { kinds: readonly PushKind[] }>('changeKinds'),
    unsubscribe: answerToProvide<void>('unsubscribe'),
    watchBrowser: listenerToProvide<{ type: 'browser.changed' }>('watchBrowser'),
  },
  actions: {
    report: actionToProvide<NoticeReport>('report'),
    keepDecline: actionToProvide('keepDecline'),
    logFailure: actionToProvide<{ error: unknown }>('logFailure'),
    noteOff: assign((_, { standing }: { standing: PushStanding }) =>
      standing.is === 'off' ? { ...nothing, publicKey: standing.publicKey, offered: standing.offered } : nothing,
    ),
    noteOn: assign((_, { standing }: { standing: PushStanding }) =>
      standing.is === 'on' ? { ...nothing, publicKey: standing.publicKey, kinds: standing.kinds } : nothing,
    ),
    noteWanted: assign(({ context }, switched: Switched) => ({ wanted: chosen(context.kinds, switched) })),
    noteTicket: assign((_, { ticketId }: { ticketId: string }) => ({ ticketId })),
    noteSaved: assign(({ context }) => ({ kinds: context.wanted, offered: false })),
    noteEnded: assign({ kinds: [] }),
    endOffer: assign({ offered: false }),
    forget: assign(nothing),
  },
  guards: {
    is: (_, { standing, name }: { standing: PushStanding; name: PushStanding['is'] }) => standing.is === name,
    isAnswered: (_, { permission, word }: { permission: Permission; word: Permission }) => permission === word,
    isOn: (_, { on }: Switched) => on,
    leavesNothing: ({ context }, switched: Switched) => chosen(context.kinds, switched).length === 0,
  },
  delays: { patience: 30_000 },
}).createMachine({
  id: 'push',
  context: nothing,
  initial: 'idle',
  on: { 'player.left': { target: '.idle' } },
  invoke: {
    id: 'watchBrowser',
    src: 'watchBrowser',
    onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
  },
  states: {
    idle: { entry: 'forget', on: { 'page.opened': { target: 'looking' } } },
    looking: {
      invoke: {
        id: 'look',
        src: 'look',
        onDone: [
          {
            guard: { type: 'is', params: ({ event }) => ({ standing: event.output, name: 'on' }) },
            target: 'on',
            actions: { type: 'noteOn', params: ({ event }) => ({ standing: event.output }) },
          },
          {
            guard: { type: 'is', params: ({ event }) => ({ standing: event.output, name: 'off' }) },
            target: 'off',
            actions: { type: 'noteOff', params: ({ event }) => ({ standing: event.output }) },
          },
          {
            guard: { type: 'is', params: ({ event }) => ({ standing: event.output, name: 'denied' }) },
            target: 'denied',
          },
          { target: 'unavailable' },
        ],
        onError: { target: 'unread', actions: { type: 'logFailure', params: ({ event }) => event } },
      },
      after: { patience: { target: 'unread' } },
    },
    unread: { on: { 'page.opened': { target: 'looking' } } },
    unavailable: { on: { 'page.opened': { target: 'looking' } } },
    denied: {
      entry: 'endOffer',
      on: { 'page.opened': { target: 'looking' }, 'browser.changed': { target: 'looking' } },
    },
    off: {
      on: {
        'page.opened': { target: 'looking' },
        'browser.changed': { target: 'looking' },
        'offer.declined': { actions: ['endOffer', 'keepDecline'] },
        'offer.accepted': {
          target: 'asking',
          actions: [
            { type: 'noteWanted', params: { kind: 'ticketSettled', on: true } },
            { type: 'noteTicket', params: ({ event }) => event },
          ],
        },
        // What is off cannot be switched off.
        'kind.switched': {
          guard: { type: 'isOn', params: ({ event }) => event },
          target: 'asking',
          actions: { type: 'noteWanted', params: ({ event }) => event },
        },
      },
    },
    // As long as the player thinks about the browser's own question.
    asking: {
      invoke: {
        id: 'askPermission',
        src: 'askPermission',
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => ({ permission: event.output, word: 'granted' }) },
            target: 'subscribing',
          },
          {
            guard: { type: 'isAnswered', params: ({ event }) => ({ permission: event.output, word: 'denied' }) },
            target: 'denied',
          },
          { target: 'off', actions: ['endOffer', 'keepDecline'] },
        ],
        onError: {
          target: 'off',
          actions: { type: 'report', params: ({ event }) => failureNotice(event.error, 'pushInvalid') },
        },
      },
    },
    subscribing: {
      invoke: {
        id: 'subscribe',
        src: 'subscribe',
        input: ({ context: { publicKey, wanted } }) => ({ publicKey, kinds: wanted }),
        onDone: { target: 'on', actions: 'noteSaved' },
        onError: {
          target: 'looking',
          actions: { type: 'report', params: ({ event }) => failureNotice(event.error, 'pushInvalid') },
        },
      },
      // A browser may wait for its push service for ever.
      after: {
        patience: { target: 'looking', actions: { type: 'report', params: failureNotice(undefined, 'pushInvalid') } },
      },
    },
    on: {
      on: {
        'page.opened': { target: 'looking' },
        'browser.changed': { target: 'looking' },
        'kind.switched': [
          { guard: { type: 'leavesNothing', params: ({ event }) => event }, target: 'ending' },
          { target: 'saving', actions: { type: 'noteWanted', params: ({ event }) => event } },
        ],
      },
    },
    saving: {
      invoke: {
        id: 'changeKinds',
        src: 'changeKinds',
        input: ({ context: { wanted } }) => ({ kinds: wanted }),
        onDone: { target: 'on', actions: 'noteSaved' },
        onError: { target: 'looking', actions: { type: 'report', params: ({ event }) => failureNotice(event.error) } },
      },
    },
    ending: {
      invoke: {
        id: 'unsubscribe',
        src: 'unsubscribe',
        onDone: { target: 'off', actions: 'noteEnded' },
        onError: { target: 'looking', actions: { type: 'report', params: ({ event }) => failureNotice(event.error) } },
      },
    },
  },
});
