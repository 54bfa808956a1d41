// Long because a game on a page is one chart: opened, shown, paused, with a stake out, its sums asked for, ended.

import { assign, sendTo, setup } from 'xstate';
import type { NoticeText } from '../notices/notice.ts';
import { failureText } from '../refusal.ts';
import { actionToProvide, answerToProvide, listenerToProvide } from '../to-provide.ts';
import {
  type AskedGame,
  type FrameEvent,
  type FrameFailure,
  type GameSessionEvent,
  type GameSessionReport,
  type Hold,
  type OpenedSession,
  roundBegun,
  roundOver,
  type SessionEnd,
  type SessionSums,
} from './game-session-event.ts';

interface GameSessionContext {
  game: AskedGame | null;
  session: OpenedSession | null;
  sums: SessionSums | null;
  holds: readonly Hold[];
  /** Why it was closed, null while it is not. */
  end: SessionEnd | null;
  /** Why it did not open. */
  failure: NoticeText | null;
  /** Its link was used but the answer never reached the frame, so the game was opened again. */
  renewed: boolean;
}

/** Messages to the frame; the actor adds what every message carries. */
export type FrameWord = { type: 'pause' } | { type: 'resume' } | { type: 'balance' };

/** A refusal that another wallet, or a sign-in, may take away. */
const byPlayer: readonly string[] = ['snackbarMustLogin', 'sessionExpired', 'freebetNotForGames', 'unknownWallet'];

/**
 * A game in its frame: opened, played, held while something else has to be answered, closed by the player or by the
 * server. The frame is believed in what it shows, never in an amount: credit comes by wallet_update (games 1).
 */
