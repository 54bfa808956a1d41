import { expect, test } from 'vitest';
import { countSidebar } from './count-sidebar.ts';

const event = (sport: 'F' | 'B', groupName: string, leagueId: string, leagueName: string) => ({
  sport,
  groupName,
  leagueId,
  leagueName,
});

test('sports, countries and leagues are counted, top countries first', () => {
  const counted = countSidebar([
    event('B', 'USA', '900', 'NBA'),
    event('F', 'Austria', '20', 'Bundesliga'),
    event('F', 'Serbia', '12', 'Prva liga'),
    event('F', 'Serbia', '11', 'Superliga'),
    event('F', 'Serbia', '11', 'Superliga'),
  ]);
  expect(counted).toEqual([
    {
      sport: 'F',
      name: 'Football',
      icon: 'f',
      eventsCount: 4,
      groupByCountries: [
        {
          name: 'Serbia',
          eventsCount: 3,
          leagues: [
            { leagueId: '11', league: 'Superliga', eventsCount: 2 },
            { leagueId: '12', league: 'Prva liga', eventsCount: 1 },
          ],
        },
        { name: 'Austria', eventsCount: 1, leagues: [{ leagueId: '20', league: 'Bundesliga', eventsCount: 1 }] },
      ],
    },
    {
      sport: 'B',
      name: 'Basketball',
      icon: 'b',
      eventsCount: 1,
      groupByCountries: [
        { name: 'USA', eventsCount: 1, leagues: [{ leagueId: '900', league: 'NBA', eventsCount: 1 }] },
      ],
    },
  ]);
});
