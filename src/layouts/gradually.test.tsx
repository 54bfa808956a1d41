import { act, cleanup, render } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, test } from 'vitest';
import { markFirstPage } from '../browser/first-page.ts';
import { Gradually } from './gradually.tsx';

afterEach(() => {
  cleanup();
  performance.clearMarks();
});

/** What was rendered after each step. */
const drawn = (): string[] => {
  const seen: string[] = [];
  const Seen = ({ text }: { text: string }) => {
    useEffect(() => void seen.push(text), [text]);
    return <p>{text}</p>;
  };
  act(() => {
    render(
      <Gradually meanwhile={<Seen text="rows to come" />}>
        <Seen text="rows" />
      </Gradually>,
    );
  });
  return seen;
};

test('on the first page something else stands until the part is drawn', () => {
  expect(drawn()).toEqual(['rows to come', 'rows']);
});

test('on later pages the part is drawn at once', () => {
  markFirstPage();
  expect(drawn()).toEqual(['rows']);
});
