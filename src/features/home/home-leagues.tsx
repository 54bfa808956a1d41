import { IconGift, IconLifebuoy, IconListNumbers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { SidebarSport } from '../../../contract/entities/offer.ts';
import { useLanguage } from '../../i18n/i18n.ts';
import { useOfferNames } from '../../i18n/markets.ts';
import { Flag } from '../../ui/flag.tsx';
import css from './home-leagues.module.css';
import { topLeagues } from './top-leagues.ts';

const links = [
  { to: '/scores', key: 'common:menu.scores', Icon: IconListNumbers },
  { to: '/promo', key: 'info:pages.promo', Icon: IconGift },
  { to: '/support', key: 'info:pages.support', Icon: IconLifebuoy },
] as const;

/** The leagues of the reader's country and the great ones, and pages around the offer. */
export const HomeLeagues = ({ sports }: { sports: readonly SidebarSport[] }) => {
  const { t } = useTranslation(['home', 'common', 'info']);
  const names = useOfferNames();
  const leagues = topLeagues(sports, useLanguage());
  return (
    <>
      {leagues.length > 0 && (
        <nav className={css.links} aria-labelledby="top-leagues">
          <h2 id="top-leagues" className={css.title}>
            {t('home:leagues')}
          </h2>
          {leagues.map(({ leagueId, league, country, eventsCount }) => (
            <Link key={leagueId} to="/betting" search={{ leagues: leagueId, time: 'all' }} className={css.link}>
              <Flag country={country} />
              <span className={css.name}>{names.league(league)}</span>
              <span className={css.count}>{eventsCount}</span>
            </Link>
          ))}
        </nav>
      )}
      <div className={css.links}>
        {links.map(({ to, key, Icon }) => (
          <Link key={to} to={to} className={css.link}>
            <Icon size={18} stroke={1.75} aria-hidden />
            <span className={css.name}>{t(key)}</span>
          </Link>
        ))}
      </div>
    </>
  );
};
