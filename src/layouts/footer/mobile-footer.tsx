import { IconBroadcast, IconCalendarEvent, IconCards, IconDots, IconHistory, IconHome } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useStatuses } from '../../features/operator/use-statuses.ts';
import { useApp } from '../../running/machines.ts';
import { menuItems } from '../header/menu-items.ts';
import css from './mobile-footer.module.css';
import { TicketButton } from './ticket-button.tsx';

interface MobileFooterProps {
  /** Whether the page has betting; elsewhere the ticket button is hidden. */
  betting: boolean;
  onMore(): void;
}

const icons = {
  '/betting': IconCalendarEvent,
  '/live_betting': IconBroadcast,
  '/casino': IconCards,
  '/casino_live': IconCards,
  '/virtuals': IconCards,
  '/ticket_history': IconHistory,
  '/': IconHome,
} as const;
const history = { to: '/ticket_history', key: 'menu.historyShort' } as const;
const home = { to: '/', key: 'menu.home' } as const;

/** The bar at the thumb: sections, the ticket in the middle, everything else behind the dots. */
export const MobileFooter = ({ betting, onMore }: MobileFooterProps) => {
  const { t } = useTranslation();
  const statuses = useStatuses();
  const signedIn = useApp((state) => state.context.user !== null);
  // Five buttons fit, the dots that lead to the rest included: next to the ticket a third section replaces what the
  // header leads to.
  const sections = menuItems(statuses).slice(0, 3);
  const last = betting && sections.length > 2 ? [] : [signedIn && !statuses.ticketDisabled ? history : home];
  const item = ({ to, key }: (typeof sections)[number] | typeof history | typeof home) => {
    const Icon = icons[to];
    return (
      <Link key={to} to={to} className={css.item} activeOptions={{ includeSearch: false, exact: to === '/' }}>
        <Icon size={22} stroke={1.75} aria-hidden />
        <span className={css.text}>{t(key)}</span>
      </Link>
    );
  };
  return (
    <nav className={css.footer} aria-label={t('menu.label')}>
      {sections.slice(0, 2).map(item)}
      {betting && <TicketButton />}
      {[...sections.slice(2), ...last].map(item)}
      <button type="button" className={css.item} aria-haspopup="dialog" onClick={onMore}>
        <IconDots size={22} stroke={1.75} aria-hidden />
        <span className={css.text}>{t('menu.more')}</span>
      </button>
    </nav>
  );
};
