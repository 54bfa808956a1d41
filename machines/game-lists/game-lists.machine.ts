import { assign, setup } from 'xstate';
import {
  type GameListName,
  type GameLists,
  type GamePage,
  noGameLists,
  notePlayed,
  toggleStar,
} from '../../domain/casino/game-lists.ts';
import { answerToProvide } from '../to-provide.ts';

interface PlayedGame {
  page: GamePage;
  code: string;
}

export type GameListsEvent =
  | { type: 'user.changed'; userId: string | null }
  | ({ type: 'star.toggled' } & PlayedGame)
  | ({ type: 'game.played' } & PlayedGame);

interface GameListsContext {
  userId: string | null;
  lists: GameLists;
  /** Played before it was known what is saved. */
  played: readonly PlayedGame[];
  /** Changed and not yet sent. */
  queue: readonly GameListName[];
  /** On their way to the server. */
  sent: readonly GameListName[];
}

/** What a save carries. */
export interface SavedGameLists {
  lists: GameLists;
  names: readonly GameListName[];
}

const joined = (names: readonly GameListName[], more: readonly GameListName[]): GameListName[] => [
  ...names,
  ...more.filter(({ page, kind }) => !names.some((name) => name.page === page && name.kind === kind)),
];

/**
 * Starred games and those last played (spec section 4, Other): a player's own, saved after each change, those that changed
 * meanwhile with the next save. Nobody has none.
 */
export const gameListsMachine = setup({
  types: {} as { context: GameListsContext; events: GameListsEvent },
  actors: {
    loadLists: answerToProvide<GameLists>('loadLists'),
    saveLists: answerToProvide<void, SavedGameLists>('saveLists'),
  },
  actions: {
    rememberUser: assign((_, userId: string | null) => ({
      userId,
      lists: noGameLists,
      played: [],
      queue: [],
      sent: [],
    })),
    toggle: assign(({ context }, { page, code }: PlayedGame) => ({
      lists: toggleStar(context.lists, page, code),
      queue: joined(context.queue, [{ page, kind: 'favorite_games' }]),
    })),
    keepPlayed: assign(({ context }, game: PlayedGame) => ({ played: [...context.played, game] })),
    adoptLists: assign((_, lists: GameLists) => ({ lists })),
    applyPlayed: assign(({ context: { lists, played, queue } }) => ({
      lists: played.reduce((now, { page, code }) => notePlayed(now, page, code), lists),
      queue: joined(
        queue,
        played.map(({ page }) => ({ page, kind: 'last_played_games' })),
      ),
      played: [],
    })),
    send: assign(({ context }) => ({ sent: context.queue, queue: [] })),
    noteSaved: assign({ sent: [] }),
    takeBack: assign(({ context }) => ({ queue: joined(context.sent, context.queue), sent: [] })),
  },
  guards: {
    isSameUser: ({ context }, userId: string | null) => context.userId === userId,
    isNobody: (_, userId: string | null) => userId === null,
    hasQueue: ({ context }) => context.queue.length > 0,
  },
  delays: { saveRetry: 5_000 },
}).createMachine({
  id: 'gameLists',
  context: { userId: null, lists: noGameLists, played: [], queue: [], sent: [] },
  initial: 'nobodys',
  on: {
    'user.changed': [
      { guard: { type: 'isSameUser', params: ({ event }) => event.userId } },
      {
        guard: { type: 'isNobody', params: ({ event }) => event.userId },
        target: '.nobodys',
        actions: { type: 'rememberUser', params: ({ event }) => event.userId },
      },
      { target: '.loading', actions: { type: 'rememberUser', params: ({ event }) => event.userId } },
    ],
  },
  states: {
    nobodys: {},
    loading: {
      invoke: {
        id: 'loadLists',
        src: 'loadLists',
        onDone: {
          target: 'settled',
          actions: [{ type: 'adoptLists', params: ({ event }) => event.output }, 'applyPlayed'],
        },
        onError: 'unloaded',
      },
      on: { 'game.played': { actions: { type: 'keepPlayed', params: ({ event }) => event } } },
    },
    // What is saved is unknown, so nothing may be written over it.
    unloaded: {
      after: { saveRetry: 'loading' },
      on: { 'game.played': { actions: { type: 'keepPlayed', params: ({ event }) => event } } },
    },
    settled: {
      // Stays while there is nothing to save.
      always: { guard: 'hasQueue', target: 'saving' },
      on: {
        'star.toggled': { actions: { type: 'toggle', params: ({ event }) => event } },
        'game.played': { actions: [{ type: 'keepPlayed', params: ({ event }) => event }, 'applyPlayed'] },
      },
    },
    saving: {
      entry: 'send',
      invoke: {
        id: 'saveLists',
        src: 'saveLists',
        input: ({ context }) => ({ lists: context.lists, names: context.sent }),
        onDone: { target: 'settled', actions: 'noteSaved' },
        onError: { target: 'unsaved', actions: 'takeBack' },
      },
      on: {
        'star.toggled': { actions: { type: 'toggle', params: ({ event }) => event } },
        'game.played': { actions: [{ type: 'keepPlayed', params: ({ event }) => event }, 'applyPlayed'] },
      },
    },
    unsaved: {
      after: { saveRetry: 'saving' },
      on: {
        'star.toggled': { target: 'saving', actions: { type: 'toggle', params: ({ event }) => event } },
        'game.played': {
          target: 'saving',
          actions: [{ type: 'keepPlayed', params: ({ event }) => event }, 'applyPlayed'],
        },
      },
    },
  },
});
