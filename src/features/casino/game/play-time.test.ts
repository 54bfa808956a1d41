import { expect, test } from 'vitest';
import { stretchText } from './play-time.tsx';

test.each([
  [-5_000, '0:00'],
  [59_999, '0:59'],
  [1_450_000, '24:10'],
  [3_723_000, '1:02:03'],
])('%i ms of play are %s', (milliseconds, text) => expect(stretchText(milliseconds)).toBe(text));
