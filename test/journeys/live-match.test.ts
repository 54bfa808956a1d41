import type { BrowserContextOptions, Page } from 'playwright';
import { expect, test } from 'vitest';
import type { Match } from '../../contract/entities/match.ts';
import type { SportCode } from '../../contract/entities/sport.ts';
import { axeViolations } from '../support/axe.ts';
import { offerQueryOf } from '../support/examples/offer-query.ts';
import { journeys } from '../support/journey.ts';
import { goalToCome } from '../support/next-goal.ts';
import { tokensOf } from '../support/player-api.ts';
import { playerScreen } from '../support/player-screen.ts';
import { command, post } from '../support/sandbox.ts';
import { desktop, phone } from '../support/watched-page.ts';
import { wordsIn } from '../support/words.ts';

const { site, visitor, expectComplaints } = journeys();
const words = wordsIn('en');
const minute = 60_000;
/** A finished match leaves the live offer after this. */
const linger = 25_000;

const inPlay = async (sport: string): Promise<Match[]> => {
  const body = { page: 1, sport_code: sport, search_filter: '' };
  const { result } = await post<{ result: Match[] }>(site().origin, '/cms/v1/betting/liveOffer', body);
  return result.filter(({ matchState }) => matchState === 'LIVE');
};

const everyMatch = (sport_code: SportCode) => offerQueryOf({ time_filter: 'all', sport_code });

const serverNow = async (): Promise<number> => {
  const { nowTimestamp } = (await (await fetch(`${site().origin}/healthz`)).json()) as { nowTimestamp: number };
  return nowTimestamp;
};

/** The football match that has longest to go; what journeys of this file have ended is none. */
const youngMatch = async (): Promise<Match> => {
  const playing = (await inPlay('F')).filter(({ matchPhase }) => ['FH', 'HT', 'SH'].includes(matchPhase.name));
  const match = playing.sort((a, b) => a.matchPhase.timeMin - b.matchPhase.timeMin)[0];
  if (!match) throw new Error('no football in play');
  return match;
};

const advance = (milliseconds: number) => command(site().origin, 'clock', { advance: milliseconds });
const finish = (eventId: string, score: string) => command(site().origin, 'match', { eventId, finish: score });

const picture = (page: Page) => page.getByRole('main').locator('svg[role="img"]').first();
const announcer = (page: Page) => page.locator('[data-announcer]');
const score = async (page: Page): Promise<string> =>
  (await page.getByRole('heading', { level: 1 }).innerText())
    .match(/(\d+)\s*–\s*(\d+)/)
    ?.slice(1)
    .join('-') ?? '';
const timeline = (page: Page) => page.locator('details', { hasText: words('tracker:timeline') });
const goals = (page: Page) =>
  timeline(page)
    .getByRole('listitem')
    .filter({ hasText: words('tracker:event.goal') });
const goalsOf = (text: string) => text.split('-').reduce((sum, side) => sum + Number(side), 0);

test('a match is followed to its end: its goals stand on the timeline, are said once, and then it leaves the page', async () => {
  const match = await youngMatch();
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  await screen.open(`/live_betting?event=${match.eventId}`);
  await picture(page).waitFor();
  await timeline(page)
    .or(page.getByText(words('tracker:quiet')))
    .waitFor();

  // Forty minutes of it, as they are played.
  for (let step = 0; step < 10; step += 1) {
    await advance(4 * minute);
    if (goalsOf(await score(page)) > goalsOf(match.results.G ?? '0-0')) break;
  }
  const before = await score(page);
  const [host = 0, away = 0] = before.split('-').map(Number);
  await finish(match.eventId, `${host + 1}-${away}`);
  await expect.poll(() => score(page)).toBe(`${host + 1}-${away}`);
  await page.getByText(words('betting:phase.F'), { exact: true }).first().waitFor();
  await timeline(page).locator('summary').click();
  await expect.poll(() => goals(page).count()).toBe(host + 1 + away);
  await expect
    .poll(() => timeline(page).getByRole('listitem').first().innerText())
    .toContain(words('tracker:event.end'));
  await expect.poll(() => picture(page).getAttribute('aria-label')).toBe(words('tracker:state.over'));
  await expect
    .poll(() => announcer(page).innerText())
    .toBe(`${match.hostName} ${host + 1}, ${match.awayName} ${away}. ${words('betting:phase.F')}`);

  await advance(linger);
  await expect.poll(() => new URL(page.url()).searchParams.has('event')).toBe(false);
  await expect.poll(() => page.getByRole('link', { name: `${match.hostName} ${match.awayName}` }).count()).toBe(0);
});

