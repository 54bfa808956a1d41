import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { topCountries } from '../limits.ts';
import { firstOnHome, type HomeReader, type HomeSection, type RankedMatch, seniorTiers } from './home-order.ts';

interface Told extends RankedMatch {
  open: boolean;
}

const leagues = fc.record({
  leagueId: fc.constantFrom('1', '2', '3', '4'),
  number: fc.integer({ min: 1, max: 4 }),
  country: fc.constantFrom('Albania', 'Serbia', 'Spain'),
  rank: fc.integer({ min: 1, max: 16 }),
});
const matches = fc.uniqueArray(
  fc.record({
    eventId: fc.integer({ min: 1, max: 99 }).map(String),
    number: fc.integer({ min: 1, max: 3 }),
    startsAt: fc.integer({ min: 0, max: 3 }),
    league: leagues,
    open: fc.boolean(),
  }),
  { selector: ({ eventId }) => eventId, maxLength: 40 },
);
const sections = fc.constantFrom<HomeSection>('live', 'prematch');
const favourites = { matches: new Set(['7', '8', '9']), leagues: new Set(['3']) };
const reader: HomeReader = { favourites, country: 'Albania', soon: 2 };
const first = (told: readonly Told[], section: HomeSection, count = told.length) =>
  firstOnHome(told, { section, reader, count }, ({ open }) => open);

const starred = ({ eventId, league }: Told) =>
  favourites.matches.has(eventId) ? 'match' : favourites.leagues.has(league.leagueId) ? 'league' : 'none';
const isOwn = ({ startsAt, league }: Told) =>
  league.country === reader.country && league.rank <= seniorTiers && startsAt <= reader.soon;

/** Every first one of these is before every first one of those that follow. */
const inTurn = (kinds: readonly string[], order: readonly string[]) =>
  expect(kinds).toEqual(kinds.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));

property.prop([matches, sections, fc.infiniteStream(fc.nat())])(
  'the order is one, however the matches were told, and fewer of them are its beginning',
  (told, section, keys) => {
    const whole = first(told, section);
    const shuffled = told.map((match) => ({ match, key: keys.next().value })).toSorted((a, b) => a.key - b.key);
    expect(
      first(
        shuffled.map(({ match }) => match),
        section,
      ),
    ).toEqual(whole);
    expect(whole.toSorted((a, b) => Number(a.eventId) - Number(b.eventId))).toEqual(
      told.toSorted((a, b) => Number(a.eventId) - Number(b.eventId)),
    );
    for (const count of [0, 1, 8]) expect(first(told, section, count)).toEqual(whole.slice(0, count));
  },
);

property.prop([matches, sections])(
  'favourites lead, the matches before the leagues, then what is soon in the own country, and locked ones end it',
  (told, section) => {
    const kinds = first(told, section).map((match) => {
      const star = starred(match);
      if (star !== 'none') return star;
      return !match.open ? 'locked' : isOwn(match) ? 'own' : 'open';
    });
    inTurn(kinds, ['match', 'league', 'own', 'open', 'locked']);
  },
);

property.prop([matches, sections])(
  'no league of less importance stands before a greater one with open prices',
  (told, section) => {
    const open = first(told, section).filter((match) => match.open && starred(match) === 'none' && !isOwn(match));
    expect(open.map(({ league }) => league.rank)).toEqual(
      open.map(({ league }) => league.rank).toSorted((a, b) => a - b),
    );
  },
);

const match = (eventId: string, country: string, startsAt: number): Told => ({
  eventId,
  number: Number(eventId),
  startsAt,
  league: { leagueId: country, number: 1, country, rank: 1 },
  open: true,
});
const albania = match('1', 'Albania', 1);
const serbia = match('2', topCountries[0], 3);
const spain = match('4', 'Spain', 2);
const ids = (told: readonly RankedMatch[]) => told.map(({ eventId }) => eventId);

test('of one rank the next matches go by kick-off, those in play by country, top ones first', () => {
  const firstOf = (section: HomeSection, ...told: Told[]) =>
    ids(firstOnHome(told, { section, reader: { ...reader, country: null }, count: 3 }, () => true));
  expect(firstOf('prematch', serbia, spain, albania)).toEqual(['1', '4', '2']);
  expect(firstOf('live', albania, spain, serbia)).toEqual(['2', '4', '1']);
});

test('the own country leads with its matches of men that are soon, and with no others', () => {
  const youth = { ...match('5', 'Albania', 1), league: { ...albania.league, rank: seniorTiers + 1 } };
  const late = match('6', 'Albania', 3);
  const told = [spain, youth, late, { ...albania, league: { ...albania.league, rank: 4 } }];
  for (const section of ['live', 'prematch'] as const) expect(ids(first(told, section))[0]).toBe('1');
  expect(ids(first(told, 'prematch'))).toEqual(['1', '4', '6', '5']);
  const elsewhere = { ...reader, country: null };
  expect(ids(firstOnHome(told, { section: 'prematch', reader: elsewhere, count: 4 }, () => true))).toEqual([
    '4',
    '6',
    '1',
    '5',
  ]);
});

test('asks for no more prices than it needs', () => {
  const asked: string[] = [];
  firstOnHome(
    [albania, spain, serbia],
    { section: 'live', reader: { ...reader, favourites: { matches: new Set(['1']), leagues: new Set() } }, count: 2 },
    ({ eventId }) => asked.push(eventId) > 0,
  );
  expect(asked).toEqual(['2']);
});
