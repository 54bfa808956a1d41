import { expect, test } from 'vitest';
import { accountScreen } from '../support/account-screen.ts';
import { axeViolations } from '../support/axe.ts';
import { hostWins } from '../support/host-wins.ts';
import { journeys } from '../support/journey.ts';
import { eventOf, signedIn, upcoming } from '../support/player-api.ts';
import { command } from '../support/sandbox.ts';
import { patternOf } from '../support/words.ts';

const { site, visitor, expectComplaints } = journeys();

/** Twice as long is past the end of every week and month, and of the thirty days of a new account. */
const halfAMonth = 16 * 24 * 3_600_000;
const stake = 1_000;
/** Of the bonus for new players, and a little: a price may move before it is paid. */
const leastOdd = 2.2;

const lose = (eventId: string) => command(site().origin, 'match', { eventId, finish: '0-2' });

/** What is due is paid when the server is back: it looks for that first. */
const awake = async () => {
  await site().kill();
  await site().restart();
};

test('five lost tickets bring the bonus of new players at once, and those of the week and the month when they are over', async () => {
  // The line of the server that is away, and the session that is over after a month.
  expectComplaints(/ERR_|WebSocket|Failed to (load|fetch)|UnreachableError|401/);
  const player = await signedIn(site().origin, 'player');
  const matches = (await upcoming(site().origin)).filter(({ markets }) => (markets['1X2']?.['1']?.O ?? 0) >= 2);
  for (const match of matches.slice(0, 4)) {
    await player.pay(hostWins([match], stake));
    await lose(match.eventId);
  }
  const { page } = await visitor();
  const screen = accountScreen(page, site().origin, 'en');
  const { words } = screen;
  const section = (key: string) => page.getByRole('region', { name: words(`bonus:${key}`), exact: true });
  const welcome = section('ticketsTitle');
  await screen.openAs('/account/bonuses/regular', 'player');
  await welcome.getByText(words('bonus:progress', { done: 4, count: 5 })).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await welcome.getByRole('link', { name: words('bonus:toBetting') }).click();
  await page.waitForURL(/\/betting/);
  const picked = await screen.pickHomeWins(3);
  // Favourites alone may come to less than the odd from which a ticket counts.
  const totalOdd = () => picked.reduce((odd, { name }) => odd * Number(/[\d.]+$/.exec(name)?.[0]), 1);
  while (totalOdd() < leastOdd) picked.push(...(await screen.pickHomeWins(1)));
  await screen.typeStake(stake);
  await screen.pay();
  await screen.acceptedDialog().waitFor();
  await screen.closeDialog();
  for (const { match } of picked) {
    const [host = '', away = ''] = match.split(' – ');
    await lose(await eventOf(site().origin, host, away));
  }
  await expect.poll(async () => (await player.history())[0]?.status).toBe('lost');
  const before = await player.credit();
  // Otherwise the page would reload itself while it is sent elsewhere.
  await page.goto('about:blank');
  await awake();
  await expect.poll(() => player.credit()).toBe(before + 500);

  await screen.open('/account/bonuses/regular');
  const credited = patternOf(words('bonus:creditedOn', { amount: '500.00', currency: 'RSD', date: '{{date}}' }));
  await welcome.getByText(credited).waitFor();
  await page.getByRole('link', { name: words('bonus:periodic'), exact: true }).click();
  const figures = async (key: string) => (await section(key).locator('dd').allInnerTexts()).join(' | ');
  await section('turnoverWeek').getByText(words('bonus:nonePast')).waitFor();
  await expect.poll(() => figures('turnoverWeek')).toBe('5,000.00 RSD | 25.00 RSD');
  await expect.poll(() => figures('lossBackMonth')).toBe('5,000.00 RSD | 250.00 RSD');

  await command(site().origin, 'clock', { advance: halfAMonth });
  await command(site().origin, 'clock', { advance: halfAMonth });
  await awake();
  // After a month nobody is signed in any more; who signs in again is back where he was.
  const dialog = screen.dialog('auth:title');
  await screen.field('auth:username', dialog).fill('player');
  await screen.field('auth:password', dialog).fill('Sandbox12345');
  await screen.button('auth:submit', dialog).click();
  await page.waitForURL(/\/account\/bonuses\/periodic/);
  const past = (key: string) => section(key).getByRole('listitem').filter({ hasText: '+' }).innerText();
  await expect.poll(() => past('turnoverWeek')).toMatch(/^[\d-]+ – [\d-]+\s+5,000\.00 RSD\s+\+25\.00 RSD$/);
  await expect.poll(() => past('lossBackMonth')).toMatch(/^[\d-]+ – [\d-]+\s+5,000\.00 RSD\s+\+250\.00 RSD$/);
  await expect.poll(() => figures('turnoverWeek')).toBe('0.00 RSD | 0.00 RSD');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('link', { name: words('bonus:regular'), exact: true }).click();
  await section('firstDepositTitle').getByText(words('bonus:expired'), { exact: true }).waitFor();
  await welcome.getByText(credited).waitFor();
});
