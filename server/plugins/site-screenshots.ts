import type { OperatorId } from '../settings/operators.ts';

/** A picture of the site that a browser shows with its question whether to install it; the key of the text that names it. */
interface Screenshot {
  page: string;
  form: 'narrow' | 'wide';
  label: string;
}

export const screenshotSizes = {
  narrow: { width: 412, height: 892, scale: 1.5 },
  wide: { width: 1280, height: 800, scale: 1 },
} as const;

/** `npm run screenshots` takes them. */
export const screenshots: readonly Screenshot[] = [
  { page: '/betting', form: 'narrow', label: 'common:menu.betting' },
  { page: '/live_betting', form: 'narrow', label: 'common:menu.live' },
  { page: '/betting', form: 'wide', label: 'common:menu.betting' },
  { page: '/live_betting', form: 'wide', label: 'common:menu.live' },
];

export const screenshotPath = (operator: OperatorId, { page, form }: Screenshot): string =>
  `/images/install/${operator}-${form}${page.replace('/', '-')}.webp`;

/** Width and height in pixels, as a manifest has them. */
export const sizesOf = ({ form }: Screenshot): string => {
  const { width, height, scale } = screenshotSizes[form];
  return `${width * scale}x${height * scale}`;
};
