import { expect, it } from 'vitest';
import type { Language } from '../../../contract/entities/languages.ts';
import type { SidebarSport } from '../../../contract/entities/offer.ts';
import { topLeagues } from './top-leagues.ts';

const league = (leagueId: string, eventsCount: number) => ({ leagueId, league: `League ${leagueId}`, eventsCount });

it('takes the first division and the fullest other league of each top country, behind those of the own one', () => {
  const football: SidebarSport = {
    sport: 'F',
    name: 'Football',
    icon: 'f',
    eventsCount: 40,
    groupByCountries: [
      { name: 'France', eventsCount: 3, leagues: [league('f1', 3)] },
      { name: 'Greece', eventsCount: 2, leagues: [league('g1', 2)] },
      { name: 'Iceland', eventsCount: 30, leagues: [league('i1', 30)] },
      { name: 'Serbia', eventsCount: 7, leagues: [league('s1', 1), league('s2', 2), league('s3', 4)] },
    ],
  };
  const ids = (language: Language) => topLeagues([football], language).map(({ leagueId }) => leagueId);
  expect(ids('en')).toEqual(['s1', 's3', 'f1']);
  expect(ids('rs')).toEqual(['s1', 's3', 'f1']);
  expect(ids('el')).toEqual(['g1', 's1', 's3', 'f1']);
  expect(topLeagues([], 'en')).toEqual([]);
});
