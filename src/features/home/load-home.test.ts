import { describe, expect, test } from 'vitest';
import { siteStatuses } from '../../../domain/access/site-statuses.ts';
import type { Api } from '../../transport/api/api.ts';
import { UnreachableError } from '../../transport/call-error.ts';
import { loadHome } from './load-home.ts';

const open = siteStatuses([]);
const away = async () => {
  throw new UnreachableError('no answer');
};
const apiWith = (cms: Partial<Api['cms']>) =>
  ({
    cms: {
      getAllSports: async () => ({ result: { all: [] } }),
      offer: async () => ({ result: [], totalPages: 0 }),
      liveOffer: async () => ({ result: [], totalPages: 0 }),
      ...cms,
    },
  }) as unknown as Api;
const signal = new AbortController().signal;

describe('The home page', () => {
  test('keeps the next matches when the live offer fails, and the other way round', async () => {
    expect(await loadHome(apiWith({ liveOffer: away }), open, signal)).toEqual({
      live: 'failed',
      next: { matches: [], leagues: [], count: 0 },
    });
    expect(await loadHome(apiWith({ offer: away }), open, signal)).toEqual({
      live: { matches: [], count: 0 },
      next: 'failed',
    });
  });

  test('asks for no section that is switched off', async () => {
    const closed = siteStatuses([
      { key: 'disableBettingPage', value: 'true' },
      { key: 'disableLiveBettingPage', value: 'true' },
    ]);
    const api = apiWith({ liveOffer: away, offer: away, getAllSports: away });
    expect(await loadHome(api, closed, signal)).toEqual({ live: null, next: null });
  });

  test('shows no failure to a visitor who has gone on', async () => {
    await expect(loadHome(apiWith({ offer: away }), open, AbortSignal.abort())).rejects.toThrow(UnreachableError);
  });
});