test('a goal locks a match: its row, its markets and, aloud, the selection on the slip say so until it is open again', async () => {
  const { match, at } = await goalToCome(() => inPlay('F'), serverNow, advance);
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  await screen.open(`/live_betting?event=${match.eventId}&leagues=${match.leagueId}`);
  const row = page.locator('[data-odds-row]', { has: page.locator(`a[data-event="${match.eventId}"]`) });
  const odds = row.locator('[data-odd]');
  const places = () => odds.evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().x));
  await odds.and(page.locator('[aria-disabled="false"]')).first().click();
  await screen.slip.getByText(match.hostName).first().waitFor();
  const before = await places();
  await advance(at - (await serverNow()));
  const goal = words('betting:lock.goal');
  await row.getByText(goal, { exact: true }).waitFor();
  expect(await places()).toEqual(before);
  const market = page.getByRole('button', { expanded: true }).filter({ hasText: words('betting:market.1X2') });
  await market.filter({ hasText: goal }).first().waitFor();
  await screen.slip
    .getByRole('status')
    .filter({ hasText: `${goal} · ${words('ticket:suspended')}` })
    .waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await advance(minute);
  await expect.poll(() => row.getByText(goal, { exact: true }).count()).toBe(0);
});

test('closing the match gives its feed up, and the next one begins with all markets', async () => {
  const { page } = await visitor();
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  const screen = playerScreen(page, site().origin, 'en');
  await screen.open('/live_betting');
  await screen.openFirstMatch();
  await picture(page).waitFor();
  const tabs = page.getByRole('tab');
  await tabs.nth(1).click();
  await expect.poll(() => tabs.nth(1).getAttribute('aria-selected')).toBe('true');
  const eventId = new URL(page.url()).searchParams.get('event');
  await page.getByRole('link', { name: words('betting:closeMatch') }).click();
  const goodbye = `"livematch",{"eventId":"${eventId}","sport":"F","disconnect":true}`;
  // A topic outlives its last reader by two seconds.
  await expect.poll(() => sent.some((frame) => frame.includes(goodbye))).toBe(true);
  await screen.openFirstMatch();
  await expect.poll(() => tabs.first().getAttribute('aria-selected')).toBe('true');
});

test('the tracker goes to a window of its own and stays there with the final score', async () => {
  const match = await youngMatch();
  const { page, context } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  await screen.open(`/live_betting?event=${match.eventId}`);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: words('tracker:openWindow') }).click();
  const alone = await opened;
  await picture(alone).waitFor();
  expect(new URL(alone.url()).pathname).toBe('/match3');
  expect(new URL(alone.url()).searchParams.get('eventId')).toBe(match.eventId);
  await expect.poll(() => alone.getByRole('banner').count()).toBe(0);
  await expect.poll(() => alone.title()).toContain(`${match.hostName} – ${match.awayName}`);

  await finish(match.eventId, '4-2');
  await expect.poll(() => score(alone)).toBe('4-2');
  await advance(linger);
  // The offer has dropped it: the other page has closed it, this one keeps it.
  await expect.poll(() => new URL(page.url()).searchParams.has('event')).toBe(false);
  await expect.poll(() => score(alone)).toBe('4-2');
  await alone.getByText(words('tracker:finishedText')).waitFor();
  await alone.reload();
  await alone.getByText(words('tracker:finishedText')).waitFor();
  await expect.poll(() => score(alone)).toBe('4-2');
  await expect.poll(() => goals(alone).count()).toBe(6);
});

test('the tracker’s page says when a match is to come, and when there is none', async () => {
  const { result } = await post<{ result: Match[] }>(site().origin, '/cms/v1/betting/offer', everyMatch('T'));
  const ahead = result.at(-1);
  const { page } = await visitor();
  await page.goto(`${site().origin}/match3?eventId=${ahead?.eventId}`);
  await page.getByText(words('tracker:startsAt', { when: '' }).trim()).waitFor();
  await picture(page).waitFor();
  for (const address of ['/match3?eventId=999999', '/match3', '/match3?eventId=../x']) {
    await page.goto(`${site().origin}${address}`);
    await page.getByRole('heading', { name: words('tracker:unknown') }).waitFor();
  }
});

/** What of the open match is in sight at the top of its pane: its bar's text, and how many odds can be pressed down to the tabs' end. */
const topOfMatch = (page: Page) =>
  page.getByRole('tablist').evaluate((tabs) => {
    let pane: Element = tabs.parentElement ?? tabs;
    while (pane.parentElement && !['auto', 'scroll'].includes(getComputedStyle(pane).overflowY))
      pane = pane.parentElement;
    const { top, left, right } = pane.getBoundingClientRect();
    const { bottom, top: tabsTop } = tabs.getBoundingClientRect();
    let odds = 0;
    for (let y = top + 1; y < bottom; y += 2)
      for (let x = left + 8; x < right; x += 12) if (document.elementFromPoint(x, y)?.closest('[data-odd]')) odds += 1;
    const bar = document.elementFromPoint((left + right) / 2, (top + tabsTop) / 2)?.closest('div');
    return {
      odds,
      bar: (bar as HTMLElement | null)?.innerText.replaceAll(/\s+/g, ' ') ?? '',
      atTop: pane.scrollTop === 0,
    };
  });

