import * as z from 'zod/mini';

/** 1 is the host, 2 the visitor, as in selections. */
const side = z.enum(['1', '2']);

/**
 * What happened: goal, points, yellow, red, corner, sub, suspension, knockdown, game, break (of serve), set, period, end;
 * other kinds are shown by their score alone. `minute` is that of the match's clock and `added` what was played beyond it,
 * `score` the one after it (of the part that ended for set and game), `worth` the points it brought.
 */
export const matchEvent = z.object({
  kind: z.string(),
  phase: z.string(),
  minute: z.number(),
  added: z.optional(z.number()),
  side: z.optional(side),
  score: z.optional(z.string()),
  worth: z.optional(z.number()),
  player: z.optional(z.string()),
});
export type MatchEvent = z.infer<typeof matchEvent>;

/**
 * What goes on: `state` is before, safe, attack, danger, serve, bout, pause, over or the kind of an event that has just
 * happened; `side` has the ball, serves or bats. `trail` is where the ball went, the newest place last: x from the host's
 * end (0) to the visitor's (100), y from 0 to 100. `last` names the winners of the part's last points, the newest last.
 */
export const situation = z.object({
  state: z.string(),
  side: z.optional(side),
  trail: z.optional(z.array(z.array(z.number()))),
  last: z.optional(z.string()),
});
export type Situation = z.infer<typeof situation>;

/**
 * A match as its tracker shows it. `minutes` is the length of the match's clock, 0 where none runs. `momentum` is, by
 * minute (without a clock: by part), which side attacked, from -9 (the away side) to 9. `events` are keyed by a number
 * that grows in time; of a long match only the last ones are sent. Changes travel as JSON merge patches.
 *
 * A match that is followed has further stats, all "home-away": PS possession and SW points won on the own serve in per
 * cent, DA dangerous attacks, ST shots on target, XG expected goals, PW points won, BR breaks, B1 B2 B3 free throws,
 * twos and threes, KD knockdowns.
 */
export const tracker = z.object({
  minutes: z.number(),
  situation,
  momentum: z.record(z.string(), z.number()),
  events: z.record(z.string(), matchEvent),
});
export type Tracker = z.infer<typeof tracker>;
