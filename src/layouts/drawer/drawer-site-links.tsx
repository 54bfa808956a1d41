import { IconCards, IconFileText, IconGift, IconLayoutGrid, IconLifebuoy, IconListNumbers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useStatuses } from '../../features/operator/use-statuses.ts';
import { lazyPart } from '../../ui/late.tsx';
import { menuItems } from '../header/menu-items.ts';
import css from './right-drawer.module.css';

const InstallLink = lazyPart(() => import('./install-link.tsx'));

const links = [
  { to: '/scores', key: 'common:menu.scores', Icon: IconListNumbers },
  { to: '/promo', key: 'info:pages.promo', Icon: IconGift },
  { to: '/support', key: 'info:pages.support', Icon: IconLifebuoy },
  { to: '/documents', key: 'info:pages.documents', Icon: IconFileText },
  { to: '/other', key: 'info:pages.other', Icon: IconLayoutGrid },
] as const;

/** How many sections are in the footer (mobile-footer.tsx). */
const underThumb = 3;

/** Public pages: the menu's sections that have no room in the footer, and pages that are in no menu; and the site itself. */
export const DrawerSiteLinks = ({ onClose }: { onClose(): void }) => {
  const { t } = useTranslation(['common', 'info']);
  return (
    <div className={css.part}>
      {menuItems(useStatuses())
        .slice(underThumb)
        .map(({ to, key }) => (
          <Link key={to} to={to} className={css.link} data-section onClick={onClose}>
            <IconCards size={20} stroke={1.75} aria-hidden />
            {t(key)}
          </Link>
        ))}
      {links.map(({ to, key, Icon }) => (
        <Link key={to} to={to} className={css.link} onClick={onClose}>
          <Icon size={20} stroke={1.75} aria-hidden />
          {t(key)}
        </Link>
      ))}
      <Suspense fallback={null}>
        <InstallLink className={css.link} onPress={onClose} />
      </Suspense>
    </div>
  );
};
