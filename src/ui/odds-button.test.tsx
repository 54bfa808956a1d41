// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { setOddFormat } from './odd-format.ts';
import { OddsButton } from './odds-button.tsx';

afterEach(() => {
  cleanup();
  setOddFormat('decimal');
});

/** A price that a test moves by hand. */
const priceOf = (odd: number | null) => {
  let tell: () => void = () => undefined;
  let unsubscribed = false;
  const price = {
    odd,
    locked: odd === null,
    movement: null as 'up' | 'down' | null,
    subscribe: (listener: () => void) => {
      tell = listener;
      return () => {
        unsubscribed = true;
      };
    },
  };
  const move = (next: Partial<Pick<typeof price, 'odd' | 'locked' | 'movement'>>) => {
    Object.assign(price, next);
    tell();
  };
  return { price, move, isUnsubscribed: () => unsubscribed };
};

const shown = (
  price: ReturnType<typeof priceOf>['price'],
  onPress = vi.fn(),
  selected = false,
  label?: string,
  name = 'Arsenal to win',
) => {
  const view = render(<OddsButton odd={price} name={name} label={label} selected={selected} onPress={onPress} />);
  return { ...view, onPress, button: screen.getByRole('button') };
};

test('says the outcome and its odd', () => {
  const { button } = shown(priceOf(1.85).price);
  expect(button.getAttribute('aria-label')).toBe('Arsenal to win, 1.85');
  expect(button.textContent).toBe('1.85');
});

test('says what is written on it, and nothing twice', () => {
  const first = shown(priceOf(1.85).price, vi.fn(), false, '1');
  expect(first.button.getAttribute('aria-label')).toBe('Arsenal to win, 1, 1.85');
  first.unmount();
  const { button } = shown(priceOf(1.9).price, vi.fn(), false, 'Yes', 'Yes, Both teams to score');
  expect(button.getAttribute('aria-label')).toBe('Both teams to score, Yes, 1.90');
});

test('follows the price without being rendered again, into the same text node', () => {
  const { price, move } = priceOf(1.85);
  const { button } = shown(price);
  const figure = button.querySelector('span')?.firstChild;
  move({ odd: 1.9, movement: 'up' });
  expect([button.textContent, button.dataset.moved]).toEqual(['1.90', 'up']);
  expect(button.querySelector('span')?.firstChild).toBe(figure);
  expect(button.getAttribute('aria-label')).toBe('Arsenal to win, 1.90');
});

test('a locked odd shows a dash, stays focusable and takes no press', async () => {
  const { button, onPress } = shown(priceOf(null).price);
  expect([button.textContent, button.getAttribute('aria-disabled')]).toEqual(['–', 'true']);
  button.focus();
  expect(document.activeElement).toBe(button);
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(onPress).not.toHaveBeenCalled();
});

test('a locked odd that stands on the slip can be pressed off it', async () => {
  const { button, onPress } = shown(priceOf(null).price, vi.fn(), true);
  await userEvent.click(button);
  expect(onPress).toHaveBeenCalledOnce();
});

test('a board shows odds from 100 with one decimal and from 1000 with none, a market always two', () => {
  const { price, move } = priceOf(101.5);
  const { button, unmount } = shown(price);
  expect(button.textContent).toBe('101.5');
  move({ odd: 1001 });
  expect(button.textContent).toBe('1001');
  unmount();
  expect(shown(priceOf(101.5).price, vi.fn(), false, '1').button.textContent).toBe('1 101.50');
});

test('lets go of the price when it leaves the page', () => {
  const { price, isUnsubscribed } = priceOf(2);
  shown(price).unmount();
  expect(isUnsubscribed()).toBe(true);
});

test('keeps nothing of the price it showed before', () => {
  const moved = Object.assign(priceOf(1.85).price, { movement: 'up' as const, locked: true });
  const { rerender, button } = shown(moved);
  const still = priceOf(1.9).price;
  rerender(<OddsButton odd={still} name="Arsenal to win" selected={false} onPress={vi.fn()} />);
  expect([button.textContent, button.dataset.moved, button.getAttribute('aria-disabled')]).toEqual([
    '1.90',
    '',
    'false',
  ]);
  rerender(<OddsButton odd={moved} name="Arsenal to win" selected={false} onPress={vi.fn()} />);
  moved.locked = false;
  rerender(<OddsButton odd={moved} name="Chelsea to win" selected={false} onPress={vi.fn()} />);
  rerender(<OddsButton odd={still} name="Arsenal to win" selected={false} onPress={vi.fn()} />);
  expect(button.dataset.moved).toBe('');
});

test('is written anew when the player reads odds another way', () => {
  const { button } = shown(priceOf(2.5).price);
  setOddFormat('american');
  expect(button.textContent).toBe('+150');
  setOddFormat('fractional');
  expect(button.getAttribute('aria-label')).toBe('Arsenal to win, 3/2');
});
