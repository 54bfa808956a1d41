import type { SiteStatuses } from '../../../domain/access/site-statuses.ts';

/** The sections of the main menu that exist and are not switched off. */
export const menuItems = (statuses: SiteStatuses) =>
  (
    [
      { to: '/betting', key: 'menu.betting', live: false, disabled: statuses.bettingDisabled },
      { to: '/live_betting', key: 'menu.live', live: true, disabled: statuses.liveBettingDisabled },
      { to: '/casino', key: 'menu.casino', live: false, disabled: statuses.casinoDisabled },
    ] as const
  ).filter((item) => !item.disabled);
