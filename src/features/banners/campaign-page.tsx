import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Banner } from '../../../contract/http/cms-banners.ts';
import { BoardMessage } from '../../board/board-message.tsx';
import { Title } from '../../running/title.tsx';
import { BannerCard } from './banner-card.tsx';
import { BannerTerms } from './banner-terms.tsx';
import css from './promo-page.module.css';

interface CampaignPageProps {
  /** The one that was come for, else the operator's first; undefined when he has none. */
  banner: Banner | undefined;
  /** What can be bet on at once. */
  children: ReactNode;
}

/** A home page for who comes from a campaign: what it promises, under which terms, and the matches to begin with. */
export const CampaignPage = ({ banner, children }: CampaignPageProps) => {
  const { t } = useTranslation('info');
  const title = banner?.title ?? t('promo.gone');
  return (
    <>
      <div className={css.page}>
        <Title>{title}</Title>
        <h1 className="visually-hidden">{title}</h1>
        {banner === undefined ? (
          <BoardMessage title={t('promo.gone')} action={<Link to="/promo">{t('promo.back')}</Link>}>
            {t('promo.goneText')}
          </BoardMessage>
        ) : (
          <>
            <BannerCard banner={banner} level={2} wide />
            <BannerTerms banner={banner} />
          </>
        )}
      </div>
      {children}
    </>
  );
};
