import { assign, setup } from 'xstate';
import {
  changedLists,
  type Favourite,
  type FavouriteList,
  type Favourites,
  joinLists,
  mergeFavourites,
  noFavourites,
  toggleFavourite,
} from '../../domain/offer/favourites.ts';
import { actionToProvide, answerToProvide } from '../to-provide.ts';

export type FavouritesEvent =
  | { type: 'user.changed'; userId: string | null }
  | { type: 'favourite.toggled'; favourite: Favourite };

interface FavouritesContext {
  userId: string | null;
  favourites: Favourites;
  /** Changed and not yet sent. */
  queue: readonly FavouriteList[];
  /** On their way to the server. */
  sent: readonly FavouriteList[];
}

/** What a save carries. */
export interface SavedFavourites {
  favourites: Favourites;
  lists: readonly FavouriteList[];
}

/**
 * Favourite matches, leagues and markets (spec section 4, Other). Those of a visitor stay in this browser and join a
 * player's own when he signs in; his are saved after each change, those that changed meanwhile with the next save.
 */
export const favouritesMachine = setup({
  types: {} as { context: FavouritesContext; events: FavouritesEvent; input: { stored: Favourites } },
  actors: {
    /** Those saved for the player. */
    loadFavourites: answerToProvide<Favourites>('loadFavourites'),
    saveFavourites: answerToProvide<void, SavedFavourites>('saveFavourites'),
  },
  actions: {
    /** Keeps a visitor's favourites in this browser. */
    storeFavourites: actionToProvide<{ favourites: Favourites }>('storeFavourites'),
    rememberUser: assign((_, userId: string | null) => ({ userId })),
    forgetAll: assign({ favourites: noFavourites, queue: [], sent: [] }),
    toggle: assign(({ context }, favourite: Favourite) => ({
      favourites: toggleFavourite(context.favourites, favourite),
    })),
    toggleAndQueue: assign(({ context }, favourite: Favourite) => {
      const favourites = toggleFavourite(context.favourites, favourite);
      return { favourites, queue: joinLists(context.queue, changedLists(context.favourites, favourites)) };
    }),
    merge: assign(({ context }, saved: Favourites) => {
      const favourites = mergeFavourites(saved, context.favourites);
      return { favourites, queue: joinLists(changedLists(saved, favourites), context.queue) };
    }),
    send: assign(({ context }) => ({ sent: context.queue, queue: [] })),
    noteSaved: assign({ sent: [] }),
    takeBack: assign(({ context }) => ({ queue: joinLists(context.sent, context.queue), sent: [] })),
  },
  guards: {
    isSameUser: ({ context }, userId: string | null) => context.userId === userId,
    isNobody: (_, userId: string | null) => userId === null,
    wasNobody: ({ context }) => context.userId === null,
    hasQueue: ({ context }) => context.queue.length > 0,
  },
  delays: { saveRetry: 5_000 },
}).createMachine({
  id: 'favourites',
  context: ({ input }) => ({ userId: null, favourites: input.stored, queue: [], sent: [] }),
  initial: 'local',
  on: {
    'user.changed': [
      { guard: { type: 'isSameUser', params: ({ event }) => event.userId } },
      {
        guard: { type: 'isNobody', params: ({ event }) => event.userId },
        target: '.local',
        actions: [{ type: 'rememberUser', params: ({ event }) => event.userId }, 'forgetAll'],
      },
      {
        guard: 'wasNobody',
        target: '.loading',
        actions: { type: 'rememberUser', params: ({ event }) => event.userId },
      },
      // One player after another: the first one's stay his.
      {
        target: '.loading',
        actions: [{ type: 'rememberUser', params: ({ event }) => event.userId }, 'forgetAll'],
      },
    ],
  },
  states: {
    local: {
      on: {
        'favourite.toggled': {
          actions: [
            { type: 'toggle', params: ({ event }) => event.favourite },
            { type: 'storeFavourites', params: ({ context }) => ({ favourites: context.favourites }) },
          ],
        },
      },
    },
    loading: {
      invoke: {
        id: 'loadFavourites',
        src: 'loadFavourites',
        onDone: { target: 'settled', actions: { type: 'merge', params: ({ event }) => event.output } },
        onError: 'unloaded',
      },
      on: { 'favourite.toggled': { actions: { type: 'toggle', params: ({ event }) => event.favourite } } },
    },
    // What is saved is unknown, so nothing may be written over it.
    unloaded: {
      after: { saveRetry: 'loading' },
      on: { 'favourite.toggled': { actions: { type: 'toggle', params: ({ event }) => event.favourite } } },
    },
    settled: {
      // Stays while there is nothing to save.
      always: { guard: 'hasQueue', target: 'saving' },
      on: {
        'favourite.toggled': {
          actions: { type: 'toggleAndQueue', params: ({ event }) => event.favourite },
        },
      },
    },
    saving: {
      entry: 'send',
      invoke: {
        id: 'saveFavourites',
        src: 'saveFavourites',
        input: ({ context }) => ({ favourites: context.favourites, lists: context.sent }),
        onDone: {
          target: 'settled',
          // They are the player's now, wherever he signs in.
          actions: ['noteSaved', { type: 'storeFavourites', params: { favourites: noFavourites } }],
        },
        onError: { target: 'unsaved', actions: 'takeBack' },
      },
      on: {
        'favourite.toggled': {
          actions: { type: 'toggleAndQueue', params: ({ event }) => event.favourite },
        },
      },
    },
    unsaved: {
      after: { saveRetry: 'saving' },
      on: {
        'favourite.toggled': {
          target: 'saving',
          actions: { type: 'toggleAndQueue', params: ({ event }) => event.favourite },
        },
      },
    },
  },
});
