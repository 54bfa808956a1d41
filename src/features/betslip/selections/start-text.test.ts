import { afterEach, expect, test, vi } from 'vitest';
import { startText } from './start-text.ts';

const words = { today: 'today', tomorrow: 'tomorrow' };
const inZone = (zone: string) => vi.stubEnv('TZ', zone);
afterEach(() => vi.unstubAllEnvs());

test('A start is told by day and time where the reader is', () => {
  inZone('Europe/Belgrade');
  const now = new Date('2026-03-01T21:00:00.000Z');
  expect(startText('2026-03-01T22:30:00.000Z', 'en', words, now)).toBe('today 23:30');
  expect(startText('2026-03-01T23:30:00.000Z', 'en', words, now)).toBe('tomorrow 00:30');
  expect(startText('2026-03-03T17:00:00.000Z', 'en', words, now)).toBe('Tue, 3/3 18:00');
});

test('The night the clocks go forward is still between today and tomorrow', () => {
  inZone('Europe/Belgrade');
  const now = new Date('2026-03-28T23:30:00.000Z');
  expect(startText('2026-03-29T21:30:00.000Z', 'en', words, now)).toBe('today 23:30');
  expect(startText('2026-03-29T22:30:00.000Z', 'en', words, now)).toBe('tomorrow 00:30');
});
