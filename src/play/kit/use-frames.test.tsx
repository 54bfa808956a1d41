/** @jsxImportSource preact */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFrames } from './use-frames.ts';

const box = document.createElement('div');
let drawn = 0;
const Scene = ({ moves }: { moves: boolean }) => {
  useFrames(() => {
    drawn += 1;
    return moves;
  });
  return null;
};

/** How often a scene is drawn in the next second. */
const inOneSecond = (moves: boolean): number => {
  void act(() => render(<Scene moves={moves} />, box));
  vi.advanceTimersByTime(200);
  drawn = 0;
  vi.advanceTimersByTime(1_000);
  return drawn;
};

beforeEach(() => {
  document.body.append(box);
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  void act(() => render(null, box));
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('what moves is drawn at every frame, what stands a few times a second', () => {
  expect(inOneSecond(true)).toBeGreaterThan(55);
  const standing = inOneSecond(false);
  expect(standing).toBeGreaterThanOrEqual(7);
  expect(standing).toBeLessThanOrEqual(10);
});

test('nothing moves while a dialog is open, nor when the scene has gone', () => {
  document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
  expect(inOneSecond(true)).toBe(0);
  document.querySelector('dialog')?.remove();
  expect(inOneSecond(true)).toBeGreaterThan(55);
  void act(() => render(null, box));
  drawn = 0;
  vi.advanceTimersByTime(1_000);
  expect(drawn).toBe(0);
});
