import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { firstOdds, holdBack } from '../support/held-code.ts';
import { journeys } from '../support/journey.ts';
import { command } from '../support/sandbox.ts';
import { desktop } from '../support/watched-page.ts';

const { site, visitor } = journeys({ FEED_SIZE: 'full' });

/** The odds of each match in sight, by its id. */
const shown = (page: Page, inside: string): Promise<Record<string, string>> =>
  page.locator(`${inside} a[data-event]:visible`).evaluateAll((links) =>
    Object.fromEntries(
      links.map((link) => [
        (link as HTMLElement).dataset.event,
        Array.from(link.parentElement?.querySelectorAll<HTMLElement>('[data-odd]') ?? [])
          .filter((odd) => odd.checkVisibility({ visibilityProperty: true }))
          .map((odd) => odd.innerText)
          .join(' '),
      ]),
    ),
  );

test('prices that move all the time while the page takes over are right in every cell when they rest', async () => {
  const { page } = await visitor(desktop);
  const letGo = await holdBack(page);
  await page.goto(`${site().origin}/betting`, { waitUntil: 'commit' });
  await firstOdds(page).first().waitFor();
  const before = await shown(page, '#first');
  let moving = true;
  const moved = (async () => {
    // Each time many matches are priced anew, and here without a pause in between.
    while (moving) await command(site().origin, 'clock', { advance: 1_000 });
  })();
  letGo();
  await page.locator('#first').waitFor({ state: 'detached' });
  const changed = async () => {
    const now = await shown(page, '#root');
    const kept = Object.keys(before).filter((event) => event in now);
    return kept.filter((event) => now[event] !== before[event]).length / kept.length;
  };
  await expect.poll(changed).toBeGreaterThan(0.8);
  moving = false;
  await moved;
  const { page: fresh } = await visitor(desktop);
  await fresh.goto(`${site().origin}/betting`);
  const differing = async () => {
    const [right, is] = await Promise.all([shown(fresh, '#root'), shown(page, '#root')]);
    expect(Object.keys(is).length).toBeGreaterThan(10);
    return Object.keys(is).filter((event) => event in right && is[event] !== right[event]);
  };
  await expect.poll(differing).toEqual([]);
});
