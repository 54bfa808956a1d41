import type { Match } from '../../contract/entities/match.ts';
import type { TicketSettings } from '../../domain/ticket/ticket-settings.ts';

export interface Bonus {
  percent: number;
  from: number;
  odd: number;
}

/** The operator's bonus in one line: the highest percentage, from how many selections it begins, from which odd; null without one. */
export const bonusNews = (settings: TicketSettings | null): Bonus | null => {
  const bonuses = settings?.ticketBonuses ?? [];
  const percent = Math.max(0, ...bonuses);
  if (!settings || percent === 0) return null;
  return {
    percent,
    from: bonuses.findIndex((bonus) => bonus > 0) + 1,
    odd: settings.ticketBonusMinOdd,
  };
};

/** The first match ahead of each of the first countries; the offer puts the great leagues first. */
export const matchNews = (matches: readonly Match[], now: number, count: number): Match[] => {
  const countries = new Set<string>();
  return matches
    .filter((match) => Date.parse(match.timeStart) > now)
    .filter((match) => !countries.has(match.groupName) && countries.add(match.groupName))
    .slice(0, count);
};
