import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useStatuses } from '../../features/operator/use-statuses.ts';
import css from './main-menu.module.css';
import { isCasino, menuItems } from './menu-items.ts';

export const MainMenu = () => {
  const { t } = useTranslation();
  const casino = useLocation({ select: ({ pathname }) => isCasino(pathname) });
  return (
    <nav className={css.menu} aria-label={t('menu.label')}>
      {menuItems(useStatuses()).map((item) => (
        <Link
          key={item.to}
          to={item.to}
          className={css.item}
          aria-current={casino && item.to === '/casino' ? 'true' : undefined}
          activeOptions={{ includeSearch: false }}
        >
          {item.live && <span className={css.dot} />}
          {t(item.key)}
        </Link>
      ))}
    </nav>
  );
};
