import { type SportCode, sportCodes } from '../../../contract/entities/sport.ts';
import { defaultSport } from '../../../domain/limits.ts';

/** What the address of the live page says: the sport (football when left out) and the match that is open. */
export interface LiveSearch {
  sport?: SportCode;
  event?: string;
}

export const liveSearch = ({ sport, event }: Record<string, unknown>): LiveSearch => {
  const known = sportCodes.find((code) => code === sport);
  const id = typeof event === 'number' ? String(event) : event;
  return {
    ...(known === undefined || known === defaultSport ? {} : { sport: known }),
    ...(typeof id === 'string' && /^[\w:.-]{1,64}$/.test(id) ? { event: id } : {}),
  };
};
