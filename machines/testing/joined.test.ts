import { expect, test } from 'vitest';
import type { Path } from './explore.ts';
import { joinPaths } from './joined.ts';

/** "a>1 b>2": events, and where the machine is after each. */
const pathOf = (text: string): Path =>
  text.split(' ').map((step) => {
    const [type = '', after = ''] = step.split('>');
    return { event: { type }, after };
  });
const textOf = (path: Path): string => path.map(({ event, after }) => `${event.type}>${after}`).join(' ');
const joined = (paths: string[], holds: (path: Path) => boolean = () => true): string[] =>
  joinPaths(paths.map(pathOf), '0', holds).map(textOf);

test('a path goes on with what is left of another that comes by its end', () => {
  expect(joined(['a>1 b>2 c>3', 'a>1 b>2 c>3 d>4'])).toEqual(['a>1 b>2 c>3 d>4', 'a>1 b>2 c>3']);
  expect(joined(['a>1 b>2', 'e>2 f>5'])).toEqual(['a>1 b>2 f>5']);
});

test('a path that ends where all begin goes on with a whole one, the shortest first', () => {
  expect(joined(['a>1 b>2 c>0', 'd>3 e>4', 'f>5'])).toEqual(['a>1 b>2 c>0 f>5', 'd>3 e>4']);
});

test('what cannot be walked stays apart', () => {
  expect(joined(['a>1 b>2', 'e>2 f>5'], (path) => path.length < 3)).toEqual(['a>1 b>2', 'e>2 f>5']);
});
