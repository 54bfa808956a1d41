import { assign, setup } from 'xstate';
import type { Played } from '../../contract/http/play-limits.ts';
import { isCheckDue, type PlayStretch, stretchAt } from '../../domain/play-limits/play-stretch.ts';
import { actionToProvide, answerToProvide, listenerToProvide } from '../to-provide.ts';

/** The player to be reminded how long he has been playing, and every how many minutes; null for nobody. */
export interface CheckedPlayer {
  userId: string;
  minutes: number;
}

type OtherTabEvent = { type: 'stretch.changedElsewhere'; stretch: PlayStretch | null };

export type RealityCheckEvent =
  /** `kept` is what this browser remembers, `now` the server's time. */
  | { type: 'player.changed'; player: CheckedPlayer | null; kept: PlayStretch | null; now: number }
  | { type: 'clock.ticked'; now: number }
  | OtherTabEvent
  | { type: 'play.continued' }
  | { type: 'play.ended' };

interface RealityCheckContext {
  player: CheckedPlayer | null;
  stretch: PlayStretch | null;
  now: number;
  /** What was staked and won in the stretch; null when the server did not answer. */
  played: Played | null;
}

/**
 * Reminds a player who asked for it how long he has been playing and what it cost, every few minutes of his choice, and
 * waits for his word. The stretch of play is kept in the browser: a reload neither ends it nor answers for him; another
 * tab may answer.
 */
export const realityCheckMachine = setup({
  types: {} as { context: RealityCheckContext; events: RealityCheckEvent },
  actors: {
    ticker: listenerToProvide<Extract<RealityCheckEvent, { type: 'clock.ticked' }>>('ticker'),
    watchOtherTabs: listenerToProvide<OtherTabEvent>('watchOtherTabs'),
    askPlayed: answerToProvide<Played, { since: number }>('askPlayed'),
  },
  actions: {
    keepStretch: actionToProvide<{ stretch: PlayStretch | null }>('keepStretch'),
    signOut: actionToProvide('signOut'),
    logFailure: actionToProvide<{ error: unknown }>('logFailure'),
    notePlayer: assign((_, told: { player: CheckedPlayer | null; kept: PlayStretch | null; now: number }) => ({
      player: told.player,
      stretch: told.player ? stretchAt(told.kept, told.player.userId, told.now) : null,
      now: told.now,
      played: null,
    })),
    noteTime: assign((_, { now }: { now: number }) => ({ now })),
    goOn: assign(({ context }) => ({
      stretch: context.player ? stretchAt(context.stretch, context.player.userId, context.now) : null,
    })),
    adoptStretch: assign((_, { stretch }: { stretch: PlayStretch | null }) => ({ stretch })),
    noteChecked: assign(({ context }) => ({
      stretch: context.stretch && { ...context.stretch, checkedAt: context.now, seenAt: context.now },
    })),
    notePlayed: assign((_, { played }: { played: Played }) => ({ played })),
    forgetPlayed: assign({ played: null }),
  },
  guards: {
    isChecked: (_, { player }: { player: CheckedPlayer | null }) => player !== null,
    isDue: ({ context: { player, stretch, now } }) =>
      player !== null && stretch !== null && isCheckDue(stretch, player.minutes, now),
    isSamePlayer: ({ context }, { stretch }: { stretch: PlayStretch | null }) =>
      stretch !== null && stretch.userId === context.player?.userId,
    isAnsweredThere: ({ context }, { stretch }: { stretch: PlayStretch | null }) =>
      stretch !== null &&
      stretch.userId === context.player?.userId &&
      stretch.checkedAt > (context.stretch?.checkedAt ?? 0),
  },
}).createMachine({
  id: 'realityCheck',
  context: { player: null, stretch: null, now: 0, played: null },
  initial: 'off',
  on: {
    'player.changed': [
      {
        guard: { type: 'isChecked', params: ({ event }) => event },
        target: '.on',
        actions: { type: 'notePlayer', params: ({ event }) => event },
      },
      { target: '.off', actions: { type: 'notePlayer', params: ({ event }) => event } },
    ],
  },
  states: {
    off: {},
    on: {
      initial: 'playing',
      invoke: [
        {
          id: 'ticker',
          src: 'ticker',
          onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
        },
        {
          id: 'watchOtherTabs',
          src: 'watchOtherTabs',
          onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
        },
      ],
      states: {
        playing: {
          entry: { type: 'keepStretch', params: ({ context }) => context },
          // Until the minutes have passed.
          always: { guard: 'isDue', target: 'summing' },
          on: {
            'clock.ticked': {
              actions: [
                { type: 'noteTime', params: ({ event }) => event },
                'goOn',
                { type: 'keepStretch', params: ({ context }) => context },
              ],
            },
            // Another player's is none of ours.
            'stretch.changedElsewhere': {
              guard: { type: 'isSamePlayer', params: ({ event }) => event },
              actions: { type: 'adoptStretch', params: ({ event }) => event },
            },
          },
        },
        summing: {
          entry: 'forgetPlayed',
          invoke: {
            id: 'askPlayed',
            src: 'askPlayed',
            input: ({ context }) => ({ since: context.stretch?.startedAt ?? context.now }),
            onDone: {
              target: 'asking',
              actions: { type: 'notePlayed', params: ({ event }) => ({ played: event.output }) },
            },
            // The time is known without the server.
            onError: { target: 'asking', actions: { type: 'logFailure', params: ({ event }) => event } },
          },
          on: {
            'clock.ticked': { actions: { type: 'noteTime', params: ({ event }) => event } },
            // Not answered over there either.
            'stretch.changedElsewhere': {
              guard: { type: 'isAnsweredThere', params: ({ event }) => event },
              target: 'playing',
              actions: { type: 'adoptStretch', params: ({ event }) => event },
            },
          },
        },
        asking: {
          on: {
            'clock.ticked': { actions: { type: 'noteTime', params: ({ event }) => event } },
            'play.continued': { target: 'playing', actions: 'noteChecked' },
            'play.ended': {
              target: '#realityCheck.off',
              actions: ['noteChecked', { type: 'keepStretch', params: ({ context }) => context }, 'signOut'],
            },
            // Not answered over there either.
            'stretch.changedElsewhere': {
              guard: { type: 'isAnsweredThere', params: ({ event }) => event },
              target: 'playing',
              actions: { type: 'adoptStretch', params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
});
