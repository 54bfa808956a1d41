import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isHttps } from '../../../contract/entities/link.ts';
import { useOperator } from '../../running/use-operator.ts';
import { SupportText } from '../../ui/support-text.tsx';
import css from './site-footer.module.css';

const columns = [
  {
    head: 'footer.company',
    links: [
      ['/about_us', 'pages.about'],
      ['/contact_us', 'pages.contact'],
      ['/promo', 'pages.promo'],
      ['/other', 'pages.other'],
    ],
  },
  {
    head: 'footer.help',
    links: [
      ['/support', 'pages.support'],
      ['/responsible_gambling', 'pages.responsible'],
      ['/ping', 'pages.ping'],
    ],
  },
  {
    head: 'footer.legal',
    links: [
      ['/sportbetting/rules', 'pages.rules'],
      ['/termsnc', 'pages.terms'],
      ['/privacy', 'pages.privacy'],
      ['/documents', 'pages.documents'],
    ],
  },
] as const;

/** Who runs the site, under which rules, and where help is. */
export const SiteFooter = () => {
  const { t } = useTranslation('info');
  const operator = useOperator();
  return (
    <footer className={css.footer}>
      <div className={css.columns}>
        {columns.map(({ head, links }) => (
          <nav key={head} aria-label={t(head)}>
            <p className={css.head}>{t(head)}</p>
            <ul>
              {links.map(([to, name]) => (
                <li key={to}>
                  <Link to={to} className={css.link}>
                    {t(name)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div>
          <p className={css.head}>{operator?.name}</p>
          <p className={css.support}>
            <SupportText>{operator?.supportText}</SupportText>
          </p>
          <ul className={css.social}>
            {(operator?.socialLinks ?? [])
              .filter(({ url }) => isHttps(url))
              .map(({ name, url }) => (
                <li key={url}>
                  <a href={url} className={css.link} target="_blank" rel="noreferrer noopener">
                    {name}
                  </a>
                </li>
              ))}
          </ul>
        </div>
      </div>
      <p className={css.small}>
        <span className={css.adults}>18+</span>
        {t('adultsText')}
      </p>
      {operator?.licence && (
        <p className={css.small}>
          {t('licence')} {operator.licence}
        </p>
      )}
    </footer>
  );
};
