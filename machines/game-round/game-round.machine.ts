import { assign, setup } from 'xstate';
import type { FrameFailure, ShownRound } from '../../contract/games/frame.ts';
import type { GameBet, GameOutcome } from '../../contract/games/game.ts';
import type { MinesTurn } from '../../contract/games/mines.ts';
import type { RoundAnswer } from '../../contract/games/studio.ts';
import {
  answered,
  betChanged,
  betPlaced,
  betUndone,
  creditOf,
  failureOf,
  type GameOpening,
  type GamePhase,
  type GamePlay,
  isRefusal,
  isSessionOver,
  noPlay,
  type OpenedGame,
  opened,
  reasonNotToPlay,
  refused,
} from '../game/game-play.ts';
import { actionToProvide, answerToProvide } from '../to-provide.ts';

export type GameRoundEvent =
  /** A field is turned over, or what is won is taken. */
  | { type: 'turn.taken'; turn: MinesTurn }
  /** The frame's address names a game; a frame that is to show a round again names none. */
  | { type: 'game.named'; opening: GameOpening }
  | { type: 'opening.retried' }
  | { type: 'bet.changed'; bet: GameBet }
  | { type: 'bet.undone' }
  /** A press on the button that plays; the round's id is made with it. */
  | { type: 'round.asked'; roundId: string }
  /** A round of the past, to be looked at again. */
  | { type: 'round.shown'; round: ShownRound }
  | { type: 'round.putAway' }
  /** What the page around the frame says. */
  | { type: 'page.paused' }
  | { type: 'page.resumed' }
  | { type: 'page.closed' }
  | { type: 'credit.moved' };

export interface GameRoundInput {
  /** Milliseconds from start to start (games 2). */
  pace: number;
}

interface GameRoundContext extends GamePlay {
  pace: number;
  /** The turn that is on its way, and which of the round it is: sent again under the same number it is taken once. */
  turn: MinesTurn | null;
  nth: number;
}

/**
 * A game of rounds: over with their answer (reels, wheel, balls, dice, keno) or going on in turns (mines). A lost answer is asked
 * for until the studio says what became of the bet; a turn whose answer was lost is sent again under its number. An open round
 * waits for its player, also after he was torn out of it; a result stays until the next stake, and the next round waits for
 * the pace.
 */
