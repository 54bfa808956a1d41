import { setup } from 'xstate';
import type { RoundAnswer } from '../../contract/games/studio.ts';
import { type GameEvent, gameActions, gameActors, gameGuards, type Looked, ofRound } from './game-flow.ts';
import type { GamePhase, GamePlay } from './game-play.ts';

const flow = setup({
  types: {} as { context: GamePlay; events: GameEvent; tags: GamePhase },
  actors: gameActors,
  actions: gameActions<GamePlay, GameEvent>(),
  guards: gameGuards,
  delays: { askPause: 1_500 },
});
const state = flow.createStateConfig;

/** Tells the page around the frame that nothing of the round is open any more. */
export const tellEnded = {
  type: 'tellEnded',
  params: ({ context }: Looked) => ({ roundId: context.placed?.id ?? '' }),
} as const;

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
  id: 'gameIdle',
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
    refused: { id: 'betRefused', tags: 'refused', entry: tellEnded },
    takenBack: { id: 'betTakenBack', tags: 'takenBack', entry: tellEnded },
  },
});

const paused = state({
  id: 'gamePaused',
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
        input: ({ context }: Looked) => ({ outcome: context.shown?.outcome ?? null, jackpots: [] }),
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
    // The operator ends the session whether or not the studio received this.
    onError: { target: 'left' },
  },
});

/** The states before and after the rounds, which all flows share; each has its own `opened` and `playing`. */
export const aroundRounds = {
  waiting,
  opening,
  unreachable,
  idle,
  paused,
  replay,
  failed,
  closed,
  left: state({ tags: 'closed', type: 'final' }),
};

interface Failed {
  event: { error: unknown };
}

/** The studio no longer knows the session: the game is over, whatever its state. */
export const whenSessionOver = {
  guard: { type: 'isSessionOver', params: ({ event }: Failed) => event },
  target: '#gameFailed',
  actions: { type: 'noteFailure', params: ({ event }: Failed) => event },
} as const;

/** The bet goes back to its player, with the reason. */
export const whenBetRefused = {
  guard: { type: 'isRefusal', params: ({ event }: Failed) => event },
  target: '#betRefused',
  actions: { type: 'noteRefusal', params: ({ event }: Failed) => event },
} as const;

/** What a bet that was sent leads to. */
export const whenSent = {
  onDone: {
    target: 'answered',
    actions: { type: 'noteAnswer', params: ({ event }: { event: { output: RoundAnswer } }) => event },
  },
  onError: [whenSessionOver, whenBetRefused, { target: 'unknown' }],
} as const;

/** A round is played to its end: a pause begins after it. */
export const pausedMeanwhile = {
  'page.paused': { actions: 'notePaused' },
  'page.resumed': { actions: 'noteResumed' },
} as const;

/** Tells the page around the frame that a round has begun. */
export const tellStarted = {
  type: 'tellStarted',
  params: ({ context }: Looked) => ({ roundId: context.placed?.id ?? '' }),
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
    input: ({ context }: Looked) => ({
      outcome: context.answer?.outcome ?? null,
      jackpots: context.answer?.jackpots ?? [],
    }),
    onDone: { target: 'shown' },
    // What cannot be drawn is still shown as text.
    onError: { target: 'shown' },
  },
});

/** The round is over and its result seen. */
export const rested = state({
  tags: 'resting',
  entry: ['noteCredit', tellEnded],
});

/** Of a round that all players share: the next one waits for nobody. */
export const shown = state({
  ...rested,
  always: [{ guard: 'isPaused', target: '#gamePaused' }, { target: '#gameIdle' }],
});

/**
 * The credit, asked for when the page reports a change. During a round the wallet has already paid the stake, and may
 * have received the win: the new credit is shown once the stage has shown the result.
 */
export const balance = state({
  initial: 'known',
  on: { 'page.closed': { target: '.gone' } },
  states: {
    // A frame that only shows a round of the past has no credit.
    known: { on: { 'credit.moved': { guard: 'isNamed', target: 'waiting' } } },
    // What moves it while the game is opened may be newer than the credit that it is opened with.
    waiting: { always: { guard: 'isCreditFree', target: 'asking' } },
    asking: {
      invoke: {
        id: 'askBalance',
        src: 'askBalance',
        input: ({ context }: Looked) => ({ token: context.game?.token ?? '' }),
        onDone: [
          { guard: 'isStakeOut', target: 'waiting' },
          {
            guard: 'isRoundOut',
            target: 'provisional',
            actions: { type: 'noteBalance', params: ({ event }) => event },
          },
          { target: 'known', actions: { type: 'noteBalance', params: ({ event }) => event } },
        ],
        onError: [
          { guard: { type: 'isRefusal', params: ({ event }) => event }, target: 'known' },
          { target: 'unanswered' },
        ],
      },
      on: { 'credit.moved': { target: 'asking', reenter: true } },
    },
    // The round's next answer may have been on its way before it, and takes its place until the round is over.
    provisional: {
      always: { guard: 'isRoundIn', target: 'asking' },
      on: { 'credit.moved': { target: 'asking' } },
    },
    // Nobody tells it again that the credit moved.
    unanswered: {
      after: { askPause: { target: 'asking' } },
      on: { 'credit.moved': { target: 'asking' } },
    },
    gone: {},
  },
});
