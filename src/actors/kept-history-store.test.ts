import { fc, test as property } from '@fast-check/vitest';
import { beforeEach, describe, expect, test } from 'vitest';
import { historyFacets } from '../../contract/entities/history-filter.ts';
import type { HistoryPage } from '../../contract/http/ticket-history.ts';
import { keptHistory, mostKeptLists, mostKeptOpen, mostKeptText } from '../../contract/storage/kept-history.ts';
import { openTicketOf } from '../../machines/open-tickets/open-tickets.cases.ts';
import { historyLegOf } from '../../test/support/examples/history-leg.ts';
import { memoryStorage } from '../../test/support/examples/storage.ts';
import { historyKey } from '../browser/history-key.ts';
import { createKeptHistoryStore } from './kept-history-store.ts';

let storage: Storage;
let now: number;
beforeEach(() => {
  storage = memoryStorage()();
  now = Date.parse('2026-11-27T13:03:00.000Z');
});
const store = () =>
  createKeptHistoryStore(
    () => now,
    () => storage,
  );
const text = () => storage.getItem(historyKey);

const pageOf = (stake: number, more: Partial<HistoryPage> = {}): HistoryPage => ({
  result: [openTicketOf({ stake, selections: [historyLegOf()], cashOutOffer: 87.65 })],
  totalPages: 1,
  total: 1,
  totals: [],
  counts: Object.fromEntries(historyFacets.map((facet) => [facet, 0])) as HistoryPage['counts'],
  ...more,
});
const stakeOf = (search: object, player = 'ana') =>
  store()
    .find(player, { ...search })
    ?.page.result.map(({ stake }) => stake) ?? null;

describe('the lists of his tickets that a player saw last', () => {
  test('are kept by their address, each as it was seen last, with its time', () => {
    store().keep('ana', {}, pageOf(10));
    now += 60_000;
    store().keep('ana', { show: 'won', page: 2 }, pageOf(20));
    now += 60_000;
    store().keep('ana', {}, pageOf(30));
    expect(stakeOf({})).toEqual([30]);
    expect(stakeOf({ page: 2, show: 'won' })).toEqual([20]);
    expect(stakeOf({ show: 'lost' })).toBeNull();
    expect(
      store()
        .of('ana')
        .lists.map(({ at }) => at),
    ).toEqual([now, now - 60_000]);
  });

  test('are five, the newest', () => {
    for (let page = 1; page <= mostKeptLists + 3; page += 1) store().keep('ana', { page }, pageOf(page));
    expect(
      store()
        .of('ana')
        .lists.map(({ search }) => search.page),
    ).toEqual([8, 7, 6, 5, 4]);
  });

  test('are fewer where they are long', () => {
    const long = historyLegOf({ hostName: 'x'.repeat(mostKeptText / 4) });
    const result = [openTicketOf({ selections: [long] })];
    for (let page = 1; page <= 5; page += 1) store().keep('ana', { page }, pageOf(page, { result }));
    expect(
      store()
        .of('ana')
        .lists.map(({ search }) => search.page),
    ).toEqual([5, 4, 3]);
    expect(text()?.length).toBeLessThan(mostKeptText);
    const tooLong = historyLegOf({ hostName: 'x'.repeat(mostKeptText) });
    store().keep('ana', { page: 6 }, pageOf(6, { result: [openTicketOf({ selections: [tooLong] })] }));
    expect(store().of('ana').lists).toEqual([]);
  });

  test('hold the odds of a ticket, and not what it could be sold for', () => {
    store().keep('ana', {}, pageOf(10));
    expect(store().find('ana', {})?.page.result[0]?.selections[0]?.odd).toBe(1.85);
    expect(text()).not.toMatch(/cashOutOffer|87\.65/);
  });

  test('are over after two weeks, and by a clock that was put back', () => {
    store().keep('ana', {}, pageOf(10));
    now += 14 * 86_400_000 - 1;
    expect(stakeOf({})).toEqual([10]);
    now += 1;
    expect(stakeOf({})).toBeNull();
    now -= 29 * 86_400_000;
    expect(stakeOf({})).toBeNull();
  });

  test('are nobody else’s: another who asks takes them away', () => {
    store().keep('ana', {}, pageOf(10));
    expect(stakeOf({}, 'bo')).toBeNull();
    expect(text()).toBeNull();
    store().keep('ana', {}, pageOf(10));
    store().keep('bo', { page: 2 }, pageOf(20));
    expect(stakeOf({})).toBeNull();
    expect(text()).toBeNull();
  });
});

describe('the tickets that were left open', () => {
  test('are twenty at most, the last one first, until they are closed', () => {
    for (let nth = 1; nth <= mostKeptOpen + 2; nth += 1) store().open('ana', `ticket ${nth}`, true);
    store().open('ana', 'ticket 5', true);
    store().open('ana', 'ticket 22', false);
    const { opened } = store().of('ana');
    expect(opened.length).toBe(mostKeptOpen - 1);
    expect(opened.slice(0, 2)).toEqual(['ticket 5', 'ticket 21']);
    expect(store().of('bo').opened).toEqual([]);
  });

  test('stay when a list is kept', () => {
    store().open('ana', 'ticket', true);
    store().keep('ana', {}, pageOf(10));
    expect(store().of('ana').opened).toEqual(['ticket']);
  });
});

describe('a storage that fails', () => {
  const failing = (part: Partial<Storage>) => {
    storage = Object.assign(Object.create(storage), part);
  };
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };

  test('keeps nothing where it is full, not even what was there, and nobody notices', () => {
    store().keep('ana', {}, pageOf(10));
    failing({ setItem: full });
    store().keep('ana', { page: 2 }, pageOf(20));
    store().open('ana', 'ticket', true);
    expect(text()).toBeNull();
    expect(store().of('ana').lists).toEqual([]);
  });

  test('keeps nothing where it is forbidden', () => {
    const forbidden = createKeptHistoryStore(
      () => now,
      () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    );
    forbidden.keep('ana', {}, pageOf(10));
    expect(forbidden.of('ana').lists).toEqual([]);
  });

  property.prop([fc.oneof(fc.string(), fc.json())])('is read as empty where it makes no sense', (nonsense) => {
    storage.setItem(historyKey, nonsense);
    expect(store().of('ana')).toEqual({ version: 1, userId: 'ana', lists: [], opened: [] });
    store().keep('ana', {}, pageOf(10));
    expect(stakeOf({})).toEqual([10]);
  });

  test('is read as empty where one of its tickets is of another shape', () => {
    store().keep('ana', {}, pageOf(10));
    const kept = keptHistory.parse(JSON.parse(text() ?? ''));
    const broken = { ...kept, lists: [{ ...kept.lists[0], page: { ...pageOf(1), result: [{ stake: 'much' }] } }] };
    storage.setItem(historyKey, JSON.stringify(broken));
    expect(stakeOf({})).toBeNull();
  });
});
