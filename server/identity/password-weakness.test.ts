import { expect, test } from 'vitest';
import { passwordWeakness } from './password-weakness.ts';

test.each([
  'Password123',
  'PASSWORD123a'.slice(0, -1),
  ' Qwerty12345 ',
  'Qwerty12345!',
  'Ｐassword123',
  'Lozinka123',
  '1q2w3e4r5T',
])('the password %j is too well known', (password) => {
  expect(passwordWeakness(password, 'novak')).toBe('passwordCommon');
});

test.each([
  ['My Novak 2026', 'novak'],
  ['xxNOVAKxx12', 'Novak'],
  ['Straße Nr 12', 'STRASSE'],
])('the password %j holds the username %j', (password, username) => {
  expect(passwordWeakness(password, username)).toBe('passwordHasUsername');
});

test.each(['Sunny Terrace 7', 'Password123 and more', 'Sandbox12345'])('nothing speaks against %j', (password) => {
  expect(passwordWeakness(password, 'novak')).toBeNull();
});
