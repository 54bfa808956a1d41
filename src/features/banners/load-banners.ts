import type { Language } from '../../../contract/entities/languages.ts';
import { allBanners, bannerSettings } from '../../../contract/http/cms-banner-settings.ts';
import { type Banner, type BannerPage, banners } from '../../../contract/http/cms-banners.ts';
import type { Api } from '../../transport/api/api.ts';

export interface PageBanners {
  banners: readonly Banner[];
  /** Seconds between two of them; 0: they do not move. */
  interval: number;
}

/** What a page shows, in a language, and how. */
export const loadPageBanners = async (
  api: Api,
  page: BannerPage,
  lang: Language,
  signal?: AbortSignal,
): Promise<PageBanners> => {
  const domain = window.location.origin;
  const [{ result }, settings] = await Promise.all([
    api.call(banners, { query: { domain, lang, page }, signal }),
    api.call(bannerSettings, { query: { domain }, signal }),
  ]);
  return { banners: result, interval: settings.result.find((setting) => setting.page === page)?.interval ?? 0 };
};

/** Every banner of the operator, for who comes with the key of one. */
export const loadAllBanners = async (api: Api, lang: Language, signal?: AbortSignal): Promise<readonly Banner[]> => {
  const { result } = await api.call(allBanners, { query: { domain: window.location.origin, lang }, signal });
  return result;
};
