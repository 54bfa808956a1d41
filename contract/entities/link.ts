import * as z from 'zod/mini';

const longest = 300;

/** Whether an address from outside may be in a link: https and nothing else (no `javascript:`, no `data:`). */
export const isHttps = (url: string): boolean => /^https:\/\/[^\s\\]+$/i.test(url) && URL.canParse(url);

/** Whether it is an address of this very site: a path, and no way to another host (`//evil`, `/\evil`) or up. */
export const isOwnPath = (url: string): boolean => {
  const [path = ''] = url.split(/[?#]/, 1);
  return /^\/(?![/\\])[^\s\\]*$/.test(url) && !/%2f|%5c|%00|%2e/i.test(path) && !/\/\.\.?(\/|$)/.test(path);
};

/** Where a banner may lead: a page of the site or an https address (faults H2). */
export const safeLink = z.string().check(
  z.maxLength(longest),
  z.refine((url) => isHttps(url) || isOwnPath(url)),
);

/** A picture of the operator's own server. */
export const ownImage = z.string().check(
  z.maxLength(longest),
  z.refine((path) => isOwnPath(path) && /\.(svg|png|webp|avif)$/.test(path)),
);
