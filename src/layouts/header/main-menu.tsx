import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useStatuses } from '../../features/operator/use-statuses.ts';
import css from './main-menu.module.css';
import { menuItems } from './menu-items.ts';

export const MainMenu = () => {
  const { t } = useTranslation();
  return (
    <nav className={css.menu} aria-label={t('menu.label')}>
      {menuItems(useStatuses()).map((item) => (
        <Link key={item.to} to={item.to} className={css.item} activeOptions={{ includeSearch: false }}>
          {item.live && <span className={css.dot} />}
          {t(item.key)}
        </Link>
      ))}
    </nav>
  );
};
