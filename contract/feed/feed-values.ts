import * as z from 'zod/mini';
import { match } from '../entities/match.ts';
import { id, timestamp } from '../entities/scalars.ts';
import { sportCode } from '../entities/sport.ts';

/**
 * What a pricing server publishes of the offer, and what every server that sells it receives: the last value of each
 * key, first the current ones, then each change in the order it was published. A value is JSON in UTF-8, deflated (RFC
 * 1951); one of an unknown key is ignored, so that a newer pricing server may publish more.
 *
 * | key | holds |
 * |---|---|
 * | `beat` | {@link feedBeat}: everything up to an instant has been published |
 * | `lists` | {@link feedLists}: which matches can be bet on before their start, and which are in play |
 * | `listed.<eventId>` | {@link listedMatch}: a match as lists sort, search and count it |
 * | `match.<eventId>` | `match` (contract/entities/match.ts) with all its markets, without a tracker; without markets once it has left the lists |
 * | `track.<eventId>` | {@link matchTrack}: what only its followers see of a match in play |
 * | `result.<eventId>` | {@link feedResult}, once it has ended; published again when it is corrected |
 * | `claim` | {@link feedClaim}: which pricing server publishes |
 *
 * The `listed` and `match` of what `lists` names have been published before it. In a key an eventId holds letters,
 * digits, `-` and `_` alone.
 */
export const feedVersion = 1;

/**
 * Everything up to `at`, by the clock of the database, has been published. Prices are sold for {@link longestSilence}
 * after it.
 */
export const feedBeat = z.object({ version: z.literal(feedVersion), at: timestamp });

/** After this many milliseconds without news prices are not sold: every market counts as suspended. */
export const longestSilence = 4_000;

/** Ids in order of kick-off; a match on neither list is not sold. It stays in `live` for some seconds after its end. */
export const feedLists = z.object({ prematch: z.array(id), live: z.array(id) });

/** A match without a price; `number` sorts matches of one kick-off, and the competitions of a country. `startsAt` in milliseconds since the epoch. */
export const listedMatch = z.object({
  eventId: id,
  number: z.int(),
  league: z.object({
    leagueId: id,
    number: z.int(),
    sport: sportCode,
    country: z.string(),
    name: z.string(),
    /** The importance of the competition, 1 the greatest. */
    rank: z.number(),
  }),
  hostName: z.string(),
  awayName: z.string(),
  startsAt: timestamp,
});

/** The tracker (contract/entities/tracker.ts) and the figures shown next to it. */
export const matchTrack = z.object({ stats: match.shape.stats, tracker: z.optional(z.unknown()) });

/** How a match ended, as markets are settled by it: "home-away" numbers per result key (G, P1, P2 ...); of an outright the players who won, by market. */
export const feedResult = z.object({
  sport: sportCode,
  results: z.record(z.string(), z.string()),
  outright: z.boolean(),
  /** Milliseconds since the epoch. */
  endedAt: timestamp,
  /** An abandoned match voids every selection. */
  abandoned: z.boolean(),
  /** Set by the operator's own hand. */
  byHand: z.boolean(),
});

/** The server that publishes from this value on; null: it has ended, and another may begin at once. */
export const feedClaim = z.object({ by: z.nullable(z.string()) });
