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

/** The bar at the thumb: sections, the ticket in the middle, everything else behind the dots. */
export const MobileFooter = ({ betting, onMore }: MobileFooterProps) => {
  const { t } = useTranslation();
  const statuses = useStatuses();
  const signedIn = useApp((state) => state.context.user !== null);
  const items = menuItems(statuses);
  const casino = items.find(({ to }) => to === '/casino');
  return (
    <nav className={css.footer} aria-label={t('menu.label')}>
      {items.map(({ to, key, live }) => {
        const Icon = live ? IconBroadcast : IconCalendarEvent;
        return to === '/casino' ? null : (
          <Link key={to} to={to} className={css.item} activeOptions={{ includeSearch: false }}>
            <Icon size={22} stroke={1.75} aria-hidden />
            <span className={css.text}>{t(key)}</span>
          </Link>
        );
      })}
      {betting && <TicketButton />}
      {casino && (
        <Link to={casino.to} className={css.item} activeOptions={{ includeSearch: false }}>
          <IconCards size={22} stroke={1.75} aria-hidden />
          <span className={css.text}>{t(casino.key)}</span>
        </Link>
      )}
      {signedIn && !statuses.ticketDisabled ? (
        <Link to="/ticket_history" className={css.item} activeOptions={{ includeSearch: false }}>
          <IconHistory size={22} stroke={1.75} aria-hidden />
          <span className={css.text}>{t('menu.historyShort')}</span>
        </Link>
      ) : (
        <Link to="/" className={css.item} activeOptions={{ exact: true }}>
          <IconHome size={22} stroke={1.75} aria-hidden />
          <span className={css.text}>{t('menu.home')}</span>
        </Link>
      )}
      <button type="button" className={css.item} aria-haspopup="dialog" onClick={onMore}>
        <IconDots size={22} stroke={1.75} aria-hidden />
        <span className={css.text}>{t('menu.more')}</span>
      </button>
    </nav>
  );
};
