import { describe, expect, it } from 'vitest';
import { foldName } from './fold-name.ts';

describe('a folded name', () => {
  it.each([
    ['Player', 'pLAYER'],
    ['ｐｌａｙｅｒ', 'player'],
    ['Z\u030Cika', '\u017Dika'],
    ['Straße', 'STRASSE'],
    ['ΟΔΟΣ', 'οδος'],
    [' ana ', 'ana'],
  ])('is the same for %j and %j', (one, other) => {
    expect(foldName(one)).toBe(foldName(other));
  });

  it.each([
    ['ana', 'аna'],
    ['ana', 'anna'],
    ['šaša', 'sasa'],
  ])('differs for %j and %j', (one, other) => {
    expect(foldName(one)).not.toBe(foldName(other));
  });

  it.each(['İstanbul', 'ŒUVRE', 'ﬀ', 'Ǆ'])('is folded once and for all: %s', (name) => {
    expect(foldName(foldName(name))).toBe(foldName(name));
  });
});
