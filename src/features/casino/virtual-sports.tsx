import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { siteStatuses } from '../../../domain/access/site-statuses.ts';
import { useOfferNames } from '../../i18n/markets.ts';
import { useSite } from '../../running/machines.ts';
import css from '../../ui/line-of-links.module.css';
import { SportIcon } from '../../ui/sport-icon.tsx';

/** From the lobby of virtual games to the virtual sports of the betting offer, unless that is closed. */
export const VirtualSports = () => {
  const { t } = useTranslation('casino');
  const names = useOfferNames();
  const { bettingDisabled } = siteStatuses(useSite(({ context }) => context.site.statuses) ?? []);
  if (bettingDisabled) return null;
  return (
    <nav className={css.line} aria-label={t('virtual.sports')}>
      <span>{t('virtual.sports')}</span>
      {(['VF', 'VT', 'VB'] as const).map((sport) => (
        <Link key={sport} to="/betting" search={{ sport }} className={css.link}>
          <SportIcon sport={sport} size={16} />
          {names.sport(sport)}
        </Link>
      ))}
    </nav>
  );
};
