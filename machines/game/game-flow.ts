// Long because the flows of all games share these events, actions, guards and states.

import { assign, type ErrorActorEvent, type EventObject, setup } from 'xstate';
import type { FrameFailure, ShownRound } from '../../contract/games/frame.ts';
import type { GameBet, GameOutcome } from '../../contract/games/game.ts';
import type { RoundAnswer } from '../../contract/games/studio.ts';
import { actionToProvide, answerToProvide } from '../to-provide.ts';
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
  type OpenedGame,
  opened,
  reasonNotToPlay,
  refused,
  settled,
} from './game-play.ts';

/** What happens to a game, whatever its flow. */
export type GameEvent =
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

/** Whose round is spoken of. */
export interface OfRound {
  token: string;
  roundId: string;
}

export const ofRound = ({ context }: { context: GamePlay }): OfRound => ({
  token: context.game?.token ?? '',
  roundId: context.placed?.id ?? '',
});

export const gameActors = {
  openGame: answerToProvide<OpenedGame, { opening: GameOpening | null }>('openGame'),
  askRound: answerToProvide<RoundAnswer, OfRound>('askRound'),
  askBalance: answerToProvide<number, { token: string }>('askBalance'),
  /** Ends when the stage has shown it. */
  presentOutcome: answerToProvide<void, { outcome: GameOutcome | null }>('presentOutcome'),
  leaveGame: answerToProvide<void, { token: string }>('leaveGame'),
};

/** Makes actions that change what a flow keeps; what all flows keep is part of it. */
export const noting =
  <Context extends GamePlay, Event extends EventObject>() =>
  <Params = undefined>(change: (play: Context, params: Params) => Partial<Context> | Partial<GamePlay>) =>
    assign<Context, Event, Params, Event, never>(({ context }, params) => change(context, params) as Partial<Context>);

export const gameActions = <Context extends GamePlay, Event extends EventObject>() => {
  const note = noting<Context, Event>();
  return {
    tellStarted: actionToProvide<{ roundId: string }>('tellStarted'),
    tellEnded: actionToProvide<{ roundId: string }>('tellEnded'),
    tellFailed: actionToProvide<{ reason: FrameFailure }>('tellFailed'),
    noteOpening: note((_, { opening }: { opening: GameOpening }) => ({ opening })),
    noteOpened: note((_, { output }: { output: OpenedGame }) => opened(output)),
    noteBet: note((play, { bet }: { bet: GameBet }) => betChanged(play, bet)),
    undoBet: note((play) => betUndone(play)),
    notePlaced: note((play, { roundId }: { roundId: string }) => betPlaced(play, roundId)),
    noteAnswer: note((play, { output }: { output: RoundAnswer }) => answered(play, output)),
    noteSettled: note((play) => settled(play)),
    noteRefusal: note((_, { error }: { error: unknown }) => ({ refusal: refused(error) })),
    noteFailure: note((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    noteCredit: note((play) => ({ credit: creditOf(play) })),
    noteBalance: note((_, { output }: { output: number }) => ({ credit: output })),
    notePaused: note(() => ({ paused: true })),
    noteResumed: note(() => ({ paused: false })),
    noteShown: note((_, { round }: { round: ShownRound }) => ({ shown: round })),
    forgetShown: note(() => ({ shown: null })),
  };
};

interface Looked {
  context: GamePlay;
}

export const gameGuards = {
  isOpen: ({ context }: Looked) => context.game !== null,
  isPaused: ({ context }: Looked) => context.paused,
  isStakeOut: ({ context }: Looked) => context.placed !== null && context.placed.bet !== null,
  isStakeIn: ({ context }: Looked) => context.placed === null || context.placed.bet === null,
  isBetRefused: ({ context }: Looked) => context.refusal !== null,
  canPlay: ({ context }: Looked) => !context.paused && reasonNotToPlay(context) === null,
  canUndo: ({ context }: Looked) => context.before.length > 0,
  isOver: ({ context }: Looked) => context.answer?.state === 'over',
  isRoundOpen: ({ context }: Looked) => context.answer?.state === 'open',
  isRefused: ({ context }: Looked) => context.answer?.state === 'refused',
  isRefusal: (_: unknown, { error }: { error: unknown }) => isRefusal(error),
  isSessionOver: (_: unknown, { error }: { error: unknown }) => isSessionOver(error),
};

const flow = setup({
  types: {} as { context: GamePlay; events: GameEvent; tags: GamePhase },
  actors: gameActors,
  actions: gameActions<GamePlay, GameEvent>(),
  guards: gameGuards,
  delays: { askPause: 1_500 },
});
const state = flow.createStateConfig;

const waiting = state({
  tags: 'opening',
  on: {
    'game.named': { target: 'opening', actions: { type: 'noteOpening', params: ({ event }) => event } },
    'round.shown': { target: 'replay.showing', actions: { type: 'noteShown', params: ({ event }) => event } },
  },
});

const opening = state({
  tags: 'opening',
  invoke: {
    id: 'openGame',
    src: 'openGame',
    input: ({ context }: Looked) => ({ opening: context.opening }),
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
});

const unreachable = state({
  tags: 'unreachable',
  entry: { type: 'tellFailed', params: { reason: 'unreachable' } },
  on: { 'opening.retried': { target: 'opening' } },
});

const idle = state({
  initial: 'ready',
  on: {
    'bet.changed': { target: '.ready', actions: { type: 'noteBet', params: ({ event }) => event } },
    'bet.undone': { guard: 'canUndo', target: '.ready', actions: 'undoBet' },
    'round.asked': {
      guard: 'canPlay',
      target: 'playing',
      actions: { type: 'notePlaced', params: ({ event }) => event },
    },
    'round.shown': { target: 'replay.showing', actions: { type: 'noteShown', params: ({ event }) => event } },
    'page.paused': { target: 'paused', actions: 'notePaused' },
    // It was paused while its bet was on the way, and the bet refused.
    'page.resumed': { actions: 'noteResumed' },
  },
  states: {
    ready: { tags: 'ready' },
    refused: { id: 'betRefused', tags: 'refused' },
    takenBack: { id: 'betTakenBack', tags: 'takenBack' },
  },
});

const paused = state({
  tags: 'paused',
  on: {
    'page.resumed': [
      { guard: 'isBetRefused', target: '#betRefused', actions: 'noteResumed' },
      { target: 'idle', actions: 'noteResumed' },
    ],
  },
});

const replay = state({
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
        input: ({ context }: Looked) => ({ outcome: context.shown?.outcome ?? null }),
        onDone: { target: 'shown' },
        onError: { target: 'shown' },
      },
    },
    shown: { tags: 'replayed' },
  },
});

