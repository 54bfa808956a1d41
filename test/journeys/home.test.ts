import { expect, test } from 'vitest';
import type { Match } from '../../contract/entities/match.ts';
import { sharedJourneys } from '../support/journey.ts';
import { playerScreen } from '../support/player-screen.ts';
import { post } from '../support/sandbox.ts';

const { site, visitor } = sharedJourneys();

const listed = async (url: string, query: object): Promise<Match[]> => {
  const body = { sport_code: 'F', ...query };
  return (await post<{ result: Match[] }>(site().origin, `/cms/v1/betting/${url}`, body)).result;
};

const opened = async () => {
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  await screen.open('/');
  const events = (name: 'live' | 'next') =>
    page
      .getByRole('region', { name: screen.words(`home:${name}`), exact: true })
      .locator('a[data-event][title]')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-event')));
  return { page, events };
};

test('home leads with the great leagues, not with the first of the alphabet', async () => {
  const { events } = await opened();
  await expect.poll(async () => (await events('next')).length).toBe(8);
  const ranked = await listed('homeOffer', { id: 'prematch', favorite_matches: [], favorite_leagues: [] });
  const leagueOf = new Map(ranked.map(({ eventId, leagueName }) => [eventId, leagueName]));
  const leagues = (await events('next')).map((eventId) => leagueOf.get(eventId ?? ''));
  // In play, women's and youth matches may be all there are at some hour.
  expect(leagues.filter((league) => !league || /\bU\d\d\b|Women|Reserve/i.test(league))).toEqual([]);
});

test('a match starred in a small league is among the next of the home page', async () => {
  const all = { page: 1, search_filter: '', table_view: 'timeline', time_filter: 'all', special_filter: 'NextMatches' };
  const small = (await listed('offer', { ...all, league_ids: ['2'] })).at(-1)?.eventId ?? '';
  const { page, events } = await opened();
  await expect.poll(async () => (await events('next')).length).toBe(8);
  expect(await events('next')).not.toContain(small);
  await page.evaluate(
    (id) =>
      localStorage.setItem(
        'favourites',
        JSON.stringify({ version: 1, settings: { betting: { favorite_matches: { F: [id] } } } }),
      ),
    small,
  );
  await page.reload();
  await expect.poll(() => events('next')).toContain(small);
});
