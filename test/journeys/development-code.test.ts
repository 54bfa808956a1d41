import { expect, test } from 'vitest';
import { developmentCodeBuilt } from '../support/development-code.ts';
import { sharedJourneys } from '../support/journey.ts';
import { playerScreen } from '../support/player-screen.ts';

const { site, visitor } = sharedJourneys();

test('a built site holds no graph, layout, inspection or sandbox code', () => {
  expect(developmentCodeBuilt()).toEqual([]);
});

test('the machines have no page on a built site', async () => {
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  await screen.open('/machines');
  await page.getByRole('heading', { name: screen.words('common:error.notFound') }).waitFor();
  expect(await page.locator('a[href*="machines"]').count()).toBe(0);
});
