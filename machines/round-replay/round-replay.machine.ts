import { assign, sendTo, setup } from 'xstate';
import type { ShownRound } from '../../contract/games/frame.ts';
import type { FrameEvent } from '../game-session/game-session-event.ts';
import { actionToProvide, answerToProvide, listenerToProvide } from '../to-provide.ts';

/** A round of the past in the frame of its game. */
export interface ReplayedRound {
  /** Where the frame is loaded, its nonce with it. */
  address: string;
  nonce: string;
  round: ShownRound;
}

export type RoundReplayEvent = FrameEvent | { type: 'round.asked'; roundId: string } | { type: 'round.left' };

interface RoundReplayContext {
  roundId: string | null;
  replayed: ReplayedRound | null;
}

/** One of the player's rounds, replayed step by step (games 2): its provider sends what happened, its frame shows it. */
export const roundReplayMachine = setup({
  types: {} as { context: RoundReplayContext; events: RoundReplayEvent },
  actors: {
    /** Null for a round that is not available, or not any more. */
    loadRound: answerToProvide<ReplayedRound | null, { roundId: string | null }>('loadRound'),
    frame: listenerToProvide<FrameEvent, { nonce: string }>('frame'),
  },
  actions: {
    logFailure: actionToProvide<{ error: unknown }>('logFailure'),
    noteRound: assign((_, { roundId }: { roundId: string }) => ({ roundId, replayed: null })),
    noteReplayed: assign((_, replayed: ReplayedRound | null) => ({ replayed })),
    forget: assign({ roundId: null, replayed: null }),
    showRound: sendTo('frame', ({ context }) => ({ type: 'show', round: context.replayed?.round })),
  },
  guards: { isTold: (_, replayed: ReplayedRound | null) => replayed !== null },
  delays: { loadDeadline: 20_000 },
}).createMachine({
  id: 'roundReplay',
  context: { roundId: null, replayed: null },
  initial: 'closed',
  on: {
    'round.asked': { target: '.loading', actions: { type: 'noteRound', params: ({ event }) => event } },
    'round.left': { target: '.closed' },
  },
  states: {
    closed: { entry: 'forget' },
    loading: {
      invoke: {
        id: 'loadRound',
        src: 'loadRound',
        input: ({ context }) => ({ roundId: context.roundId }),
        onDone: [
          {
            guard: { type: 'isTold', params: ({ event }) => event.output },
            target: 'framed',
            actions: { type: 'noteReplayed', params: ({ event }) => event.output },
          },
          { target: 'untold' },
        ],
        onError: { target: 'failed', actions: { type: 'logFailure', params: ({ event }) => event } },
      },
    },
    framed: {
      initial: 'opening',
      invoke: {
        id: 'frame',
        src: 'frame',
        input: ({ context }) => ({ nonce: context.replayed?.nonce ?? '' }),
        onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
      },
      on: { 'frame.failed': { target: 'failed' } },
      states: {
        opening: {
          after: { loadDeadline: { target: '#roundReplay.failed' } },
          on: { 'frame.ready': { target: 'showing', actions: 'showRound' } },
        },
        showing: {},
      },
    },
    untold: {},
    failed: {},
  },
});
