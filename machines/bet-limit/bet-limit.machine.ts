import { assign, setup } from 'xstate';
import type { BetLimit } from '../../contract/sockets/sports.ts';
import { gameOfPage } from '../../domain/casino/game-of-page.ts';

export type BetLimitEvent =
  | { type: 'betLimit.pushed'; limit: BetLimit }
  | { type: 'route.entered'; path: string }
  | { type: 'dialog.closed' };

interface BetLimitContext {
  /** The game of the page; null where none is played. */
  game: string | null;
  limit: BetLimit | null;
}

/** The bet limit of a casino game, shown only where that very game is played (spec section 2, Dialogs). */
export const betLimitMachine = setup({
  types: {} as { context: BetLimitContext; events: BetLimitEvent },
  actions: {
    noteGame: assign((_, path: string) => ({ game: gameOfPage(path) })),
    noteLimit: assign((_, limit: BetLimit) => ({ limit })),
    forgetLimit: assign({ limit: null }),
  },
  guards: {
    isThisGame: ({ context }, limit: BetLimit) => limit.game_code === context.game,
    isOtherGame: ({ context }, path: string) => gameOfPage(path) !== context.game,
  },
}).createMachine({
  id: 'betLimit',
  context: { game: null, limit: null },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'route.entered': { actions: { type: 'noteGame', params: ({ event }) => event.path } },
        // What concerns another game is not for this page.
        'betLimit.pushed': {
          guard: { type: 'isThisGame', params: ({ event }) => event.limit },
          target: 'open',
          actions: { type: 'noteLimit', params: ({ event }) => event.limit },
        },
      },
    },
    open: {
      exit: 'forgetLimit',
      on: {
        'dialog.closed': { target: 'closed' },
        // The same game under another address goes on.
        'route.entered': {
          guard: { type: 'isOtherGame', params: ({ event }) => event.path },
          target: 'closed',
          actions: { type: 'noteGame', params: ({ event }) => event.path },
        },
        'betLimit.pushed': {
          guard: { type: 'isThisGame', params: ({ event }) => event.limit },
          actions: { type: 'noteLimit', params: ({ event }) => event.limit },
        },
      },
    },
  },
});
