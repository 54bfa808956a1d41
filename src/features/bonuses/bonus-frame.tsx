import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Title } from '../../running/title.tsx';
import page from '../../ui/page.module.css';
import tabs from '../../ui/tabs.module.css';
import css from './bonuses.module.css';

/** The frame of both bonus pages: their tabs above, the terms in words below. */
export const BonusFrame = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('bonus');
  return (
    <div className={page.page}>
      <Title>{t('title')}</Title>
      <h1 className={page.title}>{t('title')}</h1>
      <nav className={`${tabs.tabs} ${css.tabs}`} aria-label={t('kinds')}>
        {(['periodic', 'regular'] as const).map((kind) => (
          <Link
            key={kind}
            to={`/account/bonuses/${kind}`}
            className={`${tabs.tab} ${css.tab}`}
            activeProps={{ 'data-chosen': true, 'aria-current': 'page' }}
            replace
          >
            {t(kind)}
          </Link>
        ))}
      </nav>
      {children}
      <p className={css.terms}>{t('terms')}</p>
    </div>
  );
};
