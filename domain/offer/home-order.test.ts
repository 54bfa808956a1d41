import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { topCountries } from '../limits.ts';
import { firstOnHome, type HomeSection, type RankedMatch } from './home-order.ts';

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
const first = (told: readonly Told[], section: HomeSection, count = told.length) =>
  firstOnHome(told, { section, favourites, count }, ({ open }) => open);

const starred = ({ eventId, league }: Told) =>
  favourites.matches.has(eventId) ? 'match' : favourites.leagues.has(league.leagueId) ? 'league' : 'none';

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
  'favourites lead, the matches before the leagues, and locked ones end it',
  (told, section) => {
    const kinds = first(told, section).map((match) => {
      const star = starred(match);
      return star !== 'none' ? star : match.open ? 'open' : 'locked';
    });
    inTurn(kinds, ['match', 'league', 'open', 'locked']);
  },
);

property.prop([matches, sections])(
  'no league of less importance stands before a greater one with open prices',
  (told, section) => {
    const open = first(told, section).filter((match) => match.open && starred(match) === 'none');
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
  expect(ids(first([serbia, spain, albania], 'prematch'))).toEqual(['1', '4', '2']);
  expect(ids(first([albania, spain, serbia], 'live'))).toEqual(['2', '4', '1']);
});

test('asks for no more prices than it needs', () => {
  const asked: string[] = [];
  firstOnHome(
    [albania, spain, serbia],
    { section: 'live', favourites: { matches: new Set(['1']), leagues: new Set() }, count: 2 },
    ({ eventId }) => asked.push(eventId) > 0,
  );
  expect(asked).toEqual(['2']);
});
