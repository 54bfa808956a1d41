import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { sharedJourneys } from '../support/journey.ts';
import { playerScreen } from '../support/player-screen.ts';
import { phone } from '../support/watched-page.ts';

const { site, visitor, newPlayer } = sharedJourneys();
const mira = newPlayer();

/** Why a target may be lower: by what is written in its place, or a selector. */
const lower = {
  'p a, li p a, dd a, label a': 'a word of a sentence is as high as its line (WCAG 2.5.8)',
  'main div:has(> h2) > button': 'the head of a league is 36 px high, with what can be pressed on it (look/tokens)',
};

/** Targets in sight of which a finger 20 px above or below the middle misses, with their heights: 44 px, of which an edge or a neighbour may take two on each side. */
const missed = (page: Page) =>
  page.evaluate((selectors) => {
    const targets = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')];
    return targets
      .filter((target) => target.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((target) => !target.closest('[inert], [aria-hidden="true"]') && !target.matches(selectors))
      .flatMap((target) => {
        const choice = target.matches('[type=checkbox], [type=radio]')
          ? (target as HTMLInputElement).labels?.[0]
          : null;
        const whole = choice ?? target.closest('label') ?? target;
        const { left, right, top, bottom } = whole.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const inSight = left >= 0 && right <= innerWidth && y > 48 + 22 && y < innerHeight - 60 - 22;
        const hits = (at: number) => {
          const there = document.elementFromPoint(x, at);
          return there !== null && (whole.contains(there) || there.contains(whole));
        };
        if (right - left < 2 || !inSight || !hits(y)) return [];
        const isField = target.matches('input, select, textarea') && whole === target;
        const parent = isField ? target.parentElement : null;
        const own = (at: number) => {
          const there = document.elementFromPoint(x, at);
          return whole.contains(there) || (parent?.contains(there) ?? false);
        };
        const name = target.ariaLabel ?? target.textContent.trim();
        return own(y - 20) && own(y + 20) ? [] : [`${name.slice(0, 30)} (${Math.round(bottom - top)} px)`];
      });
  }, Object.keys(lower).join());

const pages = ['/', '/betting?time=all', '/live_betting', '/casino', '/virtuals', '/scores', '/support', '/promo'];
const forms = ['/auth/login', '/auth/register', '/auth/forgot-password', '/contact_us', '/shared_slip'];

test.each([...pages, ...forms])('a finger finds everything on %s', async (path) => {
  const { page } = await visitor(phone);
  await playerScreen(page, site().origin, 'en').open(path);
  await page.waitForLoadState('networkidle');
  await expect.poll(() => missed(page)).toEqual([]);
});

test('and everything of a player', async () => {
  const { page } = await visitor(phone);
  const screen = playerScreen(page, site().origin, 'en');
  await screen.openAs('/account/settings', mira);
  for (const path of ['/account/settings', '/ticket_history', '/account/transactions', '/messages', '/payin']) {
    await screen.open(path);
    await page.waitForLoadState('networkidle');
    await expect.poll(() => missed(page), { message: path }).toEqual([]);
  }
  await screen.open('/betting?time=all');
  await screen.pickHomeWins(2);
  await screen.openSlip();
  await expect.poll(() => missed(page), { message: 'slip' }).toEqual([]);
});
