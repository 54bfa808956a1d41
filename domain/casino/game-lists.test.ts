import { expect, test } from 'vitest';
import {
  gameListsOf,
  gamePageOf,
  lastPlayedGames,
  noGameLists,
  notePlayed,
  starredGames,
  toggleStar,
} from './game-lists.ts';

test('a star is set and taken away, on its page alone', () => {
  const one = toggleStar(noGameLists, 'casino', 'ten-stones');
  expect(one.casino.favorite_games).toEqual(['ten-stones']);
  expect(starredGames(toggleStar(one, 'virtuals', 'dogs'))).toEqual(['ten-stones', 'dogs']);
  expect(toggleStar(one, 'casino', 'ten-stones')).toEqual(noGameLists);
});

test('of the last played a replayed one moves to the front, and the eleventh goes', () => {
  const codes = Array.from({ length: 12 }, (_, nth) => `game-${nth}`);
  const played = codes.reduce((lists, code) => notePlayed(lists, 'casino', code), noGameLists);
  expect(lastPlayedGames(played)).toEqual(codes.toReversed().slice(0, 10));
  expect(lastPlayedGames(notePlayed(played, 'casino', 'game-4')).slice(0, 2)).toEqual(['game-4', 'game-11']);
});

test('what is stored of them is never more than the server takes', () => {
  const codes = Array.from({ length: 250 }, (_, nth) => `game-${nth}`);
  const lists = codes.reduce((now, code) => notePlayed(toggleStar(now, 'casino', code), 'casino', code), noGameLists);
  expect(lists.casino.favorite_games).toEqual(codes.slice(-200));
  expect(lists.casino.last_played_games).toEqual(codes.toReversed().slice(0, 10));
});

test('settings without lists have none', () => {
  expect(gameListsOf({})).toEqual(noGameLists);
  expect(gameListsOf({ casino: { favorite_games: ['a'] } }).casino).toEqual({
    favorite_games: ['a'],
    last_played_games: [],
  });
});

test.each([
  [['slots'], 'casino'],
  [['skill_games', 'casino_live'], 'casino_live'],
  [['virtuals'], 'virtuals'],
])('games of %j stand on the page %s', (sections, page) => expect(gamePageOf(sections)).toBe(page));