export const gameRoundMachine = setup({
  types: {} as { context: GameRoundContext; events: GameRoundEvent; input: GameRoundInput; tags: GamePhase },
  actors: {
    openGame: answerToProvide<OpenedGame, { opening: GameOpening | null }>('openGame'),
    playRound: answerToProvide<RoundAnswer, { token: string; roundId: string; bet: GameBet | null }>('playRound'),
    askRound: answerToProvide<RoundAnswer, { token: string; roundId: string }>('askRound'),
    takeTurn: answerToProvide<RoundAnswer, { token: string; roundId: string; nth: number; turn: MinesTurn | null }>(
      'takeTurn',
    ),
    askBalance: answerToProvide<number, { token: string }>('askBalance'),
    /** Ends when the stage has shown it. */
    presentOutcome: answerToProvide<void, { outcome: GameOutcome | null }>('presentOutcome'),
    leaveGame: answerToProvide<void, { token: string }>('leaveGame'),
  },
  actions: {
    tellStarted: actionToProvide<{ roundId: string }>('tellStarted'),
    tellEnded: actionToProvide<{ roundId: string }>('tellEnded'),
    tellFailed: actionToProvide<{ reason: FrameFailure }>('tellFailed'),
    noteOpening: assign((_, { opening }: { opening: GameOpening }) => ({ opening })),
    noteOpened: assign((_, { output }: { output: OpenedGame }) => opened(output)),
    noteBet: assign(({ context }, { bet }: { bet: GameBet }) => betChanged(context, bet)),
    undoBet: assign(({ context }) => betUndone(context)),
    notePlaced: assign(({ context }, { roundId }: { roundId: string }) => betPlaced(context, roundId)),
    noteAnswer: assign((_, { output }: { output: RoundAnswer }) => answered(output)),
    noteRefusal: assign((_, { error }: { error: unknown }) => ({ refusal: refused(error) })),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    noteCredit: assign(({ context }) => ({ credit: creditOf(context) })),
    noteBalance: assign((_, { output }: { output: number }) => ({ credit: output })),
    notePaused: assign({ paused: true }),
    noteResumed: assign({ paused: false }),
    noteShown: assign((_, { round }: { round: ShownRound }) => ({ shown: round })),
    noteTurn: assign(({ context }, { turn }: { turn: MinesTurn }) => ({
      turn,
      nth: context.answer?.open?.engine === 'mines' ? context.answer.open.revealed.length : 0,
      refusal: null,
    })),
    forgetShown: assign({ shown: null }),
  },
  guards: {
    isOpen: ({ context }) => context.game !== null,
    isPaused: ({ context }) => context.paused,
    canPlay: ({ context }) => reasonNotToPlay(context) === null,
    canUndo: ({ context }) => context.before.length > 0,
    isOver: ({ context }) => context.answer?.state === 'over',
    isRoundOpen: ({ context }) => context.answer?.state === 'open',
    isRefused: ({ context }) => context.answer?.state === 'refused',
    isRefusal: (_, { error }: { error: unknown }) => isRefusal(error),
    isSessionOver: (_, { error }: { error: unknown }) => isSessionOver(error),
  },
  delays: {
    pace: ({ context }) => context.pace,
    askPause: 1_500,
  },
}).createMachine({
  id: 'gameRound',
  context: ({ input }) => ({ ...noPlay, pace: input.pace, turn: null, nth: 0 }),
  type: 'parallel',
  states: {
    round: {
      initial: 'waiting',
      on: { 'page.closed': { target: '.closed' } },
      states: {
        waiting: {
          tags: 'opening',
          on: {
            'game.named': { target: 'opening', actions: { type: 'noteOpening', params: ({ event }) => event } },
            'round.shown': { target: 'replay.showing', actions: { type: 'noteShown', params: ({ event }) => event } },
          },
        },
        opening: {
          tags: 'opening',
          invoke: {
            id: 'openGame',
            src: 'openGame',
            input: ({ context }) => ({ opening: context.opening }),
            onDone: { target: 'opened', actions: { type: 'noteOpened', params: ({ event }) => event } },
            onError: [
              {
                guard: { type: 'isRefusal', params: ({ event }) => event },
                target: 'failed',
                actions: { type: 'noteFailure', params: ({ event }) => event },
              },
              { target: 'unreachable' },
            ],
          },
        },
        // A round that the player was torn out of is shown to its end first.
        opened: {
          tags: 'opening',
          always: [
            { guard: 'isOver', target: 'playing.outcome.showing' },
            { guard: 'isRoundOpen', target: 'playing.outcome.inTurn' },
            { target: 'idle' },
          ],
        },
        unreachable: {
          tags: 'unreachable',
          entry: { type: 'tellFailed', params: { reason: 'unreachable' } },
          on: { 'opening.retried': { target: 'opening' } },
        },
        idle: {
          initial: 'ready',
          on: {
            'bet.changed': { target: '.ready', actions: { type: 'noteBet', params: ({ event }) => event } },
            'bet.undone': { guard: 'canUndo', target: '.ready', actions: 'undoBet' },
            'round.asked': {
              guard: 'canPlay',
              target: 'playing',
              actions: { type: 'notePlaced', params: ({ event }) => event },
            },
            'round.shown': {
              target: 'replay.showing',
              actions: { type: 'noteShown', params: ({ event }) => event },
            },
            'page.paused': { target: 'paused', actions: 'notePaused' },
          },
          states: {
            ready: { tags: 'ready' },
            refused: { tags: 'refused' },
            takenBack: { tags: 'takenBack' },
          },
        },
        paused: { tags: 'paused', on: { 'page.resumed': { target: 'idle', actions: 'noteResumed' } } },
        playing: {
          type: 'parallel',
          onDone: [{ guard: 'isPaused', target: 'paused' }, { target: 'idle' }],
          on: {
            'page.paused': { actions: 'notePaused' },
            'page.resumed': { actions: 'noteResumed' },
          },
          states: {
            outcome: {
              initial: 'asking',
              states: {
                asking: {
                  tags: 'asking',
                  entry: {
                    type: 'tellStarted',
                    params: ({ context }) => ({ roundId: context.placed?.id ?? '' }),
                  },
                  invoke: {
                    id: 'playRound',
                    src: 'playRound',
                    input: ({ context }) => ({
                      token: context.game?.token ?? '',
                      roundId: context.placed?.id ?? '',
                      bet: context.placed?.bet ?? null,
                    }),
                    onDone: { target: 'answered', actions: { type: 'noteAnswer', params: ({ event }) => event } },
                    onError: [
                      {
                        guard: { type: 'isSessionOver', params: ({ event }) => event },
                        target: '#gameRound.round.failed',
                        actions: { type: 'noteFailure', params: ({ event }) => event },
                      },
                      {
                        guard: { type: 'isRefusal', params: ({ event }) => event },
                        target: '#gameRound.round.idle.refused',
                        actions: { type: 'noteRefusal', params: ({ event }) => event },
                      },
                      { target: 'unknown' },
                    ],
                  },
                },
                // Whether the bet was booked is not known: it is asked for, never placed again.
                unknown: { tags: 'unknown', after: { askPause: { target: 'checking' } } },
                checking: {
                  tags: 'unknown',
                  invoke: {
                    id: 'askRound',
                    src: 'askRound',
                    input: ({ context }) => ({ token: context.game?.token ?? '', roundId: context.placed?.id ?? '' }),
                    onDone: { target: 'answered', actions: { type: 'noteAnswer', params: ({ event }) => event } },
                    onError: [
                      {
                        guard: { type: 'isSessionOver', params: ({ event }) => event },
                        target: '#gameRound.round.failed',
                        actions: { type: 'noteFailure', params: ({ event }) => event },
                      },
                      // It never came, and will not be played any more.
                      {
                        guard: { type: 'isRefusal', params: ({ event }) => event },
                        target: '#gameRound.round.idle.takenBack',
                      },
                      { target: 'unknown' },
                    ],
                  },
                },
                answered: {
                  tags: 'asking',
                  always: [
                    { guard: 'isOver', target: 'showing' },
                    { guard: 'isRoundOpen', target: 'inTurn' },
                    { guard: 'isRefused', target: '#gameRound.round.idle.refused', actions: 'noteCredit' },
                    { target: '#gameRound.round.idle.takenBack', actions: 'noteCredit' },
                  ],
                },
                // The round waits for its player; nobody hurries him.
                inTurn: {
                  tags: 'inTurn',
                  initial: 'waiting',
                  states: {
                    waiting: {
                      on: {
                        'turn.taken': {
                          target: 'turning',
                          actions: { type: 'noteTurn', params: ({ event }) => event },
                        },
                      },
                    },
                    turning: {
                      invoke: {
                        id: 'takeTurn',
                        src: 'takeTurn',
                        input: ({ context }) => ({
                          token: context.game?.token ?? '',
                          roundId: context.placed?.id ?? '',
                          nth: context.nth,
                          turn: context.turn,
                        }),
                        onDone: {
                          target: '#gameRound.round.playing.outcome.answered',
                          actions: { type: 'noteAnswer', params: ({ event }) => event },
                        },
                        onError: [
                          {
                            guard: { type: 'isSessionOver', params: ({ event }) => event },
                            target: '#gameRound.round.failed',
                            actions: { type: 'noteFailure', params: ({ event }) => event },
                          },
                          // The round stands otherwise than it is shown here.
                          {
                            guard: { type: 'isRefusal', params: ({ event }) => event },
                            target: '#gameRound.round.playing.outcome.checking',
                          },
                          { target: 'lost' },
                        ],
                      },
                    },
                    lost: {
                      after: { askPause: { target: 'turning' } },
                    },
                  },
                },
                showing: {
                  tags: 'showing',
                  invoke: {
                    id: 'presentOutcome',
                    src: 'presentOutcome',
                    input: ({ context }) => ({ outcome: context.answer?.outcome ?? null }),
                    onDone: { target: 'shown' },
                    // What cannot be drawn is still told in words.
                    onError: { target: 'shown' },
                  },
                },
                shown: {
                  tags: 'resting',
                  type: 'final',
                  entry: [
                    'noteCredit',
                    { type: 'tellEnded', params: ({ context }) => ({ roundId: context.placed?.id ?? '' }) },
                  ],
                },
              },
            },
            pace: {
              initial: 'running',
              states: {
                running: { after: { pace: { target: 'over' } } },
                over: { type: 'final' },
              },
            },
          },
        },
        replay: {
          initial: 'showing',
          on: {
            'round.shown': {
              target: '.showing',
              reenter: true,
              actions: { type: 'noteShown', params: ({ event }) => event },
            },
            'round.putAway': { guard: 'isOpen', target: 'idle', actions: 'forgetShown' },
          },
          states: {
            showing: {
              tags: 'replaying',
              invoke: {
                id: 'presentShown',
                src: 'presentOutcome',
                input: ({ context }) => ({ outcome: context.shown?.outcome ?? null }),
                onDone: { target: 'shown' },
                onError: { target: 'shown' },
              },
            },
            shown: { tags: 'replayed' },
          },
        },
        failed: {
          tags: 'failed',
          entry: {
            type: 'tellFailed',
            params: ({ context }) => ({ reason: context.failure ?? 'linkInvalid' }),
          },
        },
        closed: {
          tags: 'closed',
          invoke: {
            id: 'leaveGame',
            src: 'leaveGame',
            input: ({ context }) => ({ token: context.game?.token ?? '' }),
            onDone: { target: 'left' },
            // The operator ends the session whether or not the studio was told.
            onError: { target: 'left' },
          },
        },
        left: { tags: 'closed', type: 'final' },
      },
    },
    balance: {
      initial: 'known',
      states: {
        known: {
          on: { 'credit.moved': { guard: 'isOpen', target: 'asking' } },
        },
        asking: {
          invoke: {
            id: 'askBalance',
            src: 'askBalance',
            input: ({ context }) => ({ token: context.game?.token ?? '' }),
            onDone: { target: 'known', actions: { type: 'noteBalance', params: ({ event }) => event } },
            onError: { target: 'known' },
          },
          on: { 'credit.moved': { target: 'asking', reenter: true } },
        },
      },
    },
  },
});
