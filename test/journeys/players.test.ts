import { expect, test } from 'vitest';
import type { Match } from '../../contract/entities/match.ts';
import type { SportCode } from '../../contract/entities/sport.ts';
import { axeViolations } from '../support/axe.ts';
import { offerQueryOf } from '../support/examples/offer-query.ts';
import { sharedJourneys } from '../support/journey.ts';
import { signedIn } from '../support/player-api.ts';
import { playerScreen } from '../support/player-screen.ts';
import { command, post } from '../support/sandbox.ts';
import { phone } from '../support/watched-page.ts';

const { site, visitor, newPlayer } = sharedJourneys();
const mira = newPlayer();
const jovan = newPlayer();

/** Events of a sport, latest first, so that none begins during a journey. */
const offered = async (sport_code: SportCode, search_filter: string): Promise<Match[]> => {
  const { result } = await post<{ result: Match[] }>(
    site().origin,
    '/cms/v1/betting/offer',
    offerQueryOf({ time_filter: 'all', sport_code, search_filter }),
  );
  return result.reverse();
};
const whole = async (eventId: string): Promise<Match> => {
  const { result } = await post<{ result: Match[] }>(site().origin, '/cms/v1/betting/matchOffer', { eventId });
  const [match] = result;
  if (!match) throw new Error(`${eventId} is not offered`);
  return match;
};
const withMarket = async (sport: SportCode, search: string, market: RegExp): Promise<Match> => {
  for (const { eventId } of await offered(sport, search)) {
    const match = await whole(eventId);
    if (Object.keys(match.markets).some((code) => market.test(code))) return match;
  }
  throw new Error(`no ${market} in ${sport}`);
};
const nameOf = ({ players }: Match, id: string) => players.find((player) => player.id === id)?.name ?? '';

test('a ticket on a goalscorer names him on the slip and in the history, and is won when he scores', async () => {
  const match = await withMarket('F', 'Superliga', /^AGS$/);
  const scorer = nameOf(match, 'h1');
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  const player = await signedIn(site().origin, mira);
  await screen.openAs(`/betting?event=${match.eventId}`, mira);
  const { words } = screen;
  await page.getByRole('tab', { name: words('betting:tab.players') }).click();
  const odd = page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`${words('betting:market.AGS')}.* ${scorer}, \\d`) });
  await odd.click();
  await expect.poll(() => odd.getAttribute('aria-pressed')).toBe('true');
  await screen.openSlip();
  await screen.slip.getByText(`${words('betting:market.AGS')}: ${scorer}`).waitFor();
  // Another player of the match takes his place; pressed again he leaves.
  const other = page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`${words('betting:market.FGS')}.* ${scorer}, \\d`) });
  await other.click();
  await screen.slip.getByText(`${words('betting:market.FGS')}: ${scorer}`).waitFor();
  await other.click();
  await screen.slip.getByText(`${words('betting:market.FGS')}: ${scorer}`).waitFor({ state: 'detached' });
  await odd.click();
  await screen.typeStake(30);
  await screen.pay();
  await screen.acceptedDialog().waitFor();
  await screen.closeDialog();
  const [paid] = await player.history();
  expect(paid?.selections[0]).toMatchObject({ marketCode: 'AGS', selectionCode: 'h1', player: scorer });

  // With forty goals of his side one is his: each is by a chance of about a quarter.
  await command(site().origin, 'match', { eventId: match.eventId, finish: '40-0' });
  await screen.open('/ticket_history');
  await screen.newestTicket().getByText(words('history:won'), { exact: true }).waitFor();
  await screen.openNewestTicket();
  await page
    .getByRole('main')
    .getByText(`${scorer}, ${words('betting:market.AGS')}`)
    .last()
    .waitFor();
  const [won] = await player.history();
  expect(won).toMatchObject({ status: 'won', payout: won?.maxPayout });
});

test('on a phone a long list shows the favourites, then everybody; a season is bet on and lost', async () => {
  const season = await withMarket('SPFS', 'Superliga', /^REL$/);
  const { page } = await visitor(phone);
  const screen = playerScreen(page, site().origin, 'de');
  const player = await signedIn(site().origin, jovan);
  const { words } = screen;
  await screen.openAs(`/betting?sport=SPFS&event=${season.eventId}`, jovan);
  const main = page.getByRole('main');
  const entrants = main.getByRole('button', { name: new RegExp(`${words('betting:market.WIN')}, .+, \\d`) });
  await entrants.first().waitFor();
  await expect.poll(() => entrants.count()).toBe(10);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  expect(await axeViolations(page)).toEqual([]);
  await main
    .getByRole('button', { name: words('betting:allNames').replace('{{count}}', '16') })
    .first()
    .click();
  await expect.poll(() => entrants.count()).toBe(16);
  const second = nameOf(season, '2');
  await main.getByRole('button', { name: new RegExp(`${words('betting:market.WIN')}, ${second}, \\d`) }).click();
  await screen.openSlip();
  await screen.slip.getByText(`${words('betting:market.WIN')}: ${second}`).waitFor();
  await screen.typeStake(25);
  await screen.pay();
  await screen.acceptedDialog().waitFor();
  await screen.closeDialog();
  // The first figure of a forced outright is the place of its winner in the list.
  await command(site().origin, 'match', { eventId: season.eventId, finish: '1-0' });
  await expect.poll(async () => (await player.history())[0]?.status).toBe('lost');
});

test('a player’s points are bet on over and under, and settled by the score', async () => {
  const match = await withMarket('B', 'NBA', /^PP_h1$/);
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  const player = await signedIn(site().origin, mira);
  await screen.openAs(`/betting?sport=B&event=${match.eventId}`, mira);
  const { words } = screen;
  await page.getByRole('tab', { name: words('betting:tab.players') }).click();
  const scorer = nameOf(match, 'h1');
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`${scorer} · ${words('betting:selection.over')} [\\d.]+, \\d`) })
    .click();
  await screen.openSlip();
  await screen.slip.getByText(new RegExp(`${scorer} · ${words('betting:selection.over')} \\d+\\.5`)).waitFor();
  await screen.typeStake(20);
  await screen.pay();
  await screen.acceptedDialog().waitFor();
  await screen.closeDialog();
  const [paid] = await player.history();
  expect(paid?.selections[0]).toMatchObject({ marketCode: 'PP_h1', selectionCode: 'over', player: scorer });
  await command(site().origin, 'match', { eventId: match.eventId, finish: '900-1' });
  await expect.poll(async () => (await player.history())[0]?.status).toBe('won');
});
