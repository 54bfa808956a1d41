import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Banner } from '../../../contract/http/cms-banners.ts';
import { dayOf } from '../../i18n/dates/calendar.ts';
import { useDates } from '../../i18n/dates/use-dates.ts';
import css from './promo-page.module.css';

export const BannerTerms = ({ banner: { terms, until } }: { banner: Banner }) => {
  const { t } = useTranslation('info');
  const dates = useDates();
  return (
    <section className={css.terms} aria-labelledby="promo-terms">
      <h2 id="promo-terms" className={css.heading}>
        {t('promo.terms')}
      </h2>
      <ul className={css.points}>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
      {until !== null && <p className={css.until}>{t('promo.until', { date: dates.date(dayOf(until)) })}</p>}
      <p className={css.more}>
        <Link to="/sportbetting/rules" className={css.link}>
          {t('pages.rules')}
        </Link>
        <Link to="/termsnc" className={css.link}>
          {t('pages.terms')}
        </Link>
      </p>
    </section>
  );
};
