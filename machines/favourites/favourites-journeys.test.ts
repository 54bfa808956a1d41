import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import {
  type Favourite,
  type Favourites,
  favouritesOf,
  noFavourites,
  toggleFavourite,
} from '../../domain/offer/favourites.ts';
import { favouritesMachine, type SavedFavourites } from './favourites.machine.ts';

const league = (id: string): Favourite => ({ page: 'betting', kind: 'favorite_leagues', sport: 'F', id });
const starred = (...ids: string[]) => favouritesOf({ betting: { favorite_leagues: { F: ids } } });

/** The machine with a server whose answers wait until the test gives them. */
const start = (stored: Favourites = noFavourites) => {
  const loads: PromiseWithResolvers<Favourites>[] = [];
  const saves: (PromiseWithResolvers<void> & SavedFavourites)[] = [];
  const kept: Favourites[] = [];
  const clock = new SimulatedClock();
  const machine = favouritesMachine.provide({
    actors: {
      loadFavourites: fromPromise(() => {
        loads.push(deferred());
        return loads.at(-1)?.promise as Promise<Favourites>;
      }),
      saveFavourites: fromPromise<void, SavedFavourites>(({ input }) => {
        saves.push({ ...deferred<void>(), ...input });
        return saves.at(-1)?.promise as Promise<void>;
      }),
    },
    actions: { storeFavourites: (_, { favourites }) => kept.push(favourites) },
  });
  const actor = createActor(machine, { clock, input: { stored } }).start();
  const is = () => actor.getSnapshot().value;
  const ids = () => actor.getSnapshot().context.favourites.betting.favorite_leagues.F ?? [];
  const answered = () => new Promise((resolve) => setImmediate(resolve));
  return { actor, clock, loads, saves, kept, is, ids, answered };
};

interface PromiseWithResolvers<Value> {
  promise: Promise<Value>;
  resolve(value: Value): void;
  reject(reason: unknown): void;
}

const deferred = <Value>(): PromiseWithResolvers<Value> => {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<Value>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
};

test('a star taken off in play is saved for the page on which it was set', async () => {
  const { actor, loads, saves, is, answered } = start();
  const before: Favourite = { page: 'betting', kind: 'favorite_matches', sport: 'F', id: '10245' };
  actor.send({ type: 'user.changed', userId: 'u1' });
  loads[0]?.resolve(toggleFavourite(noFavourites, before));
  await answered();
  expect(is()).toBe('settled');
  actor.send({ type: 'favourite.toggled', favourite: { ...before, page: 'live_betting' } });
  expect(saves.map(({ lists }) => lists)).toEqual([[{ page: 'betting', kind: 'favorite_matches' }]]);
});

test('nobody’s favourites are kept in this browser and asked of no server', () => {
  const { actor, saves, loads, kept, is } = start();
  actor.send({ type: 'favourite.toggled', favourite: league('311') });
  expect(is()).toBe('local');
  expect(kept.at(-1)).toEqual(starred('311'));
  expect([loads, saves]).toEqual([[], []]);
});

test('at sign-in they join the saved ones, are saved, and leave the browser', async () => {
  const { actor, loads, saves, kept, is, ids, answered } = start(starred('311'));
  actor.send({ type: 'user.changed', userId: 'anna' });
  expect(is()).toBe('loading');
  loads[0]?.resolve(starred('7'));
  await answered();
  expect(is()).toBe('saving');
  expect(saves[0]?.favourites).toEqual(starred('7', '311'));
  expect(saves[0]?.lists).toEqual([{ page: 'betting', kind: 'favorite_leagues' }]);
  saves[0]?.resolve();
  await answered();
  expect(is()).toBe('settled');
  expect(ids()).toEqual(['7', '311']);
  expect(kept).toEqual([noFavourites]);
});

test('a change during a save goes with the next one', async () => {
  const { actor, loads, saves, is, answered } = start();
  actor.send({ type: 'user.changed', userId: 'anna' });
  loads[0]?.resolve(noFavourites);
  await answered();
  expect(is()).toBe('settled');
  actor.send({ type: 'favourite.toggled', favourite: league('1') });
  actor.send({ type: 'favourite.toggled', favourite: league('2') });
  expect(saves).toHaveLength(1);
  saves[0]?.resolve();
  await answered();
  expect(saves).toHaveLength(2);
  expect(saves[1]?.favourites).toEqual(starred('1', '2'));
});

