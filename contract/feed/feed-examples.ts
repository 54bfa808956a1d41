import type * as z from 'zod/mini';
import type { Match } from '../entities/match.ts';
import {
  type feedBeat,
  type feedClaim,
  type feedLists,
  type feedResult,
  feedVersion,
  type listedMatch,
  type matchTrack,
} from './feed-values.ts';

/** One value of each kind of key, of a match in play and of the same match when it is over. */
export const feedExamples = {
  claim: { by: 'a pricing server' } satisfies z.infer<typeof feedClaim>,
  'listed.10245': {
    eventId: '10245',
    number: 10_245,
    league: { leagueId: '17', number: 245, sport: 'F', country: 'Germany', name: 'Bundesliga', rank: 1 },
    hostName: 'Union',
    awayName: 'Bochum',
    startsAt: 1_772_902_800_000,
  } satisfies z.infer<typeof listedMatch>,
  'match.10245': {
    eventId: '10245',
    sport: 'F',
    leagueId: '17',
    leagueName: 'Bundesliga',
    groupName: 'Germany',
    hostName: 'Union',
    awayName: 'Bochum',
    timeStart: '2026-03-07T17:00:00.000Z',
    inPlay: true,
    matchState: 'LIVE',
    matchPhase: { name: 'FH', timeMin: 31 },
    markets: {
      '1X2': { '1': { O: 1.62, MS: 'OPEN' }, X: { O: 3.9, MS: 'OPEN' }, '2': { O: 6.5, MS: 'SUSPENDED' } },
      OU: { over: { O: 1.9, MS: 'OPEN', band: '2.5' }, under: { O: 1.9, MS: 'OPEN', band: '2.5' } },
    },
    results: { G: '1-0', P1: '1-0' },
    stats: { C: '4-2' },
    players: [{ id: 'h9', name: 'J. Becker' }],
  } satisfies Match,
  'track.10245': { stats: { C: '4-2' }, tracker: {} } satisfies z.infer<typeof matchTrack>,
  lists: { prematch: [], live: ['10245'] } satisfies z.infer<typeof feedLists>,
  beat: { version: feedVersion, at: 1_772_904_660_000 } satisfies z.infer<typeof feedBeat>,
  'result.10245': {
    sport: 'F',
    results: { G: '2-1', P1: '1-0' },
    outright: false,
    endedAt: 1_772_909_400_000,
    abandoned: false,
    byHand: false,
  } satisfies z.infer<typeof feedResult>,
} as const;
