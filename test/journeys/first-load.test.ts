import { expect, test } from 'vitest';
import { firstLoadBudget, firstLoadSizes } from '../support/first-load.ts';

test('a first visit stays in its budget, in one language, all of it announced with the document', async () => {
  const sizes = await firstLoadSizes();
  expect(sizes.map(({ page }) => page)).toEqual(['/', '/betting', '/live_betting']);
  for (const { page, js, css, texts, unannounced } of sizes) {
    expect(js, `${page} JS`).toBeGreaterThan(50_000);
    expect(js, `${page} JS`).toBeLessThanOrEqual(firstLoadBudget.js);
    expect(texts, `${page} texts`).toEqual([expect.stringMatching(/\/en\.json$/)]);
    expect(unannounced, `${page} late`).toEqual([]);
    expect(css, `${page} CSS`).toBeLessThanOrEqual(firstLoadBudget.css);
  }
});
