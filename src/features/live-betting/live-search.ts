import { type SportCode, sportCodes } from '../../../contract/entities/sport.ts';
import { defaultSport } from '../../../domain/limits.ts';
import { searchWords } from '../../ui/search-words.ts';

/** What the address of the live page says: the sport (football when left out), words looked for and the match that is open. */
export interface LiveSearch {
  sport?: SportCode;
  q?: string | undefined;
  event?: string;
}

export const liveSearch = ({ sport, q, event }: { [Part in keyof LiveSearch]?: unknown }): LiveSearch => {
  const known = sportCodes.find((code) => code === sport);
  const words = searchWords(q);
  const id = typeof event === 'number' ? String(event) : event;
  return {
    ...(known === undefined || known === defaultSport ? {} : { sport: known }),
    ...(words === undefined ? {} : { q: words }),
    ...(typeof id === 'string' && /^[\w:.-]{1,64}$/.test(id) ? { event: id } : {}),
  };
};
