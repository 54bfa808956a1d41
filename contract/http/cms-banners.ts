import * as z from 'zod/mini';
import { ownImage, safeLink } from '../entities/link.ts';
import { id, instant, language } from '../entities/scalars.ts';
import { endpoint } from './endpoint.ts';

/** Pages that show banners. */
export const bannerPages = ['home', 'promo', 'index1'] as const;
export const bannerPage = z.enum(bannerPages);
export type BannerPage = z.infer<typeof bannerPage>;

export const bannerCategories = ['bonus', 'live', 'sport', 'service'] as const;
export type BannerCategory = (typeof bannerCategories)[number];

/** A promotion in the language it was asked in; plain text throughout. `until` is null while no end is set. */
export const banner = z.object({
  key: id,
  category: z.enum(bannerCategories),
  title: z.string(),
  text: z.string(),
  /** Text of the link. */
  action: z.string(),
  link: safeLink,
  image: ownImage,
  terms: z.array(z.string()),
  until: z.nullable(instant),
});
export type Banner = z.infer<typeof banner>;

/** How a page shows its banners: the most of them, the order of their keys, and the seconds between two (0: they do not change). */
export const bannerSetting = z.object({
  page: bannerPage,
  slots: z.int().check(z.minimum(0), z.maximum(50)),
  interval: z.number().check(z.minimum(0), z.maximum(3_600)),
  order: z.array(id),
});
export type BannerSetting = z.infer<typeof bannerSetting>;

/**
 * `domain` is the origin of the page, as with themesByDomain. Without any of these it is the home page of the site that
 * is called, in the language of the cookie.
 */
const domain = z.optional(z.string().check(z.maxLength(300)));
const lang = z.optional(language);

export const banners = endpoint({
  method: 'GET',
  url: '/cms/v1/banners',
  summary: 'The banners that a page of an operator shows, in their order; those of a section that is off are left out',
  access: 'anyone',
  query: z.object({ domain, lang, page: z._default(bannerPage, 'home') }),
  ok: z.object({ result: z.array(banner) }),
  sifted: { result: banner },
});

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
