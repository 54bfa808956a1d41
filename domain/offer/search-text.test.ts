import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { searchFor, searchRank, searchText } from './search-text.ts';

const finds = (search: string, name: string) => searchFor(search)(searchText(name));

test.each([
  ['cukaricki', 'Čukarički'],
  ['ČUKARIČKI', 'Čukarički'],
  ['Чукарички', 'Čukarički'],
  ['чукар', 'Čukarički'],
  ['olympiakos', 'Ολυμπιακός'],
  ['Ολυμπιακός', 'Olympiakos'],
  ['ΟΛΥΜΠ', 'Olympiakos'],
  ['Ολυμπιακός', 'Olympiacos'],
  ['olympiakos', 'Olympiacos'],
  ['Олимпиакос', 'Olympiacos'],
  ['παναθηναϊκός', 'Panathinaikos'],
  ['Црвена звезда', 'Crvena zvezda'],
  ['Динамо', 'Dynamo Kyiv'],
  ['djokovic', 'Đoković'],
  ['ђоковић', 'Djokovic'],
  ['manchester', 'Manchester City'],
  ['malmo', 'Malmö FF'],
  ['lodz', 'ŁKS Łódź'],
  ['besiktas', 'Beşiktaş'],
  ['zvezda part', 'Partizan – Crvena zvezda'],
  ['brighton & hove', 'Brighton and Hove: Brighton & Hove Albion'],
  ["ra'anana", 'Ra’anana'],
  ['10245', '10245'],
])('%s finds %s', (search, name) => {
  expect(finds(search, name)).toBe(true);
});

test.each([
  ['partizan zvezda', 'Partizan – Vojvodina'],
  ['arsenal', 'Chelsea'],
  ["'; drop table users; --", 'Arsenal'],
  ['---', 'Arsenal'],
  ['%%%', 'Arsenal'],
])('%s does not find %s', (search, name) => {
  expect(finds(search, name)).toBe(false);
});

test('fewer than three letters find everything', () => {
  for (const search of ['', '  ', 'ar', ' x ']) expect(finds(search, 'Chelsea')).toBe(true);
});

const word = fc.array(fc.constantFrom(...'abcčćdđefghijklmnoprsštuvzžyćАБЦЧДЂабцчдђжшюяΑΘΧψω'), {
  minLength: 3,
  maxLength: 12,
});

property.prop([word, fc.nat()])('each beginning of a word finds it, whatever its case', (name, cut) => {
  const beginning = name.slice(0, 3 + (cut % (name.length - 2))).join('');
  expect(finds(beginning.toUpperCase(), name.join(''))).toBe(true);
});

property.prop([fc.string({ unit: 'grapheme', maxLength: 60 })])('any text folds, and folded text stays', (text) => {
  expect(searchText(searchText(text))).toBe(searchText(text));
});

test.each([
  ['Newell’s Old Boys W', 'Newell’s Old Boys W, Huracán W', true],
  ['Newell’s Old Boys W', 'Barracas Central U19, Newell’s Old Boys U19', false],
  ['partizan u2', 'Partizan U21', true],
  ['FK Be', 'FK Beograd', true],
])('a word of one or two letters begins a word: %s in %s is %s', (search, name, isFound) => {
  expect(finds(search, name)).toBe(isFound);
});

test.each([
  ['čukarički', 'Čukarički', 0],
  ['ЧУКАР', 'Čukarički', 1],
  ['real', 'Real Madrid', 1],
  ['madrid real', 'Real Madrid', 2],
  ['real', 'Villarreal', 3],
  ['real', 'Arsenal', null],
])('%s fits %s as %s', (search, name, rank) => {
  expect(searchRank(search)(searchText(name))).toBe(rank);
});
