import { assign, type EventObject } from 'xstate';
import type { WonPot } from '../../contract/entities/pots.ts';
import type { FrameFailure, ShownRound } from '../../contract/games/frame.ts';
import type { GameBet, GameOutcome } from '../../contract/games/game.ts';
import type { RoundAnswer } from '../../contract/games/studio.ts';
import { isRefusal } from '../refusal.ts';
import { actionToProvide, answerToProvide } from '../to-provide.ts';
import {
  answered,
  betChanged,
  betPlaced,
  betUndone,
  creditOf,
  failureOf,
  type GameOpening,
  type GamePlay,
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
  /** A past round, to be replayed. */
  | { type: 'round.shown'; round: ShownRound }
  | { type: 'round.putAway' }
  /** Messages of the page around the frame. */
  | { type: 'page.paused' }
  | { type: 'page.resumed' }
  | { type: 'page.closed' }
  | { type: 'credit.moved' };

/** The round that an event is about. */
export interface OfRound {
  token: string;
  roundId: string;
}

export const ofRound = ({ context }: { context: GamePlay }): OfRound => ({
  token: context.game?.token ?? '',
  roundId: context.placed?.id ?? '',
});

/** What the stage shows of a round that is over: its result, and the jackpots that its bet won as well. */
export interface Shown {
  outcome: GameOutcome | null;
  jackpots: readonly WonPot[];
}

export const gameActors = {
  openGame: answerToProvide<OpenedGame, { opening: GameOpening | null }>('openGame'),
  askRound: answerToProvide<RoundAnswer, OfRound>('askRound'),
  askBalance: answerToProvide<number, { token: string }>('askBalance'),
  /** Ends when the stage has shown it. */
  presentOutcome: answerToProvide<void, Shown>('presentOutcome'),
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

export interface Looked {
  context: GamePlay;
}

/** A stream is not opened again for a game that is over. */
export const isFailed = ({ context }: Looked) => context.failure !== null;

export const gameGuards = {
  isNamed: ({ context }: Looked) => context.opening !== null,
  isOpen: ({ context }: Looked) => context.game !== null,
  isPaused: ({ context }: Looked) => context.paused,
  isStakeOut: ({ context }: Looked) => context.placed !== null && context.placed.bet !== null,
  /** The game is open, and no stake of it is out. */
  isCreditFree: ({ context: { game, placed } }: Looked) => game !== null && (placed === null || placed.bet === null),
  isRoundOut: ({ context }: Looked) => context.placed?.isOut === true,
  isRoundIn: ({ context }: Looked) => context.placed?.isOut !== true,
  isBetRefused: ({ context }: Looked) => context.refusal !== null,
  canPlay: ({ context }: Looked) => !context.paused && reasonNotToPlay(context) === null,
  canUndo: ({ context }: Looked) => context.before.length > 0,
  isOver: ({ context }: Looked) => context.answer?.state === 'over',
  isRoundOpen: ({ context }: Looked) => context.answer?.state === 'open',
  isRefused: ({ context }: Looked) => context.answer?.state === 'refused',
  isRefusal,
  isSessionOver: (_: unknown, { error }: { error: unknown }) => isSessionOver(error),
};
