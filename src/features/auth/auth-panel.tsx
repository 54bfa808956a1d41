import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthArt } from './auth-art.tsx';
import css from './auth-panel.module.css';

interface AuthPanelProps {
  /** Shown above the picture where the page has no logo of its own. */
  logo?: ReactNode;
  /** The picture: next to the form on a desktop, a strip of it above the form on a phone. */
  side: boolean;
  children: ReactNode;
}

/** A form of the auth pages with the operator's picture next to it and the note about responsible play below. */
export const AuthPanel = ({ logo, side, children }: AuthPanelProps) => {
  const { t } = useTranslation('auth');
  return (
    <div className={css.panel} data-side={side}>
      <div className={css.side}>
        {logo && <div className={css.logo}>{logo}</div>}
        <div className={css.art}>
          <AuthArt />
        </div>
        <div>
          <p className={css.claim}>{t('claim')}</p>
          <p className={css.claimText}>{t('claimText')}</p>
        </div>
      </div>
      <div className={css.content}>
        {children}
        <p className={css.responsible}>
          <span className={css.adults}>18+</span>
          {t('responsible')}
        </p>
      </div>
    </div>
  );
};
