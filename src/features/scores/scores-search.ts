import { type SportCode, sportCodes } from '../../../contract/entities/sport.ts';
import { defaultSport } from '../../../domain/limits.ts';
import { isDay } from '../../i18n/dates/calendar.ts';
import { searchWords } from '../../ui/search-words.ts';

/** Search parameters of the results: the operator's day (today when left out), the sport (football) and words looked for. */
export interface ScoresSearch {
  day?: string;
  sport?: SportCode;
  q?: string | undefined;
}

export const scoresSearch = ({ day, sport, q }: { [Part in keyof ScoresSearch]?: unknown }): ScoresSearch => {
  const known = sportCodes.find((code) => code === sport);
  const words = searchWords(q);
  return {
    ...(isDay(day) ? { day } : {}),
    ...(known === undefined || known === defaultSport ? {} : { sport: known }),
    ...(words === undefined ? {} : { q: words }),
  };
};
