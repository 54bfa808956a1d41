import * as z from 'zod/mini';
import { id } from '../entities/scalars.ts';
import { banner, bannerPage, domain, lang } from './cms-banners.ts';
import { endpoint } from './endpoint.ts';

/** How a page shows its banners: the most of them, the order of their keys, and the seconds between two (0: they do not change). */
export const bannerSetting = z.object({
  page: bannerPage,
  slots: z.int().check(z.minimum(0), z.maximum(50)),
  interval: z.number().check(z.minimum(0), z.maximum(3_600)),
  order: z.array(id),
});
export type BannerSetting = z.infer<typeof bannerSetting>;

export const allBanners = endpoint({
  method: 'GET',
  url: '/cms/v1/banners/all',
  summary: 'Every banner of an operator that is on',
  access: 'anyone',
  query: z.object({ domain, lang }),
  ok: z.object({ result: z.array(banner) }),
  sifted: { result: banner },
});

export const bannerSettings = endpoint({
  method: 'GET',
  url: '/cms/v1/banners/settings',
  summary: 'How the pages of an operator show their banners',
  access: 'anyone',
  query: z.object({ domain }),
  ok: z.object({ result: z.array(bannerSetting) }),
});
