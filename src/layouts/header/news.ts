import type { Match } from '../../../contract/entities/match.ts';
import type { SiteSettings } from '../../../contract/settings/site.ts';

export interface Bonus {
  percent: number;
  from: number;
  odd: number;
}

/** The operator's bonus in one line: the highest percentage, from how many selections it begins, from which odd; null without one. */
export const bonusNews = (settings: SiteSettings | null): Bonus | null => {
  const bonuses = settings?.ticketBonuses ?? [];
  const percent = Math.max(0, ...bonuses);
  if (!settings || percent === 0) return null;
  return {
    percent,
    from: bonuses.findIndex((bonus) => bonus > 0) + 1,
    odd: settings.ticketBonusMinOdd,
  };
};

/** The first of the matches that are still ahead; they come by importance. */
export const matchNews = (matches: readonly Match[], now: number, count: number): Match[] =>
  matches.filter(({ timeStart }) => Date.parse(timeStart) > now).slice(0, count);
