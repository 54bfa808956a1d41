// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useHeld } from './use-held.ts';

afterEach(cleanup);

function List({ rows, which = '' }: { rows: readonly string[]; which?: string }) {
  const { held, handlers } = useHeld(rows, which);
  return (
    <ul aria-label="Rows" {...handlers}>
      {held.join()}
    </ul>
  );
}

const started = () => {
  const { rerender } = render(<List rows={['a', 'b']} />);
  const list = screen.getByRole('list');
  return { list, show: (rows: readonly string[], which?: string) => rerender(<List rows={rows} which={which} />) };
};

test('a list stands still while a mouse is over it, and is what it has become when the mouse leaves', () => {
  const { list, show } = started();
  fireEvent.pointerEnter(list, { pointerType: 'mouse' });
  show(['b', 'a']);
  expect(list.textContent).toBe('a,b');
  show(['c', 'b', 'a']);
  fireEvent.pointerLeave(list);
  expect(list.textContent).toBe('c,b,a');
  show(['a']);
  expect(list.textContent).toBe('a');
});

test('another list that was asked for comes at once, and stands still as well', () => {
  const { list, show } = started();
  fireEvent.pointerEnter(list, { pointerType: 'mouse' });
  show(['x'], 'other');
  expect(list.textContent).toBe('x');
  show(['y', 'x'], 'other');
  expect(list.textContent).toBe('x');
});

test('a finger holds nothing', () => {
  const { list, show } = started();
  fireEvent.pointerEnter(list, { pointerType: 'touch' });
  show(['b', 'a']);
  expect(list.textContent).toBe('b,a');
});
