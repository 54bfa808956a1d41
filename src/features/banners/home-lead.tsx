import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Banner } from '../../../contract/http/cms-banners.ts';
import { withWords } from '../../i18n/i18n.ts';
import { late } from '../../ui/late.tsx';
import { BannerDetails } from './banner-details.tsx';
import css from './home-lead.module.css';
import { LeadWords } from './lead-words.tsx';

const LeadFrame = late(() => withWords(import('./lead-frame.tsx'), 'info'));

interface HomeLeadProps {
  banners: readonly Banner[];
  /** Creates an account. */
  register: ReactNode;
}

/** What the operator offers a visitor, one banner at a time; nothing moves unless it is pressed. */
export const HomeLead = ({ banners, register }: HomeLeadProps) => {
  const { t } = useTranslation('home');
  const [place, setPlace] = useState(0);
  const banner = banners[place];
  return (
    <section className={css.lead} aria-label={t('promo')}>
      <LeadFrame
        place={place}
        total={banners.length}
        turn={(by) => setPlace((place + by + banners.length) % banners.length)}
      />
      <LeadWords banner={banner}>
        {register}
        {banner && <BannerDetails banner={banner} className={css.details} />}
      </LeadWords>
    </section>
  );
};
