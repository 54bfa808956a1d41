import { describe, expect, test } from 'vitest';
import type { HomeQuery } from '../../../contract/http/cms-home.ts';
import { siteStatuses } from '../../../domain/access/site-statuses.ts';
import { noFavourites, toggleFavourite } from '../../../domain/offer/favourites.ts';
import type { Api } from '../../transport/api/api.ts';
import { UnreachableError } from '../../transport/call-error.ts';
import { loadHome } from './load-home.ts';

const open = siteStatuses([]);
const away = async () => {
  throw new UnreachableError('no answer');
};
type Section = HomeQuery['id'];
/** A server that does not answer for a section, and keeps what it was asked for the others. */
const apiWithout = (...silent: Section[]) => {
  const asked: HomeQuery[] = [];
  const call = async (_: unknown, { body }: { body: HomeQuery }) => {
    asked.push(body);
    return silent.includes(body.id) ? away() : { result: [], count: 7 };
  };
  const api = { call, cms: { getAllSports: async () => ({ result: { all: [] } }) } } as unknown as Api;
  return { api, asked };
};
const signal = new AbortController().signal;

describe('The home page', () => {
  test('keeps the next matches when the live offer fails, and the other way round', async () => {
    expect(await loadHome(apiWithout('live').api, open, noFavourites, 'en', signal)).toEqual({
      live: 'failed',
      next: { matches: [], sports: [], count: 7 },
    });
    expect(await loadHome(apiWithout('prematch').api, open, noFavourites, 'en', signal)).toEqual({
      live: { matches: [], count: 7 },
      next: 'failed',
    });
  });

  test('asks for no section that is switched off', async () => {
    const closed = siteStatuses([
      { key: 'disableBettingPage', value: 'true' },
      { key: 'disableLiveBettingPage', value: 'true' },
    ]);
    const { api, asked } = apiWithout();
    expect(await loadHome(api, closed, noFavourites, 'en', signal)).toEqual({ live: null, next: null });
    expect(asked).toEqual([]);
  });

  test('tells what is starred on either page, of the sport that it shows, and in what language it is read', async () => {
    const { api, asked } = apiWithout();
    const starred = [
      { page: 'betting', kind: 'favorite_matches', sport: 'F', id: '10001' },
      { page: 'betting', kind: 'favorite_leagues', sport: 'F', id: '24' },
      { page: 'live_betting', kind: 'favorite_leagues', sport: 'F', id: '1' },
      { page: 'live_betting', kind: 'favorite_leagues', sport: 'B', id: '401' },
    ] as const;
    await loadHome(api, open, starred.reduce(toggleFavourite, noFavourites), 'el', signal);
    expect(asked).toEqual(
      (['live', 'prematch'] as const).map((id) => ({
        id,
        sport_code: 'F',
        favorite_matches: ['10001'],
        favorite_leagues: ['24', '1'],
        language: 'el',
      })),
    );
  });

  test('shows no failure to a visitor who has gone on', async () => {
    const { api } = apiWithout('prematch');
    await expect(loadHome(api, open, noFavourites, 'en', AbortSignal.abort())).rejects.toThrow(UnreachableError);
  });
});