const failed = state({
  id: 'gameFailed',
  tags: 'failed',
  entry: { type: 'tellFailed', params: ({ context }: Looked) => ({ reason: context.failure ?? 'linkInvalid' }) },
});

const closed = state({
  tags: 'closed',
  invoke: {
    id: 'leaveGame',
    src: 'leaveGame',
    input: ({ context }: Looked) => ({ token: context.game?.token ?? '' }),
    onDone: { target: 'left' },
    // The operator ends the session whether or not the studio was told.
    onError: { target: 'left' },
  },
});

/** What a flow is at before and after its rounds, beside `opened` and `playing`, which are its own. */
export const aroundRounds = {
  ...{ waiting, opening, unreachable, idle, paused, replay, failed, closed },
  left: state({ tags: 'closed', type: 'final' }),
};

/** The studio knows the session no longer: the game is over, wherever it stood. */
export const whenSessionOver = {
  guard: { type: 'isSessionOver', params: ({ event }: { event: ErrorActorEvent }) => event },
  target: '#gameFailed',
  actions: { type: 'noteFailure', params: ({ event }: { event: ErrorActorEvent }) => event },
} as const;

/** Whether the bet was booked is not known: it is asked for, never placed again. */
export const unknownBet = {
  unknown: state({ tags: 'unknown', after: { askPause: { target: 'checking' } } }),
  checking: state({
    tags: 'unknown',
    invoke: {
      id: 'askBet',
      src: 'askRound',
      input: ofRound,
      onDone: { target: 'answered', actions: { type: 'noteAnswer', params: ({ event }) => event } },
      onError: [
        whenSessionOver,
        // It never came, and will not be played any more.
        { guard: { type: 'isRefusal', params: ({ event }) => event }, target: '#betTakenBack' },
        { target: 'unknown' },
      ],
    },
  }),
};

export const showing = state({
  tags: 'showing',
  invoke: {
    id: 'presentOutcome',
    src: 'presentOutcome',
    input: ({ context }: Looked) => ({ outcome: context.answer?.outcome ?? null }),
    onDone: { target: 'shown' },
    // What cannot be drawn is still told in words.
    onError: { target: 'shown' },
  },
});

/**
 * The credit, asked for when the page says that it moved. While a stake is out the wallet has it already, and may have its
 * win: that is told when the stage has shown it.
 */
export const balance = state({
  initial: 'known',
  states: {
    known: {
      on: {
        'credit.moved': [
          { guard: 'isStakeOut', target: 'waiting' },
          { guard: 'isOpen', target: 'asking' },
        ],
      },
    },
    waiting: { always: { guard: 'isStakeIn', target: 'asking' } },
    asking: {
      invoke: {
        id: 'askBalance',
        src: 'askBalance',
        input: ({ context }: Looked) => ({ token: context.game?.token ?? '' }),
        onDone: [
          { guard: 'isStakeOut', target: 'waiting' },
          { target: 'known', actions: { type: 'noteBalance', params: ({ event }) => event } },
        ],
        onError: { target: 'known' },
      },
      on: { 'credit.moved': { target: 'asking', reenter: true } },
    },
  },
});