export const gameSessionMachine = setup({
  types: {} as { context: GameSessionContext; events: GameSessionEvent; tags: 'framed' },
  actors: {
    openGame: answerToProvide<OpenedSession, { game: AskedGame | null }>('openGame'),
    /** Receives the frame's messages and sends messages to it. */
    frame: listenerToProvide<FrameEvent, { nonce: string }>('frame'),
    askSums: answerToProvide<SessionSums | null, { sessionId: string | null; game: AskedGame | null }>('askSums'),
    endSession: answerToProvide<void, { sessionId: string | null }>('endSession'),
  },
  actions: {
    report: actionToProvide<GameSessionReport>('report'),
    tellFrame: sendTo('frame', (_, word: FrameWord) => word),
    /** To the lobby that it was opened from. */
    showLobby: actionToProvide('showLobby'),
    showCashier: actionToProvide('showCashier'),
    askCredit: actionToProvide('askCredit'),
    notePlayed: actionToProvide<{ game: AskedGame | null }>('notePlayed'),
    logFailure: actionToProvide<{ error: unknown }>('logFailure'),
    noteGame: assign((_, { game }: { game: AskedGame }) => ({ game, renewed: false })),
    noteRenewed: assign({ renewed: true }),
    forgetGame: assign({ game: null }),
    noteOpened: assign((_, session: OpenedSession) => ({ session, sums: null, end: null, failure: null })),
    noteSums: assign((_, sums: SessionSums | null) => ({ sums })),
    noteHolds: assign((_, { holds }: { holds: readonly Hold[] }) => ({ holds })),
    noteEnd: assign((_, end: SessionEnd) => ({ end, session: null })),
    noteRefusal: assign((_, { error }: { error: unknown }) => ({
      failure: failureText(error, 'unavailable'),
      session: null,
    })),
    noteFrameFailure: assign({ failure: { namespace: 'errors', key: 'unavailable' } as const, session: null }),
    forgetSession: assign({ session: null, sums: null }),
  },
  guards: {
    isOtherGame: ({ context: { game } }, asked: AskedGame) =>
      game === null || game.code !== asked.code || game.demo !== asked.demo,
    isHeld: ({ context }) => context.holds.length > 0,
    isHolding: (_, holds: readonly Hold[]) => holds.length > 0,
    isReleased: (_, holds: readonly Hold[]) => holds.length === 0,
    isTakenOver: ({ context }, ended: { sessionId: string; end: SessionEnd }) =>
      context.session?.sessionId === ended.sessionId && ended.end === 'takenOver',
    isThisSession: ({ context }, ended: { sessionId: string; end: SessionEnd }) =>
      context.session?.sessionId === ended.sessionId && ended.end !== 'exit',
    isThisGame: ({ context }, code: string) => context.game?.code === code,
    isAskedForMoney: ({ context }) => context.game?.demo === false,
    isForMoney: ({ context }) => context.session !== null && context.session.sessionId !== null,
    isSessionOver: (_, reason: FrameFailure) => reason === 'sessionEnded',
    isLinkSpent: ({ context }, reason: FrameFailure) => reason === 'linkInvalid' && !context.renewed,
    isByPlayer: ({ context }) => context.failure !== null && byPlayer.includes(context.failure.key),
    hasGame: ({ context }) => context.game !== null,
  },
  delays: { loadDeadline: 20_000, closeDeadline: 3_000 },
}).createMachine({
  id: 'gameSession',
  context: { game: null, session: null, sums: null, holds: [], end: null, failure: null, renewed: false },
  initial: 'closed',
  on: { 'holds.changed': { actions: { type: 'noteHolds', params: ({ event }) => event } } },
  states: {
    closed: {
      entry: 'forgetSession',
      on: {
        'game.opened': { target: 'opening', actions: { type: 'noteGame', params: ({ event }) => event } },
      },
    },
    opening: {
      invoke: {
        id: 'openGame',
        src: 'openGame',
        input: ({ context }) => ({ game: context.game }),
        onDone: { target: 'open', actions: { type: 'noteOpened', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'noteRefusal', params: ({ event }) => event } },
      },
      on: {
        'game.opened': {
          guard: { type: 'isOtherGame', params: ({ event }) => event.game },
          target: 'opening',
          reenter: true,
          actions: { type: 'noteGame', params: ({ event }) => event },
        },
        // The answer would open it for a player who has gone. Play money needs no player.
        'player.changed': { guard: 'isAskedForMoney', target: 'opening', reenter: true },
        // What is answered to nobody ends by itself when nothing is staked in it.
        'page.left': { target: 'closed', actions: 'forgetGame' },
        'game.left': { target: 'closed', actions: ['forgetGame', 'showLobby'] },
      },
    },
    open: {
      tags: 'framed',
      type: 'parallel',
      invoke: {
        id: 'frame',
        src: 'frame',
        input: ({ context }) => ({ nonce: context.session?.nonce ?? '' }),
        onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
      },
      states: {
        play: {
          initial: 'loading',
          states: {
            loading: {
              after: { loadDeadline: { target: '#gameSession.failed', actions: 'noteFrameFailure' } },
              on: {
                'frame.ready': [
                  {
                    guard: 'isHeld',
                    target: 'paused',
                    actions: { type: 'notePlayed', params: ({ context }) => context },
                  },
                  { target: 'playing', actions: { type: 'notePlayed', params: ({ context }) => context } },
                ],
              },
            },
            playing: {
              on: {
                'holds.changed': {
                  // An empty list holds nothing.
                  guard: { type: 'isHolding', params: ({ event }) => event.holds },
                  target: 'paused',
                  actions: { type: 'noteHolds', params: ({ event }) => event },
                },
              },
            },
            paused: {
              entry: { type: 'tellFrame', params: { type: 'pause' } },
              on: {
                'holds.changed': [
                  {
                    guard: { type: 'isReleased', params: ({ event }) => event.holds },
                    target: 'playing',
                    actions: [
                      { type: 'noteHolds', params: ({ event }) => event },
                      { type: 'tellFrame', params: { type: 'resume' } },
                    ],
                  },
                  { actions: { type: 'noteHolds', params: ({ event }) => event } },
                ],
              },
            },
          },
        },
        // No page is reloaded by itself meanwhile.
        stake: {
          initial: 'in',
          states: {
            in: { on: { 'round.started': { guard: 'isForMoney', target: 'out' } } },
            out: {
              entry: { type: 'report', params: roundBegun },
              exit: { type: 'report', params: roundOver },
              on: { 'round.ended': { target: 'in' } },
            },
          },
        },
        sums: {
          initial: 'resting',
          states: {
            resting: {
              on: {
                // Play money is not counted.
                'round.ended': { guard: 'isForMoney', target: 'asking' },
                'frame.ready': { guard: 'isForMoney', target: 'asking' },
              },
            },
            asking: {
              invoke: {
                id: 'askSums',
                src: 'askSums',
                input: ({ context }) => ({ sessionId: context.session?.sessionId ?? null, game: context.game }),
                onDone: { target: 'resting', actions: { type: 'noteSums', params: ({ event }) => event.output } },
                // Sent with the next round.
                onError: { target: 'resting', actions: { type: 'logFailure', params: ({ event }) => event } },
              },
              on: { 'round.ended': { target: 'asking', reenter: true } },
            },
          },
        },
      },
      on: {
        'credit.changed': { actions: { type: 'tellFrame', params: { type: 'balance' } } },
        'credit.stale': { actions: 'askCredit' },
        'cashier.asked': { actions: 'showCashier' },
        'exit.asked': { target: 'closing', actions: ['forgetGame', 'showLobby'] },
        'game.left': { target: 'closing', actions: ['forgetGame', 'showLobby'] },
        'page.left': { target: 'closing', actions: 'forgetGame' },
        'game.opened': {
          // The same game under another address goes on.
          guard: { type: 'isOtherGame', params: ({ event }) => event.game },
          target: 'closing',
          actions: { type: 'noteGame', params: ({ event }) => event },
        },
        'frame.failed': [
          {
            guard: { type: 'isSessionOver', params: ({ event }) => event.reason },
            target: 'interrupted',
            actions: { type: 'noteEnd', params: 'idle' },
          },
          // The answer to the frame's opening was lost on its way; a link opens once.
          {
            guard: { type: 'isLinkSpent', params: ({ event }) => event.reason },
            target: 'opening',
            actions: 'noteRenewed',
          },
          { target: 'failed', actions: 'noteFrameFailure' },
        ],
        'session.ended': [
          {
            guard: { type: 'isTakenOver', params: ({ event }) => event },
            target: 'takenOver',
            actions: { type: 'noteEnd', params: ({ event }) => event.end },
          },
          // The end of another game concerns that game's page only.
          {
            guard: { type: 'isThisSession', params: ({ event }) => event },
            target: 'interrupted',
            actions: { type: 'noteEnd', params: ({ event }) => event.end },
          },
        ],
        // Another game's is none of ours.
        'game.inactivated': {
          guard: { type: 'isThisGame', params: ({ event }) => event.code },
          target: 'interrupted',
          actions: { type: 'noteEnd', params: 'closed' },
        },
        // Play money needs no player.
        'player.changed': {
          guard: 'isForMoney',
          target: 'interrupted',
          actions: { type: 'noteEnd', params: 'signedOut' },
        },
      },
    },
    interrupted: {
      on: {
        'game.retried': { target: 'opening' },
        'game.opened': { target: 'opening', actions: { type: 'noteGame', params: ({ event }) => event } },
        'game.left': { target: 'closed', actions: ['forgetGame', 'showLobby'] },
        'page.left': { target: 'closed', actions: 'forgetGame' },
      },
    },
    takenOver: {
      on: {
        'game.retried': { target: 'opening' },
        'game.opened': { target: 'opening', actions: { type: 'noteGame', params: ({ event }) => event } },
        'game.left': { target: 'closed', actions: ['forgetGame', 'showLobby'] },
        'page.left': { target: 'closed', actions: 'forgetGame' },
      },
    },
    closing: {
      invoke: {
        id: 'endSession',
        src: 'endSession',
        input: ({ context }) => ({ sessionId: context.session?.sessionId ?? null }),
        onDone: [{ guard: 'hasGame', target: 'opening' }, { target: 'closed' }],
        // It ends by itself when nothing is staked in it.
        onError: [
          { guard: 'hasGame', target: 'opening', actions: { type: 'logFailure', params: ({ event }) => event } },
          { target: 'closed', actions: { type: 'logFailure', params: ({ event }) => event } },
        ],
      },
      after: { closeDeadline: [{ guard: 'hasGame', target: 'opening' }, { target: 'closed' }] },
      on: {
        'game.opened': { actions: { type: 'noteGame', params: ({ event }) => event } },
        'page.left': { actions: 'forgetGame' },
      },
    },
    failed: {
      on: {
        'game.retried': { target: 'opening' },
        'game.opened': { target: 'opening', actions: { type: 'noteGame', params: ({ event }) => event } },
        'game.left': { target: 'closed', actions: ['forgetGame', 'showLobby'] },
        'page.left': { target: 'closed', actions: 'forgetGame' },
        // Anything else stays as it is by another wallet.
        'wallet.chosen': { guard: 'isByPlayer', target: 'opening' },
        'player.changed': { guard: 'isByPlayer', target: 'opening' },
      },
    },
  },
});
