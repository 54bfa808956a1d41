import { expect, test, vi } from 'vitest';
import type { OfferQuery } from '../../contract/http/cms.ts';
import { offerQueryOf } from '../../test/support/examples/offer-query.ts';
import { type ListCalls, loadList } from './load-list.ts';

const query = offerQueryOf({ table_view: 'competition', league_ids: ['311'] });
const special_counts = { NextMatches: 1, Today: 1, Tomorrow: 0 };
const pageOf = (...eventIds: string[]) => ({
  result: eventIds.map((eventId) => ({ eventId })),
  totalPages: 1,
  total: eventIds.length,
  special_counts,
});

const loading = (
  offer: (asked: OfferQuery, signal: AbortSignal) => Promise<unknown>,
  signal = new AbortController().signal,
) => loadList(query, { offer, firstSport: async () => 'B' } as ListCalls, signal);

test('the page comes with the query that it is of', async () => {
  const offer = async ({ league_ids }: OfferQuery) => (league_ids.length > 0 ? pageOf() : pageOf('7'));
  expect(await loading(offer)).toEqual({ query: { ...query, league_ids: [] }, page: pageOf('7') });
});

test('an empty list is an answer', async () => {
  const { query: asked, page } = await loading(async () => pageOf());
  expect([asked.sport_code, page.result]).toEqual(['B', []]);
});

test('a refusal is told as it came', async () => {
  const refusal = Object.assign(new Error('badRequest'), { status: 400, key: 'badRequest' });
  await expect(loading(async () => Promise.reject(refusal))).rejects.toBe(refusal);
});

test('a load that is given up ends its call and asks for nothing more', async () => {
  const page = new AbortController();
  const offer = vi.fn(
    (_: OfferQuery, signal: AbortSignal) =>
      new Promise((_done, fail) => {
        signal.addEventListener('abort', () => fail(signal.reason));
      }),
  );
  const loaded = loading(offer, page.signal);
  page.abort('gone on');
  await expect(loaded).rejects.toBe('gone on');
  expect(offer.mock.calls.map(([, signal]) => signal.aborted)).toEqual([true]);
  await expect(loading(offer, page.signal)).rejects.toBe('gone on');
  expect(offer).toHaveBeenCalledTimes(1);
});
