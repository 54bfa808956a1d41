import { setup } from 'xstate';
import type { GameBet } from '../../contract/games/game.ts';
import type { RoundAnswer } from '../../contract/games/studio.ts';
import type { GameTurn } from '../../contract/games/turn.ts';
import {
  type GameEvent,
  gameActions,
  gameActors,
  gameGuards,
  noting,
  type OfRound,
  ofRound,
} from '../game/game-flow.ts';
import { type GamePhase, type GamePlay, noPlay, turnsTaken } from '../game/game-play.ts';
import {
  aroundRounds,
  balance,
  pausedMeanwhile,
  rested,
  showing,
  tellStarted,
  unknownBet,
  whenSent,
  whenSessionOver,
} from '../game/game-states.ts';
import { answerToProvide } from '../to-provide.ts';

export type GameRoundEvent =
  | GameEvent
  /** A turn in a round that is open: a field turned over, a card drawn, a hand that stands. */
  | { type: 'turn.taken'; turn: GameTurn };

export interface GameRoundInput {
  /** Milliseconds from start to start (games 2). */
  pace: number;
}

interface GameRoundContext extends GamePlay {
  pace: number;
  /** The turn that is on its way, and which of the round it is: sent again under the same number it is taken once. */
  turn: GameTurn | null;
  nth: number;
}

const note = noting<GameRoundContext, GameRoundEvent>();

const actions = {
  ...gameActions<GameRoundContext, GameRoundEvent>(),
  noteTurn: note(({ answer }, { turn }: { turn: GameTurn }) => ({
    turn,
    nth: turnsTaken(answer?.open ?? null),
    refusal: null,
  })),
};

/**
 * A game of rounds: over with their answer (reels, wheel, balls, dice, keno) or going on in turns (mines, cards). A
 * lost answer is asked for until the studio answers with the outcome of the bet; a turn whose answer was lost is sent
 * again under its number. An open round waits for its player, also after his connection was lost; a result stays until
 * the next stake, and the next round waits for the pace.
 */
export const gameRoundMachine = setup({
  types: {} as { context: GameRoundContext; events: GameRoundEvent; input: GameRoundInput; tags: GamePhase },
  actors: {
    ...gameActors,
    playRound: answerToProvide<RoundAnswer, OfRound & { bet: GameBet | null; free: string | null }>('playRound'),
    takeTurn: answerToProvide<RoundAnswer, OfRound & { nth: number; turn: GameTurn | null }>('takeTurn'),
  },
  actions,
  guards: gameGuards,
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
        ...aroundRounds,
        // A round that the player was cut off from is shown to its end first.
        opened: {
          tags: 'opening',
          always: [
            { guard: 'isOver', target: 'playing.outcome.showing' },
            { guard: 'isRoundOpen', target: 'playing.outcome.inTurn' },
            { target: 'idle' },
          ],
        },
        playing: {
          type: 'parallel',
          exit: 'noteSettled',
          onDone: [{ guard: 'isPaused', target: 'paused' }, { target: 'idle' }],
          on: pausedMeanwhile,
          states: {
            outcome: {
              initial: 'asking',
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
                    }),
                    ...whenSent,
                  },
                },
                ...unknownBet,
                answered: {
                  tags: 'asking',
                  always: [
                    { guard: 'isOver', target: 'showing' },
                    { guard: 'isRoundOpen', target: 'inTurn' },
                    { guard: 'isRefused', target: '#betRefused', actions: 'noteCredit' },
                    { target: '#betTakenBack', actions: 'noteCredit' },
                  ],
                },
                // The round waits for its player as long as he takes.
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
                          ...ofRound({ context }),
                          nth: context.nth,
                          turn: context.turn,
                        }),
                        onDone: {
                          target: '#gameRound.round.playing.outcome.answered',
                          actions: { type: 'noteAnswer', params: ({ event }) => event },
                        },
                        onError: [
                          whenSessionOver,
                          // The round is further on than it is shown here.
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
                showing,
                shown: { ...rested, type: 'final' },
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
      },
    },
    balance,
  },
});
