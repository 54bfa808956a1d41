import { expect, test } from 'vitest';
import { markedName } from './marked-name.ts';

test.each([
  ['Night Roulette', 'rou', ['Night ', 'Rou', 'lette']],
  ['Polar Keno', 'кен', ['Polar ', 'Ken', 'o']],
  ['Burning Seven', 'BÚRN', ['', 'Burn', 'ing Seven']],
  ['Ten Stones', 'rul', null],
  ['Ten Stones', '!!!', null],
])('%s for %s is marked as %j', (name, words, marked) => expect(markedName(name, words)).toEqual(marked));
