import type { KeyValue } from '../../contract/entities/settings.ts';
import type { ThemesByDomain } from '../../contract/entities/theme.ts';
import type { SiteSettings } from '../../contract/settings/site.ts';

/** The operator's settings of the site. Null is what could not be loaded yet; every reader has a safe default for it. */
export interface Site {
  settings: SiteSettings | null;
  statuses: KeyValue[] | null;
  theme: ThemesByDomain | null;
}

export type SitePart = keyof Site;

/** A failed part keeps what was known of it. */
export const mergedSite = (known: Site, learned: Site): Site => ({
  settings: learned.settings ?? known.settings,
  statuses: learned.statuses ?? known.statuses,
  theme: learned.theme ?? known.theme,
});

/** A push is about settings and statuses; what else is missing stays so. */
export const withPushed = (missing: readonly SitePart[]): SitePart[] => [
  ...new Set<SitePart>([...missing, 'settings', 'statuses']),
];

export const withStatus = (statuses: readonly KeyValue[] | null, pushed: KeyValue): KeyValue[] => [
  ...(statuses ?? []).filter(({ key }) => key !== pushed.key),
  pushed,
];

export const isFlagUp = (statuses: readonly KeyValue[] | null): boolean =>
  statuses?.find(({ key }) => key === 'maintenanceModeStarted')?.value === 'true';
