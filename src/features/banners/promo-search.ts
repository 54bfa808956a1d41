import { type BannerCategory, bannerCategories } from '../../../contract/http/cms-banners.ts';

export interface PromoSearch {
  category?: BannerCategory;
  banner?: string;
}

/** What the address of the promotions says; whatever makes no sense is left out. */
export const promoSearch = ({ category, banner }: Record<string, unknown>): PromoSearch => {
  const kind = bannerCategories.find((known) => known === category);
  return {
    ...(kind === undefined ? {} : { category: kind }),
    ...(typeof banner === 'string' && /^[\w-]{1,64}$/.test(banner) ? { banner } : {}),
  };
};