const scrollMarkets = (page: Page) =>
  page.getByRole('tabpanel').evaluate((markets) => markets.lastElementChild?.lastElementChild?.scrollIntoView());

test.each<[string, string, BrowserContextOptions]>([
  ['in play on a phone', 'live_betting', phone],
  ['in play beside the list', 'live_betting', desktop],
  ['to come on a phone', 'betting', phone],
])('of a match %s sides and standing stay in sight over opaque tabs', async (_where, section, device) => {
  const { origin } = site();
  const match =
    section === 'betting'
      ? (await post<{ result: Match[] }>(origin, '/cms/v1/betting/offer', everyMatch('F'))).result.at(-1)
      : await youngMatch();
  if (!match) throw new Error('no match to come');
  const { hostName, awayName } = match;
  const { page } = await visitor(device);
  const screen = playerScreen(page, origin, 'en');
  await screen.open(`/${section}?event=${match.eventId}`);
  await page.getByRole('tabpanel').locator('[data-odd]').nth(20).waitFor();
  const toHead = page.getByRole('button', { name: words('betting:toMatchHead') });
  expect(await toHead.count()).toBe(0);

  await scrollMarkets(page);
  await toHead.waitFor();
  await expect.poll(async () => (await topOfMatch(page)).bar).toContain(hostName);
  const { odds, bar } = await topOfMatch(page);
  expect(odds).toBe(0);
  for (const name of [hostName, awayName]) expect(bar).toContain(name);
  if (section === 'live_betting') {
    const [host, away] = (await score(page)).split('-');
    expect(bar).toMatch(device === phone ? new RegExp(`${host} .*${away}`) : new RegExp(`${host} – ${away}`));
    const now = (await inPlay('F')).find(({ eventId }) => eventId === match.eventId);
    expect(bar).toContain(words(`betting:phaseShort.${now?.matchPhase.name}`));
  }
  expect(await axeViolations(page)).toEqual([]);

  await toHead.click();
  await expect.poll(() => topOfMatch(page)).toMatchObject({ odds: 0, atTop: true });
  await toHead.waitFor({ state: 'detached' });
  if (section === 'live_betting') expect(await picture(page).isVisible()).toBe(true);
});

test.each(['de', 'ru'] as const)(
  'on a phone the tracker fits and speaks %s, and axe finds nothing',
  async (language) => {
    const own = wordsIn(language);
    const { page } = await visitor(phone);
    const screen = playerScreen(page, site().origin, language);
    for (const sport of ['F', 'T', 'B', 'IH']) {
      const [match] = await inPlay(sport);
      if (!match) continue;
      await screen.open(`/live_betting?sport=${sport}&event=${match.eventId}`);
      await picture(page).waitFor();
      await page.getByText(own('betting:liveDelay', { seconds: 5 })).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
      expect(await axeViolations(page), sport).toEqual([]);
      await page.goto(`${site().origin}/${language}/match3?eventId=${match.eventId}`);
      await page
        .getByText(own('tracker:timeline'))
        .or(page.getByText(own('tracker:quiet')))
        .first()
        .waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
      expect(await axeViolations(page), `${sport} alone`).toEqual([]);
    }
  },
);

test('a favourite that begins is counted beside its sport for the player who starred its league', async () => {
  const { origin } = site();
  const { result } = await post<{ result: Match[] }>(origin, '/cms/v1/betting/offer', everyMatch('F'));
  const [next] = result;
  if (!next) throw new Error('no football to come');
  const { access_token: token } = await tokensOf(origin, 'player');
  const settings = [{ object: 'live_betting', property: 'favorite_leagues', value: { F: [next.leagueId] } }];
  await post(origin, '/cms/v1/settings', { settings }, token);
  const inLeague = async () => (await inPlay('F')).filter(({ leagueId }) => leagueId === next.leagueId).length;

  const { page } = await visitor();
  const screen = playerScreen(page, origin, 'en');
  await screen.openAs('/live_betting', 'player');
  const tab = page
    .getByRole('navigation', { name: words('betting:allSports') })
    .getByRole('link')
    .first();
  const starred = async (): Promise<number> => {
    const mark = tab.getByRole('img');
    return (await mark.count()) === 0 ? 0 : Number(await mark.innerText());
  };
  // The clock goes past the access token's end: the next call renews it.
  expectComplaints(/401/);
  // One may begin or end while it is being counted.
  const difference = async () => (await starred()) - (await inLeague());
  await expect.poll(difference).toBe(0);
  await page.getByRole('navigation', { name: words('betting:allSports') }).waitFor();
  await advance(Date.parse(next.timeStart) - (await serverNow()) + 2_000);
  await expect.poll(async () => (await inPlay('F')).some(({ eventId }) => eventId === next.eventId)).toBe(true);
  await expect.poll(starred).toBeGreaterThan(0);
  await expect.poll(difference).toBe(0);
});
