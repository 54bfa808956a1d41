import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { useLater } from './use-later.ts';

/** What a part showed after each step of drawing, when it waits and then no longer, or the other way round. */
const shown = (...waits: boolean[]): boolean[] => {
  const seen: boolean[] = [];
  const Part = ({ wait }: { wait: boolean }) => {
    const drawn = useLater(wait);
    useEffect(() => void seen.push(drawn), [drawn]);
    return null;
  };
  const view = render(null);
  for (const wait of waits) act(() => view.rerender(<Part wait={wait} />));
  return seen;
};

test('a part that waits is drawn behind what came with it', () => {
  expect(shown(true)).toEqual([false, true]);
});

test('a part that does not wait is drawn at once, and stays when later ones wait', () => {
  expect(shown(false, true)).toEqual([true]);
});