test('a save that failed is tried again after 5 s, not before, with everything', async () => {
  const { actor, clock, loads, saves, is, answered } = start();
  actor.send({ type: 'user.changed', userId: 'anna' });
  loads[0]?.resolve(noFavourites);
  await answered();
  actor.send({ type: 'favourite.toggled', favourite: league('1') });
  saves[0]?.reject('no answer');
  await answered();
  expect(is()).toBe('unsaved');
  clock.increment(4_999);
  expect(saves).toHaveLength(1);
  clock.increment(1);
  expect(saves[1]?.lists).toEqual([{ page: 'betting', kind: 'favorite_leagues' }]);
});

test('unknown saved favourites are never written over', async () => {
  const { actor, clock, loads, saves, is, answered } = start();
  actor.send({ type: 'user.changed', userId: 'anna' });
  loads[0]?.reject('no answer');
  await answered();
  actor.send({ type: 'favourite.toggled', favourite: league('1') });
  expect(is()).toBe('unloaded');
  expect(saves).toEqual([]);
  clock.increment(5_000);
  loads[1]?.resolve(starred('7'));
  await answered();
  expect(saves[0]?.favourites).toEqual(starred('7', '1'));
});

test('who signs out leaves nothing behind', async () => {
  const { actor, loads, is, ids, answered } = start();
  actor.send({ type: 'user.changed', userId: 'anna' });
  loads[0]?.resolve(starred('7'));
  await answered();
  actor.send({ type: 'user.changed', userId: null });
  expect(is()).toBe('local');
  expect(ids()).toEqual([]);
  actor.send({ type: 'user.changed', userId: 'boris' });
  loads[1]?.resolve(starred('8'));
  await answered();
  expect(ids()).toEqual(['8']);
});

test('a visitor keeps his favourites when the page has found out that nobody is signed in', () => {
  const { actor, is, ids } = start(starred('311'));
  actor.send({ type: 'user.changed', userId: null });
  expect([is(), ids()]).toEqual(['local', ['311']]);
});

test('who signs out and in again is given what is saved for him', async () => {
  const { actor, loads, ids, answered } = start();
  actor.send({ type: 'user.changed', userId: 'anna' });
  actor.send({ type: 'user.changed', userId: null });
  actor.send({ type: 'user.changed', userId: 'anna' });
  loads[1]?.resolve(starred('7'));
  await answered();
  expect(ids()).toEqual(['7']);
});

test('one player after another has his own and none of the first one’s', async () => {
  const { actor, loads, saves, is, ids, answered } = start();
  actor.send({ type: 'user.changed', userId: 'anna' });
  loads[0]?.resolve(starred('7'));
  await answered();
  actor.send({ type: 'user.changed', userId: 'boris' });
  expect([is(), ids(), actor.getSnapshot().context.userId]).toEqual(['loading', [], 'boris']);
  loads[1]?.resolve(starred('8'));
  await answered();
  expect([is(), ids(), saves]).toEqual(['settled', ['8'], []]);
});

test('a star set while the saved ones are loaded joins them', async () => {
  const { actor, loads, saves, answered } = start();
  actor.send({ type: 'user.changed', userId: 'anna' });
  actor.send({ type: 'favourite.toggled', favourite: league('1') });
  loads[0]?.resolve(starred('7'));
  await answered();
  expect(saves[0]?.favourites).toEqual(starred('7', '1'));
});

test('a change after a save that failed is saved at once, with what was not', async () => {
  const { actor, loads, saves, is, answered } = start();
  actor.send({ type: 'user.changed', userId: 'anna' });
  loads[0]?.resolve(noFavourites);
  await answered();
  actor.send({ type: 'favourite.toggled', favourite: league('1') });
  saves[0]?.reject('no answer');
  await answered();
  actor.send({ type: 'favourite.toggled', favourite: league('2') });
  expect([is(), saves.at(-1)?.favourites]).toEqual(['saving', starred('1', '2')]);
});
