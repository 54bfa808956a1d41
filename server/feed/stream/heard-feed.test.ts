import { beforeEach, expect, test } from 'vitest';
import { longestSilence } from '../../../contract/feed/feed-values.ts';
import { createStillClock } from '../../testing/start-test-server.ts';
import type { MovableClock } from '../../time/clock.ts';
import { createSimulator, type Simulator } from '../simulator/create-simulator.ts';
import { createFeedNews, type FeedNews, type Saying } from './feed-news.ts';
import { createHeardFeed, type HeardFeed } from './heard-feed.ts';
import { writeValue } from './values.ts';

const evening = Date.parse('2026-03-07T18:40:00.000Z');
const hour = 3_600_000;

let clock: MovableClock;
let simulator: Simulator;
let news: FeedNews;
let heard: HeardFeed;
let nonsense: string[];
beforeEach(() => {
  clock = createStillClock(evening);
  simulator = createSimulator({ seed: '7', size: 'small', clock });
  news = createFeedNews(simulator, clock);
  nonsense = [];
  heard = createHeardFeed({
    clock,
    onNonsense: (key) => nonsense.push(key),
  });
  news.begin(Number.NEGATIVE_INFINITY);
});

const beat = (): void => heard.hear('beat', writeValue({ version: 1, at: clock.now() }));
const take = (sayings: Iterable<Saying | null>): string[] =>
  [...sayings].flatMap((saying) => {
    if (!saying) return [];
    heard.hear(saying.key, saying.value);
    news.stands(saying.key, saying.value);
    return saying.key;
  });
/** Publishes the news of the offer and the beat after it; the results of nine days take their time. */
const say = ({ results = false } = {}): string[] => {
  const said = [...take(news.offer()), ...(results ? take(news.results()) : [])];
  beat();
  return said;
};

const everything = () => [...simulator.live(), ...simulator.prematch()];
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('what is heard is what was said: lists, matches, trackers, prices and results', () => {
  say({ results: true });
  for (const list of ['live', 'prematch'] as const) {
    expect(heard[list]().map(({ eventId }) => eventId)).toEqual(simulator[list]().map(({ eventId }) => eventId));
  }
  expect(simulator.live().length).toBeGreaterThan(2);
  for (const { eventId } of everything()) {
    expect(heard.match(eventId)).toEqual(plain(simulator.match(eventId)));
    expect(heard.result(eventId)?.results).toEqual(simulator.result(eventId)?.results);
  }
  for (const { eventId } of simulator.live()) {
    expect(heard.tracked(eventId)).toEqual(plain(simulator.tracked(eventId)));
  }
  const over = simulator.ended(evening - 24 * hour, evening);
  expect(over.length).toBeGreaterThan(0);
  expect(heard.ended(evening - 24 * hour, evening).map(({ eventId }) => eventId)).toEqual(
    over.map(({ eventId }) => eventId),
  );
  expect(nonsense).toEqual([]);
});

test('a row carries the markets of its table, as if it had been computed here', () => {
  say();
  for (const match of everything()) {
    const { moreMarkets, ...row } = simulator.row(match);
    expect(heard.row(match)).toMatchObject(plain(row) as object);
    expect(heard.row(match).moreMarkets).toBe(moreMarkets);
    expect(heard.row(match)).toBe(heard.row(match));
  }
});

test('every price is quoted as it was said, and what does not exist is unknown', () => {
  say();
  for (const { eventId } of everything().slice(0, 40)) {
    for (const [market, selections] of Object.entries(simulator.markets(eventId))) {
      for (const selection of Object.keys(selections)) {
        expect(heard.quote(eventId, market, selection)).toEqual(simulator.quote(eventId, market, selection));
      }
    }
    expect(heard.quote(eventId, 'MOON', '1')).toBeNull();
  }
  expect(heard.quote('nothing', '1X2', '1')).toBeNull();
});

test('only what changed is said again', () => {
  say();
  expect(say()).toEqual([]);
  clock.advance(1_000);
  const changed = say();
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.length).toBeLessThan(everything().length);
  for (const { eventId } of everything()) expect(heard.match(eventId)).toEqual(plain(simulator.match(eventId)));
});

test('a match that left the lists is past: its result is known, its markets are gone, and a correction is told', () => {
  say();
  const match = simulator.live().find(({ eventId }) => simulator.result(eventId) === null);
  const eventId = match?.eventId ?? '';
  clock.advance(6 * hour);
  say();
  expect(heard.live().some((live) => live.eventId === eventId)).toBe(false);
  expect(heard.result(eventId)).toMatchObject({ ...simulator.result(eventId) });
  expect(heard.markets(eventId)).toEqual({});
  expect(heard.setByHandSince(eventId, clock.now() + 1)).toBe(false);

  simulator.applyCommand({ command: 'match', id: 1, at: evening + 1, eventId, finish: '9-8' });
  news.begin(evening);
  say({ results: true });
  expect(heard.result(eventId)).toMatchObject({ byHand: true, results: { G: '9-8' } });
  expect(heard.setByHandSince(eventId, evening)).toBe(true);
});

test('prices of which nothing was heard for seconds are suspended, and open again with the next beat', () => {
  say();
  const isOpen = (eventId: string): boolean =>
    Object.values(heard.markets(eventId)).some((market) => Object.values(market).some(({ MS }) => MS === 'OPEN'));
  const [match] = heard.prematch().filter(({ eventId }) => isOpen(eventId));
  if (!match) throw new Error('nothing is open');
  const [market = '', selection = ''] = Object.entries(heard.markets(match.eventId)).flatMap(([code, prices]) =>
    Object.entries(prices).flatMap(([name, { MS }]) => (MS === 'OPEN' ? [code, name] : [])),
  );
  const status = () => heard.quote(match.eventId, market, selection)?.status;
  const lookedAt = clock.now();
  clock.advance(longestSilence);
  expect(status()).toBe('OPEN');
  clock.advance(1);
  expect(status()).toBe('SUSPENDED');
  expect(isOpen(match.eventId)).toBe(false);
  expect(Object.values(heard.row(match).markets).flatMap((prices) => Object.values(prices))).not.toContainEqual(
    expect.objectContaining({ MS: 'OPEN' }),
  );
  expect(heard.pricedSince(match, lookedAt + 1)).toBe(true);
  beat();
  expect(status()).toBe('OPEN');
});

test('a match that is on no list is not sold, whatever was said of its prices', () => {
  say();
  const [match] = heard.prematch();
  const eventId = match?.eventId ?? '';
  heard.hear('lists', writeValue({ prematch: [], live: [] }));
  const prices = Object.values(heard.markets(eventId)).flatMap((market) => Object.values(market));
  expect(prices.length).toBeGreaterThan(0);
  expect(prices.filter(({ MS }) => MS === 'OPEN')).toEqual([]);
});

test('nonsense is told of and sells nothing', () => {
  say();
  const [match] = heard.prematch();
  const eventId = match?.eventId ?? '';
  heard.hear(`match.${eventId}`, writeValue({ eventId, markets: 'none' }));
  expect(heard.match(eventId)).toBeNull();
  expect(heard.quote(eventId, '1X2', '1')).toBeNull();
  heard.hear('beat', writeValue({ version: 2, at: clock.now() + hour }));
  heard.hear('lists', new Uint8Array([1, 2, 3]));
  expect(nonsense).toEqual([`match.${eventId}`, 'beat', 'lists']);
  heard.forget();
  expect(heard.age()).toBe(Number.POSITIVE_INFINITY);
  expect([...heard.prematch(), ...heard.live()]).toEqual([]);
});
