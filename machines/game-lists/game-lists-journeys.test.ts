import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { type GameLists, noGameLists, notePlayed, toggleStar } from '../../domain/casino/game-lists.ts';
import { answering } from '../testing/recorder.ts';
import { gameListsMachine, type SavedGameLists } from './game-lists.machine.ts';

const game = { page: 'casino', code: 'ten-stones' } as const;
const starred = toggleStar(noGameLists, 'casino', 'royal-crown');

const start = () => {
  const loads = answering<GameLists>();
  const saves = answering<void, SavedGameLists>();
  const clock = new SimulatedClock();
  const machine = gameListsMachine.provide({ actors: { loadLists: loads.logic, saveLists: saves.logic } });
  const actor = createActor(machine, { clock }).start();
  return { actor, loads, saves, clock, is: () => actor.getSnapshot().value };
};

test('a star is saved at once, and goes on standing when the save has failed until it has not', async () => {
  const { actor, loads, saves, clock, is } = start();
  actor.send({ type: 'user.changed', userId: 'anna' });
  await loads.last().answer(starred);
  actor.send({ type: 'star.toggled', ...game });
  const names = [{ page: 'casino', kind: 'favorite_games' }];
  expect(saves.last().input).toEqual({ lists: toggleStar(starred, 'casino', 'ten-stones'), names });
  await saves.last().fail('no answer');
  clock.increment(4_999);
  expect([is(), saves.calls.length]).toEqual(['unsaved', 1]);
  clock.increment(1);
  expect(saves.last().input.names).toEqual(names);
  await saves.last().answer();
  expect(is()).toBe('settled');
});

test('what was played before the lists were known is put first in them', async () => {
  const { actor, loads, saves } = start();
  actor.send({ type: 'user.changed', userId: 'anna' });
  actor.send({ type: 'game.played', ...game });
  await loads.last().answer(starred);
  expect(saves.last().input.lists.casino).toEqual({
    favorite_games: ['royal-crown'],
    last_played_games: ['ten-stones'],
  });
});

test('lists that could not be read are never written over', async () => {
  const { actor, loads, saves, clock, is } = start();
  actor.send({ type: 'user.changed', userId: 'anna' });
  await loads.last().fail('no answer');
  actor.send({ type: 'game.played', ...game });
  expect([is(), saves.calls.length]).toEqual(['unloaded', 0]);
  clock.increment(5_000);
  expect(loads.calls.length).toBe(2);
  await loads.last().answer(noGameLists);
  expect(saves.last().input.lists).toEqual(notePlayed(noGameLists, 'casino', 'ten-stones'));
});

test('one player’s lists are never another’s', async () => {
  const { actor, loads, is } = start();
  actor.send({ type: 'user.changed', userId: 'anna' });
  await loads.last().answer(starred);
  actor.send({ type: 'user.changed', userId: 'boris' });
  expect([is(), actor.getSnapshot().context.lists]).toEqual(['loading', noGameLists]);
  actor.send({ type: 'user.changed', userId: null });
  expect([is(), actor.getSnapshot().context.userId]).toEqual(['nobodys', null]);
});

const stars = { page: 'casino', kind: 'favorite_games' };
const plays = { page: 'casino', kind: 'last_played_games' };
const star = { type: 'star.toggled', ...game } as const;
const played = { type: 'game.played', page: 'casino', code: 'book-of-sand' } as const;

const settled = async () => {
  const started = start();
  started.actor.send({ type: 'user.changed', userId: 'anna' });
  await started.loads.last().answer(noGameLists);
  return started;
};

test('a game that is played is put among those played last, and saved', async () => {
  const { actor, saves } = await settled();
  actor.send(played);
  expect(saves.last().input).toEqual({ lists: notePlayed(noGameLists, 'casino', 'book-of-sand'), names: [plays] });
});

test('a star and a game of the time of a save go with the next one', async () => {
  const { actor, saves } = await settled();
  actor.send(star);
  actor.send({ ...star, code: 'royal-crown' });
  actor.send(played);
  await saves.last().answer();
  const lists = toggleStar(toggleStar(noGameLists, 'casino', 'ten-stones'), 'casino', 'royal-crown');
  expect(saves.calls.slice(1).map(({ input }) => input)).toEqual([
    { lists: notePlayed(lists, 'casino', 'book-of-sand'), names: [stars, plays] },
  ]);
});

test.each([
  [{ ...star, code: 'royal-crown' }, [stars]],
  [played, [stars, plays]],
])('after a save that failed $0.type is saved at once, with what was not', async (event, names) => {
  const { actor, saves, is } = await settled();
  actor.send(star);
  await saves.last().fail('no answer');
  actor.send(event);
  expect([is(), saves.calls.length, saves.last().input.names]).toEqual(['saving', 2, names]);
  const { favorite_games, last_played_games } = saves.last().input.lists.casino;
  expect([...favorite_games, ...last_played_games].sort()).toEqual([event.code, game.code].sort());
});
