import { type BannerCategory, bannerCategories } from '../../../contract/http/cms-banners.ts';

export interface PromoSearch {
  category?: BannerCategory;
  banner?: string;
}

/** Search parameters of the promotions; invalid ones are left out. */
export const promoSearch = ({ category, banner }: Record<string, unknown>): PromoSearch => {
  const kind = bannerCategories.find((known) => known === category);
  return {
    ...(kind === undefined ? {} : { category: kind }),
    ...(typeof banner === 'string' && /^[\w-]{1,64}$/.test(banner) ? { banner } : {}),
  };
};
