import type { Match } from '../../../contract/entities/match.ts';

/** A match ahead with one odd; tests give what is different about theirs. */
export const matchOf = (different: Partial<Match> = {}): Match => ({
  eventId: '7',
  sport: 'F',
  leagueId: '1',
  leagueName: 'Superliga',
  groupName: 'Serbia',
  hostName: 'Partizan',
  awayName: 'Vojvodina',
  timeStart: '2026-03-01T17:30:00.000Z',
  inPlay: false,
  matchState: 'NSY',
  matchPhase: { name: 'NSY', timeMin: 0 },
  markets: { '1X2': { '1': { O: 1.85, MS: 'OPEN' } } },
  results: {},
  stats: {},
  players: [],
  ...different,
});

/** One in its first half, without odds. */
export const liveMatchOf = (different: Partial<Match> = {}): Match =>
  matchOf({ inPlay: true, matchState: 'LIVE', matchPhase: { name: 'FH', timeMin: 1 }, markets: {}, ...different });
