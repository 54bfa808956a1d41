import { describe, expect, test } from 'vitest';
import { createServerClock } from './server-clock.ts';

const start = (firstGuess = 0) => {
  let passed = 0;
  const clock = createServerClock(() => passed, firstGuess);
  return { clock, pass: (milliseconds: number) => (passed += milliseconds) };
};

describe('The server’s clock in the browser', () => {
  test('goes on from what the server said, whatever the browser’s own clock says', () => {
    const { clock, pass } = start(50_000_000);
    clock.observe(1_000);
    pass(250);
    expect(clock.now()).toBe(1_250);
  });

  test('is not thrown back by an answer that was long on its way', () => {
    const { clock, pass } = start();
    clock.observe(1_000);
    pass(3_000);
    clock.observe(3_200);
    expect(clock.now()).toBe(4_000);
  });

  test('follows an answer that was quicker than the first', () => {
    const { clock, pass } = start();
    clock.observe(1_000);
    pass(1_000);
    clock.observe(2_400);
    expect(clock.now()).toBe(2_400);
  });

  test('follows a server that was set forward by an hour or back by one', () => {
    const { clock } = start();
    clock.observe(10_000_000);
    clock.observe(13_600_000);
    expect(clock.now()).toBe(13_600_000);
    clock.observe(10_000_000);
    expect(clock.now()).toBe(10_000_000);
  });
});
