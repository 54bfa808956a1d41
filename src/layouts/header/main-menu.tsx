import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useStatuses } from '../../features/operator/use-statuses.ts';
import css from './main-menu.module.css';
import { menuItems } from './menu-items.ts';

/** A page of games that has no item of its own is marked as the casino's (main-menu.module.css). */
export const MainMenu = ({ games }: { games: boolean }) => {
  const { t } = useTranslation();
  return (
    <nav className={css.menu} aria-label={t('menu.label')} data-games={games}>
      {menuItems(useStatuses()).map((item) => (
        <Link key={item.to} to={item.to} className={css.item} activeOptions={{ includeSearch: false }}>
          {item.to === '/live_betting' && <span className={css.dot} />}
          {t(item.key)}
        </Link>
      ))}
    </nav>
  );
};
