import { expect, test } from 'vitest';
import { walked } from './support/walk/walked.ts';

test('whatever happens in which order, no tab contradicts the server, and in a minute of calm both show what it holds', async () => {
  const { runs, wrong } = await walked({ runs: 200, seed: 10 });
  expect(wrong).toBeNull();
  expect(runs).toBe(200);
}, 600_000);
