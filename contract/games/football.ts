import * as z from 'zod/mini';
import { gameStake, gameWin } from './stake.ts';

export const footballTeams = 12;
export const footballMatches = 4;
const mostBets = 7 * footballMatches;

/** Teams of the league, from 0: host and visitor of each match of a round, one match after the other. */
export const footballField = z
  .array(z.int().check(z.minimum(0), z.maximum(footballTeams - 1)))
  .check(z.length(2 * footballMatches));

/**
 * What is bet on, by match from 1 on: `home-2`, `draw-2`, `away-2` how match 2 ends, `over-2` that it has three goals or more,
 * `under-2` that it has fewer, `both-2` that both teams score, `some-2` that one of them or none does.
 */
export const footballPlace = z.string().check(z.regex(/^(home|draw|away|over|under|both|some)-[1-4]$/));

/** A goal: the minute it falls in, and whose it is. */
const goal = z.object({ minute: z.int().check(z.minimum(1), z.maximum(90)), side: z.enum(['home', 'away']) });
export type FootballGoal = z.infer<typeof goal>;

/** The goals of each match, in their order. */
export const footballGoals = z.array(z.array(goal).check(z.maxLength(18))).check(z.length(footballMatches));

/** Bets on one round; the prices are those of its matches, which the bet names. */
export const footballBet = z.object({
  engine: z.literal('football'),
  field: footballField,
  chips: z.array(z.object({ place: footballPlace, stake: gameStake })).check(z.minLength(1), z.maxLength(mostBets)),
});
export type FootballBet = z.infer<typeof footballBet>;

/** `price` in hundredths of the stake, the stake included. */
export const footballOutcome = z.object({
  engine: z.literal('football'),
  stake: gameStake,
  field: footballField,
  goals: footballGoals,
  places: z
    .array(z.object({ place: footballPlace, stake: gameStake, price: z.int().check(z.minimum(101)), win: gameWin }))
    .check(z.maxLength(mostBets)),
  win: gameWin,
});
export type FootballOutcome = z.infer<typeof footballOutcome>;
