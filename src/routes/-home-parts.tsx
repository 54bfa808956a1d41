import type { Language } from '../../contract/entities/languages.ts';
import { loadPageBanners } from '../features/banners/load-banners.ts';
import { withWords } from '../i18n/i18n.ts';
import type { RouterContext } from './-router-context.ts';

export { BannerSlides as HomeBanners } from '../features/banners/banner-slides.tsx';
export { HomeLeagues } from '../features/home/home-leagues.tsx';
export { OwnTickets } from '../features/ticket-history/open/own-tickets.tsx';

/** What the home page shows of the operator's banners, with their words. */
export const loadHomeBanners = async (api: RouterContext['api'], language: Language) => {
  const page = await withWords(loadPageBanners(api, 'home', language), 'info');
  return page;
};
