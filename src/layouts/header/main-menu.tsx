import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { GamePage } from '../../../domain/casino/game-lists.ts';
import { useStatuses } from '../../features/operator/use-statuses.ts';
import css from './main-menu.module.css';
import { menuItems } from './menu-items.ts';

/** Marks what the page belongs to; one of games that has no item of its own is `games`' (main-menu.module.css). */
export const MainMenu = ({ games }: { games: GamePage | null }) => {
  const { t } = useTranslation();
  return (
    <nav className={css.menu} aria-label={t('menu.label')}>
      {menuItems(useStatuses()).map((item) => (
        <Link
          key={item.to}
          to={item.to}
          className={css.item}
          data-games={item.to === `/${games}` || undefined}
          activeOptions={{ includeSearch: false }}
        >
          {item.to === '/live_betting' && <span className={css.dot} />}
          {t(item.key)}
        </Link>
      ))}
    </nav>
  );
};
