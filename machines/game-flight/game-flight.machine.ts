import { assign, setup } from 'xstate';
import type { FrameFailure, ShownRound } from '../../contract/games/frame.ts';
import type { GameBet, GameOutcome } from '../../contract/games/game.ts';
import type { FlightLine, RoundAnswer } from '../../contract/games/studio.ts';
import { timeOfMultiplier } from '../../domain/games/crash/crash-curve.ts';
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
import { isLanded, type Sky, skyAfter } from '../game/sky.ts';
import { actionToProvide, answerToProvide, listenerToProvide } from '../to-provide.ts';

/** What the stream of flights says: a line and the page's clock when it was heard, or that no more comes. */
export type FlightNews =
  | { type: 'flight.told'; line: FlightLine; at: number }
  | { type: 'flights.lost'; error: unknown };

export type GameFlightEvent =
  | FlightNews
  /** A press on the cash-out; `askedAt` is what the screen showed, what counts is when it arrives. */
  | { type: 'exit.asked'; askedAt: number }
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

interface GameFlightContext extends GamePlay {
  sky: Sky | null;
  /** The flight of the bet that is in play. */
  boarded: number | null;
  askedAt: number | null;
}

interface OfRound {
  token: string;
  roundId: string;
}

const ofRound = ({ context }: { context: GameFlightContext }): OfRound => ({
  token: context.game?.token ?? '',
  roundId: context.placed?.id ?? '',
});

const boardedBy = (answer: RoundAnswer | null): number | null =>
  answer?.open?.engine === 'crash' ? answer.open.flight : null;

/** When the automatic cash-out is reached, by the page's clock; null without one. */
const targetDue = ({ answer, sky }: GameFlightContext): number | null =>
  answer?.open?.engine === 'crash' && answer.open.target !== null && sky !== null
    ? sky.takesOff + timeOfMultiplier(answer.open.target) - sky.ahead
    : null;

/**
 * A game whose flights all players share: crash. Bets are taken before a flight; who is in one leaves by his word or at his
 * target, and what counts is what the studio says. A lost answer is asked for, a lost stream is opened again, and where the
 * flight ended is told by nobody until it has.
 */
