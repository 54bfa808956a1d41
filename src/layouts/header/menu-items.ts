import type { SiteStatuses } from '../../../domain/access/site-statuses.ts';

/** The sections of the main menu that are not switched off, in their order (spec section 2). */
export const menuItems = (statuses: SiteStatuses) =>
  (
    [
      { to: '/betting', key: 'menu.betting', disabled: statuses.bettingDisabled },
      { to: '/live_betting', key: 'menu.live', disabled: statuses.liveBettingDisabled },
      { to: '/casino', key: 'menu.casino', disabled: statuses.casinoDisabled },
      { to: '/casino_live', key: 'menu.casino_live', disabled: statuses.casinoLiveDisabled },
      { to: '/virtuals', key: 'menu.virtuals', disabled: statuses.virtualsDisabled },
    ] as const
  ).filter((item) => !item.disabled);
