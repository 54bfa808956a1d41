import type { TFunction } from 'i18next';
import type { Match } from '../../../contract/entities/match.ts';
import type { SiteSettings } from '../../../contract/settings/site.ts';

export interface NewsItem {
  strong: string;
  text: string;
}

interface Bonus {
  percent: number;
  from: number;
  odd: number;
}

/** The operator's bonus in one line: the highest percentage, from how many selections it begins, from which odd; null without one. */
const bonusNews = (settings: SiteSettings | null): Bonus | null => {
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

interface Told {
  settings: SiteSettings | null;
  oddText(odd: number): string;
  /** The operator's word about his support. */
  support: string | undefined;
  matches: readonly NewsItem[];
}

/** The news in their order: the bonus, matches that begin soon, and what holds always. */
export const newsItems = (t: TFunction, { settings, oddText, support, matches }: Told): NewsItem[] => {
  const bonus = bonusNews(settings);
  return [
    ...(bonus
      ? [
          {
            strong: t('marquee.bonus', { percent: bonus.percent }),
            text: t('marquee.bonusText', { ...bonus, odd: oddText(bonus.odd) }),
          },
        ]
      : []),
    ...matches,
    { strong: t('marquee.odds'), text: t('marquee.oddsText') },
    { strong: t('marquee.adults'), text: t('marquee.responsible') },
    ...(support ? [{ strong: t('drawer.support'), text: support }] : []),
  ];
};
