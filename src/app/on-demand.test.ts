import { expect, test, vi } from 'vitest';
import { onDemand } from './on-demand.ts';

const lost = new Error('its code did not come');

test('what is asked for by several is started once', async () => {
  const start = vi.fn(async () => 'started');
  const part = onDemand(start);
  expect(part.started()).toBeNull();
  expect(await Promise.all([part.start(), part.start()])).toEqual(['started', 'started']);
  expect([part.started(), start.mock.calls.length]).toEqual(['started', 1]);
});

test('a start that failed is tried again when it is asked for again', async () => {
  const start = vi.fn().mockRejectedValueOnce(lost).mockResolvedValueOnce('started');
  const part = onDemand(start);
  await expect(part.start()).rejects.toBe(lost);
  expect(await part.start()).toBe('started');
});
