import { type SportCode, sportCodes } from '../../contract/entities/sport.ts';
import { ballSports } from './ball-sports.ts';
import { fights } from './fights.ts';
import { setSports } from './set-sports.ts';
import { specials } from './specials.ts';
import type { Sport } from './sport.ts';

/**
 * The sports of the offer.
 *
 * Results: G is the score that names the winner (goals, points with overtime, sets), P the period being played or played
 * last, P1 P2 ... each period (halves, quarters then overtime as P5; innings then extra innings as P10; hockey's P4
 * overtime and P5 shoot-out count in G; of a set its games, points, legs or rounds, of a frame its points), S sets, M maps,
 * L points of the game being played ("40-15", "A-40") or darts legs of the set, N1 N2 ... the score after each football
 * goal, by which "next goal" is settled. Of a bout G is the winner, R "rounds fought-0", K a knock-out by a side, U a
 * submission; none of both is the judges' decision.
 * Stats: PN red cards, YC yellow cards, C corners, SV server of the point ("1-0" the host serves) or who throws first in
 * the leg, M2 two-minute suspensions, EX exclusions.
 */
export const sports = { ...ballSports, ...setSports, ...fights, ...specials };

/** Codes of the sports that have matches, in the order of the sidebar. */
export type OfferedSport = keyof typeof sports;
export const offeredSports = sportCodes satisfies readonly OfferedSport[];

/** The sport of a code; undefined while it is not in the offer. */
export const sportOf = (code: SportCode): Sport | undefined => (sports as Partial<Record<SportCode, Sport>>)[code];
