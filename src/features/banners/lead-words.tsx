import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Banner } from '../../../contract/http/cms-banners.ts';
import css from './home-lead.module.css';
import { kindNames } from './kind-names.ts';

interface LeadWordsProps {
  banner: Banner | undefined;
  /** What can be done about it. */
  children: ReactNode;
}

/** What a banner says on the lead of the home page. */
export const LeadWords = ({ banner, children }: LeadWordsProps) => {
  const { t } = useTranslation('home');
  return (
    <>
      <div className={css.words} aria-live="polite">
        {banner && <p className={css.kind}>{t(kindNames[banner.category])}</p>}
        <p className={css.title}>{banner?.title}</p>
      </div>
      <div className={css.actions}>
        {children}
        <p className={css.text}>{banner?.text}</p>
      </div>
    </>
  );
};
