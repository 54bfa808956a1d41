import type { Language } from '../../contract/entities/languages.ts';
import type { BannerSetting } from '../../contract/http/cms-banner-settings.ts';
import type { Banner, BannerPage } from '../../contract/http/cms-banners.ts';
import type { GeneralSettings } from '../../contract/settings/general.ts';
import type { SiteStatuses } from '../../domain/access/site-statuses.ts';
import { cashOutQuoteLife } from '../../domain/limits.ts';
import ba from '../../locales/ba/banners.json' with { type: 'json' };
import de from '../../locales/de/banners.json' with { type: 'json' };
import el from '../../locales/el/banners.json' with { type: 'json' };
import en from '../../locales/en/banners.json' with { type: 'json' };
import rs from '../../locales/rs/banners.json' with { type: 'json' };
import ru from '../../locales/ru/banners.json' with { type: 'json' };
import sq from '../../locales/sq/banners.json' with { type: 'json' };
import { filled } from './filled.ts';
import type { OperatorId } from './operators.ts';

const texts: Record<Language, typeof en> = { en, rs, ba, de, el, sq, ru };
type Key = keyof typeof en;

/** What of a banner is the same in every language. */
const drawn: Readonly<Record<Key, Pick<Banner, 'category' | 'link'>>> = {
  bonus: { category: 'bonus', link: '/betting' },
  live: { category: 'live', link: '/live_betting' },
  cashout: { category: 'service', link: '/sportbetting/rules#cashout' },
  systems: { category: 'sport', link: '/betting' },
  limits: { category: 'service', link: '/responsible_gambling' },
};

type Shown = Readonly<Record<BannerPage, Omit<BannerSetting, 'page' | 'order'> & { order: readonly Key[] }>>;

/** The banners of each operator by page; what is on no page does not exist for him. */
const shown: Readonly<Record<OperatorId, Shown>> = {
  matchday: {
    home: { slots: 3, interval: 8, order: ['bonus', 'live', 'limits'] },
    promo: { slots: 12, interval: 0, order: ['bonus', 'live', 'systems', 'cashout', 'limits'] },
    index1: { slots: 1, interval: 0, order: ['bonus', 'live', 'systems', 'cashout'] },
  },
  reflektor: {
    home: { slots: 2, interval: 0, order: ['live', 'limits'] },
    promo: { slots: 12, interval: 0, order: ['live', 'cashout', 'limits'] },
    index1: { slots: 1, interval: 0, order: ['live'] },
  },
};

export const bannerSettingsOf = (operator: OperatorId): BannerSetting[] =>
  Object.entries(shown[operator]).map(([page, setting]) => ({
    page: page as BannerPage,
    ...setting,
    order: [...setting.order],
  }));

/** The banners of an operator in a language, on one page or on all; without those that his settings leave without content. */
export const bannersOf = (
  operator: OperatorId,
  language: Language,
  page: BannerPage | null,
  settings: GeneralSettings,
  statuses: SiteStatuses,
): Banner[] => {
  const percent = Math.max(0, ...settings.ticketBonuses);
  const on: Readonly<Record<Key, boolean>> = {
    bonus: percent > 0 && !statuses.bettingDisabled,
    live: !statuses.liveBettingDisabled,
    cashout: !statuses.ticketDisabled,
    systems: !statuses.ticketDisabled && settings.maxSystemTicketCombinations > 0,
    limits: true,
  };
  const values = {
    percent: String(percent),
    from: String(settings.ticketBonuses.findIndex((step) => step > 0) + 1),
    odd: settings.ticketBonusMinOdd.toFixed(2),
    delay: String(settings.liveTicketDelay),
    quote: String(cashOutQuoteLife / 1000),
    combinations: String(settings.maxSystemTicketCombinations),
  };
  const ofPages = shown[operator];
  const keys = page === null ? new Set(Object.values(ofPages).flatMap(({ order }) => order)) : ofPages[page].order;
  return [...keys]
    .filter((key) => on[key])
    .map((key) => {
      const { title, text, action, terms } = texts[language][key];
      return {
        key,
        ...drawn[key],
        image: `/images/banners/${key}.svg`,
        title: filled(title, values),
        text: filled(text, values),
        action,
        terms: terms.map((term) => filled(term, values)),
        until: null,
      };
    })
    .slice(0, page === null ? undefined : ofPages[page].slots);
};
