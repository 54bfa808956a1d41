import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Banner } from '../../../contract/http/cms-banners.ts';
import { BoardMessage } from '../../board/board-message.tsx';
import { Title } from '../../running/title.tsx';
import { BannerCard } from './banner-card.tsx';
import { BannerTerms } from './banner-terms.tsx';
import css from './promo-page.module.css';

/** One promotion with its terms; one that is over is marked so. */
export const PromoDetail = ({ banner }: { banner: Banner | undefined }) => {
  const { t } = useTranslation('info');
  const title = banner?.title ?? t('promo.gone');
  return (
    <div className={css.page}>
      <Title>{title}</Title>
      <h1 className="visually-hidden">{t('pages.promo')}</h1>
      <Link to="/promo" className={css.back}>
        <IconArrowLeft size={16} stroke={1.75} aria-hidden />
        {t('promo.back')}
      </Link>
      {banner === undefined ? (
        <BoardMessage title={t('promo.gone')}>{t('promo.goneText')}</BoardMessage>
      ) : (
        <>
          <BannerCard banner={banner} level={2} wide />
          <BannerTerms banner={banner} />
        </>
      )}
    </div>
  );
};
