import { expect, test } from 'vitest';
import { formatOdd } from '../../domain/odds/odd-format.ts';
import { sharedJourneys } from '../support/journey.ts';
import { playerScreen } from '../support/player-screen.ts';

const { site, visitor } = sharedJourneys();

test('odds are read the player’s way on board and slip, and still so after a reload', async () => {
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  await screen.open('/betting');
  await screen.pickHomeWins(1);
  const onSlip = screen.slip.getByRole('listitem').first();
  const decimal = Number(/\d+\.\d{2}/.exec(await onSlip.innerText())?.[0]);
  await screen.openDrawer();
  await page.getByRole('button', { name: screen.words('common:drawer.odds.american') }).click();
  await page.keyboard.press('Escape');
  const american = formatOdd(decimal, 'american');
  await onSlip.getByText(american, { exact: true }).waitFor();
  const chosen = page.locator('[data-odd][aria-pressed="true"]').first();
  await expect.poll(() => chosen.innerText()).toMatch(/^[+−]\d{3,}$/);
  await page.reload();
  await expect.poll(() => chosen.innerText()).toMatch(/^[+−]\d{3,}$/);
});
