import { expect, test } from 'vitest';
import { shareCodeFrom, shareCodeText } from './share-code.ts';

test.each([
  ['K7M2Q9XA', 'K7M2Q9XA'],
  [' k7m2-q9xa ', 'K7M2Q9XA'],
  ['K7M2 QOIL', 'K7M2Q011'],
  ['K7M2Q9X', null],
  ['K7M2Q9XAB', null],
  ['K7M2Q9XU', null],
  ['', null],
  ['<script>', null],
])('%j typed is the code %s', (typed, code) => expect(shareCodeFrom(typed)).toBe(code));

test('A code is shown in two halves', () => expect(shareCodeText('K7M2Q9XA')).toBe('K7M2-Q9XA'));
