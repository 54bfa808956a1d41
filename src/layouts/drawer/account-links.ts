import {
  IconBuildingStore,
  IconCoins,
  IconDice5,
  IconGauge,
  IconHistory,
  IconListDetails,
  IconMail,
  IconPercentage,
  IconReceipt,
  IconSettings,
  IconTicket,
} from '@tabler/icons-react';

const links = [
  { to: '/payin', key: 'account:links.payin', Icon: IconCoins, roles: [] },
  { to: '/ticket_history', key: 'menu.history', Icon: IconHistory, roles: [] },
  { to: '/account/transactions', key: 'account:links.transactions', Icon: IconListDetails, roles: [] },
  { to: '/account/rounds', key: 'account:links.rounds', Icon: IconDice5, roles: [] },
  { to: '/account/payment', key: 'account:links.payment', Icon: IconReceipt, roles: ['AL2'] },
  { to: '/voucher_history', key: 'account:links.vouchers', Icon: IconTicket, roles: [] },
  { to: '/account/bonuses/periodic', key: 'account:links.bonuses', Icon: IconPercentage, roles: [] },
  {
    to: '/account/bonuses/affiliates',
    key: 'account:links.agency',
    Icon: IconBuildingStore,
    roles: ['AGENT', 'AFFILIATE'],
  },
  { to: '/messages', key: 'account:links.messages', Icon: IconMail, roles: [] },
  { to: '/account/limits', key: 'account:links.limits', Icon: IconGauge, roles: [] },
  { to: '/account/settings', key: 'account:links.settings', Icon: IconSettings, roles: [] },
] as const satisfies readonly { to: string; key: string; Icon: unknown; roles: readonly string[] }[];

/** Pages of a signed-in player in the order of the drawer; a page with roles is shown to users who have one of them. */
export const accountLinks = (roles: readonly string[], { ticketDisabled }: { ticketDisabled: boolean }) =>
  links.filter(
    (link) =>
      (link.to !== '/ticket_history' || !ticketDisabled) &&
      (link.roles.length === 0 || link.roles.some((role) => roles.includes(role))),
  );