export const gameFlightMachine = setup({
  types: {} as { context: GameFlightContext; events: GameFlightEvent; tags: GamePhase },
  actors: {
    openGame: answerToProvide<OpenedGame, { opening: GameOpening | null }>('openGame'),
    playRound: answerToProvide<RoundAnswer, OfRound & { bet: GameBet | null; flight: number }>('playRound'),
    askRound: answerToProvide<RoundAnswer, OfRound>('askRound'),
    leaveFlight: answerToProvide<RoundAnswer, OfRound>('leaveFlight'),
    /** Ends when the page's clock has come to the target; never without one. */
    passTarget: answerToProvide<void, { due: number | null }>('passTarget'),
    followFlights: listenerToProvide<FlightNews, { token: string }>('followFlights'),
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
    noteOpened: assign((_, { output }: { output: OpenedGame }) => ({
      ...opened(output),
      boarded: boardedBy(output.game.unfinished),
    })),
    noteBet: assign(({ context }, { bet }: { bet: GameBet }) => betChanged(context, bet)),
    undoBet: assign(({ context }) => betUndone(context)),
    notePlaced: assign(({ context }, { roundId }: { roundId: string }) => ({
      ...betPlaced(context, roundId),
      boarded: context.sky?.flight ?? null,
      askedAt: null,
    })),
    // Booked, the stake is no longer out: the credit that was told has it.
    noteAnswer: assign(({ context }, { output }: { output: RoundAnswer }) => ({
      ...answered(output),
      ...(output.state === 'open' && {
        credit: output.balance ?? context.credit,
        placed: { id: output.round_id, bet: output.balance === null ? (context.placed?.bet ?? null) : null },
        boarded: boardedBy(output),
      }),
    })),
    forgetExit: assign({ askedAt: null }),
    noteExit: assign((_, { askedAt }: { askedAt: number }) => ({ askedAt })),
    noteRefusal: assign((_, { error }: { error: unknown }) => ({ refusal: refused(error) })),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    noteCredit: assign(({ context }) => ({ credit: creditOf(context) })),
    noteBalance: assign((_, { output }: { output: number }) => ({ credit: output })),
    notePaused: assign({ paused: true }),
    noteResumed: assign({ paused: false }),
    noteShown: assign((_, { round }: { round: ShownRound }) => ({ shown: round })),
    forgetShown: assign({ shown: null }),
    noteLine: assign(({ context }, { line, at }: { line: FlightLine; at: number }) => ({
      sky: skyAfter(context.sky, line, at),
    })),
    noteLost: assign(({ context }) => ({ sky: context.sky && { ...context.sky, live: false } })),
  },
  guards: {
    isOpen: ({ context }) => context.game !== null,
    isFailed: ({ context }) => context.failure !== null,
    isPaused: ({ context }) => context.paused,
    canBoard: ({ context }) =>
      reasonNotToPlay(context) === null && context.sky?.phase === 'betting' && context.sky.live,
    canUndo: ({ context }) => context.before.length > 0,
    canLeave: ({ context }) => context.sky?.phase === 'flying' && context.sky.flight === context.boarded,
    isLanded: ({ context }) => isLanded(context.sky, context.boarded),
    isOver: ({ context }) => context.answer?.state === 'over',
    isRoundOpen: ({ context }) => context.answer?.state === 'open',
    hasLeft: ({ context }) => context.answer?.open?.engine === 'crash' && context.answer.open.cashedOutAt !== null,
    isRefused: ({ context }) => context.answer?.state === 'refused',
    isRefusal: (_, { error }: { error: unknown }) => isRefusal(error),
    isSessionOver: (_, { error }: { error: unknown }) => isSessionOver(error),
  },
  delays: {
    /** Before it is asked what became of a bet. */
    askPause: 1_500,
    /** Before a cash-out is sent again: each moment counts. */
    exitPause: 300,
    /** Before it is asked again what a flight that has ended came to. */
    landPause: 500,
    /** Before the stream is opened again. */
    streamPause: 1_000,
  },
}).createMachine({
  id: 'gameFlight',
  context: { ...noPlay, sky: null, boarded: null, askedAt: null },
  type: 'parallel',
  states: {
    round: {
      initial: 'waiting',
      on: {
        'page.closed': { target: '.closed' },
        'flights.lost': {
          guard: { type: 'isSessionOver', params: ({ event }) => event },
          target: '.failed',
          actions: { type: 'noteFailure', params: ({ event }) => event },
        },
      },
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
        // A flight that the player was torn out of is shown to its end first.
        opened: {
          tags: 'opening',
          always: [
            { guard: 'isOver', target: 'playing.showing' },
            { guard: 'hasLeft', target: 'playing.inTurn.left' },
            { guard: 'isRoundOpen', target: 'playing.inTurn.aboard' },
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
              guard: 'canBoard',
              target: 'playing',
              actions: { type: 'notePlaced', params: ({ event }) => event },
            },
            'round.shown': { target: 'replay.showing', actions: { type: 'noteShown', params: ({ event }) => event } },
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
          initial: 'asking',
          // A flight waits for nobody: a pause begins when the bet is settled.
          on: {
            'page.paused': { actions: 'notePaused' },
            'page.resumed': { actions: 'noteResumed' },
          },
          states: {
            asking: {
              tags: 'asking',
              entry: { type: 'tellStarted', params: ({ context }) => ({ roundId: context.placed?.id ?? '' }) },
              invoke: {
                id: 'playRound',
                src: 'playRound',
                input: ({ context }) => ({
                  ...ofRound({ context }),
                  bet: context.placed?.bet ?? null,
                  flight: context.boarded ?? 0,
                }),
                onDone: { target: 'answered', actions: { type: 'noteAnswer', params: ({ event }) => event } },
                onError: [
                  {
                    guard: { type: 'isSessionOver', params: ({ event }) => event },
                    target: '#gameFlight.round.failed',
                    actions: { type: 'noteFailure', params: ({ event }) => event },
                  },
                  {
                    guard: { type: 'isRefusal', params: ({ event }) => event },
                    target: '#gameFlight.round.idle.refused',
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
                id: 'askBet',
                src: 'askRound',
                input: ofRound,
                onDone: { target: 'answered', actions: { type: 'noteAnswer', params: ({ event }) => event } },
                onError: [
                  {
                    guard: { type: 'isSessionOver', params: ({ event }) => event },
                    target: '#gameFlight.round.failed',
                    actions: { type: 'noteFailure', params: ({ event }) => event },
                  },
                  // It never came, and will not be played any more.
                  {
                    guard: { type: 'isRefusal', params: ({ event }) => event },
                    target: '#gameFlight.round.idle.takenBack',
                  },
                  { target: 'unknown' },
                ],
              },
            },
            answered: {
              tags: 'asking',
              always: [
                { guard: 'isOver', target: 'showing' },
                { guard: 'hasLeft', target: 'inTurn.left' },
                { guard: 'isRoundOpen', target: 'inTurn.aboard' },
                { guard: 'isRefused', target: '#gameFlight.round.idle.refused', actions: 'noteCredit' },
                { target: '#gameFlight.round.idle.takenBack', actions: 'noteCredit' },
              ],
            },
            inTurn: {
              tags: 'inTurn',
              initial: 'aboard',
              states: {
                aboard: {
                  entry: 'forgetExit',
                  always: { guard: 'isLanded', target: 'settling' },
                  invoke: {
                    id: 'passTarget',
                    src: 'passTarget',
                    input: ({ context }) => ({ due: targetDue(context) }),
                    onDone: { target: 'landing' },
                    onError: { target: 'landing' },
                  },
                  on: {
                    'exit.asked': {
                      guard: 'canLeave',
                      target: 'leaving',
                      actions: { type: 'noteExit', params: ({ event }) => event },
                    },
                  },
                },
                leaving: {
                  invoke: {
                    id: 'leaveFlight',
                    src: 'leaveFlight',
                    input: ofRound,
                    onDone: {
                      target: '#gameFlight.round.playing.answered',
                      actions: { type: 'noteAnswer', params: ({ event }) => event },
                    },
                    onError: [
                      {
                        guard: { type: 'isSessionOver', params: ({ event }) => event },
                        target: '#gameFlight.round.failed',
                        actions: { type: 'noteFailure', params: ({ event }) => event },
                      },
                      // It came too late, or the target was faster.
                      { guard: { type: 'isRefusal', params: ({ event }) => event }, target: 'landing' },
                      { target: 'lost' },
                    ],
                  },
                },
                lost: { after: { exitPause: { target: 'leaving' } } },
                left: { always: { guard: 'isLanded', target: 'settling' } },
                // Who has seen the end of his flight, or his target, asks what it came to.
                settling: { after: { landPause: { target: 'landing' } } },
                landing: {
                  invoke: {
                    id: 'askEnd',
                    src: 'askRound',
                    input: ofRound,
                    onDone: {
                      target: '#gameFlight.round.playing.answered',
                      actions: { type: 'noteAnswer', params: ({ event }) => event },
                    },
                    onError: [
                      {
                        guard: { type: 'isSessionOver', params: ({ event }) => event },
                        target: '#gameFlight.round.failed',
                        actions: { type: 'noteFailure', params: ({ event }) => event },
                      },
                      { target: 'settling' },
                    ],
                  },
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
              entry: [
                'noteCredit',
                { type: 'tellEnded', params: ({ context }) => ({ roundId: context.placed?.id ?? '' }) },
              ],
              always: [{ guard: 'isPaused', target: '#gameFlight.round.paused' }, { target: '#gameFlight.round.idle' }],
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
          entry: { type: 'tellFailed', params: ({ context }) => ({ reason: context.failure ?? 'linkInvalid' }) },
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
    flights: {
      initial: 'closed',
      on: { 'page.closed': { target: '.gone' } },
      states: {
        closed: { always: { guard: 'isOpen', target: 'followed' } },
        followed: {
          always: { guard: 'isFailed', target: 'gone' },
          invoke: {
            id: 'followFlights',
            src: 'followFlights',
            input: ({ context }) => ({ token: context.game?.token ?? '' }),
            onError: { target: 'lost', actions: 'noteLost' },
          },
          on: {
            'flight.told': { actions: { type: 'noteLine', params: ({ event }) => event } },
            'flights.lost': { target: 'lost', actions: 'noteLost' },
          },
        },
        lost: {
          always: { guard: 'isFailed', target: 'gone' },
          after: { streamPause: { target: 'followed' } },
        },
        gone: {},
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
