import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Markets, Match } from '../../../contract/entities/match.ts';
import type { SportCode } from '../../../contract/entities/sport.ts';
import type { feedLists, feedResult, listedMatch } from '../../../contract/feed/feed-values.ts';

/**
 * The Odds API, version 4 (the-odds-api.com): `/v4/sports/{sport}/odds` and `/v4/sports/{sport}/scores` in decimal odds and ISO
 * dates. Of what it sends only what is used here is asked for; events that make no sense are left out and counted.
 */
const outcome = z.object({ name: z.string(), price: z.number().check(z.gt(1)), point: z.optional(z.number()) });
const event = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  sport_key: z.string(),
  sport_title: z.string(),
  commence_time: z.iso.datetime(),
  home_team: z.string().check(z.minLength(1), z.maxLength(200)),
  away_team: z.string().check(z.minLength(1), z.maxLength(200)),
});
const oddsEvent = z.extend(event, {
  bookmakers: z.array(
    z.object({ key: z.string(), markets: z.array(z.object({ key: z.string(), outcomes: z.array(outcome) })) }),
  ),
});
const scoresEvent = z.extend(event, {
  completed: z.boolean(),
  last_update: z.nullable(z.iso.datetime()),
  scores: z.nullable(z.array(z.object({ name: z.string(), score: z.string().check(z.regex(/^\d{1,3}$/)) }))),
});
type Event = z.infer<typeof event>;
type OddsEvent = z.infer<typeof oddsEvent>;
type ScoresEvent = z.infer<typeof scoresEvent>;

/**
 * What a sport of theirs is here, and under which code its market of the winner is sold. Only sports whose score of the end settles
 * what is sold of them: of tennis they tell sets, and markets here ask for games. In cups of football their score counts extra time
 * too: who sells those has results from elsewhere.
 */
const sports: Readonly<Record<string, { sport: SportCode; winner: '1X2' | 'ML' }>> = {
  soccer: { sport: 'F', winner: '1X2' },
  basketball: { sport: 'B', winner: 'ML' },
};
const sportOfKey = (key: string) => sports[key.split('_')[0] ?? ''];

/** The same number for the same words, by which matches of one kick-off and competitions are sorted. */
const numberOf = (words: string): number => createHash('sha1').update(words).digest().readUInt32BE() % 1_000_000;

export interface Imported {
  /** Values by their keys (contract/feed/feed-values.ts), in the order in which they are to be said. */
  values: readonly (readonly [key: string, value: unknown])[];
  /** Events that make no sense, or of sports that are not sold here. */
  leftOut: number;
}

export interface ImportOrder {
  /** The answers as they came. */
  odds: readonly unknown[];
  scores: readonly unknown[];
  /** Whose prices are taken, by his key (`pinnacle`); an event without him is listed and not sold. */
  bookmaker: string;
  /** Milliseconds since the epoch. */
  now: number;
}

const winnerOf = ({ home_team, away_team }: Event, name: string): string | null =>
  name === home_team ? '1' : name === away_team ? '2' : name === 'Draw' ? 'X' : null;

const marketsOf = (offered: OddsEvent, bookmaker: string, winner: string): Markets => {
  const of = (key: string) =>
    offered.bookmakers.find((one) => one.key === bookmaker)?.markets.find((one) => one.key === key)?.outcomes ?? [];
  const markets: Markets = {};
  for (const { name, price } of of('h2h')) {
    const selection = winnerOf(offered, name);
    // A draw of a sport that has none here is not sold.
    if (selection === null || (selection === 'X' && winner !== '1X2')) continue;
    markets[winner] = { ...markets[winner], [selection]: { O: price, MS: 'OPEN' } };
  }
  for (const { name, price, point } of of('totals')) {
    const selection = { Over: 'over', Under: 'under' }[name];
    if (!selection || point === undefined) continue;
    markets.OU = { ...markets.OU, [selection]: { O: price, MS: 'OPEN', band: String(point) } };
  }
  return markets;
};

const scoreOf = (played: ScoresEvent | undefined): string | null => {
  const of = (team: string) => played?.scores?.find(({ name }) => name === team)?.score;
  const [home, away] = played ? [of(played.home_team), of(played.away_team)] : [];
  return home !== undefined && away !== undefined ? `${Number(home)}-${Number(away)}` : null;
};

const titleOf = ({ sport_key, sport_title }: Event) => {
  const [, country = ''] = sport_key.split('_');
  return { country: country.charAt(0).toUpperCase() + country.slice(1), name: sport_title };
};

/** Answers of The Odds API as values of our feed: matches before their start with prices, matches that are over with results. */
export const importOdds = ({ odds, scores, bookmaker, now }: ImportOrder): Imported => {
  const read = <T>(schema: z.ZodMiniType<T>, given: readonly unknown[]): T[] =>
    given.flatMap((one) => {
      const parsed = schema.safeParse(one);
      return parsed.success ? [parsed.data] : [];
    });
  const known = <T extends Event>(events: readonly T[]): T[] => events.filter((one) => sportOfKey(one.sport_key));
  const offered = new Map(known(read(oddsEvent, odds)).map((one) => [one.id, one]));
  const played = new Map(known(read(scoresEvent, scores)).map((one) => [one.id, one]));
  const events = [...new Map<string, Event>([...played, ...offered]).values()].sort(
    (one, other) => Date.parse(one.commence_time) - Date.parse(other.commence_time),
  );

  const values: [string, unknown][] = [];
  const prematch: string[] = [];
  for (const one of events) {
    const known = sportOfKey(one.sport_key);
    if (!known) continue;
    const { id: eventId, home_team: hostName, away_team: awayName } = one;
    const startsAt = Date.parse(one.commence_time);
    const { country, name } = titleOf(one);
    const leagueId = String(numberOf(one.sport_key));
    const score = scoreOf(played.get(eventId));
    const isOver = played.get(eventId)?.completed === true && score !== null;
    const isAhead = startsAt > now && !isOver;
    const priced = offered.get(eventId);
    values.push([
      `listed.${eventId}`,
      {
        eventId,
        number: numberOf(eventId),
        league: { leagueId, number: numberOf(one.sport_key), sport: known.sport, country, name, rank: 1 },
        hostName,
        awayName,
        startsAt,
      } satisfies z.infer<typeof listedMatch>,
    ]);
    values.push([
      `match.${eventId}`,
      {
        eventId,
        sport: known.sport,
        leagueId,
        leagueName: name,
        groupName: country,
        hostName,
        awayName,
        timeStart: new Date(startsAt).toISOString(),
        inPlay: false,
        matchState: isOver ? 'F' : 'NSY',
        matchPhase: { name: isOver ? 'F' : 'NSY', timeMin: 0 },
        markets: isAhead && priced ? marketsOf(priced, bookmaker, known.winner) : {},
        results: score !== null && isOver ? { G: score } : {},
        stats: {},
        players: [],
      } satisfies Match,
    ]);
    if (isAhead) prematch.push(eventId);
    if (isOver && score !== null) {
      values.push([
        `result.${eventId}`,
        {
          sport: known.sport,
          results: { G: score },
          outright: false,
          endedAt: Date.parse(played.get(eventId)?.last_update ?? one.commence_time),
          abandoned: false,
          byHand: false,
        } satisfies z.infer<typeof feedResult>,
      ]);
    }
  }
  values.push(['lists', { prematch, live: [] } satisfies z.infer<typeof feedLists>]);
  return { values, leftOut: new Set([...odds, ...scores]).size - offered.size - played.size };
};
