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

/**
 * `domain` is the origin of the page, as with themesByDomain. Without any of these it is the home page of the site that
 * is called, in the language of the cookie.
 */
export const domain = z.optional(z.string().check(z.maxLength(300)));
export const lang = z.optional(language);

export const banners = endpoint({
  method: 'GET',
  url: '/cms/v1/banners',
  summary: 'The banners that a page of an operator shows, in their order; those of a section that is off are left out',
  access: 'anyone',
  query: z.object({ domain, lang, page: z._default(bannerPage, 'home') }),
  ok: z.object({ result: z.array(banner) }),
  sifted: { result: banner },
});
