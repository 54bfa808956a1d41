import type { Match } from '../../../contract/entities/match.ts';
import { favouriteGrade } from '../../../domain/offer/live-favourites.ts';
import type { MatchRecord } from '../../offer/match-record.ts';
import type { liveOrder } from './live-items.ts';

/**
 * For a list that shows the first of many: favourites lead, then comes the order in which matches arrived, then those
 * that began since. One that is locked meanwhile keeps its place.
 */
export const rankedOrder = (told: readonly Match[]): typeof liveOrder => {
  const places = new Map(told.map(({ eventId }, place) => [eventId, place]));
  return (records, favourites) => {
    const grade = ({ head: { eventId, leagueId } }: MatchRecord) => favouriteGrade(eventId, leagueId, favourites);
    const place = ({ head: { eventId } }: MatchRecord) => places.get(eventId) ?? places.size;
    return records.toSorted((a, b) => grade(a) - grade(b) || place(a) - place(b));
  };
};
