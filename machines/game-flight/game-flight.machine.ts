import { setup } from 'xstate';
import type { GameBet } from '../../contract/games/game.ts';
import type { FlightLine } from '../../contract/games/shared-rounds.ts';
import type { RoundAnswer } from '../../contract/games/studio.ts';
import { timeOfMultiplier } from '../../domain/games/crash/crash-curve.ts';
import {
  type GameEvent,
  gameActions,
  gameActors,
  gameGuards,
  isFailed,
  noting,
  type OfRound,
  ofRound,
} from '../game/game-flow.ts';
import {
  answered,
  betPlaced,
  type GamePhase,
  type GamePlay,
  noPlay,
  type OpenedGame,
  opened,
  reasonNotToPlay,
} from '../game/game-play.ts';
import {
  aroundRounds,
  balance,
  pausedMeanwhile,
  showing,
  shown,
  tellStarted,
  unknownBet,
  whenSent,
  whenSessionOver,
} from '../game/game-states.ts';
import { isLanded, type Sky, skyAfter } from '../game/sky.ts';
import { answerToProvide, listenerToProvide } from '../to-provide.ts';

/** News of the stream of flights: a line with the page's clock at its arrival, or that the stream was lost. */
export type FlightNews =
  | { type: 'flight.told'; line: FlightLine; at: number }
  | { type: 'flights.lost'; error: unknown };

export type GameFlightEvent =
  | GameEvent
  | FlightNews
  /** A press on the cash-out; `askedAt` is what the screen showed, what counts is when it arrives. */
  | { type: 'exit.asked'; askedAt: number };

interface GameFlightContext extends GamePlay {
  sky: Sky | null;
  /** The flight of the bet that is in play. */
  boarded: number | null;
  askedAt: number | null;
}

const boardedBy = (answer: RoundAnswer | null): number | null =>
  answer?.open?.engine === 'crash' ? answer.open.flight : null;

/** When the automatic cash-out is reached, by the page's clock; null without one. */
const targetDue = ({ answer, sky }: GameFlightContext): number | null =>
  answer?.open?.engine === 'crash' && answer.open.target !== null && sky !== null
    ? sky.takesOff + timeOfMultiplier(answer.open.target) - sky.ahead
    : null;

const note = noting<GameFlightContext, GameFlightEvent>();

const actions = {
  ...gameActions<GameFlightContext, GameFlightEvent>(),
  noteOpened: note((_, { output }: { output: OpenedGame }) => ({
    ...opened(output),
    boarded: boardedBy(output.game.unfinished),
  })),
  notePlaced: note((context, { roundId }: { roundId: string }) => ({
    ...betPlaced(context, roundId),
    boarded: context.sky?.flight ?? null,
    askedAt: null,
  })),
  // Who left is paid before the flight has ended.
  noteAnswer: note((context, { output }: { output: RoundAnswer }) => ({
    ...answered(context, output),
    ...(output.state === 'open' && { credit: output.balance ?? context.credit, boarded: boardedBy(output) }),
  })),
  forgetExit: note(() => ({ askedAt: null })),
  noteExit: note((_, { askedAt }: { askedAt: number }) => ({ askedAt })),
  noteLine: note((context, { line, at }: { line: FlightLine; at: number }) => ({
    sky: skyAfter(context.sky, line, at),
  })),
  noteLost: note((context) => ({ sky: context.sky && { ...context.sky, live: false } })),
};

/**
 * A game whose flights all players share: crash. Bets are taken before a flight; a player in one leaves by cash-out or
 * at his target, and the studio's answer counts. A lost answer is asked for again, a lost stream is opened again, and
 * the end of a flight is secret until it has ended.
 */
export const gameFlightMachine = setup({
  types: {} as { context: GameFlightContext; events: GameFlightEvent; tags: GamePhase },
  actors: {
    ...gameActors,
    playRound: answerToProvide<RoundAnswer, OfRound & { bet: GameBet | null; free: string | null; flight: number }>(
      'playRound',
    ),
    leaveFlight: answerToProvide<RoundAnswer, OfRound>('leaveFlight'),
    /** Ends when the page's clock reaches the target; never without one. */
    passTarget: answerToProvide<void, { due: number | null }>('passTarget'),
    followFlights: listenerToProvide<FlightNews, { token: string }>('followFlights'),
  },
  actions,
  guards: {
    ...gameGuards,
    isFailed,
    canPlay: ({ context }) =>
      !context.paused && reasonNotToPlay(context) === null && context.sky?.phase === 'betting' && context.sky.live,
    canLeave: ({ context }) => context.sky?.phase === 'flying' && context.sky.flight === context.boarded,
    /** The stream has not told of any flight yet, as after a reload. */
    isUntold: ({ context }) => context.sky === null,
    isLanded: ({ context }) => isLanded(context.sky, context.boarded),
    hasLeft: ({ context }) => context.answer?.open?.engine === 'crash' && context.answer.open.cashedOutAt !== null,
  },
  delays: {
    /** The pause before the outcome of a bet is asked for. */
    askPause: 1_500,
    /** Before a cash-out is sent again: each moment counts. */
    exitPause: 300,
    /** The pause before the result of a flight that has ended is asked for again. */
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
        'flights.lost': whenSessionOver,
      },
      states: {
        ...aroundRounds,
        // A flight that the player was cut off from is shown to its end first.
        opened: {
          tags: 'opening',
          always: [
            { guard: 'isOver', target: 'playing.showing' },
            { guard: 'hasLeft', target: 'playing.inTurn.left' },
            { guard: 'isRoundOpen', target: 'playing.inTurn.aboard' },
            { target: 'idle' },
          ],
        },
        playing: {
          initial: 'asking',
          exit: 'noteSettled',
          // A flight waits for nobody: a pause begins when the bet is settled.
          on: pausedMeanwhile,
          states: {
            asking: {
              tags: 'asking',
              entry: tellStarted,
              invoke: {
                id: 'playRound',
                src: 'playRound',
                input: ({ context }) => ({
                  ...ofRound({ context }),
                  bet: context.placed?.bet ?? null,
                  free: context.placed?.free ?? null,
                  flight: context.boarded ?? 0,
                }),
                ...whenSent,
              },
            },
            ...unknownBet,
            answered: {
              tags: 'asking',
              always: [
                { guard: 'isOver', target: 'showing' },
                { guard: 'hasLeft', target: 'inTurn.left' },
                { guard: 'isRoundOpen', target: 'inTurn.aboard' },
                { guard: 'isRefused', target: '#betRefused', actions: 'noteCredit' },
                { target: '#betTakenBack', actions: 'noteCredit' },
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
                    // Only the stream says when the flight passes the target.
                    'flight.told': { guard: 'isUntold', target: 'aboard', reenter: true },
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
                      whenSessionOver,
                      // It came too late, or the target was faster.
                      { guard: { type: 'isRefusal', params: ({ event }) => event }, target: 'landing' },
                      { target: 'lost' },
                    ],
                  },
                },
                lost: { after: { exitPause: { target: 'leaving' } } },
                left: { always: { guard: 'isLanded', target: 'settling' } },
                // Once the flight has ended or reached the player's target, its outcome is asked for.
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
                    onError: [whenSessionOver, { target: 'settling' }],
                  },
                },
              },
            },
            showing,
            shown,
          },
        },
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
    balance,
  },
});
