import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { holdBack } from '../support/held-code.ts';
import { hostWins } from '../support/host-wins.ts';
import { sharedJourneys } from '../support/journey.ts';
import { signedIn, upcoming } from '../support/player-api.ts';
import { playerScreen } from '../support/player-screen.ts';
import { command } from '../support/sandbox.ts';
import { desktop, phone } from '../support/watched-page.ts';

const { site, visitor, newPlayer } = sharedJourneys();
const mira = newPlayer();
const jovan = newPlayer();

const price = (eventId: string, O: number) =>
  command(site().origin, 'market', { eventId, marketCode: '1X2', selectionCode: '1', O });

/** Picks the hosts of the first rows of the board, whose odd is then this one. */
const pickAt = async (page: Page, count: number, odd: number): Promise<string[]> => {
  const rows = page.locator('main [data-odds-row]:has([data-odd][aria-disabled="false"])');
  const links = rows.locator('a[data-event][title]');
  await links.nth(count).waitFor();
  const events = await links.evaluateAll((all) => all.map((link) => link.getAttribute('data-event') ?? ''));
  const picked = [...new Set(events)].slice(0, count);
  for (const eventId of picked) {
    await price(eventId, odd);
    const home = page.locator(`[data-odds-row]:has(a[data-event="${eventId}"]) [data-odd]`).first();
    await expect.poll(() => home.innerText()).toContain(odd.toFixed(2));
    await home.click();
  }
  return picked;
};

const boxesOf = (rows: Locator) =>
  rows.evaluateAll((all) =>
    all.map((row) => {
      const { top, height } = row.getBoundingClientRect();
      return { top: Math.round(top), height: Math.round(height) };
    }),
  );

test('four selections of a system are in sight at 900 px, open tickets give way, and no row grows with its odd', async () => {
  const player = await signedIn(site().origin, mira);
  await player.pay(hostWins((await upcoming(site().origin)).slice(0, 2), 100));
  await player.withdrawConsent();
  const { page } = await visitor(desktop);
  const screen = playerScreen(page, site().origin, 'en');
  const { slip, words } = screen;
  await screen.openAs('/betting?time=all', mira);
  const [moving = ''] = await pickAt(page, 4, 3);
  await screen.slipStands({ signedIn: true });
  await slip.getByRole('button', { name: words('slip:system'), exact: true }).click();
  const list = slip.getByRole('region', { name: words('ticket:title'), exact: true });
  const rows = list.getByRole('listitem');
  const inSight = () =>
    list.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return [...element.querySelectorAll('li')].filter((row) => {
        const own = row.getBoundingClientRect();
        return own.top >= top - 1 && own.bottom <= bottom + 1;
      }).length;
    });
  await expect.poll(inSight).toBe(4);
  // Their line alone is left of the open tickets, whole.
  const open = slip.getByRole('region', { name: words('common:ticket.openTickets') });
  expect(await open.getAttribute('data-folded')).toBe('true');
  expect(await open.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);

  // Without their boxes to pick them they are as low as they get.
  await slip.getByRole('button', { name: new RegExp(`^${words('slip:yankee')} `) }).click();
  await expect.poll(() => slip.getByRole('checkbox').count()).toBe(0);
  const before = await boxesOf(rows);
  for (const [odd, direction] of [
    [3.4, 'up'],
    [2.6, 'down'],
  ] as const) {
    await price(moving, odd);
    await slip.locator(`li[data-direction="${direction}"] s`).waitFor();
    expect((await boxesOf(rows)).map(({ height }) => height)).toEqual(before.map(({ height }) => height));
  }
});

test.each([
  ['beside the page', desktop],
  ['over the page', { viewport: { width: 1024, height: 768 } }],
] as const)('a slip %s keeps its tools where they are as the last of them comes', async (_where, options) => {
  const { page } = await visitor(options);
  const letGo = await holdBack(page, /share-slip/);
  const screen = playerScreen(page, site().origin, 'en');
  const { slip, words } = screen;
  await screen.open('/betting');
  await screen.pickHomeWins(3);
  await screen.openSlip();
  const system = slip.getByRole('button', { name: words('slip:system'), exact: true });
  await system.waitFor();
  const left = async () => (await system.boundingBox())?.x ?? Number.NaN;
  const before = await left();
  letGo();
  await screen.slipStands({ signedIn: false });
  // A font that arrives meanwhile moves it by less.
  expect(Math.abs((await left()) - before)).toBeLessThan(5);
});

test('a phone says above pay what may be won, and on its ticket button no odd beyond the largest win', async () => {
  const { page } = await visitor(phone);
  // Every text of the button, from its first picture on.
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      const text = document.querySelector('nav [aria-controls="ticket"]')?.textContent ?? '';
      if (text !== said.at(-1)) said.push(text);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  const screen = playerScreen(page, site().origin, 'en');
  const { slip, words } = screen;
  await screen.openAs('/betting?time=all', jovan);
  await pickAt(page, 4, 9.5);
  await screen.openSlip();
  await screen.typeStake(200_000);
  for (const [width, height] of [
    [390, 844],
    [320, 640],
    [390, 508],
  ] as const) {
    await page.setViewportSize({ width, height });
    const win = slip.getByText(words('ticket:possibleWin'), { exact: true }).locator('..').filter({ visible: true });
    const pay = slip.locator('[data-acts]');
    const apart = async () => {
      const [above, below] = await Promise.all([win.first().boundingBox(), pay.first().boundingBox()]);
      if (!above || !below) return 'not there';
      return above.y >= 0 && above.y + above.height <= below.y && below.y + below.height <= height;
    };
    await expect.poll(apart, { message: `${width} x ${height}` }).toBe(true);
  }
  await slip.getByRole('button', { name: words('common:ticket.close') }).click();
  const button = page.locator('nav [aria-controls="ticket"]');
  // 10,000,000 RSD by 200,000.
  await expect.poll(() => button.innerText()).toMatch(/^> 50\.00\s+Ticket · 4$/);
  await page.reload();
  await expect.poll(() => button.innerText()).toMatch(/^> 50\.00\s+Ticket · 4$/);
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
  expect(said.filter((text) => /^\d/.test(text.trim()))).toEqual([]);
});

test('a press on the ticket button counts while its odd takes the place of its icon', async () => {
  const { page } = await visitor(phone);
  const screen = playerScreen(page, site().origin, 'en');
  const letCome = await holdBack(page, /\/assets\/ticket-odd-/);
  await page.goto(`${site().origin}/betting`);
  await screen.pickHomeWins(1);
  const button = page.locator('button[aria-controls="ticket"]');
  await button.filter({ hasText: '1' }).locator('svg').hover();
  await page.mouse.down();
  letCome();
  await expect.poll(() => button.innerText()).toMatch(/^\d+\.\d\d/);
  await page.mouse.up();
  await screen.slip.waitFor();
});
