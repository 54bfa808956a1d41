import { IconBroadcast, IconCalendarEvent, IconCards, IconHistory } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../running/machines.ts';
import css from './home-page.module.css';
import type { Home } from './load-home.ts';

interface TileProps {
  to: '/betting' | '/live_betting' | '/casino' | '/ticket_history';
  icon: ReactNode;
  name: string;
  /** None while it is not known. */
  text: string | null;
}

const Tile = ({ to, icon, name, text }: TileProps) => (
  <Link to={to} className={css.tile}>
    {icon}
    <span>
      <span className={css.tileName}>{name}</span>
      {text !== null && <span className={css.tileText}>{text}</span>}
    </span>
  </Link>
);

/** A tile for each section that exists and is open. */
export const HomeTiles = ({ home, casino }: { home: Home; casino: boolean }) => {
  const { t } = useTranslation(['home', 'common']);
  const signedIn = useApp((state) => state.context.user !== null);
  return (
    <nav className={css.tiles} aria-label={t('home:sections')}>
      {home.next && (
        <Tile
          to="/betting"
          icon={<IconCalendarEvent size={24} stroke={1.75} aria-hidden />}
          name={t('common:menu.betting')}
          text={home.next === 'failed' ? null : t('home:bettingText', { count: home.next.count })}
        />
      )}
      {home.live && (
        <Tile
          to="/live_betting"
          icon={<IconBroadcast size={24} stroke={1.75} aria-hidden />}
          name={t('common:menu.live')}
          text={home.live === 'failed' ? null : t('home:liveText', { count: home.live.count })}
        />
      )}
      {casino && (
        <Tile
          to="/casino"
          icon={<IconCards size={24} stroke={1.75} aria-hidden />}
          name={t('common:menu.casino')}
          text={t('home:casinoText')}
        />
      )}
      {signedIn && (home.live || home.next) && (
        <Tile
          to="/ticket_history"
          icon={<IconHistory size={24} stroke={1.75} aria-hidden />}
          name={t('common:menu.history')}
          text={t('home:historyText')}
        />
      )}
    </nav>
  );
};
