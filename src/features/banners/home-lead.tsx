import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Banner } from '../../../contract/http/cms-banners.ts';
import { useInSight } from '../../board/use-in-sight.ts';
import { BannerDetails } from './banner-details.tsx';
import css from './home-lead.module.css';
import { Pitch } from './pitch.tsx';
import { SlideButtons } from './slide-buttons.tsx';

interface HomeLeadProps {
  banners: readonly Banner[];
  /** Creates an account; filled here, as long as it is in sight. */
  register: ReactNode;
}

/** What the operator offers a visitor, one banner at a time; nothing moves unless it is pressed. */
export const HomeLead = ({ banners, register }: HomeLeadProps) => {
  const { t } = useTranslation('info');
  const [lead, inSight] = useInSight<HTMLElement>();
  const [place, setPlace] = useState(0);
  const turn = (by: 1 | -1) => setPlace((place + by + banners.length) % banners.length);
  const banner = banners[place];
  return (
    <section ref={lead} className={css.lead} aria-label={t('slides.label')} data-away={!inSight}>
      <Pitch />
      <div className={css.words} aria-live="polite">
        {banner && <p className={css.kind}>{t(`promo.category.${banner.category}`)}</p>}
        <p className={css.title}>{banner?.title}</p>
      </div>
      <div className={css.actions}>
        {register}
        {banner && <BannerDetails banner={banner} className={css.details} />}
        <p className={css.text}>{banner?.text}</p>
      </div>
      {banners.length > 1 && (
        <SlideButtons className={css.pager} turn={turn}>
          <span className={css.place}>{t('slides.place', { place: place + 1, total: banners.length })}</span>
        </SlideButtons>
      )}
    </section>
  );
};
