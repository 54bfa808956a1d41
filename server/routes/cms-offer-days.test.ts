import { expect, test } from 'vitest';
import type { Match } from '../../contract/entities/match.ts';
import type { OfferPage, OfferQuery } from '../../contract/http/cms.ts';
import { offerQueryOf } from '../../test/support/examples/offer-query.ts';
import { offerStand } from '../testing/offer-stand.ts';

const { ask } = offerStand();

const offer = (query: Partial<OfferQuery>) =>
  ask<OfferPage>('/cms/v1/betting/offer', offerQueryOf({ table_view: 'timeline', time_filter: 'all', ...query }));

test('today and tomorrow are the days of Belgrade for who does not say where he is', async () => {
  const dayOf = ({ timeStart }: Match) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Belgrade' }).format(Date.parse(timeStart));
  // The test server's clock is at 2 March 2026, 10:00 in Belgrade.
  expect(new Set((await offer({ special_filter: 'Today' })).result.map(dayOf))).toEqual(new Set(['2026-03-02']));
  expect(new Set((await offer({ special_filter: 'Tomorrow' })).result.map(dayOf))).toEqual(new Set(['2026-03-03']));
});

test('today is the day where the player is, in the list, its counts and the sidebar', async () => {
  // The test server's clock is at 2 March 2026, 10:00 in Belgrade: 20:00 in Sydney, 01:00 in Los Angeles.
  for (const time_zone of ['Australia/Sydney', 'America/Los_Angeles', 'Europe/Belgrade']) {
    const clock = new Intl.DateTimeFormat('en-CA', { timeZone: time_zone });
    const dayOf = (time: string) => clock.format(Date.parse(time));
    const today = dayOf('2026-03-02T09:00:00.000Z');
    const list = await offer({ special_filter: 'Today', time_zone });
    expect(new Set(list.result.map(({ timeStart }) => dayOf(timeStart)))).toEqual(new Set([today]));
    expect([list.day_counts, list.special_counts.Today]).toEqual([{ [today]: list.total }, list.total]);
    const { result } = await ask<{ result: { Today: { sport: string; eventsCount: number }[] } }>(
      '/cms/v1/markets/getAllSports',
      { id: 'prematch', special_filter: 'Today', time_zone },
    );
    expect(result.Today.find(({ sport }) => sport === 'F')?.eventsCount).toBe(list.total);
  }
});

test('a day counts its matches on all pages, not those of one', async () => {
  const onDay = new Map<string, number>();
  const told = new Map<string, number>();
  const clock = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Belgrade' });
  const { totalPages } = await offer({});
  for (let page = 1; page <= totalPages; page += 1) {
    const { result, day_counts } = await offer({ page });
    for (const { timeStart } of result) {
      const day = clock.format(Date.parse(timeStart));
      onDay.set(day, (onDay.get(day) ?? 0) + 1);
    }
    for (const [day, count] of Object.entries(day_counts)) told.set(day, count);
  }
  expect(told).toEqual(onDay);
});

test('a day of a later page does not count the favourites that lead the first', async () => {
  const clock = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Belgrade' });
  const dayOf = ({ timeStart }: Match) => clock.format(Date.parse(timeStart));
  const { result, day_counts } = await offer({ page: 2 });
  const middle = result[25];
  if (middle === undefined) throw new Error('The second page is empty');
  const day = dayOf(middle);
  const two = result
    .filter((match) => dayOf(match) === day)
    .slice(0, 2)
    .map(({ eventId }) => eventId);
  expect((await offer({ favorite_matches: two })).starred).toEqual(two);
  const later = await offer({ page: 2, favorite_matches: two });
  expect(later.starred).toEqual([]);
  expect(later.day_counts[day]).toBe((day_counts[day] ?? 0) - 2);
});
