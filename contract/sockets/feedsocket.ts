import * as z from 'zod/mini';
import { match, matchChange } from '../entities/match.ts';
import { sidebarSport, timeFilter } from '../entities/offer.ts';
import { id, timestamp } from '../entities/scalars.ts';
import { sportCode } from '../entities/sport.ts';

/** Namespace of the offer's connection; the path of socket.io itself stays the default. */
export const feedsocketNamespace = '/feedsocket';

/**
 * What a client asks for. `live` and `prematch` name a sport's list (topic `live:F`, `prematch:F`), `livematch` and
 * `prematchmatch` one match with all markets (`livematch:10245`), which a `sport` that is not its own does not find;
 * `sidebar` and `live_sidebar` the counts, `all` both of them at once. `disconnect: true` ends it. A list may name the events
 * it shows, so that its snapshot holds no others, and the table whose markets its rows carry (topic `prematch:F:f_goals`);
 * without one they are those of the sport's main table. With `packed: true` everything is sent in the short form of
 * packed-feed.ts and packed-counts.ts. Every subscription is answered by `initial_data` with the topic's current seq.
 */
export const listSubscription = z.object({
  sport: z.optional(sportCode),
  table: z.optional(id),
  disconnect: z.optional(z.boolean()),
  eventIds: z.optional(z.array(id).check(z.maxLength(200))),
  packed: z.optional(z.boolean()),
});
export const matchSubscription = z.object({
  eventId: id,
  sport: z.optional(sportCode),
  disconnect: z.optional(z.boolean()),
  packed: z.optional(z.boolean()),
});

/** A conflated frame of a topic. `seq` grows by one per frame; a gap means: ask for a snapshot by subscribing again. */
export const feedFrame = z.object({
  topic: z.string(),
  seq: z.int(),
  at: timestamp,
  matches: z.array(matchChange),
  /** Matches that joined the topic since the last frame, whole. */
  added: z.optional(z.array(match)),
});
export type FeedFrame = z.infer<typeof feedFrame>;

export const initialData = z.object({ topic: z.string(), seq: z.int(), matches: z.array(match) });
export type InitialData = z.infer<typeof initialData>;

/** Matches that left a topic. Counts as a frame: it takes a seq of its own. */
export const liveInactiveUpdate = z.object({ topic: z.string(), seq: z.int(), eventIds: z.array(id) });
export type LiveInactiveUpdate = z.infer<typeof liveInactiveUpdate>;

export const sidebarUpdate = z.object({
  topic: z.string(),
  seq: z.int(),
  sports: z.partialRecord(timeFilter, z.array(sidebarSport)),
});
export type SidebarUpdate = z.infer<typeof sidebarUpdate>;

/**
 * Matches that have just begun, sent with live_sidebar to its subscribers: a client with one of them, or its league,
 * among its favourites calls getLiveFavorite again. Takes a seq of its own.
 */
export const reloadFavoriteLive = z.object({
  topic: z.string(),
  seq: z.int(),
  begun: z.array(z.object({ eventId: id, sport: sportCode, leagueId: id })),
});
export type BegunMatch = z.infer<typeof reloadFavoriteLive>['begun'][number];

/** Events a client may emit, and the schema of each. */
export const feedsocketEmits = {
  live: listSubscription,
  prematch: listSubscription,
  sidebar: listSubscription,
  live_sidebar: listSubscription,
  all: z.object({ disconnect: z.optional(z.boolean()), packed: z.optional(z.boolean()) }),
  livematch: matchSubscription,
  prematchmatch: matchSubscription,
} as const;

/** Events a client receives. live_match_update carries frames of livematch and prematchmatch topics alike. */
export const feedsocketEvents = {
  initial_data: initialData,
  live_update: feedFrame,
  prematch_update: feedFrame,
  live_match_update: feedFrame,
  live_inactive_update: liveInactiveUpdate,
  sidebar_update: sidebarUpdate,
  live_sidebar_update: sidebarUpdate,
  reload_favorite_live: reloadFavoriteLive,
} as const;
