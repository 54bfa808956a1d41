import {
  IconBuildingStore,
  IconCalculator,
  IconDiscount2,
  IconReceipt2,
  IconSettings,
  IconUsers,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../running/machines.ts';
import { Title } from '../running/title.tsx';
import { intoView } from '../ui/into-view.ts';
import { PageEnd } from '../ui/page-end.tsx';
import css from './area-frame.module.css';

const agency = [
  { page: 'office', name: 'pages.office', Icon: IconBuildingStore },
  { page: 'users_review', name: 'pages.users_review', Icon: IconUsers },
  { page: 'tickets', name: 'pages.tickets', Icon: IconReceipt2 },
  { page: 'user_settings', name: 'pages.user_settings', Icon: IconSettings },
  { page: 'calculation', name: 'pages.calculation', Icon: IconCalculator },
] as const;
const affiliate = [
  { page: 'office', name: 'pages.overview', Icon: IconBuildingStore },
  { page: 'users_review', name: 'pages.players', Icon: IconUsers },
  { page: 'tickets', name: 'pages.tickets', Icon: IconReceipt2 },
  { page: 'promo_codes', name: 'pages.promo_codes', Icon: IconDiscount2 },
  { page: 'calculation', name: 'pages.calculation', Icon: IconCalculator },
  { page: 'user_settings', name: 'pages.settings', Icon: IconSettings },
] as const;
const areas = [
  { as: 'agency', role: 'AGENT', title: 'title', pages: agency },
  { as: 'affiliate', role: 'AFFILIATE', title: 'affiliateTitle', pages: affiliate },
] as const;

interface AreaFrameProps {
  page: (typeof agency | typeof affiliate)[number]['page'];
  as: (typeof areas)[number]['as'];
  children: ReactNode;
  /** What is shown next to the page or over it. */
  beside?: ReactNode;
}

/** The area of agents and affiliates: the pages that somebody's roles open at the side, and the page. */
export const AreaFrame = ({ page, as, children, beside }: AreaFrameProps) => {
  const { t } = useTranslation('agency');
  const roles = useApp(({ context }) => context.user?.roles ?? []);
  const name = useApp(({ context }) => context.user?.name);
  const own = areas.filter(({ role }) => roles.includes(role));
  const here = areas.flatMap((area) => (area.as === as ? [...area.pages] : [])).find((one) => one.page === page);
  return (
    <div className={css.area}>
      <Title>{here && t(here.name)}</Title>
      <nav className={css.nav} aria-label={own[0] && t(own[0].title)}>
        {own.map((area) => (
          <Fragment key={area.as}>
            <p className={css.name}>{t(area.title)}</p>
            {area.pages.map(({ page: to, name: words, Icon }) => (
              <Link
                key={to}
                ref={area.as === as && to === page ? intoView : undefined}
                to="/account/bonuses/affiliates/$page"
                params={{ page: to }}
                // A user who is both has two pages at some addresses.
                search={{ as: area.as === 'affiliate' && own.length > 1 ? 'affiliate' : undefined }}
                className={css.link}
                // Also where its list is filtered, so that the address is another than the link's.
                aria-current={area.as === as && to === page ? 'page' : undefined}
                activeOptions={{ explicitUndefined: true }}
                activeProps={{}}
              >
                <Icon size={18} stroke={1.75} aria-hidden />
                {t(words)}
              </Link>
            ))}
          </Fragment>
        ))}
        <p className={css.you}>
          {t('youAre')} <strong>{name}</strong>
        </p>
      </nav>
      <div className={css.content}>
        {children}
        <PageEnd />
      </div>
      {beside}
    </div>
  );
};
